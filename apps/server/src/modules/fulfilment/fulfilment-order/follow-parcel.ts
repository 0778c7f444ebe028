import type { Ctx } from '../../../platform/context.ts';
import { findOrder, type OrderRow } from '../../shipping/order/index.ts';
import { lockFulfilmentOf } from './fulfilment-order.repo.ts';
import { withLabel } from './fulfilment-order.status.ts';
import { releaseFulfilment, shipGoods, writeStep } from './move-fulfilment.ts';

/** The label of a parcel is bought: a packed order is ready to ship. */
export async function readyToShip(tx: Ctx, order: OrderRow): Promise<void> {
  if (!order.is_fulfillment) return;
  const row = await lockFulfilmentOf(tx, order);
  if (!row) return;
  const status = withLabel(row.status, { has_label: true });
  await writeStep(tx, row, { has_label: true, status }, 'label');
}

/** The courier has the parcel, whatever the warehouse wrote down: its goods are gone. */
export async function shipCollected(tx: Ctx, order: OrderRow): Promise<void> {
  if (!order.is_fulfillment) return;
  const { status } = await findOrder(tx, order.company_id, order.id);
  if (status !== 'in_transit' && status !== 'completed') return;
  const row = await lockFulfilmentOf(tx, order);
  // Goods that were never promised stay where they are: the shop sent something else.
  if (row && row.status !== 'shipped' && row.status !== 'out_of_stock') await shipGoods(tx, row);
}

/** A cancelled parcel is not packed any more. */
export async function endFulfilment(tx: Ctx, order: OrderRow): Promise<void> {
  if (!order.is_fulfillment) return;
  const row = await lockFulfilmentOf(tx, order);
  if (row && row.status !== 'shipped') await releaseFulfilment(tx, row, order.cancel_reason ?? '');
}
