import { pgTable, text } from 'drizzle-orm/pg-core';

/** What an installation decides once and every server of it shares. */
export const serverSettings = pgTable('server_settings', { key: text().primaryKey(), value: text().notNull() });
