import type { TopUp } from '@sampan/contract';
import { topUpBonusFor, rulesOf, toMajor } from '@sampan/country-rules';
import { requireActor, type Ctx } from '../../../platform/context.ts';
import { balanceOf } from '../../ledger/wallet/index.ts';
import type { TopUpRow } from './top-up.table.ts';

/** A top-up as the wire shows it, with the wallet as it is now. */
export async function presentTopUp(ctx: Ctx, row: TopUpRow, next_action: TopUp['next_action'] = null): Promise<TopUp> {
  const { country_code } = requireActor(ctx);
  const { currency } = rulesOf(country_code);
  const { available_minor } = await balanceOf(ctx, row.company_id);
  return {
    id: row.id,
    status: row.status,
    method: row.method,
    is_automatic: row.fall !== null,
    currency: row.currency,
    amount: toMajor(row.amount_minor, row.currency),
    bonus_reward: toMajor(row.bonus_minor ?? topUpBonusFor(country_code, row.amount_minor), row.currency),
    balance: toMajor(available_minor, currency),
    card: row.brand === null || row.last4 === null ? null : { brand: row.brand, last4: row.last4 },
    decline_reason: row.decline_reason,
    checkout_url: row.ended_at === null ? row.page_url : null,
    next_action: row.status === 'requires_action' ? next_action : null,
    created_at: row.created_at,
  };
}
