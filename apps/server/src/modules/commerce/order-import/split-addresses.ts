import type { ImportField, ImportRepair, ImportValues } from '@sampan/contract';
import { rulesOf, type CountryCode } from '@sampan/country-rules';
import type { Database } from '../../../platform/database/database.ts';
import {
  findLowerLevels,
  findPostcodeLevels,
  findUpperLevels,
  type LevelsByKey,
  type PlacedLevel,
} from '../../shipping/location/index.ts';
import { cutAddress, keysOf, readTail, type AddressParts, type AddressTail } from './address-tail.ts';
import type { GroupedRow } from './group-rows.ts';
import { importRepair } from './import-issue.ts';
import { countryOf } from './mend-row.ts';

const PLACES = [
  'recipient_post_code',
  'recipient_state',
  'recipient_city',
  'recipient_district',
  'recipient_county',
] as const satisfies readonly ImportField[];
const SIX_DIGITS = /(?<!\d)\d{4,6}(?!\d)/gu;

/** A row whose address is all that it says of the place. */
interface WholeAddress {
  at: number;
  text: string;
}

function wholeAddresses(rows: readonly GroupedRow[], country: CountryCode, usual: CountryCode): WholeAddress[] {
  return rows.flatMap(({ values }, at) => {
    const text = values.recipient_address;
    const is_alone = PLACES.every((field) => !values[field]);
    return text && is_alone && countryOf(values.recipient_country, usual) === country ? [{ at, text }] : [];
  });
}

/** Today's names of a level and of those around it; a former place has the names of the one that followed it, where it was one. */
function placeOf(level: PlacedLevel, upper: ReadonlyMap<number, PlacedLevel>): ImportValues | null {
  const values: ImportValues = {};
  const fields = ['recipient_state', 'recipient_city', 'recipient_district', 'recipient_county'] as const;
  const put = (one: { level: number; name: string }) => {
    const field = fields[one.level - 1];
    if (field) values[field] = one.name;
  };
  const chain = [level, ...level.outer];
  if (chain.every(({ valid_to }) => valid_to === null)) {
    for (const one of chain) put(one);
    return values;
  }
  const next = level.replaced_by ?? [];
  const now = level.valid_to === null ? level : next.length === 1 ? upper.get(next[0] ?? -1) : undefined;
  if (now === undefined) return null;
  for (const one of [now, ...now.outer]) if (one.valid_to === null) put(one);
  return values.recipient_state === undefined ? null : values;
}

function withPlace(row: GroupedRow, { post_code }: AddressParts, street: string, place: ImportValues): GroupedRow {
  const values: ImportValues = { ...row.values };
  const repaired: ImportRepair[] = [...row.repaired];
  const found: ImportValues = { ...place, ...(post_code === null ? {} : { recipient_post_code: post_code }) };
  for (const [name, to] of Object.entries({ recipient_address: street, ...found })) {
    const field = name as ImportField;
    repaired.push(importRepair(field, 'validate.import_address_split', values[field] ?? '', to));
    values[field] = to;
  }
  return { ...row, values, repaired };
}

/**
 * Takes postcodes and places out of addresses that stand in one cell, for rows that say nothing else of the place. Only what the
 * location data confirms is taken, everything else stays in the street. A fixed number of queries for each country of a file.
 */
export async function splitAddresses(
  db: Database,
  rows: readonly GroupedRow[],
  usual: CountryCode,
): Promise<GroupedRow[]> {
  const split = [...rows];
  for (const country of new Set(rows.flatMap(({ values }) => countryOf(values.recipient_country, usual) ?? []))) {
    const whole = wholeAddresses(rows, country, usual);
    if (whole.length === 0) continue;
    const { postcode_pattern: pattern } = rulesOf(country);
    const codes = [...new Set(whole.flatMap(({ text }) => text.match(SIX_DIGITS) ?? []))].filter((code) =>
      pattern.test(code),
    );
    const served = await findPostcodeLevels(db, country, codes);
    // Each building of Singapore has a postcode of its own, so the shape alone says what it is.
    const isPostcode = (code: string) => country === 'SG' || country === 'VN' || served.has(code);
    const cut = whole.map(({ at, text }) => ({ at, address: cutAddress(text, country, { pattern, isPostcode }) }));
    const upper: LevelsByKey = country === 'SG' ? new Map() : await findUpperLevels(db, country);
    const by_id = new Map([...upper.values()].flat().map((level) => [level.id, level]));
    const tops = cut.map(({ address }) => readTail(address, country, { levels: upper, served })?.cities ?? []);
    const cities = [...new Set(tops.flat())];
    const keys = new Set(cut.flatMap(({ address }, index) => (tops[index]?.length ? keysOf(address, country) : [])));
    const lower = await findLowerLevels(db, { cities, keys: [...keys] });
    const levels = new Map(upper);
    for (const [key, more] of lower) levels.set(key, [...(levels.get(key) ?? []), ...more]);
    for (const { at, address } of cut) {
      const tail = readTail(address, country, { levels, served });
      const row = rows[at];
      if (row !== undefined && tail !== null) split[at] = splitRow(row, address, tail, by_id);
    }
  }
  return split;
}

function splitRow(
  row: GroupedRow,
  address: AddressParts,
  { street, level }: AddressTail,
  upper: ReadonlyMap<number, PlacedLevel>,
): GroupedRow {
  const place = level === null ? null : placeOf(level, upper);
  if (place === null) {
    const whole = address.parts.join(', ');
    return address.post_code === null || whole === '' ? row : withPlace(row, address, whole, {});
  }
  return street === '' ? row : withPlace(row, address, street, place);
}
