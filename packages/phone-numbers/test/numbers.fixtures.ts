import { addressRulesOf, type CountryCode } from '@sampan/country-rules';
import fc from 'fast-check';
import { parsePhoneNumberFromString } from 'libphonenumber-js/core';
import five_countries from '../data/metadata.json' with { type: 'json' };
import { METADATA } from '../src/metadata.ts';

/** Times five countries: 10,000. */
export const PER_COUNTRY = 2_000;

/** The patterns of each kind of number (fixed line, mobile, toll-free, ...) stand in the eleventh place of a country's row. */
function patternsOf(country: CountryCode): string[] {
  const row = (five_countries.countries as unknown as Record<string, unknown[]>)[country] ?? [];
  return ((row[11] ?? []) as (unknown[] | 0)[]).flatMap((kind) =>
    Array.isArray(kind) && typeof kind[0] === 'string' ? [kind[0]] : [],
  );
}

/** Numbers that the metadata calls valid, made from its own patterns. */
export function numbersOf(country: CountryCode): string[] {
  const any = fc.oneof(...patternsOf(country).map((pattern) => fc.stringMatching(new RegExp(`^(?:${pattern})$`))));
  const valid = any.filter(
    (national) =>
      parsePhoneNumberFromString(`${addressRulesOf(country).phone_code}${national}`, METADATA)?.isValid() === true,
  );
  return fc.sample(valid, { numRuns: PER_COUNTRY, seed: 15 });
}
