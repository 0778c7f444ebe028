import { epochSeconds } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import type { DeclineReason } from '../../../ports/payment.ts';
import { releaseStock } from '../product/index.ts';
import { findCheckout, isOpen, writeCheckout } from './checkout.repo.ts';
import type { CheckoutRow } from './checkout.table.ts';

export interface CheckoutClosing {
  status: 'failed' | 'cancelled' | 'expired';
  decline_reason?: DeclineReason | null;
}

/** Ends a locked, open checkout without a sale: its units go back on sale, in the same transaction. */
export async function closeLockedCheckout(tx: Ctx, row: CheckoutRow, closing: CheckoutClosing): Promise<CheckoutRow> {
  if (row.stock_state === 'held')
    await releaseStock(tx, { company_id: row.company_id, id: row.product_id }, row.quantity);
  return writeCheckout(tx, row, {
    ...closing,
    stock_state: row.stock_state === 'held' ? 'released' : row.stock_state,
    ended_at: epochSeconds(tx.clock),
  });
}

/** The same by id. One that ended already, or was paid, stays as it is: units never go back twice. */
export async function closeCheckout(ctx: Ctx, id: string, closing: CheckoutClosing): Promise<CheckoutRow | null> {
  return withTransaction(ctx, async (tx) => {
    const row = await findCheckout(tx, id, { lock: true });
    return row && isOpen(row) ? closeLockedCheckout(tx, row, closing) : row;
  });
}
