import type { OrderRow } from '../../shipping/order/index.ts';
import type { ParcelFacts, StoreAttention } from './channel-order.table.ts';

const FIELDS = [
  'shipping_address',
  'package_content',
  'items',
  'total_package_value_minor',
  'expected_cod_minor',
  'weight_g',
  'delivery_instructions',
] as const satisfies readonly (keyof ParcelFacts)[];

/** The same value is the same text, in whatever order its fields are kept. */
export function textOf(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(textOf).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null);
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined);
  return `{${entries
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, inner]) => `${key}:${textOf(inner)}`)
    .join()}}`;
}

/** Fields that the merchant changed here since the store last filled them: theirs stay, whatever the store says later. */
export function editedFields(order: OrderRow, imported: ParcelFacts): (keyof ParcelFacts)[] {
  return FIELDS.filter((field) => textOf(order[field]) !== textOf(imported[field]));
}

/** What the store changed since the parcel was made of it. */
export function changedFacts(imported: ParcelFacts, now: ParcelFacts): Partial<ParcelFacts> {
  return Object.fromEntries(
    FIELDS.filter((field) => textOf(imported[field]) !== textOf(now[field])).map((field) => [field, now[field]]),
  );
}

type Named = { name?: string; phone?: string; coordinate?: Record<string, unknown> } | null;

function addressText(value: unknown): string {
  const party = value as Named;
  if (party === null) return '';
  const { street, unit_number, district, city, state, post_code } = party.coordinate ?? {};
  return [party.name, party.phone, unit_number, street, district, city, state, post_code].filter(Boolean).join(', ');
}

function itemsText(value: unknown): string {
  return (value as { name: string; quantity: number }[])
    .map(({ name, quantity }) => `${quantity} x ${name}`)
    .join(', ');
}

/** What a label that is bought no longer agrees with (channels C6); null when it agrees. */
export function attentionOf(
  imported: ParcelFacts,
  now: ParcelFacts,
  options: { is_cancelled: boolean; at: number; status: { before: string; after: string } },
): StoreAttention | null {
  const changed = changedFacts(imported, now);
  const changes: StoreAttention['changes'] = [];
  const differences: StoreAttention['differences'] = [];
  if (options.is_cancelled) {
    changes.push('cancelled');
    differences.push({ field: 'status', ...options.status });
  } else {
    if (changed.shipping_address !== undefined) {
      changes.push('address');
      differences.push({
        field: 'shipping_address',
        before: addressText(imported.shipping_address),
        after: addressText(now.shipping_address),
      });
    }
    if (changed.items !== undefined || changed.expected_cod_minor !== undefined) {
      changes.push('items');
      differences.push({ field: 'items', before: itemsText(imported.items), after: itemsText(now.items) });
    }
  }
  return changes.length === 0 ? null : { changes, differences, since: options.at, is_before_label: false };
}
