import { and, eq, isNull, ne, or } from 'drizzle-orm';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { epochSeconds } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { companiesOf } from './session.repo.ts';
import { sessions } from './session.table.ts';

type EndedSession = Pick<typeof sessions.$inferSelect, 'id' | 'user_id' | 'impersonator_id' | 'expires_at'>;

/** What is read back of sessions that are ended, for {@link recordLoginsAsEnd}. */
export const ENDED = {
  id: sessions.id,
  user_id: sessions.user_id,
  impersonator_id: sessions.impersonator_id,
  expires_at: sessions.expires_at,
};

/**
 * Ends the sessions in which an admin acts as somebody else: they last no longer than the admin's own. In the caller's
 * transaction; each is written into both sides' logs.
 */
export async function endLoginsAs(ctx: Ctx, admin_id: string): Promise<void> {
  const ended = await ctx.db
    .update(sessions)
    .set({ ended_at: epochSeconds(ctx.clock) })
    .where(and(eq(sessions.impersonator_id, admin_id), isNull(sessions.ended_at)))
    .returning(ENDED);
  await recordLoginsAsEnd(ctx, admin_id, ended);
}

/**
 * Ends every session of a person, in the caller's transaction: also those of an admin who acts as them, and those in which
 * they act as somebody else, which both sides' logs say. Answers how many.
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
    .returning(ENDED);
  await recordLoginsAsEnd(ctx, user_id, ended);
  return ended.length;
}

/** Writes down that an admin acts as nobody any more, in the log of each company they acted in. What was over by its time is left out. */
export async function recordLoginsAsEnd(ctx: Ctx, admin_id: string, ended: readonly EndedSession[]): Promise<void> {
  const now = epochSeconds(ctx.clock);
  const borrowed = ended.filter(({ impersonator_id, expires_at }) => impersonator_id === admin_id && expires_at > now);
  if (borrowed.length === 0) return;
  const company_of = await companiesOf(
    ctx,
    borrowed.map(({ user_id }) => user_id),
  );
  for (const { id, user_id } of borrowed)
    await recordAudit(ctx, {
      action: 'login_as.end',
      object_type: 'session',
      object_id: id,
      company_id: company_of.get(user_id) ?? null,
      actor_id: admin_id,
      subject_id: user_id,
    });
}
