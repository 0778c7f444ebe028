import type { ImportField, ImportRepair, ImportValues } from '@sampan/contract';
import type { CountryCode } from '@sampan/country-rules';
import { importIssue, importRepair } from './import-issue.ts';
import type { MendedRow } from './mend-row.ts';

/** Names of an address level and of those around it. */
export interface PlaceNames {
  state: string;
  city: string;
  district: string;
  county: string;
}

/**
 * Finds where postcodes and official district codes of a country lie, all at once. A postcode that serves several places has of
 * each level the name they share, and '' where they differ.
 */
export type PlaceFinder = (search: {
  country: CountryCode;
  post_codes: readonly string[];
  codes: readonly string[];
}) => Promise<{ by_post_code: ReadonlyMap<string, PlaceNames>; by_code: ReadonlyMap<string, PlaceNames> }>;

const FIELDS = [
  ['recipient_state', 'state'],
  ['recipient_city', 'city'],
  ['recipient_district', 'district'],
] as const satisfies readonly (readonly [ImportField, keyof PlaceNames])[];
/** Courier templates name a district by its official code: six digits, with or without dots. */
const DISTRICT_CODE = /^\d{2}\.?\d{2}\.?\d{2,3}$/u;

function codeOf({ country, values }: MendedRow): string | null {
  const text = values.recipient_district ?? '';
  return country === 'ID' && DISTRICT_CODE.test(text) ? text.replaceAll('.', '') : null;
}

function lacksPlace({ country, values }: MendedRow): boolean {
  return country !== null && country !== 'SG' && (!values.recipient_state || !values.recipient_city);
}

/** Fills what a row leaves empty of its state, city and district by its postcode or district code, and says so. */
function fill(row: MendedRow, names: PlaceNames, replaced: ReadonlySet<ImportField>): MendedRow {
  const values: ImportValues = { ...row.values };
  const repaired: ImportRepair[] = [...row.repaired];
  for (const [field, level] of FIELDS) {
    const is_open = replaced.has(field) || !values[field];
    if (!is_open || names[level] === '') continue;
    repaired.push(importRepair(field, 'validate.import_place_filled', values[field] ?? '', names[level]));
    values[field] = names[level];
  }
  return { ...row, values, repaired };
}

/** Completes the places of parcels: one look-up for each country, however many rows there are. */
export async function fillPlaces(rows: readonly MendedRow[], find: PlaceFinder): Promise<MendedRow[]> {
  const filled = [...rows];
  for (const country of new Set(rows.flatMap((row) => row.country ?? []))) {
    const wanted = rows
      .map((row, at) => ({ row, at, code: codeOf(row) }))
      .filter(({ row, code }) => {
        return row.country === country && (code !== null || lacksPlace(row));
      });
    if (wanted.length === 0) continue;
    const { by_post_code, by_code } = await find({
      country,
      post_codes: [...new Set(wanted.flatMap(({ row }) => row.values.recipient_post_code ?? []))],
      codes: [...new Set(wanted.flatMap(({ code }) => code ?? []))],
    });
    for (const { row, at, code } of wanted) {
      const coded = code === null ? undefined : by_code.get(code);
      const names = coded ?? by_post_code.get(row.values.recipient_post_code ?? '');
      const unknown = code !== null && !coded;
      if (unknown)
        row.issues = [...row.issues, importIssue('recipient_district', 'error', 'validate.import_district_unknown')];
      if (names) filled[at] = fill(row, names, new Set(coded ? ['recipient_district'] : []));
    }
  }
  return filled;
}
