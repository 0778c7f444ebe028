import type { TopUp } from '@sampan/contract';
import { rulesOf } from '@sampan/country-rules';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { epochSeconds } from '../../../platform/clock.ts';
import { requireActor, type Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { idempotentId } from '../../../platform/idempotency/idempotent-id.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { chargeableCard, listCardIds } from '../payment-method/index.ts';
import { requestPayment } from './request-payment.ts';
import { presentTopUp } from './present-top-up.ts';
import { topUpAmount } from './top-up-amount.ts';
import { findTopUp, insertOnce, NO_PAGE, UNPAID } from './top-up.repo.ts';
import type { TopUpRow } from './top-up.table.ts';

export interface TopUpInput {
  amount: number;
  payment_method_id: string;
  confirm_duplicate: boolean;
}

/** The first time the provider is asked again, when it gave no answer or the bank waits for the holder. */
const ASK_AGAIN_S = 10;

/**
 * Fills the wallet from a saved card (spec 7 POST me/top_up). The money is there when the provider says so, never before.
 * Throws `forbidden` for companies that pay by invoice (spec 6), `payment_method_required` without a card (spec 4),
 * `not_found` for a card of somebody else, `possible_duplicate`.
 */
export async function createTopUp({ ctx, input }: { ctx: Ctx; input: TopUpInput }): Promise<TopUp> {
  const actor = requireActor(ctx);
  if (actor.payment_type === 'post_billing') throw new DomainError('forbidden');
  const id = idempotentId(ctx);
  // The server died before it answered: the charge is the same one.
  const begun = await findTopUp(ctx, actor.company_id, id);
  if (begun) return presentAsked(ctx, begun);
  const amount_minor = topUpAmount(input.amount, actor.country_code);
  const { company_id } = actor;
  if ((await listCardIds(ctx, company_id)).length === 0) throw new DomainError('payment_method_required');
  const card = await chargeableCard(ctx, company_id, input.payment_method_id);
  const now = epochSeconds(ctx.clock);
  const row: TopUpRow = {
    id,
    company_id,
    user_id: actor.user_id,
    amount_minor,
    currency: rulesOf(actor.country_code).currency,
    method: 'card',
    ...UNPAID,
    ...NO_PAGE,
    ...card,
    fall: null,
    status: 'pending',
    ask_at: now + ASK_AGAIN_S,
    created_at: now,
  };
  await withTransaction(ctx, async (tx) => {
    await insertOnce(tx, row, input.confirm_duplicate);
    await recordAudit(tx, {
      action: 'top_up.start',
      object_type: 'top_up',
      object_id: row.id,
      details: { amount_minor, currency: row.currency, last4: row.last4 },
    });
  });
  return presentAsked(ctx, row);
}

async function presentAsked(ctx: Ctx, row: TopUpRow): Promise<TopUp> {
  const asked = await requestPayment(ctx, row);
  return presentTopUp(ctx, asked.row, asked.next_action);
}
