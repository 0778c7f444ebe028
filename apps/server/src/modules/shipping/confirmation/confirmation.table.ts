import type { ShareChannel } from '@sampan/contract';
import { bigint, foreignKey, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { orders } from '../order/order.table.ts';

/** Links with which recipients confirm their address (trust 4.13). The secret itself is in the message only; its hash is here. */
export const confirmationLinks = pgTable(
  'confirmation_links',
  {
    id: uuid().primaryKey(),
    company_id: uuid().notNull(),
    order_id: uuid().notNull(),
    token_hash: text().notNull(),
    channel: text().$type<ShareChannel>().notNull(),
    /** Where it was sent, masked: the list needs no more, and the message itself stands in the outbox. */
    recipient_masked: text().notNull().default(''),
    redirect_url: text(),
    created_by: uuid().notNull(),
    created_at: bigint({ mode: 'number' }).notNull(),
    expires_at: bigint({ mode: 'number' }).notNull(),
    /** Proofs that were looked at and wrong; the fifth makes the link useless. */
    wrong_proofs: integer().notNull().default(0),
    opened_at: bigint({ mode: 'number' }),
    confirmed_at: bigint({ mode: 'number' }),
    revoked_at: bigint({ mode: 'number' }),
  },
  (t) => [
    uniqueIndex('confirmation_links_token').on(t.token_hash),
    index('confirmation_links_order').on(t.company_id, t.order_id, t.created_at),
    // A parcel that is removed takes its links along: they would open nothing.
    foreignKey({ columns: [t.company_id, t.order_id], foreignColumns: [orders.company_id, orders.id] }).onDelete(
      'cascade',
    ),
  ],
);

export type LinkRow = typeof confirmationLinks.$inferSelect;
