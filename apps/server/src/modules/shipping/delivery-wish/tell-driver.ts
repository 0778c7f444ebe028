import { epochSeconds } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { writeLiveEvent } from '../../../platform/outbox/write-outbox.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import type { WishOutcome } from '../../../ports/courier.ts';
import { findOrder, type OrderRow } from '../order/index.ts';
import { isBeforeDriver } from './delivery-wish.rule.ts';
import { changeTelling, leaseWishes } from './delivery-wish.repo.ts';
import type { DeliveryWishRow } from './delivery-wish.table.ts';

/** Longer than the 10 s a courier has to answer. */
export const TELL_LEASE_S = 20;
/** Of calls that nobody answers; the driver sets out long before. */
const MAX_ATTEMPTS = 200;
const BATCH = 20;

/** A courier that gives no answer is told again later and later, an hour apart at most, until the driver has set out. */
const tellAgainS = (attempts: number): number => Math.min(3_600, 30 * 2 ** Math.min(attempts - 1, 7));

/**
 * Tells the courier of a parcel what its recipient wants; telling it twice changes nothing. Without an answer the wish waits
 * for `tellWaitingDrivers`. Answers the state it came to.
 */
export async function tellDriver(ctx: Ctx, order: OrderRow, row: DeliveryWishRow): Promise<DeliveryWishRow['state']> {
  const { place, note, revision } = row;
  const outcome = await ctx.ports.couriers
    .tellDriver(order.courier_alias ?? '', {
      tracking_code: order.tracking_code ?? '',
      revision,
      place: place ?? 'hand',
      note,
    })
    .catch((error: unknown): null => {
      ctx.log.warn({ err: error, order_id: order.id }, 'the courier gave no answer to a wish of a recipient');
      return null;
    });
  if (outcome === null) {
    await changeTelling(ctx, row, { lease_until: epochSeconds(ctx.clock) + tellAgainS(row.attempts) });
    return 'telling';
  }
  return finish(ctx, row, outcome);
}

async function finish(ctx: Ctx, row: DeliveryWishRow, outcome: WishOutcome): Promise<DeliveryWishRow['state']> {
  const state = outcome.status === 'told' ? 'told' : 'refused';
  await withTransaction(ctx, async (tx) => {
    if (!(await changeTelling(tx, row, { state }))) return;
    const order = await findOrder(tx, row.company_id, row.order_id);
    await writeLiveEvent(tx, row.company_id, 'tracking_updated', { order_id: order.id, status: order.status });
  });
  return state;
}

/** Tells couriers what they did not answer to, or what a server that died had not told. Answers how many it worked on. */
export async function tellWaitingDrivers(ctx: Ctx): Promise<number> {
  const rows = await leaseWishes(ctx, TELL_LEASE_S, BATCH);
  await Promise.all(
    rows.map(async (row) => {
      const order = await findOrder(ctx, row.company_id, row.order_id);
      const is_late = !isBeforeDriver(order) || row.attempts > MAX_ATTEMPTS;
      if (is_late) await finish(ctx, row, { status: 'refused' });
      else await tellDriver(ctx, order, row);
    }),
  );
  return rows.length;
}
