import type { Ctx } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import type { Payment } from '../../../ports/payment.ts';
import { findCheckout, isOpen, recordPaymentEvent, writeCheckout } from './checkout.repo.ts';
import type { CheckoutRow } from './checkout.table.ts';
import { closeLockedCheckout } from './close-checkout.ts';
import { completeCheckout } from './complete-checkout.ts';

/** Whether this money is for this checkout, to the unit: anything else is somebody else's, or somebody's try. */
function isFor(row: CheckoutRow, payment: Payment): boolean {
  return (
    row.provider === payment.provider &&
    (row.provider_payment_id === null || row.provider_payment_id === payment.payment_id) &&
    row.currency === payment.currency &&
    row.total_minor === payment.amount_minor
  );
}

/**
 * What a provider says of a payment has its effect on the checkout, once, in whatever order it is said (trust 2.9, M4):
 * paid beats everything, an end without money only ends what is open, and nothing undoes a sale. Answers the checkout as it
 * stands then, or null when the payment is for none of ours.
 *
 * With `event` the message is remembered in the same transaction, and one that was here before does nothing.
 */
export async function applyPayment(
  ctx: Ctx,
  payment: Payment,
  event?: { id: string; type: string },
): Promise<CheckoutRow | null> {
  return withTransaction(ctx, async (tx) => {
    if (event && !(await recordPaymentEvent(tx, payment.provider, event))) return null;
    const row = isUuid(payment.reference) ? await findCheckout(tx, payment.reference, { lock: true }) : null;
    if (!row) return null;
    if (!isFor(row, payment)) {
      ctx.log.error({ checkout_id: row.id, provider: payment.provider }, 'a payment does not fit its checkout');
      return null;
    }
    return settle(tx, row, payment);
  });
}

async function settle(tx: Ctx, row: CheckoutRow, payment: Payment): Promise<CheckoutRow> {
  if (payment.status === 'succeeded') {
    const is_settled = row.status === 'paid' || row.status === 'refunded';
    return is_settled ? row : completeCheckout(tx, { ...row, provider_payment_id: payment.payment_id });
  }
  if (!isOpen(row)) return row;
  if (payment.status === 'requires_action')
    return row.status === 'requires_action' ? row : writeCheckout(tx, row, { status: 'requires_action' });
  if (payment.status === 'failed')
    return closeLockedCheckout(tx, row, {
      status: 'failed',
      decline_reason: payment.decline_reason ?? 'card_declined',
    });
  if (payment.status === 'cancelled') return closeLockedCheckout(tx, row, { status: 'cancelled' });
  return row;
}

function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u.test(text);
}
