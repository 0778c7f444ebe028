import type { ActiveSession } from '@sampan/contract';
import { and, desc, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { deviceLabel } from '../../../platform/audit/client-fingerprint.ts';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { epochSeconds } from '../../../platform/clock.ts';
import { requireSession, type Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { ENDED, endLoginsAs, endSessionsOf, recordLoginsAsEnd } from './end-sessions-of.ts';
import { IDLE_S } from './find-actor.ts';
import { selectSessions } from './session.repo.ts';
import { sessions } from './session.table.ts';

/** Nobody is signed in in more places that they could tell apart. */
const MOST_SHOWN = 100;

type SessionRow = typeof sessions.$inferSelect;

function isAlive(now: number) {
  return and(isNull(sessions.ended_at), gt(sessions.expires_at, now), gt(sessions.last_seen_at, now - IDLE_S));
}

function presentSignIn(row: SessionRow) {
  const { method, ip, user_agent, created_at } = row;
  return { method, ip, device: deviceLabel(user_agent), created_at };
}

/** A person's own sessions, those of admins who act as them, and those in which they act as somebody else. */
function isOf(user_id: string) {
  return or(eq(sessions.user_id, user_id), eq(sessions.impersonator_id, user_id));
}

/** Where the caller is signed in: this session first, then the last used, whoever acts as whom. */
export async function listSessions({ ctx }: { ctx: Ctx }) {
  const actor = requireSession(ctx);
  const rows = await selectSessions(ctx)
    .where(and(isOf(actor.user_id), isAlive(epochSeconds(ctx.clock))))
    .orderBy(desc(eq(sessions.id, actor.session_id)), desc(sessions.last_seen_at), desc(sessions.id))
    .limit(MOST_SHOWN);
  const records: ActiveSession[] = rows.map(({ session, name, email }) => ({
    id: session.id,
    ...presentSignIn(session),
    acts_as: session.impersonator_id === actor.user_id ? name || (email ?? '') : null,
    is_current: session.id === actor.session_id,
    last_seen_at: session.last_seen_at,
    expires_at: session.expires_at,
  }));
  return { records, total: records.length, page: 1, per_page: MOST_SHOWN };
}

/** Signs one of the caller's sessions out. Another person's is answered like one that does not exist. */
export async function revokeSession({ ctx, id }: { ctx: Ctx; id: string }): Promise<void> {
  const actor = requireSession(ctx);
  await withTransaction(ctx, async (tx) => {
    const now = epochSeconds(tx.clock);
    const ended = await tx.db
      .update(sessions)
      .set({ ended_at: now })
      .where(and(eq(sessions.id, id), isOf(actor.user_id), isAlive(now)))
      .returning(ENDED);
    const [session] = ended;
    if (!session) throw new DomainError('not_found');
    if (session.impersonator_id === null) await endLoginsAs(tx, actor.user_id);
    await recordLoginsAsEnd(tx, actor.user_id, ended);
    await recordAudit(tx, { action: 'session.revoke', object_type: 'session', object_id: id });
  });
}

/** Signs the caller out everywhere but here; answers in how many places. */
export async function revokeOtherSessions({ ctx }: { ctx: Ctx }): Promise<number> {
  const actor = requireSession(ctx);
  return withTransaction(ctx, async (tx) => {
    const ended = await endSessionsOf(tx, actor.user_id, actor.session_id);
    await recordAudit(tx, {
      action: 'session.revoke_others',
      object_type: 'user',
      object_id: actor.user_id,
      details: { ended },
    });
    return ended;
  });
}

/** How this session began and the sign-in before it, so that people notice one that was not theirs (spec 7 track_login). */
export async function listLoginHistory({ ctx }: { ctx: Ctx }) {
  const actor = requireSession(ctx);
  const [current] = await ctx.db.select().from(sessions).where(eq(sessions.id, actor.session_id));
  if (!current) throw new DomainError('unauthorized');
  const [previous] = await ctx.db
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.user_id, actor.user_id),
        isNull(sessions.impersonator_id),
        sql`(${sessions.created_at}, ${sessions.id}) < (${current.created_at}, ${current.id}::uuid)`,
      ),
    )
    .orderBy(desc(sessions.created_at), desc(sessions.id))
    .limit(1);
  return { current: presentSignIn(current), previous: previous ? presentSignIn(previous) : null };
}
