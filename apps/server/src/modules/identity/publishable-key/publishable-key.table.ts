import type { PublishableKey } from '@sampan/contract';
import { bigint, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { companies } from '../account/account.table.ts';

/** A key that stands in the source of a shop's pages. It is no secret, so it is stored as it is. */
export const publishableKeys = pgTable(
  'publishable_keys',
  {
    id: uuid().primaryKey(),
    company_id: uuid()
      .notNull()
      .references(() => companies.id),
    key: text().notNull().unique(),
    name: text().notNull(),
    mode: text().$type<PublishableKey['mode']>().notNull(),
    scopes: jsonb().$type<PublishableKey['scopes']>().notNull(),
    allowed_origins: jsonb().$type<string[]>().notNull(),
    created_at: bigint({ mode: 'number' }).notNull(),
    /** Exact to a minute: using a key must not write on every call. */
    last_used_at: bigint({ mode: 'number' }),
    revoked_at: bigint({ mode: 'number' }),
  },
  (t) => [index('publishable_keys_company').on(t.company_id, t.created_at)],
);

export type PublishableKeyRow = typeof publishableKeys.$inferSelect;
