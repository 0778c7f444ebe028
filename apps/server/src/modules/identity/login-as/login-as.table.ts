import { bigint, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from '../account/account.table.ts';

/** A token with which one admin opens one session in the name of somebody (design 8.6). Only its hash is kept. */
export const loginAsGrants = pgTable(
  'login_as_grants',
  {
    id: uuid().primaryKey(),
    token_hash: text().notNull().unique(),
    admin_id: uuid()
      .notNull()
      .references(() => users.id),
    user_id: uuid()
      .notNull()
      .references(() => users.id),
    /** Why, as the person themselves will read it. */
    reason: text().notNull(),
    created_at: bigint({ mode: 'number' }).notNull(),
    expires_at: bigint({ mode: 'number' }).notNull(),
    used_at: bigint({ mode: 'number' }),
  },
  (t) => [index('login_as_grants_old').on(t.expires_at)],
);
