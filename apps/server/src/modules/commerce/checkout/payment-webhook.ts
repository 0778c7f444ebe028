import type { Hono } from 'hono';
import type { Ctx } from '../../../platform/context.ts';
import { readBytes } from '../../../platform/http/read-bytes.ts';
import type { Dispute } from '../../../ports/payment.ts';
import { applyTopUpDispute, applyTopUpPayment } from '../../payments/top-up/index.ts';
import { applyDispute } from './apply-dispute.ts';
import { applyPayment } from './apply-payment.ts';
import { applyRefund } from './apply-refund.ts';

/** Where Stripe's messages arrive. */
export const STRIPE_WEBHOOK_PATH = '/api/webhooks/stripe';
const MAX_MESSAGE_BYTES = 262_144;

/**
 * Takes the messages of Stripe (trust 1 'Webhooks in'): signature over the raw bytes, then the effect and the memory of it
 * in one transaction. What is not ours is answered 200, so that it is not sent again; a fault of ours is a 500, so that it is.
 */
export function mountPaymentWebhooks(app: Hono, ctx: Ctx): void {
  app.post(STRIPE_WEBHOOK_PATH, async (c) => {
    const provider = ctx.ports.payments.live;
    if (provider?.name !== 'stripe') return c.json({ received: false }, 404);
    const raw = await readBytes(c, MAX_MESSAGE_BYTES);
    const event = provider.readEvent(raw, c.req.header('stripe-signature') ?? '');
    if (!event) return c.json({ received: false }, 400);
    if (event.dispute) await seeToDispute(ctx, provider.name, event.dispute, event);
    if (event.refund) await applyRefund(ctx, provider.name, event.refund, event);
    // A top-up remembers what it was told by itself, so it may be told again.
    if (event.payment && !(await applyPayment(ctx, event.payment, event))) await applyTopUpPayment(ctx, event.payment);
    return c.json({ received: true }, 200, { 'Cache-Control': 'no-store' });
  });
}

/** A bank asks for a sale's money back or for a top-up's; about anything else it is logged, for people to see to. */
async function seeToDispute(
  ctx: Ctx,
  provider: string,
  dispute: Dispute,
  event: { id: string; type: string },
): Promise<void> {
  if (await applyDispute(ctx, provider, dispute, event)) return;
  if (await applyTopUpDispute(ctx, provider, dispute)) return;
  ctx.log.error({ payment_id: dispute.payment_id, state: dispute.state }, 'a dispute about no payment of ours');
}
