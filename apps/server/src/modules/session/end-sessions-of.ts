import { and, eq, isNull, ne } from 'drizzle-orm';
import { epochSeconds } from '../../kernel/clock.ts';
import type { Ctx } from '../../kernel/context.ts';
import { sessions } from './session.table.ts';

/**
 * Ends every session of a person, in the caller's transaction, also those of an admin who acts as them; answers how many.
 * REST refuses the tokens at once, a live connection closes within five seconds (trust A3).
 */
export async function endSessionsOf(ctx: Ctx, user_id: string, but?: string): Promise<number> {
  const ended = await ctx.db
    .update(sessions)
    .set({ ended_at: epochSeconds(ctx.clock) })
    .where(
      and(
        eq(sessions.user_id, user_id),
        isNull(sessions.ended_at),
        but === undefined ? undefined : ne(sessions.id, but),
      ),
    )
    .returning({ id: sessions.id });
  return ended.length;
}
