import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { epochSeconds } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { writeLiveEvent } from '../../../platform/outbox/write-outbox.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { isDisputeNews, type Dispute } from '../../../ports/payment.ts';
import { bookDisputeLost, bookDisputeWon } from '../../ledger/wallet/index.ts';
import { findCheckoutOfPayment, recordPaymentEvent, writeCheckout, type CheckoutChange } from './checkout.repo.ts';
import type { CheckoutRow } from './checkout.table.ts';
import { sendDisputeNotice } from './checkout-receipt.mail.ts';
import { disputeFacts, bookDisputedSale } from './book-disputed-sale.ts';

/** A parcel that was cancelled meanwhile: its buyer has the money if the bank gave it, else gets it from us. */
function refundAfter(row: CheckoutRow, { state }: Dispute, now: number): CheckoutChange {
  if (row.status !== 'refunded' || row.refunded_at !== null || state === 'open') return {};
  if (state === 'lost') return { refunded_at: now };
  // What the buyer's bank sent back before is not sent again by itself.
  return row.refund_failed_at === null ? { refund_due_at: now } : {};
}

/**
 * What a buyer's bank says about a sale has its effect once, in whatever order it is said: while it decides, the money is taken
 * from the shop and cannot be paid out; if the shop wins it comes back, if it loses it owes what was paid out already. The
 * shop's people are told each time. False when it is about no sale.
 */
export async function applyDispute(
  ctx: Ctx,
  provider: string,
  dispute: Dispute,
  event: { id: string; type: string },
): Promise<boolean> {
  return withTransaction(ctx, async (tx) => {
    const row = await findCheckoutOfPayment(tx, provider, dispute.payment_id, { lock: true });
    if (!row) return false;
    if (!(await recordPaymentEvent(tx, provider, event))) return true;
    if (row.currency !== dispute.currency || dispute.amount_minor > row.total_minor) {
      ctx.log.error({ checkout_id: row.id, state: dispute.state }, 'a dispute does not fit its sale');
      return true;
    }
    if (!isDisputeNews(row.dispute_state, dispute.state)) return true;
    if (dispute.state === 'won') await bookDisputeWon(tx, disputeFacts(row));
    // Money that went back to the buyer before is not taken twice.
    else if (row.dispute_state === null && row.refunded_at === null)
      await bookDisputedSale(tx, { ...row, disputed_minor: dispute.amount_minor });
    const lost = dispute.state === 'lost' ? await bookDisputeLost(tx, disputeFacts(row)) : null;
    const written = await writeCheckout(tx, row, {
      dispute_state: dispute.state,
      disputed_minor: row.disputed_minor ?? dispute.amount_minor,
      ...refundAfter(row, dispute, epochSeconds(tx.clock)),
    });
    await recordAudit(tx, {
      action: `checkout.dispute_${dispute.state}`,
      object_type: 'checkout',
      object_id: row.id,
      company_id: row.company_id,
      details: {
        amount_minor: dispute.amount_minor,
        order_id: row.order_id,
        ...(lost ? { owed_minor: lost.owed_minor } : {}),
      },
    });
    await sendDisputeNotice(tx, written, dispute.state, lost?.owed_minor ?? 0);
    if (row.order_id !== null)
      await writeLiveEvent(tx, row.company_id, 'order_updated', { order_id: row.order_id, status: 'disputed' });
    await writeLiveEvent(tx, row.company_id, 'wallet_updated', {});
    return true;
  });
}
