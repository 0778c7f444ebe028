import type { ExportColumn, ExportFormat, ExportKind, ExportState } from '@sampan/contract';
import type { Language } from '@sampan/country-rules';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

/** A file somebody asked for: what it holds as of the click, how far it is, and where it lies. Gone after seven days. */
export const exports = pgTable(
  'exports',
  {
    company_id: uuid().notNull(),
    id: uuid().notNull(),
    kind: text().$type<ExportKind>().notNull(),
    state: text().$type<ExportState>().notNull().default('waiting'),
    filter: jsonb().$type<Record<string, unknown>>().notNull(),
    /** The newest entry of the account at the click; null for parcels. */
    head_seq: bigint({ mode: 'number' }),
    preset: text(),
    columns: jsonb().$type<ExportColumn[]>().notNull(),
    format: text().$type<ExportFormat>().notNull(),
    language: text().$type<Language>().notNull(),
    user_id: uuid().notNull(),
    /** A program asked: nobody is told of its end. */
    by_key: boolean().notNull().default(false),
    rows_total: integer(),
    rows_done: integer().notNull().default(0),
    parts: integer(),
    bytes: bigint({ mode: 'number' }),
    sha256: text(),
    /** In the store of files. */
    stored_name: text(),
    /** What the browser saves. */
    file_name: text(),
    /** How often a server has begun it; the number tells which of them still owns it. */
    attempt: integer().notNull().default(0),
    /** Another server may take it from then on. */
    lease_until: bigint({ mode: 'number' }).notNull().default(0),
    created_at: bigint({ mode: 'number' }).notNull(),
    finished_at: bigint({ mode: 'number' }),
    expires_at: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.id] }),
    uniqueIndex('exports_id').on(t.id),
    index('exports_by_created').on(t.company_id, t.created_at.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('exports_due')
      .on(t.lease_until)
      .where(sql`state in ('waiting', 'running')`),
    index('exports_expired').on(t.expires_at),
  ],
);

export type ExportRow = typeof exports.$inferSelect;
