import type { Notices } from '@sampan/contract';
import { epochSeconds } from '../../../platform/clock.ts';
import { requireActor, type Ctx } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { listNotices } from './list-notices.ts';
import { writeReadAt } from './notice.repo.ts';

/**
 * Marks what a person has seen, up to a time; what comes later stays unread, and the mark never moves back. Reading is no
 * business of the company's, so its log has no line for it.
 */
export async function readNotices({ ctx, up_to }: { ctx: Ctx; up_to: number }): Promise<Notices> {
  const { user_id, company_id } = requireActor(ctx);
  return withTransaction(ctx, async (tx) => {
    const read_at = Math.min(up_to, epochSeconds(ctx.clock));
    await writeReadAt(tx, { user_id, company_id, read_at });
    return listNotices({ ctx: tx });
  });
}
