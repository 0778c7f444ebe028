import type { CountryCode } from './country-code.ts';

export interface PostcodeRule {
  /** Null where the spec shows none (VN). */
  readonly length: number | null;
  readonly pattern: RegExp;
  readonly is_optional: boolean;
}

/** Spec sections 5 and 9. A table of its own: what only reads postcodes need not carry five address forms. */
export const POSTCODE_RULES: Readonly<Record<CountryCode, PostcodeRule>> = {
  // Six digits in a sector that is in use; `sg-district.ts` knows the district of each.
  SG: { length: 6, pattern: /^(?!00|74|8[3-9]|9)\d{6}$/, is_optional: false },
  MY: { length: 5, pattern: /^(?!00)\d{5}$/, is_optional: false },
  PH: { length: 4, pattern: /^(?!00)\d{4}$/, is_optional: true },
  // The first digit is a region: 1 for Jakarta to 9 for the east. Forms that ask for a code get 00000.
  ID: { length: 5, pattern: /^[1-9]\d{4}$/, is_optional: true },
  // Five digits today, six on addresses written before 2018.
  VN: { length: null, pattern: /^\d{5}\d?$/, is_optional: true },
};
