import { eq } from 'drizzle-orm';
import { epochSeconds } from '../../kernel/clock.ts';
import type { Actor, Ctx } from '../../kernel/context.ts';
import { hashSecret } from '../../kernel/ids.ts';
import { companies, users } from '../account/account.table.ts';
import { sessions } from './session.table.ts';

/** A session unused for this long has ended (trust 4.2). */
const IDLE_S = 12 * 3600;
/** `last_seen_at` is written at most this often: reading must not write on every call. */
const SEEN_EVERY_S = 60;

/** Who a session is, by its token's hash or its id; null when it is unknown, ended or too old. */
export async function findActor(ctx: Ctx, token: string): Promise<Actor | null> {
  return actorOf(ctx, eq(sessions.token_hash, hashSecret(token)));
}

/** The same by session id, for a live connection that must close when its session ends. */
export async function findActorOfSession(ctx: Ctx, session_id: string): Promise<Actor | null> {
  return actorOf(ctx, eq(sessions.id, session_id));
}

async function actorOf(ctx: Ctx, condition: ReturnType<typeof eq>): Promise<Actor | null> {
  const now = epochSeconds(ctx.clock);
  const [row] = await ctx.db
    .select({ session: sessions, user: users, company: companies })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user_id))
    .innerJoin(companies, eq(companies.id, users.company_id))
    .where(condition);
  if (!row || row.session.ended_at !== null) return null;
  if (row.session.expires_at <= now || row.session.last_seen_at + IDLE_S <= now) return null;
  if (row.session.last_seen_at + SEEN_EVERY_S < now) {
    await ctx.db.update(sessions).set({ last_seen_at: now }).where(eq(sessions.id, row.session.id));
  }
  return {
    user_id: row.user.id,
    company_id: row.company.id,
    session_id: row.session.id,
    role: row.user.role,
    country_code: row.company.country_code,
    is_admin: row.user.is_admin,
    is_test: row.company.is_test,
    payment_type: row.company.payment_type,
  };
}
