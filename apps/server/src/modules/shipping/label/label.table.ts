import type { Currency } from '@sampan/country-rules';
import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { QuoteEntry } from '../estimate/index.ts';

/**
 * Where a purchase stands (trust 3).
 * - `buying`: the hold is placed and the courier is being asked; committed before the first call
 * - `unknown`: the call gave no answer; looked up by `client_ref` until there is one
 * - `bought`: paid, with a tracking code
 * - `failed`: the courier refused or never had it; the hold is released
 * - `refunded`: cancelled afterwards, money given back
 */
export type PurchaseState = 'buying' | 'unknown' | 'bought' | 'failed' | 'refunded';

/** One attempt to buy a label. The partial unique index lets an order have one that is alive: a label is never bought twice. */
export const labelPurchases = pgTable(
  'label_purchases',
  {
    id: uuid().primaryKey(),
    company_id: uuid().notNull(),
    order_id: uuid().notNull(),
    state: text().$type<PurchaseState>().notNull(),
    /** Ours, given to the courier: the same purchase has the same reference however often it is sent. */
    client_ref: uuid().notNull().unique(),
    hold_id: uuid(),
    entry: jsonb().$type<QuoteEntry>().notNull(),
    currency: text().$type<Currency>().notNull(),
    amount_minor: bigint({ mode: 'number' }).notNull(),
    tracking_code: text(),
    route_code: text(),
    courier_ref: text(),
    /** Where the courier's own label is kept as it came, and the SHA-256 of it; null where ours is printed. */
    courier_label_name: text(),
    courier_label_sha256: text(),
    error: text(),
    /** Calls to `buy` so far. */
    attempts: integer().notNull().default(0),
    /** Whoever works on the row owns it until then; afterwards any server may take it over. */
    lease_until: bigint({ mode: 'number' }).notNull(),
    created_at: bigint({ mode: 'number' }).notNull(),
    updated_at: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [
    uniqueIndex('label_purchases_alive')
      .on(t.order_id)
      .where(sql`state not in ('failed', 'refunded')`),
    index('label_purchases_order').on(t.company_id, t.order_id),
    index('label_purchases_refunded')
      .on(t.company_id, t.updated_at.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`state = 'refunded'`),
    index('label_purchases_open')
      .on(t.lease_until)
      .where(sql`state in ('buying', 'unknown')`),
  ],
);

export type PurchaseRow = typeof labelPurchases.$inferSelect;
