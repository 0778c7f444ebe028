import type { StoreOrder } from '@sampan/contract';
import { requireWriter, type Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { applyOrders } from './apply-orders.ts';
import { findChannels } from './channel.repo.ts';
import { findStoreOrder } from './store-order.repo.ts';
import { refusalOf } from './read-order.ts';
import { withConnection } from './with-connection.ts';

/**
 * Reads one order of a store by the number people use, now (channels C5). Throws `store_order_unknown` where the store has
 * none, `store_unreachable` or `store_needs_reconnect` where it cannot be asked.
 */
export async function fetchStoreOrder({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { store_id: string; number: string };
}): Promise<StoreOrder> {
  const { company_id } = requireWriter(ctx);
  const row = (await findChannels(ctx, company_id)).find(({ id }) => id === input.store_id);
  if (row?.external_shop_id == null) throw new DomainError('not_found');
  const order = await withConnection(ctx, row, (port, connection) =>
    port.findOrder(connection, input.number.replace(/^#/u, '')),
  ).catch((error: unknown) => {
    throw refusalOf(error);
  });
  if (order === null) throw new DomainError('store_order_unknown');
  await applyOrders(ctx, row, [order]);
  return findStoreOrder(ctx, company_id, { channel_id: row.id, external_id: order.external_id });
}
