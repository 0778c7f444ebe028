import { eq, lt } from 'drizzle-orm';
import { epochSeconds } from '../../kernel/clock.ts';
import { requireSession, type Actor, type Ctx } from '../../kernel/context.ts';
import { hashSecret, newSecret } from '../../kernel/ids.ts';
import { findActor, findActorOfSession } from './find-actor.ts';
import { liveTickets } from './session.table.ts';

const TICKET_LIFE_S = 60;

/** A ticket that opens one live connection within 60 seconds, so that no session token stands in a URL (design 8.8). */
export async function createLiveTicket({ ctx }: { ctx: Ctx }): Promise<{ ticket: string; expires_at: number }> {
  const actor = requireSession(ctx);
  const ticket = newSecret();
  const now = epochSeconds(ctx.clock);
  await ctx.db.delete(liveTickets).where(lt(liveTickets.expires_at, now));
  await ctx.db
    .insert(liveTickets)
    .values({ ticket_hash: hashSecret(ticket), session_id: actor.session_id, expires_at: now + TICKET_LIFE_S });
  return { ticket, expires_at: now + TICKET_LIFE_S };
}

/** Who may open a live connection with this token: a ticket, spent by this call, or a session token (spec 4). */
export async function actorOfLiveToken(ctx: Ctx, token: string): Promise<Actor | null> {
  const [ticket] = await ctx.db
    .delete(liveTickets)
    .where(eq(liveTickets.ticket_hash, hashSecret(token)))
    .returning();
  if (!ticket) return findActor(ctx, token);
  if (ticket.expires_at <= epochSeconds(ctx.clock)) return null;
  return findActorOfSession(ctx, ticket.session_id);
}
