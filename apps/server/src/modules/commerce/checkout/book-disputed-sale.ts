import type { Ctx } from '../../../platform/context.ts';
import { bookSaleDispute } from '../../ledger/wallet/index.ts';
import type { CheckoutRow } from './checkout.table.ts';

/** A disputed sale as the ledger books it. */
export function disputeFacts(row: CheckoutRow) {
  const order_number = row.order_number ?? '';
  return {
    company_id: row.company_id,
    currency: row.currency,
    reference: row.id,
    description: `Dispute ${order_number}`,
    details: { ...(row.order_id === null ? {} : { order_id: row.order_id }), order_number },
  };
}

/** Takes what the buyer's bank asks for from the shop, once per sale; nothing for tests. Must run in a transaction. */
export async function bookDisputedSale(tx: Ctx, row: CheckoutRow): Promise<void> {
  if (row.is_test) return;
  await bookSaleDispute(tx, {
    ...disputeFacts(row),
    amount_minor: row.disputed_minor ?? row.total_minor,
    is_released: row.released_at !== null,
  });
}
