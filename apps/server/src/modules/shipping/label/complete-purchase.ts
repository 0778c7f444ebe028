import { cutText } from '../../../platform/cut-text.ts';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { epochSeconds } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { writeLiveEvent } from '../../../platform/outbox/write-outbox.ts';
import { publishEvent } from '../../../platform/publish-event.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import type { BoughtParcel } from '../../../ports/courier.ts';
import { presentEntry } from '../estimate/index.ts';
import { findOrder, writeOrder, type OrderRow } from '../order/index.ts';
import { startPolling } from '../tracking/index.ts';
import { captureHold, releaseHold } from '../../ledger/wallet/index.ts';
import { transitionPurchase } from './label.repo.ts';
import type { KeptLabel } from './keep-courier-label.ts';
import { allocatePrice } from './price-allocation.ts';
import { promisedAt } from './promised-at.ts';
import type { PurchaseRow } from './label.table.ts';

/** Second half of buying: the courier has the parcel, so money, label and order change together. Doing it twice changes nothing. */
export async function completePurchase(
  ctx: Ctx,
  purchase: PurchaseRow,
  parcel: BoughtParcel,
  kept: KeptLabel,
): Promise<OrderRow> {
  return withTransaction(ctx, async (tx) => {
    const order = await findOrder(tx, purchase.company_id, purchase.order_id, { lock: true });
    const { tracking_code, route_code, courier_ref } = parcel;
    const moved = await transitionPurchase(tx, purchase.id, ['buying', 'unknown'], {
      state: 'bought',
      tracking_code,
      route_code,
      courier_ref,
      ...kept,
      error: null,
    });
    if (!moved) return order;
    if (purchase.hold_id) {
      await captureHold(tx, {
        hold_id: purchase.hold_id,
        reference: purchase.id,
        description: `Label ${order.number}`,
        details: { order_id: order.id, order_number: order.number },
        split: allocatePrice(purchase.entry),
      });
    }
    const now = epochSeconds(tx.clock);
    await publishEvent(tx, 'label.bought', { order, entry: purchase.entry, tracking_code });
    const written = await writeOrder(tx, order, {
      status: 'ready_to_ship',
      label_state: 'bought',
      label_error: null,
      tracking_code,
      route_code,
      label_created_at: now,
      courier_alias: purchase.entry.courier.alias,
      price_minor: purchase.amount_minor,
      estimated_cost: presentEntry(purchase.entry),
      delivery_type: purchase.entry.delivery_service.delivery_type,
      estimated_delivery_at: promisedAt(order, purchase.entry, now),
    });
    // Nobody can be asked about a parcel that is handed in at a counter.
    if (purchase.entry.courier.is_counter !== true)
      await startPolling(tx, order, purchase.entry.courier.alias, tracking_code);
    await recordAudit(tx, {
      action: 'label.bought',
      object_type: 'order',
      object_id: order.id,
      company_id: purchase.company_id,
      details: { tracking_code },
    });
    const data = { order_id: order.id, status: written.status };
    await writeLiveEvent(tx, purchase.company_id, 'order_updated', data, 'label.purchased');
    return written;
  });
}

/** The courier certainly does not have the parcel: the money is free again and the merchant may choose another service. */
export async function failPurchase(ctx: Ctx, purchase: PurchaseRow, reason: string): Promise<void> {
  await withTransaction(ctx, async (tx) => {
    const order = await findOrder(tx, purchase.company_id, purchase.order_id, { lock: true });
    const error = cutText(reason, 300);
    const moved = await transitionPurchase(tx, purchase.id, ['buying', 'unknown'], { state: 'failed', error });
    if (!moved) return;
    if (purchase.hold_id) await releaseHold(tx, purchase.hold_id);
    await writeOrder(tx, order, { label_state: 'failed', label_error: error, courier_alias: null });
    await recordAudit(tx, {
      action: 'label.failed',
      object_type: 'order',
      object_id: order.id,
      company_id: purchase.company_id,
      details: { reason: error },
    });
    const data = { order_id: order.id, status: order.status };
    await writeLiveEvent(tx, purchase.company_id, 'order_updated', data, 'label.failed');
  });
}
