import type { OrderCod } from '@sampan/contract';
import { requireActor, type Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { findCodRecords, findOrder } from '../../shipping/order/index.ts';
import { findCollection } from './cod.repo.ts';
import { presentOrderCod } from './present-cod.ts';

/** The cash of one parcel. Throws `not_found` for a prepaid one. */
export async function getOrderCod({ ctx, id }: { ctx: Ctx; id: string }): Promise<OrderCod> {
  const { company_id } = requireActor(ctx);
  const order = await findOrder(ctx, company_id, id);
  if (!order.is_cod) throw new DomainError('not_found');
  const record = (await findCodRecords(ctx, company_id, [order])).get(id) ?? null;
  return presentOrderCod(order, await findCollection(ctx, { company_id, order_id: id }), record);
}
