import { sql } from 'drizzle-orm';
import { bigint, bigserial, index, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

export type AuditResult = 'done' | 'refused' | 'failed';

/**
 * Who did what (trust 8). Rows are only ever added: a trigger refuses the rest. Personal data is masked before it gets here,
 * so nothing has to be erased later.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    seq: bigserial({ mode: 'number' }).primaryKey(),
    id: uuid()
      .notNull()
      .unique()
      .default(sql`gen_random_uuid()`),
    at: bigint({ mode: 'number' }).notNull(),
    company_id: uuid(),
    /** Who acted: the admin of Sampan where one acts as somebody else. Null for Sampan itself. */
    actor_id: uuid(),
    /** In whose name: the same person, except while an admin acts as them. */
    subject_id: uuid(),
    session_id: uuid(),
    api_key_id: uuid(),
    request_id: text().notNull(),
    /** The network of the caller, as 203.0.113.0/24. */
    ip: text().notNull(),
    user_agent_hash: text().notNull().default(''),
    /** Browser and system, as 'Chrome, Windows'. */
    device: text().notNull().default(''),
    action: text().notNull(),
    object_type: text().notNull(),
    object_id: text().notNull(),
    /** What changed, by path, as it was and as it is. */
    before: jsonb().$type<Record<string, unknown>>(),
    after: jsonb().$type<Record<string, unknown>>(),
    details: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    result: text().$type<AuditResult>().notNull().default('done'),
    /** Proves that the application wrote exactly this row; nobody can make it without the secret. */
    mac: text().notNull().default(''),
  },
  (t) => [
    index('audit_log_company').on(t.company_id, t.at, t.id),
    index('audit_log_object').on(t.object_type, t.object_id),
    index('audit_log_in_others_name')
      .on(t.at, t.id)
      .where(sql`actor_id <> subject_id`),
  ],
);

/** Rows that wait for their place in a chain. A trigger adds them with the row itself. */
export const auditUnsealed = pgTable('audit_unsealed', { seq: bigint({ mode: 'number' }).primaryKey() });

/** The chain of each company, in the order of sealing: a row that is missing or changed breaks it. Only ever added to. */
export const auditChain = pgTable(
  'audit_chain',
  {
    /** The company; all zeros for what belongs to none. */
    chain_id: uuid().notNull(),
    position: bigint({ mode: 'number' }).notNull(),
    seq: bigint({ mode: 'number' }).notNull(),
    prev_hash: text().notNull(),
    hash: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.chain_id, t.position] }), uniqueIndex('audit_chain_seq').on(t.seq)],
);

/** Where each chain ends, so that an end cut off is seen. */
export const auditHeads = pgTable('audit_heads', {
  chain_id: uuid().primaryKey(),
  length: bigint({ mode: 'number' }).notNull(),
  hash: text().notNull(),
  mac: text().notNull(),
});

export type AuditRow = typeof auditLog.$inferSelect;
export type NewAuditRow = typeof auditLog.$inferInsert;
