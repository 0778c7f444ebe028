import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { party } from '../../../platform/database/party-column.ts';

/** People a company ships to again. Nothing refers to a row: erasing one leaves no trace of the person but parcels. */
export const savedRecipients = pgTable(
  'saved_recipients',
  {
    company_id: uuid().notNull(),
    id: uuid().notNull(),
    party: party().notNull(),
    tags: text()
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    /** Who and where, so that a person is saved once for a place. */
    match_key: text().notNull(),
    /** The folded name: the order of the list. */
    sort_key: text().notNull(),
    search_key: text().notNull(),
    created_at: bigint({ mode: 'number' }).notNull(),
    updated_at: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.id] }),
    uniqueIndex('saved_recipients_match').on(t.company_id, t.match_key),
    index('saved_recipients_by_name').on(t.company_id, t.sort_key, t.id),
    index('saved_recipients_search').using('gin', t.search_key.op('gin_trgm_ops')),
  ],
);

export type SavedRecipientRow = typeof savedRecipients.$inferSelect;
