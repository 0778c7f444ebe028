import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { transactionId } from '../../../platform/outbox/outbox.table.ts';
import { users } from '../account/account.table.ts';

export type SessionMethod = 'password' | 'phone' | 'google' | 'facebook' | 'register' | 'invitation' | 'login_as';

/** A signed-in browser. Only the hash of its token is kept (trust 4.2). */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey(),
    token_hash: text().notNull().unique(),
    user_id: uuid()
      .notNull()
      .references(() => users.id),
    /** How the person proved who they are. */
    method: text().$type<SessionMethod>().notNull(),
    /** The admin of Sampan who acts as this person; null for people's own sessions. */
    impersonator_id: uuid().references(() => users.id),
    ip: text().notNull(),
    user_agent: text().notNull(),
    created_at: bigint({ mode: 'number' }).notNull(),
    last_seen_at: bigint({ mode: 'number' }).notNull(),
    /** Whatever happens, the session ends here. */
    expires_at: bigint({ mode: 'number' }).notNull(),
    ended_at: bigint({ mode: 'number' }),
  },
  (t) => [
    index('sessions_user').on(t.user_id),
    index('sessions_in_others_name')
      .on(t.impersonator_id, t.created_at)
      .where(sql`impersonator_id is not null`),
  ],
);

/** A ticket that opens one live connection within 60 seconds (design 8.8). */
export const liveTickets = pgTable('live_tickets', {
  ticket_hash: text().primaryKey(),
  session_id: uuid()
    .notNull()
    .references(() => sessions.id),
  expires_at: bigint({ mode: 'number' }).notNull(),
  /** The oldest transaction that ran when the ticket was given: its connection hears of everything from there on. */
  from_xid: transactionId().notNull(),
});
