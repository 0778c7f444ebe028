import { and, eq, sql } from 'drizzle-orm';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { epochSeconds } from '../../../platform/clock.ts';
import { requireActor, type Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { within } from '../../../platform/within.ts';
import { channelOrders, channelParcels } from './channel-order.table.ts';
import { channels } from './channel.table.ts';
import { attentionOf } from './compare-facts.ts';
import { readOrder } from './read-order.ts';

/** A copy that is younger is good enough to buy a label from (channels C6). */
const GOOD_FOR_S = 300;
/** A store that does not answer by then holds nobody up: the label is bought from what is known. */
const ANSWERS_WITHIN_MS = 3_000;

async function findCopy(ctx: Ctx, company_id: string, order_id: string) {
  const [copy] = await ctx.db
    .select({ parcel: channelParcels, order: channelOrders, channel: channels })
    .from(channelParcels)
    .innerJoin(channelOrders, eq(channelOrders.id, channelParcels.channel_order_id))
    .innerJoin(channels, eq(channels.id, channelOrders.channel_id))
    .where(and(eq(channelParcels.company_id, company_id), eq(channelParcels.order_id, order_id)));
  return copy ?? null;
}

/**
 * Reads the order of a parcel at its store before its label is bought, where the copy is older than five minutes (channels C6).
 * One that was cancelled there is refused afterwards by whoever reserves the purchase. Throws `store_order_changed` when its
 * address or goods changed: the parcel has the new data by then, its price may be another, and the order waits for a look.
 * A store that is disconnected, fails or does not answer within three seconds is never in the way.
 */
export async function freshenOrder(ctx: Ctx, order_id: string): Promise<void> {
  const { company_id } = requireActor(ctx);
  const before = await findCopy(ctx, company_id, order_id);
  if (before === null || before.order.logistics === 'platform') return;
  const { channel, order } = before;
  if (channel.disconnected_at !== null || channel.state !== 'connected') return;
  if (epochSeconds(ctx.clock) - order.read_at < GOOD_FOR_S) return;
  try {
    if (!(await within(ANSWERS_WITHIN_MS, readOrder(ctx, channel, order.external_id)))) return;
  } catch (error) {
    ctx.log.info({ err: error, channel_id: channel.id }, 'a label is bought from what was known of its order');
    return;
  }
  const after = await findCopy(ctx, company_id, order_id);
  if (after === null) return;
  const status = { before: order.snapshot.native_status, after: after.order.snapshot.native_status };
  const found = attentionOf(before.parcel.imported, after.parcel.imported, {
    is_cancelled: false,
    at: epochSeconds(ctx.clock),
    status,
  });
  if (found === null) return;
  await withTransaction(ctx, async (tx) => {
    await tx.db
      .update(channelOrders)
      .set({ attention: { ...found, is_before_label: true } })
      .where(and(eq(channelOrders.id, order.id), sql`attention is null`));
    await recordAudit(tx, {
      action: 'store.order_changed',
      object_type: 'store',
      object_id: channel.id,
      details: { number: order.number, changes: found.changes },
    });
  });
  throw new DomainError('store_order_changed');
}
