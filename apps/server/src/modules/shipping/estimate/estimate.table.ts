import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { CountryCode } from '@sampan/country-rules';
import type { CourierRefusal, UnavailableReason } from '../../../ports/courier.ts';
import type { QuoteEntry } from './pricing.ts';
import type { RateLane } from './rate-card.ts';

/** Every rate card ever imported: the current one of a courier and country, and those it replaced. Rows are never changed. */
export const rateCards = pgTable(
  'rate_cards',
  {
    version: integer().primaryKey().generatedAlwaysAsIdentity(),
    courier_alias: text().notNull(),
    origin_country: text().$type<CountryCode>().notNull(),
    /** SHA-256 of the lanes: importing the same prices again changes nothing. */
    content_hash: text().notNull(),
    /** Name of the file it came from. */
    source: text().notNull(),
    lanes: jsonb().$type<RateLane[]>().notNull(),
    imported_at: bigint({ mode: 'number' }).notNull(),
    /** Null for the card in force. */
    replaced_at: bigint({ mode: 'number' }),
  },
  (t) => [
    uniqueIndex('rate_cards_in_force')
      .on(t.courier_alias, t.origin_country)
      .where(sql`replaced_at is null`),
  ],
);

/** What a courier says no to, or `origin_abroad`: prices are in the currency of the country a parcel starts in, a wallet pays in its own. */
export interface RateReason {
  code: CourierRefusal['code'] | 'origin_abroad';
  message: string;
}

export interface UnavailableCourier {
  courier_alias: string;
  courier_name: string;
  reason: UnavailableReason;
}

/** Answers to "what does it cost": what was asked, what was offered, and until when that price holds (trust 3). */
export const quotes = pgTable(
  'quotes',
  {
    id: uuid().primaryKey(),
    /** Null when anybody asked. */
    company_id: uuid(),
    order_id: uuid(),
    /** Of everything the price depends on; the same question finds its answer by it (spec 4). */
    params_hash: text().notNull(),
    params: jsonb().$type<Record<string, unknown>>().notNull(),
    /** Integer minor units. */
    entries: jsonb().$type<QuoteEntry[]>().notNull(),
    couriers_unavailable: jsonb().$type<UnavailableCourier[]>().notNull(),
    reasons: jsonb().$type<RateReason[]>().notNull(),
    created_at: bigint({ mode: 'number' }).notNull(),
    expires_at: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [
    index('quotes_same_question').on(t.params_hash, t.created_at.desc()),
    index('quotes_expired').on(t.expires_at),
  ],
);

export type QuoteRow = typeof quotes.$inferSelect;
