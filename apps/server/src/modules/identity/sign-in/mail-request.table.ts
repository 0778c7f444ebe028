import { bigint, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';

/**
 * - `register`: somebody opened an account: send the code, or tell the owner of the email
 * - `verify`: somebody wants the code again
 * - `reset`: somebody forgot a password
 * - `change_email`: somebody wants to sign in with another email
 */
export type MailRequestKind = 'register' | 'verify' | 'reset' | 'change_email';

/**
 * What is to be sent to an email, if it is known. The request only writes this row, whatever the email, so that neither
 * its answer nor its time tells who has an account (trust 4.22); a job does the rest and deletes the row.
 */
export const mailRequests = pgTable(
  'mail_requests',
  {
    id: uuid().primaryKey(),
    kind: text().$type<MailRequestKind>().notNull(),
    email: text().notNull(),
    /** The account it is about, where the caller has one. */
    user_id: uuid(),
    created_at: bigint({ mode: 'number' }).notNull(),
    /** Later than `created_at` when it went wrong: one that cannot be answered holds up no other. */
    due_at: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [index('mail_requests_due_at').on(t.due_at)],
);
