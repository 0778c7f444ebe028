import type { Order } from '@sampan/contract';
import { createHash } from 'node:crypto';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { epochSeconds } from '../../../platform/clock.ts';
import { requireWriter, type Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { issueErrorOf } from '../../../platform/issue-error.ts';
import { writeLiveEvent } from '../../../platform/outbox/write-outbox.ts';
import { publishEvent } from '../../../platform/publish-event.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import type { CourierEvent } from '../../../ports/courier.ts';
import { findOrder, findOrderByHandle, presentOrder, writeOrder, type OrderRow } from '../order/index.ts';
import { applyEvents } from '../tracking/index.ts';
import { findActivePurchase, transitionPurchase } from './label.repo.ts';

interface TrackingNumberInput {
  ctx: Ctx;
  id: string;
  tracking_code: string;
}

/**
 * Enters the courier's own number of a parcel that the sender handed in at a counter: from then on it is under way, and store and
 * recipient are told this number. The same number again changes nothing; another one corrects it until the parcel is complete.
 * Throws `order_locked` for a parcel whose courier gives its numbers itself, and `invalid_input` for another parcel's number.
 */
export async function setTrackingNumber({ ctx, id, tracking_code }: TrackingNumberInput): Promise<Order> {
  const actor = requireWriter(ctx);
  return withTransaction(
    ctx,
    async (tx) => {
      const order = await findOrder(tx, actor.company_id, id, { lock: true });
      const purchase = await findActivePurchase(tx, order.id);
      if (!isHandedIn(order) || purchase?.state !== 'bought') throw new DomainError('order_locked');
      if (order.tracking_code === tracking_code) return order;
      const other = await findOrderByHandle(tx, actor.company_id, tracking_code);
      if (other !== null && other.id !== order.id)
        throw new DomainError('invalid_input', {
          errors: [issueErrorOf('tracking_code', 'validate.tracking_number_taken')],
        });
      await transitionPurchase(tx, purchase.id, ['bought'], {
        tracking_code,
        courier_ref: tracking_code,
      });
      await writeOrder(tx, order, { tracking_code });
      await publishEvent(tx, 'label.numbered', {
        before: order,
        entry: purchase.entry,
        tracking_code,
      });
      await recordAudit(tx, {
        action: 'order.tracking_number',
        object_type: 'order',
        object_id: order.id,
        details: { from: order.tracking_code, to: tracking_code },
      });
      await applyEvents(
        tx,
        {
          ...order,
          order_id: order.id,
          courier_alias: purchase.entry.courier.alias,
        },
        [handedInAt(order.id, epochSeconds(tx.clock))],
      );
      const written = await findOrder(tx, actor.company_id, id);
      await writeLiveEvent(tx, actor.company_id, 'order_updated', {
        order_id: id,
        status: written.status,
      });
      return written;
    },
    presentOrder,
  );
}

/** Its courier has a counter and no interface, and the parcel is not complete. */
function isHandedIn({ status, estimated_cost }: OrderRow): boolean {
  return estimated_cost?.courier.is_counter === true && (status === 'ready_to_ship' || status === 'in_transit');
}

/** Reported once per parcel, however often its number is corrected. */
function handedInAt(order_id: string, at: number): CourierEvent {
  return {
    id: createHash('sha256').update(`handed in|${order_id}`).digest('hex').slice(0, 32),
    code: 'picked_up',
    description: 'Handed in at the counter',
    place: '',
    at,
    driver_phone: null,
    pod_urls: [],
  };
}
