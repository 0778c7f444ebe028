import { bigint, bigserial, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';

/** Who did what, append-only (trust 8). */
export const auditLog = pgTable(
  'audit_log',
  {
    seq: bigserial({ mode: 'number' }).primaryKey(),
    at: bigint({ mode: 'number' }).notNull(),
    company_id: uuid(),
    actor_id: uuid(),
    session_id: uuid(),
    request_id: text().notNull(),
    ip: text().notNull(),
    action: text().notNull(),
    object_type: text().notNull(),
    object_id: text().notNull(),
    details: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  },
  (t) => [index('audit_log_company').on(t.company_id, t.seq), index('audit_log_object').on(t.object_type, t.object_id)],
);
