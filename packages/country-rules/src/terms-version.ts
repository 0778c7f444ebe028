import type { CountryCode } from './country-code.ts';

/**
 * The day from which the terms of service in force hold, in every language. A new text gets a new day here: it is what pages
 * show, what is kept of an acceptance, and who accepted another day's terms is asked again.
 */
export const TERMS_IN_FORCE_SINCE = '2026-11-01';

/** SHA-256 of the text as people of each country read it; a test compares it with the text. */
export const TERMS_HASHES: Readonly<Record<CountryCode, string>> = {
  SG: 'e08a1d697d698988e01c03e6c72031faaed27af001efae0de7bf6d048f214d9d',
  MY: '4c4bb0fc9b3d7129f0242b68248fb0df70186add91f31f35a56f3ba326dc4d27',
  PH: '118c426f93aa962ef2b710dd896d5319d68b9d1f287c9938719b6e9b64a0bae2',
  ID: 'd0972106d8584745438cadd8b76a2699a64a388db5d85d1e4d93a54ac2985a8b',
  VN: 'c326d162f3eca9018ff95fb247e00806c38f5f9eb097020316b7d4595fe8efd2',
};
