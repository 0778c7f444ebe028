import { bigint, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/**
 * Prices and amounts that clients sent although only the server decides them (trust 4.9): which field, where and by whom,
 * never what. They had no effect.
 */
export const priceClaims = pgTable(
  'price_claims',
  {
    endpoint: text().notNull(),
    field: text().notNull(),
    /** The company of the caller; `public` for everybody who is not signed in. */
    caller: text().notNull(),
    times: bigint({ mode: 'number' }).notNull(),
    last_at: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.endpoint, t.field, t.caller] })],
);
