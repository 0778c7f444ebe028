import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { epochSeconds } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { writeLiveEvent } from '../../../platform/outbox/write-outbox.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import type { Refund } from '../../../ports/payment.ts';
import { bookDisputeLost, bookSaleRefundReversal } from '../../ledger/wallet/index.ts';
import { findCheckoutOfPayment, recordPaymentEvent, writeCheckout } from './checkout.repo.ts';
import type { CheckoutRow } from './checkout.table.ts';
import { saleOf } from './complete-checkout.ts';
import { sendRefundFailure } from './refund-failure.mail.ts';
import { disputeFacts, bookDisputedSale } from './book-disputed-sale.ts';

/**
 * A refund that was taken and that the buyer's bank sent back has its effect once, whoever says it and however often: the
 * money stands where it was, the sale says so, and shop and Sampan are told. Nothing is tried again by itself: what the bank
 * does not take today it does not take tomorrow. With `event` the message is remembered in the same transaction.
 */
export async function applyRefund(
  ctx: Ctx,
  provider: string,
  refund: Refund,
  event?: { id: string; type: string },
): Promise<void> {
  if (refund.state !== 'failed') return;
  await withTransaction(ctx, async (tx) => {
    if (event && !(await recordPaymentEvent(tx, provider, event))) return;
    const row = await findCheckoutOfPayment(tx, provider, refund.payment_id, { lock: true });
    const is_ours =
      row?.status === 'refunded' && row.currency === refund.currency && row.total_minor === refund.amount_minor;
    if (!row || !is_ours) {
      ctx.log.error(
        { payment_id: refund.payment_id, refund_id: refund.refund_id },
        'a failed refund of no sale of ours',
      );
      return;
    }
    // Told before the provider's answer: whether it is about the refund that counts is known then.
    if (row.refund_id === null) await writeCheckout(tx, row, { refund_failed_id: refund.refund_id });
    else if (row.refund_id === refund.refund_id && row.refund_failed_at === null) await failRefund(tx, row);
  });
}

/** Takes back that a refund arrived, with its money, in the caller's transaction, which holds the row's lock. */
export async function failRefund(tx: Ctx, row: CheckoutRow): Promise<void> {
  await bookSaleRefundReversal(tx, saleOf(row));
  const failed = await writeCheckout(tx, row, {
    refunded_at: null,
    refund_failed_at: epochSeconds(tx.clock),
    refund_ask_at: null,
  });
  // A bank may refuse a refund because it decides about the payment already: then the money is the bank's for now.
  if (failed.dispute_state === 'open' || failed.dispute_state === 'lost') await bookDisputedSale(tx, failed);
  if (failed.dispute_state === 'lost') await bookDisputeLost(tx, disputeFacts(failed));
  await recordAudit(tx, {
    action: 'checkout.refund_failed',
    object_type: 'checkout',
    object_id: row.id,
    company_id: row.company_id,
    details: { total_minor: row.total_minor, order_id: row.order_id, refund_id: row.refund_id },
  });
  tx.log.error({ checkout_id: row.id, refund_id: row.refund_id }, 'a refund came back from the bank of a buyer');
  await sendRefundFailure(tx, failed);
  if (row.order_id !== null)
    await writeLiveEvent(tx, row.company_id, 'order_updated', { order_id: row.order_id, status: 'cancelled' });
}
