import type { ImportField, ImportRow, ImportValues } from '@sampan/contract';
import type { Ctx } from '../../../platform/context.ts';
import { findPlaceNames } from '../../shipping/location/index.ts';
import { checkParcels } from './check-parcels.ts';
import type { ImportShop } from './check-row.ts';
import { completeValues } from './complete-values.ts';
import type { PlaceFinder } from './fill-places.ts';
import type { GroupedRow } from './group-rows.ts';
import type { GivenRow, OrderImportRowRecord } from './order-import.table.ts';
import { readRow } from './read-row.ts';
import { tellPlaces } from './tell-places.ts';

/** A row with what the file gives and what a person typed over it: enough to check it again. */
export type UncheckedRow = Pick<
  OrderImportRowRecord,
  'company_id' | 'import_id' | 'row' | 'lines' | 'items' | 'given' | 'edits'
> &
  Partial<OrderImportRowRecord>;

const RECIPIENT: readonly ImportField[] = ['recipient_name', 'recipient_phone', 'recipient_address'];
const SAME_RECIPIENT = 'validate.import_same_recipient';

/** What a person types is read as a cell of the file is; a point stands before the decimals unless the number itself says otherwise. */
function typed(field: ImportField, text: string): Pick<GivenRow, 'values' | 'issues'> {
  const read = readRow(
    { row: 1, cells: [text] },
    { places: { [field]: [0] }, signs: new Map([[field, '.' as const]]), grams: new Set(), days: 'day_first' },
    {},
  );
  return { values: read.values, issues: read.issues };
}

/** The parcel as it is checked: the file's cells with the typed ones over them. */
function parcelOf({ row, lines, items, given, edits }: UncheckedRow, shop: ImportShop): GroupedRow {
  const fields = new Set(Object.keys(edits) as ImportField[]);
  const untouched = ({ field }: { field: ImportField | null }) => field === null || !fields.has(field);
  const values: Record<string, string | undefined> = { ...given.values };
  const issues = given.issues.filter(untouched);
  for (const field of fields) {
    const read = typed(field, edits[field] ?? '');
    values[field] = read.values[field];
    issues.push(...read.issues);
  }
  const parcel: GroupedRow = {
    row,
    lines,
    items,
    issues,
    repaired: given.repaired.filter(untouched),
    values: Object.fromEntries(Object.entries(values).filter(([, value]) => value)) as ImportValues,
  };
  const completed = completeValues(parcel, shop);
  // A cell that was emptied stays empty, whatever the rest of the row would put there.
  return {
    ...parcel,
    values: Object.fromEntries(Object.entries(completed).filter(([field]) => edits[field as ImportField] !== '')),
  };
}

function rankOf({ state, issues }: ImportRow): number {
  if (state === 'error') return 0;
  return state === 'ready' && issues.some(({ severity }) => severity === 'warning') ? 1 : 2;
}

/** A warning that compares rows stays while neither row's recipient was typed over: rows are checked one by one here. */
function withRepeat(checked: ImportRow, before: Partial<OrderImportRowRecord>, edits: ImportValues): ImportRow {
  const known = before.issues?.find(({ code }) => code === SAME_RECIPIENT);
  const is_there = checked.issues.some(({ code }) => code === SAME_RECIPIENT);
  if (!known || is_there || checked.state === 'skipped' || RECIPIENT.some((field) => field in edits)) return checked;
  return { ...checked, issues: [...checked.issues, known] };
}

/**
 * Checks rows as they stand, with the place data of their countries looked up for all of them at once. Whether postcodes fit
 * their states is the second pass, which a large import leaves for later (`has_places` false).
 */
export async function checkRows(
  ctx: Pick<Ctx, 'db'>,
  rows: readonly UncheckedRow[],
  shop: ImportShop,
  { has_places = true }: { has_places?: boolean } = {},
): Promise<OrderImportRowRecord[]> {
  const find: PlaceFinder = (search) => findPlaceNames(ctx.db, search);
  const parcels = rows.map((row) => parcelOf(row, shop));
  const first = await checkParcels(parcels, shop, find);
  const checked = has_places ? await tellPlaces(first, find) : first;
  return rows.map((row, at) => {
    const found = withRepeat(checked[at] as ImportRow, row, row.edits);
    return {
      outcome: null,
      order_id: null,
      before: null,
      written_at: null,
      ...row,
      rank: row.rank ?? rankOf(found),
      state: found.state,
      is_warned: found.issues.some(({ severity }) => severity === 'warning'),
      is_repaired: found.repaired.length > 0,
      values: found.values,
      issues: found.issues,
      repaired: found.repaired,
    };
  });
}
