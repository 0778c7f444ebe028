import { bigint, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/**
 * - `payout`: who is signed in proves again who they are before money leaves
 * - `new_email`, `old_email`: both sides of a change of email
 */
export type CodePurpose = 'email' | 'phone' | 'payout' | 'new_email' | 'old_email';

/**
 * The living code of somebody, at most one: a new one takes the place of the old (trust 4.21). Only a keyed hash is kept.
 * A row without a code counts tries at something that was never sent, so that both take the same time.
 */
export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    purpose: text().$type<CodePurpose>().notNull(),
    /** Who has to know it: a person's id, or the keyed hash of a phone or an email. */
    subject: text().notNull(),
    code_hash: text(),
    tries: integer().notNull().default(0),
    expires_at: bigint({ mode: 'number' }).notNull(),
    spent_at: bigint({ mode: 'number' }),
  },
  (t) => [primaryKey({ columns: [t.purpose, t.subject] }), index('one_time_codes_expires_at').on(t.expires_at)],
);
