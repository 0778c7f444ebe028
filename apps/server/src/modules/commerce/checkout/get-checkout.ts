import type { CheckoutInfo } from '@sampan/contract';
import type { Ctx } from '../../../platform/context.ts';
import { PaymentUnavailable } from '../../../ports/payment.ts';
import { applyPayment } from './apply-payment.ts';
import { claimRefundRequest, isOpen } from './checkout.repo.ts';
import { openCheckout } from './checkout-secret.ts';
import type { CheckoutRow } from './checkout.table.ts';
import { providerOfCheckout } from './abandon-checkout.ts';
import { presentCheckout } from './present-checkout.ts';

/** A waiting page may ask every second; the provider is asked this often. */
const ASK_EVERY_S = 3;

/** How an open payment stands over there: the page shall not wait for a message that is late or was never set up. */
async function askProvider(ctx: Ctx, row: CheckoutRow): Promise<CheckoutRow> {
  const provider = providerOfCheckout(ctx, row);
  if (!provider || row.provider_payment_id === null || !(await claimRefundRequest(ctx, row, ASK_EVERY_S))) return row;
  try {
    const payment = await provider.fetch(row.provider_payment_id);
    return (payment && (await applyPayment(ctx, payment))) ?? row;
  } catch (error) {
    if (error instanceof PaymentUnavailable) return row;
    throw error;
  }
}

/** Where a purchase stands, for who holds its secret. Throws `not_found`. */
export async function getCheckout({
  ctx,
  id,
  secret,
}: {
  ctx: Ctx;
  id: string;
  secret: string;
}): Promise<CheckoutInfo> {
  const row = await openCheckout(ctx, id, secret);
  return presentCheckout(ctx, isOpen(row) ? await askProvider(ctx, row) : row);
}
