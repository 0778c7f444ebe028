import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';

/**
 * How often something was tried since its window opened: sign-ins, codes, mails (trust 5). In the database, because the
 * count has to hold over several servers and over a restart. Keys are hashed with the server's secret: they are made of
 * emails, phone numbers and addresses.
 */
export const throttles = pgTable(
  'throttles',
  {
    key: text().primaryKey(),
    uses: integer().notNull(),
    resets_at: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [index('throttles_resets_at').on(t.resets_at)],
);
