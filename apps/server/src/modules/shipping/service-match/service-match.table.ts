import type { ServiceMatch } from '@sampan/contract';
import { bigint, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

/** What a company's files and stores mean by the name of a delivery service. */
export const serviceMatches = pgTable(
  'service_matches',
  {
    company_id: uuid().notNull(),
    /** The name folded, so that spelling and capitals make no other name. */
    name_key: text().notNull(),
    name: text().notNull(),
    choice: text().$type<ServiceMatch['choice']>().notNull(),
    courier: text(),
    service: text(),
    label: text().notNull(),
    updated_at: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.company_id, t.name_key] })],
);

export type ServiceMatchRow = typeof serviceMatches.$inferSelect;
