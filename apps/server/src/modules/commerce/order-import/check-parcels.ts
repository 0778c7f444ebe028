import type { ImportRow } from '@sampan/contract';
import { foldText } from '@sampan/country-rules';
import { checkRow, type ImportShop } from './check-row.ts';
import { fillPlaces, type PlaceFinder } from './fill-places.ts';
import type { GroupedRow } from './group-rows.ts';
import { importIssue } from './import-issue.ts';
import { mendRow, type MendedRow } from './mend-row.ts';

/** Rows checked before others get their turn: a big file is one of many requests. */
export const ROWS_AT_ONCE = 200;

/** Rows of one recipient: the second of them is marked, for people upload the same order twice. */
function markRepeats(rows: readonly ImportRow[]): void {
  const seen = new Map<string, number>();
  for (const row of rows) {
    const { recipient_name: name, recipient_phone: phone, recipient_address: address } = row.values;
    if (row.state === 'skipped' || !name || !phone || !address) continue;
    const key = foldText(`${name} ${phone} ${address}`);
    const first = seen.get(key);
    if (first === undefined) seen.set(key, row.row);
    else
      row.issues.push(
        importIssue(null, 'warning', 'validate.import_same_recipient', {
          line: String(first),
        }),
      );
  }
}

/** Mends, completes and checks parcels as their form would, so many at a time that others are served meanwhile. */
export async function checkParcels(
  parcels: readonly GroupedRow[],
  shop: ImportShop,
  findPlaces?: PlaceFinder,
): Promise<ImportRow[]> {
  const mended: MendedRow[] = [];
  for (const [at, parcel] of parcels.entries()) {
    if (at % ROWS_AT_ONCE === 0) await new Promise(setImmediate);
    mended.push(mendRow(parcel, shop.country));
  }
  const filled = findPlaces ? await fillPlaces(mended, findPlaces) : mended;
  const rows: ImportRow[] = [];
  for (const [at, row] of filled.entries()) {
    if (at % ROWS_AT_ONCE === 0) await new Promise(setImmediate);
    rows.push(checkRow(row, shop));
  }
  markRepeats(rows);
  return rows;
}
