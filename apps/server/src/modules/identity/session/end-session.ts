import { eq } from 'drizzle-orm';
import { epochSeconds } from '../../../platform/clock.ts';
import { requireSession, type Ctx } from '../../../platform/context.ts';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { endLoginsAs } from './end-sessions-of.ts';
import { sessions } from './session.table.ts';

/**
 * Ends the caller's own session; its token is dead from then on (spec 4 'Sessions'). An admin who signs out acts as nobody
 * any more.
 */
export async function endSession({ ctx }: { ctx: Ctx }): Promise<void> {
  const actor = requireSession(ctx);
  await withTransaction(ctx, async (tx) => {
    await tx.db
      .update(sessions)
      .set({ ended_at: epochSeconds(tx.clock) })
      .where(eq(sessions.id, actor.session_id));
    if (actor.impersonator_id === null) await endLoginsAs(tx, actor.user_id);
    await recordAudit(tx, {
      action: actor.impersonator_id === null ? 'session.end' : 'login_as.end',
      object_type: 'session',
      object_id: actor.session_id,
    });
  });
}
