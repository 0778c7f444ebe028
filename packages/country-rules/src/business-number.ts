import type { CountryCode } from './country-code.ts';

export interface BusinessNumberRule {
  /** Of the number without spaces, in upper case. */
  readonly pattern: RegExp;
  readonly example: string;
}

/**
 * How the number of a business looks in its country's trade register.
 * - SG, the UEN of ACRA: a business `53333444A`, a local company `201912345K`, everybody else `T08GB0001A`.
 * - MY, the number of SSM: 12 digits since 2019, before that up to 7 digits and a letter; partnerships `LLP0012345-LGN`.
 * - PH, of the SEC (`CS201912345`, or digits alone) or of the DTI.
 * - ID, the NIB: 13 digits.
 * - VN, the enterprise code: 10 digits, a branch with 3 more.
 */
export const BUSINESS_NUMBERS: Readonly<Record<CountryCode, BusinessNumberRule>> = {
  SG: { pattern: /^(?:\d{8}[A-Z]|(?:19|20)\d{7}[A-Z]|[RST]\d{2}[A-Z]{2}\d{4}[A-Z])$/u, example: '201912345K' },
  MY: {
    pattern: /^(?:(?:19|20)\d{10}|\d{1,7}-?[A-Z]|[A-Z]{2}\d{7}-?[A-Z]|LLP\d{7}-?[A-Z]{3})$/u,
    example: '201901012345',
  },
  PH: { pattern: /^[A-Z]{0,3}\d{6,14}$/u, example: 'CS201912345' },
  ID: { pattern: /^\d{13}$/u, example: '9120001234567' },
  VN: { pattern: /^\d{10}(?:-?\d{3})?$/u, example: '0312345678' },
};

/** The number as it is stored: upper case, no spaces. Null when no register of the country gives such numbers. */
export function checkBusinessNumber(text: string, country: CountryCode): string | null {
  const number = text.replaceAll(/\s+/gu, '').toUpperCase();
  return BUSINESS_NUMBERS[country].pattern.test(number) ? number : null;
}
