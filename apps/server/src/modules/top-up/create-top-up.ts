import type { TopUp } from '@sampan/contract';
import { rulesOf, toMajor, toMinor, type CountryCode } from '@sampan/country-rules';
import { recordAudit } from '../../kernel/audit/record-audit.ts';
import { epochSeconds } from '../../kernel/clock.ts';
import { requireActor, type Ctx } from '../../kernel/context.ts';
import { DomainError, fieldErrorOf, refuseFields } from '../../kernel/errors.ts';
import { newId } from '../../kernel/ids.ts';
import { withTransaction } from '../../kernel/transaction.ts';
import { chargeableCard, listCardIds } from '../payment-method/index.ts';
import { askProvider } from './ask-provider.ts';
import { presentTopUp } from './present-top-up.ts';
import { hasTwin, insertTopUp, lockTopUps } from './top-up.repo.ts';
import type { TopUpRow } from './top-up.table.ts';

export interface TopUpInput {
  amount: number;
  payment_method_id: string;
  confirm_duplicate: boolean;
}

/** The same amount from the same card within this time is taken for a double click (trust 4.1). */
const TWIN_S = 10;
/** The first time the provider is asked again, when it gave no answer or the bank waits for the holder. */
const ASK_AGAIN_S = 10;
/** Cards are not charged less than one unit, nor more than a hundred times the largest quick amount (spec 5: bounds are not shown). */
const MIN_AMOUNT = 1;
const MAX_TIMES = 100;

/** The amount in minor units, within what one top-up may be. Throws `invalid_input`. */
function amountOf(amount: number, country: CountryCode): number {
  const { currency, quick_top_up_amounts } = rulesOf(country);
  const max = (quick_top_up_amounts.at(-1) ?? 0) * MAX_TIMES;
  if (amount < MIN_AMOUNT)
    refuseFields([fieldErrorOf('amount', 'validate.number_min', `Amount must be at least ${MIN_AMOUNT}`)]);
  if (amount > max) refuseFields([fieldErrorOf('amount', 'validate.number_max', `Amount must be at most ${max}`)]);
  const amount_minor = toMinor(amount, currency);
  if (toMajor(amount_minor, currency) !== amount)
    refuseFields([fieldErrorOf('amount', 'validate.amount_decimals', 'Amount has too many decimals')]);
  return amount_minor;
}

/**
 * Fills the wallet from a saved card (spec 7 POST me/top_up). The money is there when the provider says so, never before.
 * Throws `forbidden` for companies that pay by invoice (spec 6), `payment_method_required` without a card (spec 4),
 * `not_found` for a card of somebody else, `possible_duplicate`.
 */
export async function createTopUp({ ctx, input }: { ctx: Ctx; input: TopUpInput }): Promise<TopUp> {
  const actor = requireActor(ctx);
  if (actor.payment_type === 'post_billing') throw new DomainError('forbidden');
  const amount_minor = amountOf(input.amount, actor.country_code);
  const { company_id } = actor;
  if ((await listCardIds(ctx, company_id)).length === 0) throw new DomainError('payment_method_required');
  const card = await chargeableCard(ctx, company_id, input.payment_method_id);
  const now = epochSeconds(ctx.clock);
  const row: TopUpRow = {
    id: newId(),
    company_id,
    user_id: actor.user_id,
    amount_minor,
    currency: rulesOf(actor.country_code).currency,
    bonus_minor: null,
    ...card,
    provider_payment_id: null,
    status: 'pending',
    decline_reason: null,
    ask_at: now + ASK_AGAIN_S,
    created_at: now,
    ended_at: null,
  };
  await withTransaction(ctx, async (tx) => {
    await lockTopUps(tx, company_id);
    if (!input.confirm_duplicate && (await hasTwin(tx, row, now - TWIN_S))) throw new DomainError('possible_duplicate');
    await insertTopUp(tx, row);
    await recordAudit(tx, {
      action: 'top_up.start',
      object_type: 'top_up',
      object_id: row.id,
      details: { amount_minor, currency: row.currency, last4: row.last4 },
    });
  });
  const asked = await askProvider(ctx, row);
  return presentTopUp(ctx, asked.row, asked.next_action);
}
