import type { StoreSource } from '@sampan/contract';
import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { companies } from '../../identity/account/account.table.ts';

/** A store of a company (spec 3, form 'store'). A disconnected one stays for the orders that name it, without its token. */
export const channels = pgTable(
  'channels',
  {
    id: uuid().primaryKey(),
    company_id: uuid()
      .notNull()
      .references(() => companies.id),
    source: text().$type<StoreSource>().notNull(),
    store_name: text().notNull(),
    profile_url: text().notNull(),
    store_logo: text().notNull(),
    social_network_id: text().notNull(),
    /** Encrypted; null once the store is disconnected. */
    access_token: text(),
    disconnected_at: bigint({ mode: 'number' }),
    created_at: bigint({ mode: 'number' }).notNull(),
    updated_at: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [
    index('channels_company')
      .on(t.company_id, t.created_at)
      .where(sql`disconnected_at is null`),
  ],
);
export type ChannelRow = typeof channels.$inferSelect;
