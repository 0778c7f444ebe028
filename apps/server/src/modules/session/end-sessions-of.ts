import { and, eq, isNull, ne, or } from 'drizzle-orm';
import { epochSeconds } from '../../kernel/clock.ts';
import type { Ctx } from '../../kernel/context.ts';
import { sessions } from './session.table.ts';

/** Ends the sessions in which an admin acts as somebody else: they last no longer than the admin's own. In the caller's transaction. */
export async function endLoginsAs(ctx: Ctx, admin_id: string): Promise<void> {
  await ctx.db
    .update(sessions)
    .set({ ended_at: epochSeconds(ctx.clock) })
    .where(and(eq(sessions.impersonator_id, admin_id), isNull(sessions.ended_at)));
}

/**
 * Ends every session of a person, in the caller's transaction: also those of an admin who acts as them, and those in which
 * they act as somebody else. Answers how many.
 * REST refuses the tokens at once, a live connection closes within five seconds (trust A3).
 */
export async function endSessionsOf(ctx: Ctx, user_id: string, but?: string): Promise<number> {
  const ended = await ctx.db
    .update(sessions)
    .set({ ended_at: epochSeconds(ctx.clock) })
    .where(
      and(
        or(eq(sessions.user_id, user_id), eq(sessions.impersonator_id, user_id)),
        isNull(sessions.ended_at),
        but === undefined ? undefined : ne(sessions.id, but),
      ),
    )
    .returning({ id: sessions.id });
  return ended.length;
}
