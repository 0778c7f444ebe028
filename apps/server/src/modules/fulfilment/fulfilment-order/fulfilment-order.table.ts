import type { FulfillmentStatus } from '@sampan/contract';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

/** A parcel as a warehouse works on it (volume 6). */
export const fulfilmentOrders = pgTable(
  'fulfilment_orders',
  {
    company_id: uuid().notNull(),
    id: uuid().notNull(),
    number: text().notNull(),
    order_id: uuid().notNull(),
    order_number: text().notNull(),
    reference_id: text(),
    recipient_name: text().notNull(),
    source: text().notNull(),
    /** Numbers, reference and recipient, folded for search. */
    search_key: text().notNull(),
    warehouse_id: uuid().notNull(),
    status: text().$type<FulfillmentStatus>().notNull(),
    /** Where an order on hold goes back to. */
    held_from: text().$type<FulfillmentStatus>(),
    hold_reason: text().notNull().default(''),
    has_label: boolean().notNull().default(false),
    picker_id: uuid(),
    ship_by: bigint({ mode: 'number' }).notNull(),
    shipped_at: bigint({ mode: 'number' }),
    created_at: bigint({ mode: 'number' }).notNull(),
    updated_at: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.id] }),
    uniqueIndex('fulfilment_orders_number').on(t.company_id, t.number),
    // A parcel is with one warehouse at a time.
    uniqueIndex('fulfilment_orders_order')
      .on(t.company_id, t.order_id)
      .where(sql`status <> 'cancelled'`),
    index('fulfilment_orders_by_created').on(t.company_id, t.created_at.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('fulfilment_orders_by_updated').on(t.company_id, t.updated_at.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('fulfilment_orders_by_ship').on(t.company_id, t.ship_by, t.id),
    index('fulfilment_orders_status_created').on(
      t.company_id,
      t.status,
      t.created_at.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
    ),
    index('fulfilment_orders_status_ship').on(t.company_id, t.status, t.ship_by, t.id),
    index('fulfilment_orders_shipped')
      .on(t.company_id, t.shipped_at)
      .where(sql`shipped_at is not null`),
    index('fulfilment_orders_waiting')
      .on(t.ship_by, t.id)
      .where(sql`status = 'out_of_stock'`),
    index('fulfilment_orders_search').using('gin', t.search_key.op('gin_trgm_ops')),
  ],
);
export type FulfilmentOrderRow = typeof fulfilmentOrders.$inferSelect;

export const fulfilmentLines = pgTable(
  'fulfilment_lines',
  {
    company_id: uuid().notNull(),
    fulfilment_order_id: uuid().notNull(),
    sku_id: uuid().notNull(),
    quantity: integer().notNull(),
    picked: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.fulfilment_order_id, t.sku_id] }),
    check('fulfilment_lines_picked_within_quantity', sql`picked between 0 and quantity`),
  ],
);
export type FulfilmentLineRow = typeof fulfilmentLines.$inferSelect;
