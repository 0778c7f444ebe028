import { bigint, boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core';

/** The email somebody wants instead of theirs, until it is proved; one a person, a new wish takes the place of the old. */
export const emailChanges = pgTable('email_changes', {
  user_id: uuid().primaryKey(),
  company_id: uuid().notNull(),
  email: text().notNull(),
  /** People without a password prove the address they have as well. */
  needs_old_code: boolean().notNull(),
  old_proved_at: bigint({ mode: 'number' }),
  expires_at: bigint({ mode: 'number' }).notNull(),
});

export type EmailChangeRow = typeof emailChanges.$inferSelect;
