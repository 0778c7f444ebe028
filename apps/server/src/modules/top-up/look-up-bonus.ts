import type { TopUp, TopUpBonus } from '@sampan/contract';
import { bonusFor, rulesOf, toMajor, toMinor } from '@sampan/country-rules';
import { requireActor, type Ctx } from '../../kernel/context.ts';
import { DomainError } from '../../kernel/errors.ts';
import { balanceOf } from '../wallet/index.ts';
import { askProvider } from './ask-provider.ts';
import { presentTopUp } from './present-top-up.ts';
import { findTopUp } from './top-up.repo.ts';

/** What an amount would do to the wallet (spec 4 Other): the balance plus the top-up plus the bonus. */
export async function lookUpTopUpBonus({ ctx, amount }: { ctx: Ctx; amount: number }): Promise<TopUpBonus> {
  const { company_id, country_code } = requireActor(ctx);
  const { currency } = rulesOf(country_code);
  const amount_minor = toMinor(amount, currency);
  const bonus_minor = bonusFor(country_code, amount_minor);
  const { available_minor } = await balanceOf(ctx, company_id);
  return {
    currency,
    amount: toMajor(amount_minor, currency),
    bonus_reward: toMajor(bonus_minor, currency),
    updated_balance: toMajor(available_minor + amount_minor + bonus_minor, currency),
  };
}

/** How a top-up stands; while it is open the provider is asked. Throws `not_found`. */
export async function getTopUp({ ctx, id }: { ctx: Ctx; id: string }): Promise<TopUp> {
  const row = await findTopUp(ctx, requireActor(ctx).company_id, id);
  if (!row) throw new DomainError('not_found');
  const asked = await askProvider(ctx, row);
  return presentTopUp(ctx, asked.row, asked.next_action);
}
