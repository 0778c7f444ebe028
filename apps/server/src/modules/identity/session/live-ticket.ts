import { eq, lt } from 'drizzle-orm';
import { epochSeconds } from '../../../platform/clock.ts';
import { requireSession, type Actor, type Ctx } from '../../../platform/context.ts';
import { hashSecret, newSecret } from '../../../platform/ids.ts';
import { presentPoint, type ReadPoint } from '../../../platform/live/live.repo.ts';
import { findActor, findActorOfSession } from './find-actor.ts';
import { liveTickets } from './session.table.ts';

const TICKET_LIFE_S = 60;

/**
 * A ticket that opens one live connection within 60 seconds, so that no session token stands in a URL (design 8.8). What
 * happens between the ticket and the connection is told by the connection.
 */
export async function createLiveTicket({ ctx }: { ctx: Ctx }): Promise<{ ticket: string; expires_at: number }> {
  const actor = requireSession(ctx);
  const ticket = newSecret();
  const now = epochSeconds(ctx.clock);
  await ctx.db.delete(liveTickets).where(lt(liveTickets.expires_at, now));
  const { xid: from_xid } = await presentPoint(ctx.db);
  await ctx.db.insert(liveTickets).values({
    ticket_hash: hashSecret(ticket),
    session_id: actor.session_id,
    expires_at: now + TICKET_LIFE_S,
    from_xid,
  });
  return { ticket, expires_at: now + TICKET_LIFE_S };
}

/** Who may open a live connection, and since when it is to hear of events; null: from now on. */
export interface LiveCredentials {
  actor: Actor;
  since: ReadPoint | null;
}

/** Who may open a live connection with this token: a ticket, spent by this call, or a session token (spec 4). */
export async function verifyLiveToken(ctx: Ctx, token: string): Promise<LiveCredentials | null> {
  const [ticket] = await ctx.db
    .delete(liveTickets)
    .where(eq(liveTickets.ticket_hash, hashSecret(token)))
    .returning();
  if (ticket && ticket.expires_at <= epochSeconds(ctx.clock)) return null;
  const actor = await (ticket ? findActorOfSession(ctx, ticket.session_id) : findActor(ctx, token));
  return actor && { actor, since: ticket ? { xid: ticket.from_xid, seq: 0 } : null };
}
