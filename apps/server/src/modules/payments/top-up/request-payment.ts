import type { TopUp } from '@sampan/contract';
import { epochSeconds } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { PaymentUnavailable, type PaymentProvider } from '../../../ports/payment.ts';
import { applyTopUpPayment, endUnpaid } from './apply-payment.ts';
import type { TopUpRow } from './top-up.table.ts';

export interface PaymentAttempt {
  row: TopUpRow;
  next_action: TopUp['next_action'];
}

/** A page whose opening was cut off stays unknown to us; nobody has its address. */
const LOST_AFTER_S = 60;

/** Nobody knows whether a charge was made whose answer got lost: from now on it is looked for first. */
const LOOK_FIRST_AFTER_S = 5;
/** Providers forget idempotency keys after a day. Well before, a charge that is nowhere is asked for no more. */
const GIVE_UP_AFTER_S = 3600;

/**
 * Asks the provider for the money, or how it stands when it was asked before. The same top-up is one charge however often
 * this runs: its id is the provider's idempotency key. Without an answer the top-up stays open and is asked again.
 */
export async function requestPayment(ctx: Ctx, row: TopUpRow): Promise<PaymentAttempt> {
  const { live, sandbox } = ctx.ports.payments;
  const provider = [live, sandbox].find((one) => one?.name === row.provider);
  if (!provider || row.ask_at === null) return { row, next_action: null };
  try {
    return row.method === 'paynow' ? await askPage(ctx, provider, row) : await askCard(ctx, provider, row);
  } catch (error) {
    if (!(error instanceof PaymentUnavailable)) throw error;
    ctx.log.warn({ err: error, top_up_id: row.id }, 'a payment provider gave no answer to a top-up');
    return { row, next_action: null };
  }
}

async function askCard(ctx: Ctx, provider: PaymentProvider, row: TopUpRow): Promise<PaymentAttempt> {
  const { customer_id, provider_card_id } = row;
  if (customer_id === null || provider_card_id === null) throw new Error(`Top-up ${row.id} has no card`);
  const is_automatic = row.fall !== null;
  const age_s = epochSeconds(ctx.clock) - row.created_at;
  if (row.provider_payment_id === null && age_s >= LOOK_FIRST_AFTER_S) {
    const lost = await provider.cards.findCharge({ reference: row.id, customer_id, asked_at: row.created_at });
    if (lost) return { row: (await applyTopUpPayment(ctx, lost)) ?? row, next_action: null };
    if (age_s >= GIVE_UP_AFTER_S) return { row: (await endUnpaid(ctx, row.id)) ?? row, next_action: null };
  }
  const { payment, next_action } = await provider.cards.charge({
    reference: row.id,
    payment_id: row.provider_payment_id,
    amount_minor: row.amount_minor,
    currency: row.currency,
    customer_id,
    payment_method_id: provider_card_id,
    description: 'Sampan wallet',
    off_session: is_automatic,
  });
  // Nobody is there to answer the bank: what waits for that is called off before it can be charged later.
  if (is_automatic && payment.status === 'requires_action') {
    const ended = (await provider.cancel(payment.payment_id)) ?? payment;
    const said = ended.status === 'succeeded' ? ended : { ...payment, status: 'failed' as const };
    const refused = { ...said, decline_reason: said.status === 'failed' ? ('challenge_failed' as const) : null };
    return { row: (await applyTopUpPayment(ctx, refused)) ?? row, next_action: null };
  }
  return { row: (await applyTopUpPayment(ctx, payment)) ?? row, next_action };
}

async function askPage(ctx: Ctx, provider: PaymentProvider, row: TopUpRow): Promise<PaymentAttempt> {
  const payment = row.page_id === null ? null : await provider.pages.fetch(row.page_id);
  if (payment) return { row: (await applyTopUpPayment(ctx, payment)) ?? row, next_action: null };
  const is_lost = epochSeconds(ctx.clock) >= row.created_at + LOST_AFTER_S;
  return { row: (is_lost ? await endUnpaid(ctx, row.id) : null) ?? row, next_action: null };
}
