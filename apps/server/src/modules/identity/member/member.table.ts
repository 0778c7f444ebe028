import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Role } from '../../../platform/context.ts';
import { companies, users } from '../account/account.table.ts';

/** Somebody who was asked to join a company. Sending it again ends the row and begins another, with a link of its own. */
export const invitations = pgTable(
  'invitations',
  {
    id: uuid().primaryKey(),
    company_id: uuid()
      .notNull()
      .references(() => companies.id),
    email: text().notNull(),
    role: text().$type<Role>().notNull(),
    /** Of the secret in the link, 256 bits; it leaves the server in the email alone. */
    token_hash: text().notNull().unique(),
    invited_by: uuid()
      .notNull()
      .references(() => users.id),
    created_at: bigint({ mode: 'number' }).notNull(),
    expires_at: bigint({ mode: 'number' }).notNull(),
    accepted_at: bigint({ mode: 'number' }),
    /** Who joined by it. */
    accepted_by: uuid().references(() => users.id),
    /** Taken back, sent again, or outlived by whom it was sent by. */
    revoked_at: bigint({ mode: 'number' }),
  },
  (t) => [
    uniqueIndex('invitations_open')
      .on(t.company_id, sql`lower(${t.email})`)
      .where(sql`accepted_at is null and revoked_at is null`),
    index('invitations_company').on(t.company_id, t.created_at),
  ],
);

export type InvitationRow = typeof invitations.$inferSelect;
