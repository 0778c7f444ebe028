import type { TopUp } from '@sampan/contract';
import type { Ctx } from '../../kernel/context.ts';
import { PaymentUnavailable } from '../../ports/payment.ts';
import { applyTopUpPayment } from './apply-payment.ts';
import type { TopUpRow } from './top-up.table.ts';

export interface Asked {
  row: TopUpRow;
  next_action: TopUp['next_action'];
}

/**
 * Asks the provider for the money, or how it stands when it was asked before. The same top-up is one charge however often
 * this runs: its id is the provider's idempotency key. Without an answer the top-up stays open and is asked again.
 */
export async function askProvider(ctx: Ctx, row: TopUpRow): Promise<Asked> {
  const { live, sandbox } = ctx.ports.payments;
  const provider = [live, sandbox].find((one) => one?.name === row.provider);
  if (!provider || row.ask_at === null) return { row, next_action: null };
  try {
    const { payment, next_action } = await provider.cards.charge({
      reference: row.id,
      payment_id: row.provider_payment_id,
      amount_minor: row.amount_minor,
      currency: row.currency,
      customer_id: row.customer_id,
      payment_method_id: row.provider_card_id,
      description: 'Sampan wallet',
      off_session: false,
    });
    return { row: (await applyTopUpPayment(ctx, payment)) ?? row, next_action };
  } catch (error) {
    if (!(error instanceof PaymentUnavailable)) throw error;
    ctx.log.warn({ err: error, top_up_id: row.id }, 'a payment provider gave no answer to a top-up');
    return { row, next_action: null };
  }
}
