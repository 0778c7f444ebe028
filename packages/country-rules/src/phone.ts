import { addressRulesOf } from './address-rules.ts';
import type { CountryCode } from './country-code.ts';
import type { AddressRules } from './country-record.ts';

export type CheckedPhone =
  | { readonly ok: true; readonly phone: string; readonly e164: string }
  | { readonly ok: false; readonly reason: 'required' | 'invalid' };

/** What people put between digits when they write or paste a number. */
const SEPARATORS = /[\s\-\u2010-\u2015().\u00a0\u200b-\u200f\u202a-\u202e\u2060]/gu;

/** Whether a national number has a length of spec section 5, or is one of those the spec left out. */
function isOfLength(phone: string, { phone_lengths, phone_also }: AddressRules): boolean {
  return phone_lengths.includes(phone.length) || phone_also?.test(phone) === true;
}

/**
 * The national number of a typed phone: separators, country code and trunk zero removed (spec section 5). What cannot be
 * part of such a number stays in the text, so that a check refuses it: '+1 555 0100' is no Singapore number.
 */
export function normalisePhone(text: string, country: CountryCode): string {
  const rules = addressRulesOf(country);
  const code = rules.phone_code.slice(1);
  const written = text.replace(SEPARATORS, '');
  const international = written.replace(/^\+|^00(?=[1-9])/, '');
  const national = (digits: string): string => (rules.phone_has_trunk_zero ? digits.replace(/^0/, '') : digits);
  if (!international.startsWith(code)) return national(written);
  const rest = national(international.slice(code.length));
  if (international !== written) return rest;
  // Without a plus the first digits may belong to the number itself: 6512 3456 is a Singapore number.
  return isOfLength(rest, rules) || !isOfLength(national(written), rules) ? rest : national(written);
}

/** Digits only and of an allowed length (spec section 5). Gives the national number and its E.164 form. */
export function checkPhone(text: string, country: CountryCode): CheckedPhone {
  if (text.trim() === '') return { ok: false, reason: 'required' };
  const rules = addressRulesOf(country);
  const phone = normalisePhone(text, country);
  // A zero that is left over belongs to a second trunk prefix or to another country's '00'.
  const digits = rules.phone_has_trunk_zero ? /^[1-9][0-9]*$/ : /^[0-9]+$/;
  if (!digits.test(phone) || !isOfLength(phone, rules)) return { ok: false, reason: 'invalid' };
  return { ok: true, phone, e164: `${rules.phone_code}${phone}` };
}

/** The legacy check of spec section 5: digits only and exactly 8. */
export function isLegacyPhone(text: string): boolean {
  return /^[0-9]{8}$/.test(text);
}
