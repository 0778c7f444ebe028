import type { DeliveryPlace, DeliveryWishState } from '@sampan/contract';
import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';

/** What recipients want drivers to do at the door, and how often somebody failed to prove to be the recipient. */
export const deliveryWishes = pgTable(
  'delivery_wishes',
  {
    order_id: uuid().primaryKey(),
    company_id: uuid().notNull(),
    wrong_proofs: integer().notNull().default(0),
    /** Null until there is a wish. */
    place: text().$type<DeliveryPlace>(),
    /** For the driver. */
    note: text().notNull().default(''),
    /** Grows with each change: a courier that hears of an earlier one later keeps the later one. */
    revision: integer().notNull().default(0),
    state: text().$type<DeliveryWishState>().notNull().default('told'),
    /** Calls to the courier for this revision. */
    attempts: integer().notNull().default(0),
    /** While it is `telling`: whoever works on it owns it until then; afterwards any server may take it over. */
    lease_until: bigint({ mode: 'number' }).notNull().default(0),
    wished_at: bigint({ mode: 'number' }).notNull().default(0),
  },
  (t) => [
    index('delivery_wishes_waiting')
      .on(t.lease_until)
      .where(sql`state = 'telling'`),
  ],
);

export type DeliveryWishRow = typeof deliveryWishes.$inferSelect;
