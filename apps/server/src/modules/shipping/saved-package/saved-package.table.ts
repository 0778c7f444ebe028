import type { SavedPackage } from '@sampan/contract';
import { bigint, integer, jsonb, pgTable, uuid } from 'drizzle-orm/pg-core';

/** The boxes of one company. One row, because the table is read and saved as a whole. */
export const savedPackages = pgTable('saved_packages', {
  company_id: uuid().primaryKey(),
  packages: jsonb().$type<SavedPackage[]>().notNull(),
  revision: integer().notNull(),
  updated_at: bigint({ mode: 'number' }).notNull(),
});

export type SavedPackagesRow = typeof savedPackages.$inferSelect;
