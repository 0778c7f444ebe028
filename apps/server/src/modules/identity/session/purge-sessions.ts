import { inArray, lt, or, sql } from 'drizzle-orm';
import { epochSeconds } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { liveTickets, sessions } from './session.table.ts';

/** A session that ended is kept this long: new devices are told from known ones by it. */
const KEPT_S = 90 * 86_400;

/** Forgets tickets that were not used in time, and sessions that ended three months ago. */
export async function purgeSessions(ctx: Ctx): Promise<void> {
  const now = epochSeconds(ctx.clock);
  const is_old = or(lt(sessions.expires_at, now - KEPT_S), lt(sessions.ended_at, now - KEPT_S)) ?? sql`false`;
  await ctx.db.delete(liveTickets).where(lt(liveTickets.expires_at, now));
  const old = ctx.db.select({ id: sessions.id }).from(sessions).where(is_old);
  await ctx.db.delete(liveTickets).where(inArray(liveTickets.session_id, old));
  await ctx.db.delete(sessions).where(is_old);
}
