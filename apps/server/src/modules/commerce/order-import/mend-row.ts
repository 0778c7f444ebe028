import type { ImportField, ImportRepair, ImportValues } from '@sampan/contract';
import {
  COUNTRY_CODES,
  addressRulesOf,
  checkPostcode,
  foldText,
  isCountryCode,
  normaliseStateName,
  type CountryCode,
} from '@sampan/country-rules';
import { readPhone } from '@sampan/phone-numbers';
import type { GroupedRow } from './group-rows.ts';
import { importRepair } from './import-issue.ts';
import { goodsOf, mendCustoms } from './item-customs.ts';
import { purposeOf } from './read-purpose.ts';

/** A parcel whose cells are mended, and the country it goes to; null for one we do not know. */
export interface MendedRow extends GroupedRow {
  country: CountryCode | null;
}

const COUNTRY_NAMES: Readonly<Record<CountryCode, readonly string[]>> = {
  SG: ['singapore', 'singapura', 'sgp'],
  MY: ['malaysia', 'mys'],
  PH: ['philippines', 'the philippines', 'pilipinas', 'filipina', 'phl'],
  ID: ['indonesia', 'idn'],
  VN: ['vietnam', 'viet nam', 'vnm'],
};
const UNIT = /(?:^|[\s,])(#\s?[A-Z]?\d{1,3}[A-Z]?\s?-\s?\d{1,5}[A-Z]?)(?=$|[\s,])/iu;

/** The country a text names, by its code or its name in any of our languages. */
export function countryOf(text: string | undefined, usual: CountryCode): CountryCode | null {
  if (text === undefined || text === '') return usual;
  const code = text.toUpperCase();
  if (isCountryCode(code)) return code;
  const folded = foldText(text);
  return COUNTRY_CODES.find((country) => COUNTRY_NAMES[country].includes(folded)) ?? null;
}

/** Puts back what spreadsheets take: the first zero of a postcode and of a phone, and the unit's own column. */
function mend(values: ImportValues, country: CountryCode): ImportRepair[] {
  const repaired: ImportRepair[] = [];
  const put = (field: ImportField, key: Parameters<typeof importRepair>[1], to: string) => {
    repaired.push(importRepair(field, key, values[field] ?? '', to));
    values[field] = to;
  };
  const { postcode_length, phone_has_trunk_zero, phone_code } = addressRulesOf(country);
  const code = values.recipient_post_code ?? '';
  if (postcode_length !== null && /^\d+$/u.test(code) && code.length === postcode_length - 1) {
    if (checkPostcode(`0${code}`, country).ok) put('recipient_post_code', 'validate.import_zero_restored', `0${code}`);
  }
  const unit = UNIT.exec(values.recipient_address ?? '');
  if (country === 'SG' && unit?.[1] !== undefined && values.recipient_unit === undefined) {
    const street = (values.recipient_address ?? '').replace(unit[0], ' ').replaceAll(/\s*,(?:\s*,)+\s*/gu, ', ');
    put(
      'recipient_address',
      'validate.import_unit_moved',
      street.replaceAll(/\s+/gu, ' ').replace(/^[\s,]+|[\s,]+$/gu, ''),
    );
    values.recipient_unit = unit[1].replaceAll(' ', '');
  }
  const phone = values.recipient_phone ?? '';
  const read = readPhone(phone, country);
  if (read.ok) {
    if (phone_has_trunk_zero && /^[1-9]\d+$/u.test(phone) && !phone.startsWith(phone_code.slice(1)))
      put('recipient_phone', 'validate.import_zero_restored', read.e164);
    values.recipient_phone = read.e164;
  }
  if (values.recipient_state !== undefined) values.recipient_state = normaliseStateName(values.recipient_state);
  return repaired;
}

/** Mends what can be mended without a guess, and reads the country: the company's own unless the row names one. */
export function mendRow(row: GroupedRow, usual: CountryCode): MendedRow {
  const { values: customs, repaired: codes } = mendCustoms(row.values);
  const values = { ...customs };
  const purpose = purposeOf(values.customs_purpose ?? '');
  if (purpose !== null) values.customs_purpose = purpose;
  const country = countryOf(values.recipient_country, usual);
  const repaired = [...row.repaired, ...codes, ...(country === null ? [] : mend(values, country))];
  if (country !== null) values.recipient_country = country;
  return { ...row, values, items: goodsOf({ values, items: row.items }), repaired, country };
}
