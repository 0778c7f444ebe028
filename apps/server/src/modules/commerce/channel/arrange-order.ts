import type { StoreOrder } from '@sampan/contract';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { requireWriter, type Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { findPlatformOrder, leaseArranging } from './platform-order.repo.ts';
import { readOrder, refusalOf } from './read-order.ts';
import { findStoreOrder } from './store-order.repo.ts';
import { withConnection } from './with-connection.ts';

/** Above the longest call: two people who press at once arrange once. */
const LEASE_S = 60;

/**
 * Arranges the shipment of an order that its marketplace carries, at the marketplace, which picks and pays the courier: nothing is
 * taken from the wallet (channels 0.1). The numbers may come later; the answer has those that are there. Throws
 * `store_own_order`, `store_refused` with the channel's words, `store_unreachable`, `store_needs_reconnect`.
 */
export async function arrangeStoreOrder({ ctx, id }: { ctx: Ctx; id: string }): Promise<StoreOrder> {
  const { company_id } = requireWriter(ctx);
  const { order, channel } = await findPlatformOrder(ctx, company_id, id);
  if (!(await leaseArranging(ctx, order.id, LEASE_S))) throw new DomainError('unavailable', { retry_after_s: 5 });
  try {
    const outcome = await withConnection(ctx, channel, (port, connection) =>
      port.arrange(connection, { order_id: order.external_id, lines: [] }),
    );
    if (outcome.status === 'refused') throw new DomainError('store_refused', { detail: outcome.message });
    await readOrder(ctx, channel, order.external_id);
  } catch (error) {
    throw refusalOf(error);
  } finally {
    await leaseArranging(ctx, order.id, 0);
  }
  return withTransaction(
    ctx,
    (tx) =>
      recordAudit(tx, {
        action: 'store.arrange',
        object_type: 'store',
        object_id: channel.id,
        details: { number: order.number },
      }),
    (tx) => findStoreOrder(tx, company_id, { id }),
  );
}
