import type { Order } from '@sampan/contract';
import { requireActor, type Ctx } from '../../../platform/context.ts';
import { findOrder } from './order.repo.ts';
import { presentOrder } from './present-order.ts';

/** One parcel of the caller's company (spec 7 GET order/{id}). */
export async function getOrder({ ctx, id }: { ctx: Ctx; id: string }): Promise<Order> {
  return presentOrder(ctx, await findOrder(ctx, requireActor(ctx).company_id, id));
}
