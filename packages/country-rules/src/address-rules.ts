import type { CountryCode } from './country-code.ts';
import type { AddressRules } from './country-record.ts';
import { ID_ADDRESS } from './id-address.ts';
import { MY_ADDRESS } from './my-address.ts';
import { PH_ADDRESS } from './ph-address.ts';
import { SG_ADDRESS } from './sg-address.ts';
import { VN_ADDRESS } from './vn-address.ts';

const RULES: Readonly<Record<CountryCode, AddressRules>> = {
  SG: SG_ADDRESS,
  MY: MY_ADDRESS,
  PH: PH_ADDRESS,
  ID: ID_ADDRESS,
  VN: VN_ADDRESS,
};

/** The address part of a country's record, without the rest of it: all that phones, postcodes and address forms need. */
export function addressRulesOf(country: CountryCode): AddressRules {
  return RULES[country];
}
