import type { FulfillmentAction, FulfillmentOrder } from '@sampan/contract';
import { and, eq } from 'drizzle-orm';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { epochSeconds } from '../../../platform/clock.ts';
import { requireWriter, type Ctx } from '../../../platform/context.ts';
import { DomainError, refuseFields } from '../../../platform/errors.ts';
import { issueErrorOf } from '../../../platform/issue-error.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { findOrder, writeOrder } from '../../shipping/order/index.ts';
import { announceFulfilment, endReservation } from './allocate-stock.ts';
import {
  findFulfilmentOrder,
  findLines,
  presentFulfilment,
  setPicked,
  writeFulfilmentOrder,
} from './fulfilment-order.repo.ts';
import { cancelRule, holdsStock, statusAfter } from './fulfilment-order.status.ts';
import { fulfilmentLines, type FulfilmentOrderRow } from './fulfilment-order.table.ts';

async function presentOne(tx: Ctx, row: FulfilmentOrderRow): Promise<FulfillmentOrder> {
  const [answer] = await presentFulfilment(tx, row.company_id, [row]);
  if (!answer) throw new DomainError('internal');
  return answer;
}

/** Writes a step with its audit row and tells the screens. Must run in a transaction that has locked the row. */
export async function writeStep(
  tx: Ctx,
  row: FulfilmentOrderRow,
  change: Partial<FulfilmentOrderRow>,
  action: string,
  details: Record<string, unknown> = {},
): Promise<FulfilmentOrderRow> {
  const written = await writeFulfilmentOrder(tx, row, change);
  await recordAudit(tx, {
    action: `fulfillment.${action}`,
    object_type: 'fulfillment_order',
    object_id: row.id,
    company_id: row.company_id,
    details: { from: row.status, to: written.status, ...details },
  });
  await announceFulfilment(tx, row);
  return written;
}

/** Takes the goods out of stock: the order has left. */
export async function shipGoods(tx: Ctx, row: FulfilmentOrderRow): Promise<FulfilmentOrderRow> {
  await endReservation(tx, row, 'ship');
  await setPicked(tx, row, 'all');
  const change = { status: 'shipped' as const, held_from: null, shipped_at: epochSeconds(tx.clock) };
  return writeStep(tx, row, change, 'ship');
}

/** Takes a step of the warehouse, or undoes one. Throws `fulfillment_state` where the status does not allow it. */
export async function moveFulfilment({
  ctx,
  id,
  action,
  reason,
}: {
  ctx: Ctx;
  id: string;
  action: FulfillmentAction;
  reason: string;
}): Promise<FulfillmentOrder> {
  const actor = requireWriter(ctx);
  return withTransaction(ctx, async (tx) => {
    const row = await findFulfilmentOrder(tx, actor.company_id, id, { lock: true });
    const status = statusAfter(action, row);
    if (status === null) throw new DomainError('fulfillment_state');
    if (action === 'ship') return presentOne(tx, await shipGoods(tx, row));
    if (action === 'pick') await setPicked(tx, row, 'all');
    if (action === 'unpick') await setPicked(tx, row, 'none');
    const change: Partial<FulfilmentOrderRow> = {
      status,
      ...(action === 'start' || action === 'pick' ? { picker_id: row.picker_id ?? actor.user_id } : {}),
      ...(action === 'unpick' ? { picker_id: null } : {}),
      ...(action === 'hold' ? { held_from: row.status, hold_reason: reason } : {}),
      ...(action === 'release' ? { held_from: null, hold_reason: '' } : {}),
    };
    return presentOne(tx, await writeStep(tx, row, change, action, reason === '' ? {} : { reason }));
  });
}

/**
 * Confirms one unit by its SKU or barcode. The last one makes the order picked. Throws `invalid_input` with what was expected
 * for a wrong code, `fulfillment_state` for an order nobody picks.
 */
export async function scanFulfilment({ ctx, id, code }: { ctx: Ctx; id: string; code: string }) {
  const actor = requireWriter(ctx);
  return withTransaction(ctx, async (tx) => {
    const row = await findFulfilmentOrder(tx, actor.company_id, id, { lock: true });
    if (row.status !== 'new' && row.status !== 'picking') throw new DomainError('fulfillment_state');
    const open = (await findLines(tx, row.company_id, [id])).filter(({ picked, quantity }) => picked < quantity);
    const found = open.find(({ sku, barcode }) => sku.toUpperCase() === code.toUpperCase() || barcode === code);
    if (!found) {
      const expected = open.map(({ sku }) => sku).join(', ');
      return refuseFields([issueErrorOf('code', 'validate.scan_expected', { expected })]) as never;
    }
    await tx.db
      .update(fulfilmentLines)
      .set({ picked: found.picked + 1 })
      .where(
        and(
          eq(fulfilmentLines.company_id, row.company_id),
          eq(fulfilmentLines.fulfilment_order_id, id),
          eq(fulfilmentLines.sku_id, found.sku_id),
        ),
      );
    const is_whole = open.length === 1 && found.picked + 1 === found.quantity;
    const change = {
      status: is_whole ? ('picked' as const) : ('picking' as const),
      picker_id: row.picker_id ?? actor.user_id,
    };
    return presentOne(tx, await writeStep(tx, row, change, 'scan', { sku: found.sku }));
  });
}

/** Frees the goods of a fulfilment order. Must run in a transaction that has locked its parcel and itself. */
export async function releaseFulfilment(tx: Ctx, row: FulfilmentOrderRow, reason: string): Promise<FulfilmentOrderRow> {
  if (holdsStock(row.status)) await endReservation(tx, row, 'release');
  return writeStep(tx, row, { status: 'cancelled', held_from: null }, 'cancel', { reason });
}

/**
 * Takes a parcel back from the warehouse; it returns to the parcels. Idempotent. Throws `cancel_unconfirmed` for goods that are
 * in a box already, `fulfillment_shipped` for those that have left.
 */
export async function cancelFulfilment({
  ctx,
  id,
  reason,
  confirm,
}: {
  ctx: Ctx;
  id: string;
  reason: string;
  confirm: boolean;
}): Promise<FulfillmentOrder> {
  const { company_id } = requireWriter(ctx);
  const { order_id } = await findFulfilmentOrder(ctx, company_id, id);
  return withTransaction(ctx, async (tx) => {
    // The parcel first: what buys its label locks in this order too.
    const order = await findOrder(tx, company_id, order_id, { lock: true });
    const row = await findFulfilmentOrder(tx, company_id, id, { lock: true });
    if (row.status === 'cancelled') return presentOne(tx, row);
    const rule = cancelRule(row);
    if (rule === 'never') throw new DomainError('fulfillment_shipped');
    if (rule === 'ask' && !confirm) throw new DomainError('cancel_unconfirmed');
    await writeOrder(tx, order, { is_fulfillment: false });
    return presentOne(tx, await releaseFulfilment(tx, row, reason));
  });
}
