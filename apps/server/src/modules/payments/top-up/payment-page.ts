import type { PaymentPage } from '@sampan/contract';
import { toMajor, type Currency } from '@sampan/country-rules';
import { epochSeconds } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import type { SandboxPage } from '../../../ports/payment.ts';
import { applyTopUpPayment } from './apply-payment.ts';

/** The page behind a secret; unknown and missing ones are `not_found` alike. */
async function requirePage(ctx: Ctx, secret: string): Promise<SandboxPage> {
  const page = await ctx.ports.payments.sandbox?.pages.find(secret);
  if (!page) throw new DomainError('not_found');
  return page;
}

function present(ctx: Ctx, { payment, qr_text, expires_at, success_url, cancel_url }: SandboxPage): PaymentPage {
  const is_paid = payment.status === 'succeeded';
  const currency = payment.currency as Currency;
  return {
    status: is_paid ? 'paid' : payment.status === 'open' ? 'open' : 'closed',
    currency,
    amount: toMajor(payment.amount_minor, currency),
    qr_text,
    expires_at,
    now: epochSeconds(ctx.clock),
    return_url: is_paid ? success_url : cancel_url,
  };
}

/** A test payment as its page shows it. Looking at it changes nothing. Throws `not_found`. */
export async function getPaymentPage({ ctx, secret }: { ctx: Ctx; secret: string }): Promise<PaymentPage> {
  return present(ctx, await requirePage(ctx, secret));
}

/**
 * Plays the bank of a test payment, as a provider's event does it for real money: the wallet is filled once, however often
 * it is pressed. Throws `not_found`, `checkout_closed` when the page took another end before.
 */
export async function actOnPaymentPage({
  ctx,
  secret,
  action,
}: {
  ctx: Ctx;
  secret: string;
  action: 'pay' | 'cancel';
}): Promise<PaymentPage> {
  const { page_id } = await requirePage(ctx, secret);
  const payment = await ctx.ports.payments.sandbox?.pages.act(page_id, action);
  if (!payment) throw new DomainError('checkout_closed');
  await applyTopUpPayment(ctx, payment);
  return present(ctx, await requirePage(ctx, secret));
}
