import { bigint, boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';

/** The servers that share the database, each with what it said last. One that ends in order takes its row with it. */
export const servers = pgTable('servers', {
  id: uuid().primaryKey(),
  /** What an operator calls it: host and port. */
  name: text().notNull(),
  role: text().notNull(),
  release: text().notNull(),
  /** Epoch seconds, by the clock of the database: it is compared with what other servers say. */
  started_at: bigint({ mode: 'number' }).notNull(),
  seen_at: bigint({ mode: 'number' }).notNull(),
  /** Whether the operator asked it to take no new work. */
  is_asked: boolean().notNull().default(false),
  /** `works`, `drains`, or `empty`, which it says only after it was asked; `asked` until it says anything. */
  state: text().notNull(),
  /** Requests and jobs that have not ended. */
  running: integer().notNull(),
});
