import { COUNTRY_CODES, addressRulesOf } from '@sampan/country-rules';
import { foldText } from '../../shipping/order/index.ts';

/** Shorter words have no trigram: the index cannot answer them. */
const INDEXED_LENGTH = 3;
const PHONE_FORM = /^[+\d(][\d\s\-().]*$/u;
/** Every country's numbers differ within their last eight digits. */
const PHONE_DIGITS = 8;
const FEWEST_PHONE_DIGITS = 5;
/** A shorter word with a wrong letter is another word. */
const NEAR_LENGTH = 4;

export interface SearchWords {
  /** All of them occur in what is found. */
  words: string[];
  /** As typed, for numbers that are looked up whole. */
  whole: string;
  /** False when every word is too short for the index. */
  is_indexed: boolean;
}

/**
 * The words of a typed text. A phone in any form, such as '+65 9178-2345' or '0917 123 4567', becomes the digits that
 * it is stored with.
 */
export function readSearchWords(typed: string): SearchWords {
  const whole = typed.trim();
  const phone = PHONE_FORM.test(whole) ? phoneDigits(whole) : null;
  const words = phone === null ? [...new Set(foldText(whole).split(/\s+/u))].slice(0, 6) : [phone];
  return { words, whole, is_indexed: words.some((word) => word.length >= INDEXED_LENGTH) };
}

/** Whether a word may be looked for with a wrong letter. Digits are right or wrong. */
export function mayBeNear(word: string): boolean {
  return word.length >= NEAR_LENGTH && !/\d/u.test(word);
}

function phoneDigits(text: string): string | null {
  const digits = text.replaceAll(/\D/gu, '');
  const is_plain = digits === text;
  if (digits.length < FEWEST_PHONE_DIGITS || (is_plain && digits.length <= PHONE_DIGITS))
    return is_plain ? digits : null;
  // A long number without a sign of a phone may be a store's own number, which is looked for as a whole.
  if (is_plain && !digits.startsWith('0') && !startsWithCountry(digits)) return digits;
  if (digits.length >= PHONE_DIGITS) return digits.slice(-PHONE_DIGITS);
  return text.startsWith('+') ? null : digits.replace(/^0/u, '');
}

const CALLING_CODES = COUNTRY_CODES.map((country) => addressRulesOf(country).phone_code.slice(1));

function startsWithCountry(digits: string): boolean {
  return CALLING_CODES.some((code) => digits.startsWith(code));
}
