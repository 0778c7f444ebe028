import type { CreditCompany } from '@sampan/contract';
import { rulesOf, toMajor } from '@sampan/country-rules';
import { epochSeconds } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import type { CompanyRow } from '../../identity/account/index.ts';
import { findUnpaid, type InvoiceRow } from '../invoice/index.ts';
import { creditOf } from '../../ledger/wallet/index.ts';

/** What is left to pay of invoices, and what of it is overdue. */
function leftOf(unpaid: readonly InvoiceRow[], now: number) {
  const left = (rows: readonly InvoiceRow[]) => rows.reduce((sum, row) => sum + row.due_minor - row.paid_minor, 0);
  return {
    outstanding_minor: left(unpaid),
    overdue_minor: left(unpaid.filter(({ due_at }) => due_at !== null && due_at <= now)),
    oldest_due_at: unpaid[0]?.due_at ?? null,
  };
}

/** Companies with their use of credit and their unpaid invoices, in the order given. */
export async function creditUsageOf(
  ctx: Ctx,
  companies: readonly CompanyRow[],
): Promise<{ use: CreditCompany; unpaid: InvoiceRow[] }[]> {
  const ids = companies.map(({ id }) => id);
  const now = epochSeconds(ctx.clock);
  const standings = await creditOf(ctx, ids);
  const all_unpaid = await findUnpaid(ctx, ids);
  return companies.map((company) => {
    const { currency } = rulesOf(company.country_code);
    const standing = standings.get(company.id);
    const unpaid = all_unpaid.filter(({ company_id }) => company_id === company.id);
    const { outstanding_minor, overdue_minor, oldest_due_at } = leftOf(unpaid, now);
    const major = (minor = 0) => toMajor(minor, currency);
    return {
      unpaid,
      use: {
        company_id: company.id,
        company_name: company.name,
        country_code: company.country_code,
        payment_type: company.payment_type,
        currency,
        limit: major(standing?.limit_minor),
        used: major(standing?.used_minor),
        held: major(standing?.held_minor),
        available: major(standing?.available_minor),
        outstanding: major(outstanding_minor),
        overdue: major(overdue_minor),
        oldest_due_at,
      },
    };
  });
}
