import type { OrderClaim } from '@sampan/contract';
import { requireActor, type Ctx } from '../../../platform/context.ts';
import { findOrder } from '../order/index.ts';
import { presentOrderClaim } from './present-claim.ts';

/** Whether a claim can be opened for a parcel, and the claim with its answer (look-v2 3). */
export async function getOrderClaim({ ctx, id }: { ctx: Ctx; id: string }): Promise<OrderClaim> {
  return presentOrderClaim(ctx, await findOrder(ctx, requireActor(ctx).company_id, id));
}
