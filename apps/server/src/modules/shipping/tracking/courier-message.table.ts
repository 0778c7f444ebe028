import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { CourierEvent } from '../../../ports/courier.ts';

/**
 * What couriers sent on their own and nobody has seen to yet. A message says which parcel it is about by its number, and may
 * arrive before the purchase of that parcel is finished here, so it belongs to no company until it is seen to.
 */
export const courierMessages = pgTable(
  'courier_messages',
  {
    id: uuid().primaryKey(),
    courier_alias: text().notNull(),
    tracking_code: text().notNull(),
    /** The report's id; of a message that proves nothing, the digest of its bytes. */
    event_id: text().notNull(),
    /** Null: the parcel is to be looked up. */
    event: jsonb().$type<CourierEvent>(),
    due_at: bigint({ mode: 'number' }).notNull(),
    leased_until: bigint({ mode: 'number' }).notNull().default(0),
    attempts: integer().notNull().default(0),
    done_at: bigint({ mode: 'number' }),
    error: text().notNull().default(''),
    received_at: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [
    uniqueIndex('courier_messages_once').on(t.courier_alias, t.tracking_code, t.event_id),
    index('courier_messages_due')
      .on(t.due_at)
      .where(sql`done_at is null`),
    index('courier_messages_done')
      .on(t.done_at)
      .where(sql`done_at is not null`),
  ],
);
