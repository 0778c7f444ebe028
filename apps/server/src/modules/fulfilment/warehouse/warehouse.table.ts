import type { InboundStatus, MovementReason } from '@sampan/contract';
import type { CountryCode, Currency } from '@sampan/country-rules';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

/** A place where a company keeps its goods (volume 6). */
export const warehouses = pgTable(
  'warehouses',
  {
    company_id: uuid().notNull(),
    id: uuid().notNull(),
    name: text().notNull(),
    address: text().notNull(),
    country_code: text().$type<CountryCode>().notNull(),
    cut_off: text().notNull(),
    working_days: jsonb().$type<number[]>().notNull(),
    status: text().$type<'active' | 'closed'>().notNull().default('active'),
    created_at: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.company_id, t.id] })],
);
export type WarehouseRow = typeof warehouses.$inferSelect;

/** A kind of goods. Deleted ones keep their movements and can be restored. */
export const skus = pgTable(
  'skus',
  {
    company_id: uuid().notNull(),
    id: uuid().notNull(),
    sku: text().notNull(),
    name: text().notNull(),
    barcode: text().notNull().default(''),
    /** SKU, name and barcode, folded for search. */
    search_key: text().notNull(),
    weight_g: integer().notNull(),
    length_mm: integer(),
    width_mm: integer(),
    height_mm: integer(),
    hs_code: text().notNull().default(''),
    origin_country: text().notNull().default(''),
    unit_value_minor: bigint({ mode: 'number' }).notNull().default(0),
    currency: text().$type<Currency>().notNull(),
    reorder_point: integer().notNull().default(0),
    deleted_at: bigint({ mode: 'number' }),
    created_at: bigint({ mode: 'number' }).notNull(),
    updated_at: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.id] }),
    uniqueIndex('skus_code').on(t.company_id, sql`upper(sku)`),
    uniqueIndex('skus_barcode')
      .on(t.company_id, t.barcode)
      .where(sql`barcode <> ''`),
    index('skus_by_created')
      .on(t.company_id, t.created_at.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`deleted_at is null`),
    index('skus_deleted')
      .on(t.company_id, t.created_at.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`deleted_at is not null`),
    index('skus_search').using('gin', t.search_key.op('gin_trgm_ops')),
  ],
);
export type SkuRow = typeof skus.$inferSelect;

/** What a warehouse has of a SKU. Written by `moveStock` alone, with a movement beside every change. */
export const stocks = pgTable(
  'stocks',
  {
    company_id: uuid().notNull(),
    warehouse_id: uuid().notNull(),
    sku_id: uuid().notNull(),
    /** Where to walk for it; lists of what to pick are sorted by it. */
    shelf: text().notNull().default(''),
    on_hand: integer().notNull().default(0),
    /** Promised to orders that have not left. */
    reserved: integer().notNull().default(0),
    /** Announced by inbound shipments and not received. */
    incoming: integer().notNull().default(0),
    /** That of the SKU, here for the index of what is low. */
    reorder_point: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.warehouse_id, t.sku_id] }),
    index('stocks_by_shelf').on(t.company_id, t.shelf, t.sku_id, t.warehouse_id),
    index('stocks_low')
      .on(t.company_id, t.shelf, t.sku_id, t.warehouse_id)
      .where(sql`on_hand - reserved <= reorder_point`),
    // The last word on promising what is not there, whatever the code does.
    check('stocks_on_hand_never_negative', sql`on_hand >= 0`),
    check('stocks_reserved_within_on_hand', sql`reserved between 0 and on_hand`),
    check('stocks_incoming_never_negative', sql`incoming >= 0`),
  ],
);
export type StockRow = typeof stocks.$inferSelect;

/** Every change of a stock. Append-only: triggers refuse anything else. */
export const stockMovements = pgTable(
  'stock_movements',
  {
    company_id: uuid().notNull(),
    id: uuid().notNull(),
    warehouse_id: uuid().notNull(),
    sku_id: uuid().notNull(),
    reason: text().$type<MovementReason>().notNull(),
    on_hand_delta: integer().notNull(),
    reserved_delta: integer().notNull(),
    reference: text().notNull(),
    /** Who did it; null for the server. */
    user_id: uuid(),
    created_at: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.id] }),
    index('stock_movements_by_created').on(t.company_id, t.created_at.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('stock_movements_by_sku').on(
      t.company_id,
      t.sku_id,
      t.created_at.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
    ),
    check('stock_movements_change_something', sql`on_hand_delta <> 0 or reserved_delta <> 0`),
  ],
);

/** Goods on their way to a warehouse. */
export const inbounds = pgTable(
  'inbounds',
  {
    company_id: uuid().notNull(),
    id: uuid().notNull(),
    number: text().notNull(),
    warehouse_id: uuid().notNull(),
    status: text().$type<InboundStatus>().notNull().default('draft'),
    reference: text().notNull(),
    carrier: text().notNull(),
    tracking_code: text().notNull(),
    boxes: integer().notNull(),
    created_at: bigint({ mode: 'number' }).notNull(),
    updated_at: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.id] }),
    uniqueIndex('inbounds_number').on(t.company_id, t.number),
    index('inbounds_by_created').on(t.company_id, t.created_at.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('inbounds_status_created').on(
      t.company_id,
      t.status,
      t.created_at.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
    ),
  ],
);
export type InboundRow = typeof inbounds.$inferSelect;

export const inboundLines = pgTable(
  'inbound_lines',
  {
    company_id: uuid().notNull(),
    inbound_id: uuid().notNull(),
    sku_id: uuid().notNull(),
    expected: integer().notNull(),
    received: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.company_id, t.inbound_id, t.sku_id] })],
);

/** The last number given to inbound shipments and fulfilment orders of a company. */
export const warehouseCounters = pgTable(
  'warehouse_counters',
  { company_id: uuid().notNull(), kind: text().$type<'inbound' | 'fulfilment'>().notNull(), last: integer().notNull() },
  (t) => [primaryKey({ columns: [t.company_id, t.kind] })],
);
