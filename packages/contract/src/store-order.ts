import * as v from 'valibot';
import { order } from './order.ts';
import { amount, currencyCode, epochSeconds, id } from './primitive.ts';
import { STORE_SOURCES } from './store.ts';
import { STORE_SKIP_REASONS } from './store-setting.ts';

/** Where an order of a store stands, in words that all channels share. */
export const STORE_ORDER_STATUSES = [
  'not_yet',
  'ready',
  'arranged',
  'shipped',
  'done',
  'cancel_asked',
  'cancelled',
  'problem',
  'held',
] as const;

/** What can change at the store after the label was bought. */
export const STORE_CHANGES = ['address', 'items', 'cancelled'] as const;

/**
 * - `pending`: the store is told soon
 * - `pushed`: the store knows
 * - `refused`: the store refused; `message` has its words
 * - `needs_you`: the store did not answer for a day
 * - `by_hand`: somebody entered it at the store
 */
export const STORE_PUSH_STATES = ['pending', 'pushed', 'refused', 'needs_you', 'by_hand'] as const;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

export const storePush = v.object({
  id,
  store_order_id: id,
  order_id: id,
  /** `take_back`: the label was cancelled, so the store forgets the number. */
  kind: v.picklist(['tracking', 'take_back']),
  tracking_number: v.string(),
  state: v.picklist(STORE_PUSH_STATES),
  /** The channel's own words. */
  message: v.string(),
  attempts: count,
  next_attempt_at: v.nullable(epochSeconds),
  created_at: epochSeconds,
  settled_at: v.nullable(epochSeconds),
});
export type StorePush = v.InferOutput<typeof storePush>;

const quantity = v.object({ line_id: v.string(), quantity: count });

/** An order of a connected store, with the parcels it became. */
export const storeOrder = v.object({
  id,
  store_id: id,
  store_name: v.string(),
  source: v.picklist(STORE_SOURCES),
  /** What merchant and buyer call it. */
  number: v.string(),
  external_id: v.string(),
  status: v.picklist(STORE_ORDER_STATUSES),
  /** The channel's own words. */
  native_status: v.string(),
  hold_reason: v.string(),
  /** `platform`: the marketplace carries it, and no label of yours is needed. */
  logistics: v.picklist(['platform', 'own']),
  /** Null: it became a parcel. */
  skip_reason: v.nullable(v.picklist(STORE_SKIP_REASONS)),
  ship_by: v.nullable(epochSeconds),
  /** `masked`: stars in place of letters. `withheld`: the channel does not show the address. */
  address_state: v.picklist(['shown', 'masked', 'withheld']),
  recipient_name: v.string(),
  currency: v.union([currencyCode, v.string()]),
  total: amount,
  cod: amount,
  /** The store says no weight, so your default was taken. */
  is_weight_assumed: v.boolean(),
  lines: v.array(
    v.object({ line_id: v.string(), sku: v.string(), name: v.string(), quantity: count, shipped_quantity: count }),
  ),
  parcels: v.array(
    v.object({
      order_id: id,
      number: v.string(),
      status: order.entries.status,
      label_state: order.entries.label_state,
      tracking_code: v.nullable(v.string()),
      /** Empty: everything that is left. */
      lines: v.array(quantity),
      /** It came in a file before the store told of it: one parcel, not two. */
      is_from_file: v.boolean(),
      /** Fields you changed here, which later changes at the store leave alone. */
      own_edits: v.array(v.string()),
    }),
  ),
  /** Parcels that the marketplace carries, once they are arranged there. */
  channel_parcels: v.array(v.object({ parcel_id: v.string(), tracking_number: v.string(), carrier: v.string() })),
  /** Parcels with the same number that do not say which store they are of: this order may be one of them. */
  same_number: v.array(v.object({ order_id: id, number: v.string() })),
  attention: v.nullable(
    v.object({
      changes: v.array(v.picklist(STORE_CHANGES)),
      differences: v.array(v.object({ field: v.string(), before: v.string(), after: v.string() })),
      since: epochSeconds,
      /** Found out before a label was bought: the parcel has the new data, and there is no label to cancel. */
      is_before_label: v.boolean(),
    }),
  ),
  pushes: v.array(storePush),
  ordered_at: epochSeconds,
  changed_at: epochSeconds,
});
export type StoreOrder = v.InferOutput<typeof storeOrder>;
