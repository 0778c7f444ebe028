import { MAX_AMOUNT, type TopUp, type TopUpBonus } from '@sampan/contract';
import { topUpBonusFor, rulesOf, toMajor } from '@sampan/country-rules';
import { epochSeconds } from '../../../platform/clock.ts';
import { requireActor, type Ctx } from '../../../platform/context.ts';
import { DomainError, refuseFields } from '../../../platform/errors.ts';
import { issueErrorOf } from '../../../platform/issue-error.ts';
import { balanceOf } from '../../ledger/wallet/index.ts';
import { requestPayment } from './request-payment.ts';
import { minorOf } from './top-up-amount.ts';
import { presentTopUp } from './present-top-up.ts';
import { findTopUp } from './top-up.repo.ts';

/** Of the minute after which an open page is asked about again, this much must be left for an answer to be new. */
const PAGE_FRESH_S = 55;

/**
 * What an amount would do to the wallet (spec 4 Other): the balance plus the top-up plus the bonus. The bounds of one top-up are said at
 * paying. Throws `invalid_input` where the sum is more than an answer can tell.
 */
export async function lookUpTopUpBonus({ ctx, amount }: { ctx: Ctx; amount: number }): Promise<TopUpBonus> {
  const { company_id, country_code } = requireActor(ctx);
  const { currency } = rulesOf(country_code);
  const amount_minor = minorOf('amount', amount, country_code);
  const bonus_minor = topUpBonusFor(country_code, amount_minor);
  const { available_minor } = await balanceOf(ctx, company_id);
  const updated_balance = toMajor(available_minor + amount_minor + bonus_minor, currency);
  if (updated_balance > MAX_AMOUNT) refuseFields([issueErrorOf('amount', 'validate.amount_too_large')]);
  return {
    currency,
    amount: toMajor(amount_minor, currency),
    bonus_reward: toMajor(bonus_minor, currency),
    updated_balance,
  };
}

/** How a top-up stands; while it is open the provider is asked. Throws `not_found`. */
export async function getTopUp({ ctx, id }: { ctx: Ctx; id: string }): Promise<TopUp> {
  const row = await findTopUp(ctx, requireActor(ctx).company_id, id);
  if (!row) throw new DomainError('not_found');
  // A page is watched by many eyes at once: its provider is asked every few seconds, not at each look.
  const is_fresh = row.method === 'paynow' && (row.ask_at ?? 0) - epochSeconds(ctx.clock) > PAGE_FRESH_S;
  const asked = is_fresh ? { row, next_action: null } : await requestPayment(ctx, row);
  return presentTopUp(ctx, asked.row, asked.next_action);
}
