import { and, eq } from 'drizzle-orm';
import type { Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import type { OrderRow } from '../../shipping/order/index.ts';
import { channelOrders, channelParcels } from './channel-order.table.ts';

/**
 * No label for an order that the marketplace ships itself, which would be paid twice, nor for one that was cancelled at its
 * store (channels 0.1, C6). Throws `platform_ships` or `cancelled_at_store`.
 */
export async function refuseLabel(tx: Ctx, { company_id, id, marketplace }: OrderRow): Promise<void> {
  if (marketplace === null) return;
  const [row] = await tx.db
    .select({ logistics: channelOrders.logistics, status: channelOrders.status })
    .from(channelParcels)
    .innerJoin(channelOrders, eq(channelOrders.id, channelParcels.channel_order_id))
    .where(and(eq(channelParcels.company_id, company_id), eq(channelParcels.order_id, id)));
  if (row?.logistics === 'platform') throw new DomainError('platform_ships');
  if (row?.status === 'cancelled' || row?.status === 'cancel_asked') throw new DomainError('cancelled_at_store');
}
