import type { STORE_CHANGES, STORE_PUSH_STATES, StoreSkipReason } from '@sampan/contract';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { ChannelOrder, ChannelOrderStatus } from '../../../ports/sales-channel.ts';
import { channels } from './channel.table.ts';
import type { CodShare } from './cod-share.ts';

export interface StoreAttention {
  changes: (typeof STORE_CHANGES)[number][];
  differences: { field: string; before: string; after: string }[];
  since: number;
  /** It was found out before a label was bought, and the parcel has the new data. */
  is_before_label: boolean;
}

/** An order as its store last said it. It is known by its store and number there, never by who bought (channels C1). */
export const channelOrders = pgTable(
  'channel_orders',
  {
    id: uuid().primaryKey(),
    company_id: uuid().notNull(),
    channel_id: uuid()
      .notNull()
      .references(() => channels.id),
    external_id: text().notNull(),
    number: text().notNull(),
    status: text().$type<ChannelOrderStatus>().notNull(),
    logistics: text().$type<'platform' | 'own'>().notNull(),
    /** Null: it became a parcel. */
    skip_reason: text().$type<StoreSkipReason>(),
    /** As it was read last; without the buyer once that was asked for. */
    snapshot: jsonb().$type<ChannelOrder>().notNull(),
    /** Time and content of the version in `snapshot`: an older one never replaces it. */
    source_updated_at: bigint({ mode: 'number' }).notNull(),
    content_hash: text().notNull(),
    read_at: bigint({ mode: 'number' }).notNull(),
    ship_by: bigint({ mode: 'number' }),
    is_weight_assumed: boolean().notNull().default(false),
    attention: jsonb().$type<StoreAttention>(),
    erased_at: bigint({ mode: 'number' }),
    /** Until then somebody arranges its shipment at the marketplace. */
    arranging_until: bigint({ mode: 'number' }).notNull().default(0),
    created_at: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [
    uniqueIndex('channel_orders_identity').on(t.company_id, t.channel_id, t.external_id),
    index('channel_orders_changed').on(t.company_id, t.source_updated_at.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('channel_orders_ship_by')
      .on(t.company_id, t.ship_by, t.id)
      .where(sql`ship_by is not null`),
    index('channel_orders_number').on(t.company_id, t.number),
    index('channel_orders_channel').on(t.channel_id),
    index('channel_orders_attention')
      .on(t.company_id, t.channel_id)
      .where(sql`attention is not null`),
  ],
);
export type ChannelOrderRow = typeof channelOrders.$inferSelect;

/** Changes to how many orders of a store stand where; their sum is the count. Rows are only added, so nobody waits for one. */
export const channelOrderCounts = pgTable(
  'channel_order_counts',
  {
    channel_id: uuid().notNull(),
    /** Empty: they became parcels. */
    skip_reason: text().notNull(),
    n: integer().notNull(),
  },
  (t) => [index('channel_order_counts_channel').on(t.channel_id)],
);

/** What a parcel was made of, to tell the store's later changes from the merchant's own. */
export interface ParcelFacts {
  shipping_address: unknown;
  package_content: string;
  items: unknown;
  total_package_value_minor: number;
  expected_cod_minor: number;
  weight_g: number;
  delivery_instructions: string;
}

/** A parcel of ours that an order of a store became. */
export const channelParcels = pgTable(
  'channel_parcels',
  {
    company_id: uuid().notNull(),
    order_id: uuid().primaryKey(),
    channel_order_id: uuid()
      .notNull()
      .references(() => channelOrders.id),
    /** Empty: everything that is left. */
    lines: jsonb().$type<{ line_id: string; quantity: number }[]>().notNull().default([]),
    /** Null: this parcel collects for the whole order. */
    cod: jsonb().$type<CodShare>(),
    imported: jsonb().$type<ParcelFacts>().notNull(),
    own_edits: jsonb().$type<(keyof ParcelFacts)[]>().notNull().default([]),
    /** It came in a file before its store told of it. */
    is_from_file: boolean().notNull().default(false),
    /** A label was made anew elsewhere, or the parcel given up: changes at the store no longer reach it. */
    is_ended: boolean().notNull().default(false),
  },
  (t) => [index('channel_parcels_order').on(t.channel_order_id)],
);
export type ChannelParcelRow = typeof channelParcels.$inferSelect;

/** What stores are to be told about labels: written with the label, done later, never in its way (channels C9). */
export const channelPushes = pgTable(
  'channel_pushes',
  {
    id: uuid().primaryKey(),
    company_id: uuid().notNull(),
    channel_id: uuid()
      .notNull()
      .references(() => channels.id),
    channel_order_id: uuid()
      .notNull()
      .references(() => channelOrders.id),
    order_id: uuid().notNull(),
    kind: text().$type<'tracking' | 'take_back'>().notNull(),
    tracking_number: text().notNull(),
    carrier: text().notNull(),
    state: text().$type<(typeof STORE_PUSH_STATES)[number]>().notNull().default('pending'),
    message: text().notNull().default(''),
    attempts: integer().notNull().default(0),
    next_attempt_at: bigint({ mode: 'number' }).notNull(),
    leased_until: bigint({ mode: 'number' }).notNull().default(0),
    settled_at: bigint({ mode: 'number' }),
    created_at: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [
    uniqueIndex('channel_pushes_once').on(t.channel_order_id, t.tracking_number, t.kind),
    index('channel_pushes_due')
      .on(t.next_attempt_at)
      .where(sql`state = 'pending'`),
    index('channel_pushes_open')
      .on(t.company_id, t.channel_id, t.state)
      .where(sql`state in ('pending', 'refused', 'needs_you')`),
  ],
);
export type ChannelPushRow = typeof channelPushes.$inferSelect;

/** What channels said by webhook: kept at once, seen to later. Holds no data of buyers. */
export const channelEvents = pgTable(
  'channel_events',
  {
    id: uuid().primaryKey(),
    company_id: uuid().notNull(),
    channel_id: uuid()
      .notNull()
      .references(() => channels.id),
    event_id: text().notNull(),
    kind: text().$type<'order' | 'deauthorised' | 'authorisation_ending' | 'redact_buyer' | 'data_request'>().notNull(),
    /** The order it is about; empty when it is about the store. */
    external_id: text().notNull(),
    ends_at: bigint({ mode: 'number' }),
    due_at: bigint({ mode: 'number' }).notNull(),
    leased_until: bigint({ mode: 'number' }).notNull().default(0),
    attempts: integer().notNull().default(0),
    done_at: bigint({ mode: 'number' }),
    error: text().notNull().default(''),
    received_at: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [
    uniqueIndex('channel_events_once').on(t.channel_id, t.event_id, t.external_id),
    index('channel_events_due')
      .on(t.due_at)
      .where(sql`done_at is null`),
    index('channel_events_privacy')
      .on(t.company_id, t.received_at, t.id)
      .where(sql`kind in ('data_request', 'redact_buyer')`),
    index('channel_events_done')
      .on(t.done_at)
      .where(sql`done_at is not null`),
  ],
);
export type ChannelEventRow = typeof channelEvents.$inferSelect;

/** Labels that marketplaces made, kept because some have them only until the courier comes. They name the buyer. */
export const channelLabels = pgTable(
  'channel_labels',
  {
    company_id: uuid().notNull(),
    channel_order_id: uuid()
      .notNull()
      .references(() => channelOrders.id),
    /** What the channel calls the parcel. */
    parcel_id: text().notNull(),
    format: text().$type<'pdf' | 'html'>().notNull(),
    stored_name: text().notNull(),
    fetched_at: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.channel_order_id, t.parcel_id] })],
);
export type ChannelLabelRow = typeof channelLabels.$inferSelect;
