import type { Answer, endpoints, ParsedRequest, StoreOrder } from '@sampan/contract';
import { requireActor, type Ctx } from '../../../platform/context.ts';
import { findStoreOrder, findStoreOrders } from './store-order.repo.ts';

/** Orders of the company's stores, the latest change first. */
export function listStoreOrders({
  ctx,
  query,
}: {
  ctx: Ctx;
  query: ParsedRequest<typeof endpoints.listStoreOrders>['query'];
}): Promise<Answer<typeof endpoints.listStoreOrders>> {
  return findStoreOrders(ctx, requireActor(ctx).company_id, query);
}

export function getStoreOrder({ ctx, id }: { ctx: Ctx; id: string }): Promise<StoreOrder> {
  return findStoreOrder(ctx, requireActor(ctx).company_id, { id });
}
