import type { OrderSale } from '@sampan/contract';
import { toMajor } from '@sampan/country-rules';
import { requireActor, type Ctx } from '../../../platform/context.ts';
import { findOrder } from '../../shipping/order/index.ts';
import { findCheckoutOfOrder } from './checkout.repo.ts';
import type { CheckoutRow } from './checkout.table.ts';

function stateOf(row: CheckoutRow): OrderSale['state'] | null {
  if (row.status === 'confirmed') return 'collect';
  if (row.dispute_state === 'open') return 'disputed';
  if (row.dispute_state === 'lost') return 'lost';
  if (row.status === 'paid') return 'paid';
  if (row.status === 'refunded' && row.refund_failed_at !== null && row.refunded_at === null) return 'refund_failed';
  if (row.status === 'refunded') return row.refunded_at === null ? 'refunding' : 'refunded';
  return null;
}

/** What a shopper paid for one of the caller's parcels; null where nobody did. Throws `not_found`. */
export async function getOrderSale({ ctx, id }: { ctx: Ctx; id: string }): Promise<{ sale: OrderSale | null }> {
  const order = await findOrder(ctx, requireActor(ctx).company_id, id);
  const row = await findCheckoutOfOrder(ctx, order.company_id, order.id);
  const state = row && stateOf(row);
  if (!state) return { sale: null };
  return {
    sale: {
      state,
      amount: toMajor(row.total_minor, row.currency),
      currency: row.currency,
      payment_method: row.payment_method,
      is_test: row.is_test,
      failed_refunds: row.refund_failures,
      refunded_at: row.refunded_at,
    },
  };
}
