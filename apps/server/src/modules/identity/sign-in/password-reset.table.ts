import { bigint, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from '../account/account.table.ts';

/** A link to choose a new password. Only the hash of its token is kept; it works once, for 30 minutes (trust 4.22). */
export const passwordResets = pgTable(
  'password_resets',
  {
    token_hash: text().primaryKey(),
    user_id: uuid()
      .notNull()
      .references(() => users.id),
    expires_at: bigint({ mode: 'number' }).notNull(),
    spent_at: bigint({ mode: 'number' }),
  },
  (t) => [index('password_resets_user').on(t.user_id), index('password_resets_expires_at').on(t.expires_at)],
);
