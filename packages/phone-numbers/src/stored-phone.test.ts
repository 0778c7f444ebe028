import { addressRulesOf, COUNTRY_CODES, type CountryCode } from '@sampan/country-rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatPhone } from './format-phone.ts';
import { numbersOf, PER_COUNTRY } from '#test/numbers.fixtures.ts';
import { readPhone } from './read-phone.ts';
import { nationalOfE164, nationalPhone, storedPhone } from './stored-phone.ts';

describe('10,000 numbers generated from the metadata, stored and shown', () => {
  it.each(COUNTRY_CODES)('%s: stored in E.164, answered nationally, and shown as the same number', (country) => {
    const code = addressRulesOf(country).phone_code;
    const abroad = country === 'SG' ? 'MY' : 'SG';
    const numbers = numbersOf(country);
    const wrong = numbers.filter((national) => {
      const e164 = `${code}${national}`;
      const stored = storedPhone(national, country);
      const shown = [formatPhone(stored, country), formatPhone(stored, country, abroad)];
      return (
        stored !== e164 ||
        storedPhone(stored, country) !== e164 ||
        nationalPhone(stored, country) !== national ||
        nationalOfE164(stored) !== national ||
        // A row from before, with the national number or with what lengths alone made of one.
        nationalPhone(national, country) !== national ||
        shown.some((text) => storedPhone(text, country) !== e164) ||
        shown[1]?.startsWith(`${code} `) !== true
      );
    });
    expect(numbers).toHaveLength(PER_COUNTRY);
    expect(wrong.slice(0, 20)).toEqual([]);
  });

  it.each(COUNTRY_CODES)('%s: whatever digits are stored, storing them again changes nothing', (country) => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9]{6,14}$/u), (digits) => {
        const read = readPhone(digits, country);
        if (!read.ok) return;
        expect(storedPhone(read.e164, country)).toBe(read.e164);
        expect(nationalPhone(read.e164, country)).toBe(read.phone);
        expect(storedPhone(read.phone, country)).toBe(read.e164);
      }),
      { numRuns: 500, seed: 15 },
    );
  });
});

describe('phones as people see them', () => {
  it.each<readonly [CountryCode, string, string, string]>([
    ['SG', '91234567', '9123 4567', '+65 9123 4567'],
    ['MY', '+60123456789', '012-345 6789', '+60 12 345 6789'],
    ['PH', '+639171234567', '0917 123 4567', '+63 917 123 4567'],
    ['ID', '81234567890', '0812-3456-7890', '+62 812 3456 7890'],
    ['VN', '+84912345678', '0912 345 678', '+84 912 345 678'],
    ['SG', 'ask at the door', 'ask at the door', 'ask at the door'],
    ['SG', '', '', ''],
  ])('%s: %s is %s at home and %s abroad', (country, stored, at_home, abroad) => {
    expect(formatPhone(stored, country)).toBe(at_home);
    expect(formatPhone(stored, country, country === 'SG' ? 'MY' : 'SG')).toBe(abroad);
  });

  it('keeps in a draft what is no number', () => {
    expect(storedPhone('9123', 'SG')).toBe('9123');
    expect(nationalPhone('9123', 'SG')).toBe('9123');
    expect(nationalOfE164('0912')).toBe('0912');
    expect(nationalOfE164('+15550100')).toBe('+15550100');
  });

  it.each(COUNTRY_CODES)('%s: what is no number is answered as it was typed', (country) => {
    const text = `${addressRulesOf(country).phone_code}123`;
    expect(nationalPhone(storedPhone(text, country), country)).toBe(text);
  });
});
