import { bigint, boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

/**
 * Calls made with secret keys, for 30 days (decision 20). No names and no foreign keys: a row is written after the fact and
 * in bulk, and one that names a key gone meanwhile must not take the others with it.
 *
 * `request-log.custom.sql` divides it into months, whose time must be in the key.
 */
export const requestLog = pgTable(
  'request_log',
  {
    /** Ids are of the time they were made, so new rows stand together. */
    request_id: uuid().notNull(),
    at_ms: bigint({ mode: 'number' }).notNull(),
    company_id: uuid().notNull(),
    key_id: uuid().notNull(),
    endpoint: text().notNull(),
    method: text().notNull(),
    path: text().notNull(),
    status: integer().notNull(),
    /** First digit of the status, which the list is filtered by. */
    status_class: integer().notNull(),
    error_code: text(),
    duration_ms: integer().notNull(),
    ip: text().notNull(),
    user_agent: text().notNull(),
    is_replayed: boolean().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.request_id, t.at_ms] }),
    index('request_log_list').on(t.company_id, t.at_ms, t.request_id),
    index('request_log_key').on(t.company_id, t.key_id, t.at_ms, t.request_id),
    index('request_log_status').on(t.company_id, t.status_class, t.at_ms, t.request_id),
    index('request_log_endpoint').on(t.company_id, t.endpoint, t.at_ms, t.request_id),
    index('request_log_age').on(t.at_ms),
  ],
);

export type RequestLogRow = typeof requestLog.$inferSelect;
