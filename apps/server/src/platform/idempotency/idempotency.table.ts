import { bigint, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** The first answer to each Idempotency-Key, kept seven days and scoped to caller, method and route (trust 1). */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    scope: text().notNull(),
    key: text().notNull(),
    request_hash: text().notNull(),
    /** Null while the first request is still running. */
    status: integer(),
    body: jsonb().$type<unknown>(),
    /** A claim left by a server that died counts as free after this time. */
    locked_until: bigint({ mode: 'number' }).notNull(),
    created_at: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.scope, t.key] }), index('idempotency_keys_created').on(t.created_at)],
);
