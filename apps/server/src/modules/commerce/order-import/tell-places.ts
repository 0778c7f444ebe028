import type { ImportIssue, ImportRow, ImportValues } from '@sampan/contract';
import { isCountryCode, searchKeyOf, type CountryCode } from '@sampan/country-rules';
import type { PlaceFinder, PlaceNames } from './fill-places.ts';
import { importIssue } from './import-issue.ts';

/** A row as far as its place is looked at. */
export type PlacedRow = Pick<ImportRow, 'state' | 'values' | 'issues'>;

function countryOf({ recipient_country: country }: ImportValues): CountryCode | null {
  return country !== undefined && isCountryCode(country) ? country : null;
}

/** Why a row's postcode does not fit its state; null where it does, or where nobody can tell. */
function differs({ values }: PlacedRow, names: PlaceNames | undefined, country: CountryCode): ImportIssue | null {
  const said = values.recipient_state ?? '';
  // A postcode of several states has no name for them.
  if (names === undefined || names.state === '' || said === '') return null;
  if (searchKeyOf(said, country) === searchKeyOf(names.state, country)) return null;
  return importIssue('recipient_post_code', 'warning', 'validate.import_place_differs', { place: names.state });
}

/**
 * Warns of postcodes that lie in another state than their rows say: one look-up for each country, however many rows there are.
 * Rows that somebody must mend at the same cell anyway are left alone.
 */
export async function tellPlaces<Row extends PlacedRow>(rows: readonly Row[], find: PlaceFinder): Promise<Row[]> {
  const told = [...rows];
  for (const country of new Set(rows.flatMap(({ values }) => countryOf(values) ?? []))) {
    const wanted = rows.flatMap((row, at) =>
      countryOf(row.values) === country &&
      row.state !== 'skipped' &&
      row.values.recipient_post_code !== undefined &&
      row.issues.every(({ field }) => field !== 'recipient_post_code')
        ? [{ row, at }]
        : [],
    );
    if (wanted.length === 0) continue;
    const post_codes = [...new Set(wanted.flatMap(({ row }) => row.values.recipient_post_code ?? []))];
    const { by_post_code } = await find({ country, post_codes, codes: [] });
    for (const { row, at } of wanted) {
      const issue = differs(row, by_post_code.get(row.values.recipient_post_code ?? ''), country);
      if (issue !== null) told[at] = { ...row, issues: [...row.issues, issue] };
    }
  }
  return told;
}
