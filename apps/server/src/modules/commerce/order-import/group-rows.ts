import type { ImportField, ImportIssue, ImportItem, ImportRepair, ImportValues, SameReference } from '@sampan/contract';
import { foldText } from '@sampan/country-rules';
import { importIssue, importRepair } from './import-issue.ts';
import { CUSTOMS_FIELDS, gatherCustoms } from './item-customs.ts';
import type { ReadRow } from './read-row.ts';
import { cutText } from '../../../platform/cut-text.ts';

/** The rows of one parcel as one: what they say together, and what each says of its item. */
export interface GroupedRow {
  row: number;
  lines: number[];
  values: ImportValues;
  items: ImportItem[];
  issues: ImportIssue[];
  repaired: ImportRepair[];
}

const ITEM_FIELDS: ReadonlySet<ImportField> = new Set<ImportField>([
  'item_name',
  'item_sku',
  'item_quantity',
  'item_price',
  'item_weight',
  'item_requires_shipping',
]);
const CUSTOMS: ReadonlySet<ImportField> = new Set<ImportField>(CUSTOMS_FIELDS);
const MAX_ITEMS = 100;

function numberOf(text: string | undefined, max: number): number | null {
  const number = Number(text ?? '');
  return text !== undefined && text !== '' && Number.isFinite(number) && number >= 0 && number <= max ? number : null;
}

/** The item a row is about; null for a row of none, or of one that is not sent. */
function itemOf({ values }: ReadRow): ImportItem | null {
  const name = cutText(values.item_name ?? values.item_sku ?? '', 200);
  if (name === '' || /^(?:false|no|0)$/iu.test(values.item_requires_shipping ?? '')) return null;
  const quantity = Math.round(numberOf(values.item_quantity, 100_000) ?? 1);
  if (quantity === 0) return null;
  return {
    name,
    sku: cutText(values.item_sku ?? '', 80),
    quantity,
    weight: numberOf(values.item_weight, 1000),
    unit_value: numberOf(values.item_price, 1e12),
    hs_code: values.hs_code ?? '',
    origin_country: values.origin_country ?? '',
  };
}

function startOf(read: ReadRow): GroupedRow {
  // Customs ask about the item that a row names; in a row that names none, about all the parcel holds.
  const is_named = (read.values.item_name ?? read.values.item_sku) !== undefined;
  const isOfItem = (field: ImportField) => ITEM_FIELDS.has(field) || (is_named && CUSTOMS.has(field));
  const values = Object.fromEntries(Object.entries(read.values).filter(([field]) => !isOfItem(field as ImportField)));
  const item = itemOf(read);
  return {
    row: read.row,
    lines: [read.row],
    values,
    items: item === null ? [] : [item],
    issues: [...read.issues],
    repaired: [...read.repaired],
  };
}

/** Adds a row to its parcel: a blank says nothing, and what two rows say differently is refused with both of them named. */
function addTo(group: GroupedRow, read: ReadRow): void {
  const added = startOf(read);
  for (const [name, value] of Object.entries(added.values)) {
    const field = name as ImportField;
    const known = group.values[field];
    if (known === undefined) group.values[field] = value;
    else if (foldText(known) !== foldText(value)) {
      const params = { first: String(group.row), second: String(read.row) };
      group.issues.push(importIssue(field, 'error', 'validate.import_rows_differ', params));
    }
  }
  const has = (issue: ImportIssue) =>
    group.issues.some(({ field, code }) => field === issue.field && code === issue.code);
  group.issues.push(...added.issues.filter((issue) => !has(issue)));
  group.repaired.push(...added.repaired.filter(({ field }) => !group.repaired.some((known) => known.field === field)));
  group.lines.push(read.row);
  if (group.items.length < MAX_ITEMS) group.items.push(...added.items);
}

/**
 * Rows as parcels. With `items`, rows of one reference are one parcel, wherever they stand. With `parcels`, each row is one,
 * and the second of a reference gets a number behind it, for references are one parcel's alone.
 */
export function groupRows(rows: readonly ReadRow[], same_reference: SameReference): GroupedRow[] {
  const by_reference = new Map<string, { group: GroupedRow; times: number }>();
  const groups: GroupedRow[] = [];
  for (const read of rows) {
    const reference = read.values.reference_id ?? '';
    const known = reference === '' ? undefined : by_reference.get(reference);
    if (known && same_reference === 'items') {
      addTo(known.group, read);
      continue;
    }
    const group = startOf(read);
    groups.push(group);
    if (known) {
      known.times += 1;
      const numbered = `${reference}/${known.times}`;
      group.values.reference_id = numbered;
      group.repaired.push(importRepair('reference_id', 'validate.import_parcel_numbered', reference, numbered));
    } else if (reference !== '') by_reference.set(reference, { group, times: 1 });
  }
  return groups.map(gatherCustoms);
}
