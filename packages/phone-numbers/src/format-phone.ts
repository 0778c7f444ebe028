import type { CountryCode } from '@sampan/country-rules';
import { parsePhoneNumberFromString } from 'libphonenumber-js/core';
import { METADATA } from './metadata.ts';
import { readPhone } from './read-phone.ts';

/**
 * A phone of `country` as people in `home` write it: nationally at home, '012-345 6789', and with the country's code
 * elsewhere, '+60 12-345 6789'. What is no number of the country stays as it is.
 */
export function formatPhone(text: string, country: CountryCode, home: CountryCode = country): string {
  const read = readPhone(text, country);
  if (!read.ok) return text;
  const number = parsePhoneNumberFromString(read.e164, METADATA);
  if (number === undefined) return country === home ? read.phone : read.e164;
  return country === home ? number.formatNational() : number.formatInternational();
}
