import type { ShippingFeeModel } from '@sampan/contract';
import type { CountryCode, Currency } from '@sampan/country-rules';
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

/** Something a company sells through its checkout (spec 3 form 'product'). */
export const products = pgTable(
  'products',
  {
    company_id: uuid().notNull(),
    id: uuid().notNull(),
    /** What the world calls it: unguessable, so that a listing that was not published is not found. */
    public_id: text().notNull(),
    product_name: text().notNull(),
    product_image: text(),
    product_description: text().notNull(),
    /** The name, folded for search. */
    search_key: text().notNull(),
    country_code: text().$type<CountryCode>().notNull(),
    currency: text().$type<Currency>().notNull(),
    product_price_minor: bigint({ mode: 'number' }).notNull(),
    shipping_fee_minor: bigint({ mode: 'number' }).notNull().default(0),
    shipping_fee_model: text().$type<ShippingFeeModel>().notNull(),
    allow_edit_qty_by_customer: boolean().notNull().default(false),
    cod_allowed: boolean().notNull().default(false),
    weight_g: integer().notNull(),
    length_mm: integer(),
    width_mm: integer(),
    height_mm: integer(),
    hs_code: text().notNull().default(''),
    /** Units that can still be sold. */
    stock_quantity: integer().notNull(),
    /** Units that open checkouts hold. */
    reserved_quantity: integer().notNull().default(0),
    archived_at: bigint({ mode: 'number' }),
    created_at: bigint({ mode: 'number' }).notNull(),
    updated_at: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.id] }),
    uniqueIndex('products_public_id').on(t.public_id),
    index('products_by_created')
      .on(t.company_id, t.created_at.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`archived_at is null`),
    index('products_archived')
      .on(t.company_id, t.created_at.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`archived_at is not null`),
    index('products_search').using('gin', t.search_key.op('gin_trgm_ops')),
    index('products_image').on(t.product_image),
    // The last word on selling what is not there, whatever the code does.
    check('stock_never_negative', sql`stock_quantity >= 0`),
    check('reserved_never_negative', sql`reserved_quantity >= 0`),
  ],
);

export type ProductRow = typeof products.$inferSelect;
