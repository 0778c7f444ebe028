import type { Order } from '@sampan/contract';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { epochSeconds } from '../../../platform/clock.ts';
import { requireWriter, type Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { writeLiveEvent } from '../../../platform/outbox/write-outbox.ts';
import { publishEvent } from '../../../platform/publish-event.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { findOrder, isCancellable, presentOrder, writeOrder, type OrderRow } from '../order/index.ts';
import { stopPolling } from '../tracking/index.ts';
import { refundLabel } from '../../ledger/wallet/index.ts';
import { findActivePurchase, transitionPurchase } from './label.repo.ts';
import { allocatePrice } from './price-allocation.ts';
import type { PurchaseRow } from './label.table.ts';

/**
 * Cancels a parcel (spec 7 DELETE order/{id}/cancel). A bought label is first cancelled at the courier; when it agrees the
 * whole price goes back to the wallet. Cancelling a cancelled parcel changes nothing.
 * Throws `cannot_cancel` once the courier has the parcel, `courier_unavailable` when it does not answer.
 */
export async function cancelOrder({ ctx, id, reason }: { ctx: Ctx; id: string; reason: string }): Promise<Order> {
  const actor = requireWriter(ctx);
  const order = await findOrder(ctx, actor.company_id, id);
  if (order.status === 'cancelled') return presentOrder(ctx, order);
  if (!isCancellable(order)) throw new DomainError('cannot_cancel');
  const purchase = await findActivePurchase(ctx, order.id);
  if (purchase && purchase.state !== 'bought') throw new DomainError('label_pending', { retry_after_s: 2 });
  if (purchase?.tracking_code) await cancelAtCourier(ctx, purchase.entry.courier.alias, purchase.tracking_code);
  return presentOrder(ctx, await settleCancelled(ctx, order, purchase, reason));
}

async function cancelAtCourier(ctx: Ctx, alias: string, tracking_code: string): Promise<void> {
  const outcome = await ctx.ports.couriers.cancel(alias, tracking_code).catch((error: unknown) => {
    throw new DomainError('courier_unavailable', {
      cause: error,
      message: 'The courier does not answer at the moment. The parcel is not cancelled yet; please try again.',
    });
  });
  if (outcome.status === 'refused') throw new DomainError('cannot_cancel', { detail: outcome.reason });
}

async function settleCancelled(
  ctx: Ctx,
  order: OrderRow,
  purchase: PurchaseRow | null,
  reason: string,
): Promise<OrderRow> {
  return withTransaction(ctx, async (tx) => {
    const locked = await findOrder(tx, order.company_id, order.id, { lock: true });
    if (locked.status === 'cancelled') return locked;
    // Unbought parcels may have been claimed meanwhile: then the purchase decides, not we.
    if (!purchase && (await findActivePurchase(tx, order.id)))
      throw new DomainError('label_pending', { retry_after_s: 2 });
    const ended = purchase && (await transitionPurchase(tx, purchase.id, ['bought'], { state: 'refunded' }));
    // What the courier bills the company itself was never taken from its wallet.
    if (ended && purchase.amount_minor > 0) {
      await refundLabel(tx, {
        company_id: order.company_id,
        reference: purchase.id,
        description: `Refund ${order.number}`,
        details: { order_id: order.id, order_number: order.number },
        split: allocatePrice(purchase.entry),
      });
    }
    await publishEvent(tx, 'order.cancelling', { order });
    const written = await writeOrder(tx, locked, {
      status: 'cancelled',
      cancelled_at: epochSeconds(tx.clock),
      cancel_reason: reason,
      has_problem: false,
      ...(purchase ? { label_state: 'refunded' as const } : {}),
    });
    await publishEvent(tx, 'order.cancelled', { order: written });
    await stopPolling(tx, order.id);
    await recordAudit(tx, {
      action: 'order.cancel',
      object_type: 'order',
      object_id: order.id,
      details: { reason, refunded_minor: purchase?.amount_minor ?? 0 },
    });
    const data = { order_id: order.id, status: 'cancelled' };
    await writeLiveEvent(tx, order.company_id, 'order_updated', data, 'order.cancelled');
    return written;
  });
}
