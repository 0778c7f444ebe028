import type { BulkItemState, BulkJobKind, BulkJobState } from '@sampan/contract';
import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

/** Something that is done to many things at once, by whatever server has time (decision 3). */
export const bulkJobs = pgTable(
  'bulk_jobs',
  {
    id: uuid().primaryKey(),
    company_id: uuid().notNull(),
    /** Who started it: items run with this person's rights, and only this person is told of its progress. */
    user_id: uuid().notNull(),
    kind: text().$type<BulkJobKind>().notNull(),
    state: text().$type<BulkJobState>().notNull(),
    /** What the kind needs to know besides its items. */
    params: jsonb().$type<Record<string, unknown>>().notNull(),
    /** What the kind made at the end: a link, a message. */
    result: jsonb().$type<Record<string, unknown>>(),
    error_message: text(),
    /** The same key starts one job of a company and kind. */
    start_key: text().notNull(),
    total: integer().notNull(),
    created_at: bigint({ mode: 'number' }).notNull(),
    started_at: bigint({ mode: 'number' }),
    completed_at: bigint({ mode: 'number' }),
    /** Epoch milliseconds of the last progress event. */
    progress_at_ms: bigint({ mode: 'number' }).notNull().default(0),
    /** Until then some server is finishing it. */
    leased_until: bigint({ mode: 'number' }).notNull().default(0),
    /** Times a server began to finish it. */
    finish_attempts: integer().notNull().default(0),
  },
  (t) => [
    uniqueIndex('bulk_jobs_start').on(t.company_id, t.kind, t.start_key),
    index('bulk_jobs_list').on(t.company_id, t.created_at, t.id),
    index('bulk_jobs_active')
      .on(t.company_id, t.created_at, t.id)
      .where(sql`state in ('queued', 'running')`),
    index('bulk_jobs_old').on(t.created_at),
  ],
);
export type BulkJobRow = typeof bulkJobs.$inferSelect;

/** What an item has done so far, and what is known to be left of it. */
export interface ItemCounts {
  success: number;
  failed: number;
  remaining: number;
}

/** One thing of a bulk job. Counters are counted from these rows, never kept beside them. */
export const bulkJobItems = pgTable(
  'bulk_job_items',
  {
    id: uuid().primaryKey(),
    job_id: uuid()
      .notNull()
      .references(() => bulkJobs.id, { onDelete: 'cascade' }),
    company_id: uuid().notNull(),
    position: integer().notNull(),
    subject_id: text(),
    reference: text().notNull(),
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    state: text().$type<BulkItemState>().notNull(),
    attempts: integer().notNull().default(0),
    due_at: bigint({ mode: 'number' }).notNull(),
    leased_until: bigint({ mode: 'number' }).notNull().default(0),
    error_code: text(),
    error_message: text(),
    result: jsonb().$type<Record<string, unknown>>(),
    /** How many things it is, where it is more than one: the orders of a store. Null: it counts as one. */
    counts: jsonb().$type<ItemCounts>(),
  },
  (t) => [
    uniqueIndex('bulk_job_items_position').on(t.job_id, t.position),
    index('bulk_job_items_state').on(t.job_id, t.state, t.position),
    index('bulk_job_items_open')
      .on(t.job_id, t.position)
      .where(sql`state in ('waiting', 'running')`),
    index('bulk_job_items_running')
      .on(t.company_id, t.leased_until)
      .where(sql`state = 'running'`),
  ],
);
export type BulkJobItemRow = typeof bulkJobItems.$inferSelect;
