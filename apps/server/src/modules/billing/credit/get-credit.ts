import type { Credit } from '@sampan/contract';
import { toMajor, toMinor } from '@sampan/country-rules';
import { epochSeconds } from '../../../platform/clock.ts';
import { requireActor, type Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { findCompany } from '../../identity/account/index.ts';
import { billingMonthOf } from '../invoice/index.ts';
import { creditUsageOf } from './credit-usage.ts';

/** The caller's credit: what may still be spent, what invoices ask for, and what the next one would ask for now. */
export async function getCredit({ ctx }: { ctx: Ctx }): Promise<Credit> {
  const company = await findCompany(ctx, requireActor(ctx).company_id);
  const [found] = company ? await creditUsageOf(ctx, [company]) : [];
  if (!company || !found) throw new DomainError('not_found');
  const { company_id: _id, company_name: _name, country_code, ...use } = found.use;
  const { currency } = use;
  // All open invoices together ask for what was owed at the end of the last month; the rest is the next one's.
  const next_minor = Math.max(0, toMinor(use.used, currency) - toMinor(use.outstanding, currency));
  return {
    ...use,
    next_invoice_at: billingMonthOf(epochSeconds(ctx.clock), country_code).ends_at,
    next_invoice: toMajor(next_minor, currency),
  };
}
