import type { CodState, CodType } from '@sampan/contract';
import type { Currency, RateRow } from '@sampan/country-rules';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

/** The cash of one parcel, from its label to the payout. Each step is written in the transaction of its cause. */
export const codCollections = pgTable(
  'cod_collections',
  {
    company_id: uuid().notNull(),
    order_id: uuid().notNull(),
    order_number: text().notNull(),
    courier_alias: text().notNull(),
    tracking_code: text().notNull(),
    currency: text().$type<Currency>().notNull(),
    /** What is due to the shop. */
    amount_minor: bigint({ mode: 'number' }).notNull(),
    cod_type: text().$type<CodType>().notNull(),
    fee_minor: bigint({ mode: 'number' }).notNull(),
    fee_tax_minor: bigint({ mode: 'number' }).notNull(),
    /** What the courier asks at the door: with the fee and its tax where the recipient bears them. */
    to_collect_minor: bigint({ mode: 'number' }).notNull(),
    /** The fee's rate as it was in force, stored with what it made (trust 2.8). */
    fee_rate: jsonb().$type<RateRow>().notNull(),
    min_fee_minor: bigint({ mode: 'number' }).notNull(),
    includes_shipping_fee: boolean().notNull(),
    state: text().$type<CodState>().notNull(),
    expected_at: bigint({ mode: 'number' }).notNull(),
    collected_at: bigint({ mode: 'number' }),
    /** The courier reported less than there is; what it said, and when. */
    short_at: bigint({ mode: 'number' }),
    remitted_minor: bigint({ mode: 'number' }),
    disputed_at: bigint({ mode: 'number' }),
    dispute_received_minor: bigint({ mode: 'number' }),
    dispute_note: text(),
    settled_at: bigint({ mode: 'number' }),
    settlement_id: uuid(),
    remittance_reference: text(),
    payable_at: bigint({ mode: 'number' }),
    paid_at: bigint({ mode: 'number' }),
    ended_at: bigint({ mode: 'number' }),
    end_reason: text().$type<'cancelled' | 'returned' | 'lost'>(),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.order_id] }),
    uniqueIndex('cod_collections_tracking').on(t.tracking_code, t.courier_alias),
    index('cod_collections_settlement')
      .on(t.settlement_id)
      .where(sql`settlement_id is not null`),
    index('cod_collections_missing')
      .on(t.expected_at)
      .where(sql`state in ('short', 'disputed')`),
    index('cod_collections_at_courier')
      .on(t.courier_alias, t.collected_at)
      .where(sql`state in ('collected', 'short', 'disputed')`),
    check('cod_adds_up', sql`to_collect_minor >= amount_minor and amount_minor > 0`),
  ],
);

export type CollectionRow = typeof codCollections.$inferSelect;

/** What one remittance settled for one company: what becomes payable together. */
export const codSettlements = pgTable(
  'cod_settlements',
  {
    company_id: uuid().notNull(),
    id: uuid().notNull(),
    remittance_id: uuid().notNull(),
    courier_alias: text().notNull(),
    currency: text().$type<Currency>().notNull(),
    references: jsonb().$type<string[]>().notNull(),
    count: bigint({ mode: 'number' }).notNull(),
    amount_minor: bigint({ mode: 'number' }).notNull(),
    settled_at: bigint({ mode: 'number' }).notNull(),
    /** When the remittance is settled as a whole; null while it goes on. */
    closed_at: bigint({ mode: 'number' }),
    /** From when on the money may be paid out; null while the remittance goes on. */
    payable_at: bigint({ mode: 'number' }),
    released_at: bigint({ mode: 'number' }),
    paid_at: bigint({ mode: 'number' }),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.id] }),
    uniqueIndex('cod_settlements_open')
      .on(t.remittance_id, t.company_id)
      .where(sql`closed_at is null`),
    index('cod_settlements_list').on(t.company_id, t.settled_at.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('cod_settlements_due')
      .on(t.payable_at)
      .where(sql`released_at is null and payable_at is not null`),
  ],
);

export type SettlementRow = typeof codSettlements.$inferSelect;
