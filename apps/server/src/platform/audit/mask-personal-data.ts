import { cutText } from '../cut-text.ts';

const SECRET = /password|secret|token|otp|authorization|card_number|cvc|account_number|iban/u;
const NAME =
  /^(?:name|first_name|last_name|full_name|contact_name|legal_name|beneficiary_name|holder|recipient|sender)$/u;
const PLACE = /^(?:street|unit_number|building_name|line_?\d|delivery_instructions|(?:.*_)?address)$/u;
const POINT = /^(?:lat|lng|latitude|longitude)$/u;
const EMAIL = /[^\s@<>"']+@[^\s@<>"']+/gu;
const PHONE = /\+\d[\d\s-]{6,}\d/gu;
const LONGEST = 300;
const HIDDEN = '•••';

/**
 * A value without what would tell who or where somebody is: the one way personal data gets into the audit log (trust 8).
 * Names keep their first letters, emails the first letter and the domain, phones the last four digits, places their first
 * three characters; secrets keep nothing. Amounts, states and ids stay.
 */
export function maskPersonalData(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((each) => maskPersonalData(each, key));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, maskPersonalData(each, name)]));
  const last = key.slice(key.lastIndexOf('.') + 1).toLowerCase();
  if (SECRET.test(last)) return value === null ? null : HIDDEN;
  if (typeof value === 'number') return POINT.test(last) ? HIDDEN : value;
  return typeof value === 'string' ? maskText(value, last) : value;
}

/** An object of any depth, masked. */
export function maskDetails(facts: Record<string, unknown>): Record<string, unknown> {
  return maskPersonalData(facts) as Record<string, unknown>;
}

function maskText(text: string, key: string): string {
  if (text === '') return '';
  if (NAME.test(key))
    return cutText(
      text.replaceAll(/[\p{L}\p{N}]+/gu, (word) => `${[...word][0] ?? ''}${HIDDEN}`),
      LONGEST,
    );
  if (PLACE.test(key)) return `${[...text].slice(0, 3).join('')}${HIDDEN}`;
  if (POINT.test(key)) return HIDDEN;
  if (key === 'post_code') return `${cutText(text, 2)}${HIDDEN}`;
  if (/phone/u.test(key)) return lastDigits(text);
  return cutText(text.replaceAll(EMAIL, maskEmail).replaceAll(PHONE, lastDigits), LONGEST);
}

function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${[...email][0] ?? ''}${HIDDEN}${email.slice(at)}`;
}

function lastDigits(phone: string): string {
  const digits = phone.replaceAll(/\D/gu, '');
  return digits.length < 8 ? HIDDEN : `•••• ${digits.slice(-4)}`;
}
