import { addressRulesOf, checkPhone, type CheckedPhone, type CountryCode } from '@sampan/country-rules';
import { parsePhoneNumberFromString } from 'libphonenumber-js/core';
import { METADATA } from './metadata.ts';

/** The number alone, its country's code behind a plus: 'tel:+60-12-345-6789;phone-context=...' is a link, 00 the plus of many. */
function unwrap(text: string, country: CountryCode): string {
  const bare = text.trim().replace(/^tel:/iu, '').replace(/;.*$/u, '').trim();
  const code = addressRulesOf(country).phone_code;
  return bare.startsWith(`00${code.slice(1)}`) ? `+${bare.slice(2)}` : bare;
}

/** The number where it is a valid one of the country by libphonenumber's metadata; null for everything else. */
function validNumber(text: string, country: CountryCode): CheckedPhone | null {
  const number = parsePhoneNumberFromString(text, { defaultCountry: country, extract: false }, METADATA);
  if (number === undefined || number.country !== country || !number.isValid()) return null;
  // An extension has no place to be kept, and without it the number leads elsewhere.
  if (number.ext !== undefined) return null;
  return { ok: true, phone: number.nationalNumber, e164: number.number };
}

/**
 * Reads a phone number of a country as people type, paste or store it: with or without the country's code, with its plus,
 * with 00 or with neither, as a 'tel:' link, with slashes, and the first of two that a slash parts.
 *
 * What libphonenumber's metadata knows as a number of the country is taken as that number, whatever its length. Everything else
 * is judged by the lengths of spec section 5, as `checkPhone` of country-rules does: they decide what is refused.
 *
 * @returns the national number without a trunk zero, and its E.164 form
 */
export function readPhone(text: string, country: CountryCode): CheckedPhone {
  const written = unwrap(text, country);
  const forms = [written, ...(written.includes('/') ? [written.replaceAll('/', ' '), ...written.split('/')] : [])];
  for (const form of forms) {
    const valid = validNumber(form, country);
    if (valid !== null) return valid;
  }
  const by_length = checkPhone(written, country);
  // A form that knows lengths alone may have put the country's code before a number that had it: +60 6042612345.
  return (by_length.ok ? validNumber(by_length.phone, country) : null) ?? by_length;
}
