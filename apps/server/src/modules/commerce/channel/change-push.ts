import type { StorePush } from '@sampan/contract';
import { eq } from 'drizzle-orm';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { epochSeconds } from '../../../platform/clock.ts';
import { requireWriter, type Ctx } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { channelPushes, type ChannelPushRow } from './channel-order.table.ts';
import { presentPush } from './present-push.ts';
import { lockPush } from './push.repo.ts';

async function change(
  ctx: Ctx,
  id: string,
  action: string,
  work: (row: ChannelPushRow, now: number) => Partial<ChannelPushRow>,
): Promise<StorePush> {
  const { company_id } = requireWriter(ctx);
  return withTransaction(ctx, async (tx) => {
    const row = await lockPush(tx, company_id, id);
    const changed = work(row, epochSeconds(tx.clock));
    if (Object.keys(changed).length === 0) return presentPush(row);
    await tx.db.update(channelPushes).set(changed).where(eq(channelPushes.id, id));
    await recordAudit(tx, {
      action,
      object_type: 'order',
      object_id: row.order_id,
      details: { tracking_number: row.tracking_number },
    });
    return presentPush({ ...row, ...changed });
  });
}

/** Tells the store again, at once and for another day (channels C9). What it knows already is not told twice. */
export function pushAgain({ ctx, id }: { ctx: Ctx; id: string }): Promise<StorePush> {
  return change(ctx, id, 'store.push_again', (row, now) =>
    row.state === 'pushed'
      ? {}
      : { state: 'pending', message: '', next_attempt_at: now, leased_until: 0, settled_at: null, created_at: now },
  );
}

/** Somebody entered the number at the store. */
export function pushByHand({ ctx, id }: { ctx: Ctx; id: string }): Promise<StorePush> {
  return change(ctx, id, 'store.push_by_hand', (row, now) =>
    row.state === 'pushed' || row.state === 'by_hand' ? {} : { state: 'by_hand', settled_at: now },
  );
}
