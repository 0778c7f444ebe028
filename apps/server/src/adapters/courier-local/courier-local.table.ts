import { sql } from 'drizzle-orm';
import { bigint, doublePrecision, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { DriverWish } from '../../ports/courier.ts';
import type { Scenario, Journey } from './scenario.ts';

/** What the sender asked for: another attempt at the same or the corrected door, the parcel back, or another pick-up. */
export interface AgreedInstruction {
  /** The sender's own name for it. */
  client_ref: string;
  kind: 'attempt' | 'address' | 'return' | 'pick_up';
  /** From then on the courier forgets its own plans for the parcel. */
  asked_at_ms: number;
  from_ms: number;
  to_ms: number;
}

/** What the recipient wants at the door. */
export type KeptWish = Pick<DriverWish, 'revision' | 'place' | 'note'>;

/**
 * Parcels of the local courier network: the memory of another company, which happens to live in this database. Nothing
 * outside this folder reads or joins it, and it knows nothing of orders but what the purchase said.
 */
export const courierParcels = pgTable(
  'courier_parcels',
  {
    tracking_code: text().primaryKey(),
    courier_alias: text().notNull(),
    /** Whoever asks again with the same reference gets the same parcel. */
    client_ref: text().notNull(),
    service_id: text().notNull(),
    route_code: text().notNull(),
    scenario: text().$type<Scenario>().notNull(),
    trip: jsonb().$type<Journey>().notNull(),
    cod_minor: bigint({ mode: 'number' }).notNull(),
    bought_at_ms: bigint({ mode: 'number' }).notNull(),
    /** Kept per parcel, so that another setting later does not rewrite its past. */
    speed: doublePrecision().notNull(),
    forced: jsonb()
      .$type<Record<string, number>>()
      .notNull()
      .default(sql`'{}'`),
    cancelled_at_ms: bigint({ mode: 'number' }),
    instruction: jsonb().$type<AgreedInstruction>(),
    wish: jsonb().$type<KeptWish>(),
  },
  (t) => [uniqueIndex('courier_parcels_client_ref').on(t.courier_alias, t.client_ref)],
);

export type CourierParcelRow = typeof courierParcels.$inferSelect;
