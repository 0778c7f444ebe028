import type { Coordinate } from '@sampan/contract';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { epochSeconds } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { writeLiveEvent } from '../../../platform/outbox/write-outbox.ts';
import { normaliseCoordinate } from '../../identity/company/index.ts';
import { toRecipientColumns } from './order-input.ts';
import { writeOrder } from './order.repo.ts';
import { isEditable } from './order.status.ts';
import type { OrderRow } from './order.table.ts';

export interface ConfirmedAddress {
  coordinate: Coordinate;
  /** Absent: what the merchant wrote stays. */
  delivery_instructions?: string | undefined;
}

/**
 * Writes the place the recipient confirmed, in the caller's transaction and on a locked row (domain H). Nobody is signed in:
 * the caller has checked the link. Throws `order_locked` when the label is bought, being bought, or the parcel put away.
 */
export async function confirmOrderAddress(ctx: Ctx, order: OrderRow, confirmed: ConfirmedAddress): Promise<OrderRow> {
  const recipient = order.shipping_address;
  if (!isEditable(order) || !recipient) throw new DomainError('order_locked');
  const written = await writeOrder(ctx, order, {
    ...toRecipientColumns({ ...recipient, coordinate: normaliseCoordinate(confirmed.coordinate) }),
    ...(confirmed.delivery_instructions === undefined
      ? {}
      : { delivery_instructions: confirmed.delivery_instructions }),
    address_confirmed_at: epochSeconds(ctx.clock),
  });
  await recordAudit(ctx, {
    action: 'order.address_confirmed',
    object_type: 'order',
    object_id: order.id,
    company_id: order.company_id,
    details: { is_changed: !isSamePlace(order, written) },
  });
  const data = { order_id: order.id, status: written.status };
  await writeLiveEvent(ctx, order.company_id, 'address_confirmed', { ...data, number: order.number });
  await writeLiveEvent(ctx, order.company_id, 'order_updated', data);
  return written;
}

/** Notes that a link was sent, in the caller's transaction. */
export async function markConfirmationSent(ctx: Ctx, order: OrderRow): Promise<OrderRow> {
  const written = await writeOrder(ctx, order, { confirmation_sent_at: epochSeconds(ctx.clock) });
  await writeLiveEvent(ctx, order.company_id, 'order_updated', { order_id: order.id, status: written.status });
  return written;
}

/** The same place by everything people read; the position on the map may differ. */
function isSamePlace(a: OrderRow, b: OrderRow): boolean {
  return a.shipping_address?.coordinate.formatted_address === b.shipping_address?.coordinate.formatted_address;
}
