import type { CreditCompanyDetail, CreditScope } from '@sampan/contract';
import { rulesOf } from '@sampan/country-rules';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { epochSeconds } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { writeLiveEvent } from '../../../platform/outbox/write-outbox.ts';
import { offsetOf } from '../../../platform/page.ts';
import { payableMinorOf } from '../../../platform/payable-amount.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { findCompany, type CompanyRow } from '../../identity/account/index.ts';
import { presentInvoice } from '../invoice/index.ts';
import { changeCreditLimit, creditOf } from '../../ledger/wallet/index.ts';
import { creditUsageOf } from './credit-usage.ts';
import { findCreditCompanies, lockCompany, writePaymentType } from './credit.repo.ts';

/** Companies with their use of credit, by name; for people of Sampan alone. */
export async function listCreditCompanies({
  ctx,
  query,
}: {
  ctx: Ctx;
  query: { page: number; per_page: number; scope: CreditScope; search?: string | undefined };
}) {
  const { page, per_page, scope, search } = query;
  const now = epochSeconds(ctx.clock);
  const found = await findCreditCompanies(ctx, {
    scope,
    search,
    now,
    limit: per_page,
    offset: offsetOf(page, per_page),
  });
  const uses = await creditUsageOf(ctx, found.rows);
  return { records: uses.map(({ use }) => use), total: found.total, page, per_page };
}

async function present(ctx: Ctx, company: CompanyRow): Promise<CreditCompanyDetail> {
  const [found] = await creditUsageOf(ctx, [company]);
  if (!found) throw new DomainError('not_found');
  const now = epochSeconds(ctx.clock);
  return { ...found.use, open_invoices: found.unpaid.map((invoice) => presentInvoice(invoice, now)) };
}

/** One company with the invoices that wait for a payment. Throws `not_found`. */
export async function getCreditCompany({ ctx, id }: { ctx: Ctx; id: string }): Promise<CreditCompanyDetail> {
  const company = await findCompany(ctx, id);
  if (!company) throw new DomainError('not_found');
  return present(ctx, company);
}

/**
 * Changes how a company pays and how much it may owe (spec 3 payment_type). What is set aside for labels counts as owed.
 * Throws `credit_limit_below_debt` when it owes more than the new limit, so that nobody is overdrawn by a change of rules; a
 * company is made prepaid again once it owes nothing.
 */
export async function changeCredit({
  ctx,
  id,
  input,
}: {
  ctx: Ctx;
  id: string;
  input: { payment_type: CompanyRow['payment_type']; limit: number };
}): Promise<CreditCompanyDetail> {
  return withTransaction(ctx, async (tx) => {
    const company = await lockCompany(tx, id);
    if (!company) throw new DomainError('not_found');
    const asked_minor = payableMinorOf('limit', input.limit, rulesOf(company.country_code).currency);
    const limit_minor = input.payment_type === 'prepaid' ? 0 : asked_minor;
    const before = (await creditOf(tx, [id])).get(id);
    if (!(await changeCreditLimit(tx, id, limit_minor)))
      throw new DomainError('credit_limit_below_debt', {
        data: { owed: (await present(tx, company)).used, currency: rulesOf(company.country_code).currency },
      });
    const changed = await writePaymentType(tx, id, input.payment_type);
    await recordAudit(tx, {
      // In Sampan's own log: the company sees its limit, and not who set it.
      action: 'credit.change',
      object_type: 'company',
      object_id: id,
      details: { label: company.name },
      before: { payment_type: company.payment_type, limit_minor: before?.limit_minor ?? 0 },
      after: { payment_type: changed.payment_type, limit_minor },
    });
    await writeLiveEvent(tx, id, 'wallet_updated', {});
    return present(tx, changed);
  });
}
