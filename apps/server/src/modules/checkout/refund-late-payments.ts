import { epochSeconds } from '../../kernel/clock.ts';
import type { Ctx } from '../../kernel/context.ts';
import { withTransaction } from '../../kernel/transaction.ts';
import { bookSaleRefund } from '../wallet/index.ts';
import { leaseRefunds, writeCheckout } from './checkout.repo.ts';
import type { CheckoutRow } from './checkout.table.ts';
import { providerOfCheckout } from './give-up.ts';
import { saleOf } from './mark-bought.ts';

const BATCH = 5;
/** A refund that did not work is tried again after this time. */
const RETRY_S = 120;

async function refundOne(ctx: Ctx, row: CheckoutRow): Promise<void> {
  const provider = providerOfCheckout(ctx, row);
  if (!provider || row.provider_payment_id === null) throw new Error(`Checkout ${row.id} has no provider to refund by`);
  await provider.refund({
    payment_id: row.provider_payment_id,
    amount_minor: row.total_minor,
    idempotency_key: `refund:${row.id}`,
  });
  await withTransaction(ctx, async (tx) => {
    await bookSaleRefund(tx, saleOf(row));
    await writeCheckout(tx, row, { refund_due_at: null, refunded_at: epochSeconds(tx.clock) });
  });
}

/** Gives money back that came after the last unit was sold. Answers how many there were; what fails is tried again. */
export async function refundLatePayments(ctx: Ctx): Promise<number> {
  const due = await leaseRefunds(ctx, RETRY_S, BATCH);
  for (const row of due)
    await refundOne(ctx, row).catch((error: unknown) => {
      ctx.log.error({ err: error, checkout_id: row.id }, 'a late payment was not refunded and will be tried again');
    });
  return due.length;
}
