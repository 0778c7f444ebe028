import { addressRulesOf, checkPhone, COUNTRY_CODES, type CountryCode } from '@sampan/country-rules';
import { readPhone } from './read-phone.ts';

/** A phone as it is stored: in E.164. What is no number of the country stays as it was written, such as that of a draft. */
export function storedPhone(text: string, country: CountryCode): string {
  const read = readPhone(text, country);
  return read.ok ? read.e164 : text;
}

/**
 * The national number of a stored phone, as the wire has it; rows written before E.164 was stored are read alike. A list reads
 * two for each parcel, so a number whose length is right is not parsed again.
 */
export function nationalPhone(stored: string, country: CountryCode): string {
  const by_length = checkPhone(stored, country);
  if (by_length.ok && by_length.e164 === stored) return by_length.phone;
  const read = readPhone(stored, country);
  return read.ok ? read.phone : stored;
}

/** The same where the country is known by the number alone; what has no country's code is left as it is. */
export function nationalOfE164(stored: string): string {
  const country = COUNTRY_CODES.find((code) => stored.startsWith(addressRulesOf(code).phone_code));
  return country === undefined ? stored : nationalPhone(stored, country);
}
