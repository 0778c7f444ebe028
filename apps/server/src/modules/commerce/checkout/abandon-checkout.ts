import type { Ctx } from '../../../platform/context.ts';
import { PaymentUnavailable, type PaymentProvider } from '../../../ports/payment.ts';
import { applyPayment } from './apply-payment.ts';
import type { CheckoutRow } from './checkout.table.ts';
import { closeCheckout } from './close-checkout.ts';

/** The provider a checkout was started with, as long as it is still configured. */
export function providerOfCheckout(ctx: Pick<Ctx, 'ports'>, row: CheckoutRow): PaymentProvider | null {
  const { sandbox, live } = ctx.ports.payments;
  return [sandbox, live].find((provider) => provider?.name === row.provider) ?? null;
}

/**
 * Ends an open checkout: first the provider is asked that nobody can pay it any more, and when somebody has, it is a sale
 * after all. A provider that does not answer holds up nothing: money that still comes finds its way (`markBought`).
 */
export async function abandonCheckout(
  ctx: Ctx,
  row: CheckoutRow,
  status: 'cancelled' | 'expired',
): Promise<CheckoutRow> {
  const provider = providerOfCheckout(ctx, row);
  if (provider && row.provider_payment_id !== null) {
    const payment = await provider.cancel(row.provider_payment_id).catch((error: unknown) => {
      if (!(error instanceof PaymentUnavailable)) throw error;
      ctx.log.warn({ checkout_id: row.id, reason: error.message }, 'a payment was not cancelled at its provider');
      return null;
    });
    if (payment?.status === 'succeeded') return (await applyPayment(ctx, payment)) ?? row;
  }
  return (await closeCheckout(ctx, row.id, { status })) ?? row;
}
