import type { CountryCode } from './country-code.ts';
import type { CountryRules } from './country-record.ts';
import { ID } from './id.ts';
import { MY } from './my.ts';
import { PH } from './ph.ts';
import { SG } from './sg.ts';
import { VN } from './vn.ts';

const RULES: Readonly<Record<CountryCode, CountryRules>> = { SG, MY, PH, ID, VN };

/** The record of a country: every fact the product knows about it. */
export function rulesOf(country: CountryCode): CountryRules {
  return RULES[country];
}
