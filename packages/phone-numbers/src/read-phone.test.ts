import { addressRulesOf, COUNTRY_CODES, type CountryCode } from '@sampan/country-rules';
import { parsePhoneNumberFromString } from 'libphonenumber-js/core';
import { describe, expect, it } from 'vitest';
import { METADATA } from './metadata.ts';
import { numbersOf, PER_COUNTRY } from '#test/numbers.fixtures.ts';
import { readPhone } from './read-phone.ts';

const isNational = (text: string, country: CountryCode) =>
  parsePhoneNumberFromString(text, { defaultCountry: country, extract: false }, METADATA);

describe('10,000 numbers generated from the metadata (spec 5 Phone)', () => {
  it.each(COUNTRY_CODES)('%s: none is stored wrong, however it is written', (country) => {
    const { phone_code: code, phone_has_trunk_zero } = addressRulesOf(country);
    const digits = code.slice(1);
    const wrong: string[] = [];
    const numbers = numbersOf(country);
    for (const national of numbers) {
      const e164 = `${code}${national}`;
      const known = isNational(e164, country);
      // Digits with the code and no plus may be another number of the country: 6512 3456 is one of Singapore.
      const is_other = isNational(`${digits}${national}`, country)?.number !== e164;
      const forms = [
        e164,
        `00${digits}${national}`,
        `tel:${e164}`,
        known?.formatInternational() ?? e164,
        known?.formatNational() ?? e164,
        `${e164.slice(0, -3)}/${e164.slice(-3)}`,
        ...(is_other ? [] : [`${digits}${national}`]),
        ...(phone_has_trunk_zero && isNational(`0${national}`, country)?.number === e164 ? [`0${national}`] : []),
      ];
      for (const form of forms) {
        const read = readPhone(form, country);
        if (!read.ok || read.e164 !== e164) wrong.push(`${form} is ${read.ok ? read.e164 : read.reason}, not ${e164}`);
      }
    }
    expect(numbers).toHaveLength(PER_COUNTRY);
    expect(wrong.slice(0, 20)).toEqual([]);
  });
});

describe('numbers the spec refused and people have (decision 0039)', () => {
  it.each<readonly [CountryCode, string, string]>([
    ['MY', '6042612345', '+6042612345'],
    ['MY', '04-261 2345', '+6042612345'],
    ['MY', '+60 6042612345', '+6042612345'],
    ['ID', '021 5790 1234', '+622157901234'],
    ['ID', '+62 812 3456 78901', '+62812345678901'],
    ['ID', '0651-34565', '+6265134565'],
    ['PH', '(02) 8123 4567', '+63281234567'],
    ['PH', '032 234 5678', '+63322345678'],
    ['VN', 'tel:028-3829-5730', '+842838295730'],
    ['SG', '6123 4567 / 9123 4567', '+6561234567'],
  ])('%s reads %s as %s', (country, text, e164) => {
    expect(readPhone(text, country)).toMatchObject({ ok: true, e164 });
  });

  it('keeps the lengths of the spec for what is refused', () => {
    expect(readPhone('', 'SG')).toEqual({ ok: false, reason: 'required' });
    for (const text of ['9123', '+1 91234567', '9123456a', '012-345 6789 ext. 5'])
      expect(readPhone(text, 'SG')).toEqual({ ok: false, reason: 'invalid' });
    // Of an allowed length, though in no range that is in use.
    expect(readPhone('21234567', 'SG')).toMatchObject({ ok: true, e164: '+6521234567' });
  });
});
