import type { AttemptWindow } from '@sampan/contract';
import { bigint, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';

/** Days on which a courier was asked to deliver again: who asked, and what became of the wish. */
export const deliveryAttempts = pgTable(
  'delivery_attempts',
  {
    id: uuid().primaryKey(),
    company_id: uuid().notNull(),
    order_id: uuid().notNull(),
    user_id: uuid().notNull(),
    day: text().notNull(),
    window: text().$type<AttemptWindow>().notNull(),
    /** For the driver. */
    note: text().notNull(),
    state: text().$type<'booked' | 'replaced' | 'withdrawn'>().notNull(),
    created_at: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [index('delivery_attempts_order').on(t.company_id, t.order_id, t.created_at)],
);

export type DeliveryAttemptRow = typeof deliveryAttempts.$inferSelect;
