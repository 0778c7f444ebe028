import { COUNTRY_CODES, rulesOf } from '@sampan/country-rules';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { epochSeconds } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { newId } from '../../../platform/ids.ts';
import { writeLiveEvent } from '../../../platform/outbox/write-outbox.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { findCompany, type CompanyRow } from '../../identity/account/index.ts';
import { ledgerPositionBefore } from '../../ledger/wallet/index.ts';
import { billingMonthOf, dueAtOf, type BillingMonth } from './billing-month.ts';
import { unbilledLines, type UnbilledLine } from './invoice-lines.ts';
import { mailInvoiceIssued } from './invoice.mail.ts';
import { buyerOf, sellerOf } from './invoice-party.ts';
import {
  findUncounted,
  findUninvoiced,
  lockCounter,
  moveCounter,
  writeCounters,
  writeInvoice,
} from './invoice.repo.ts';
import type { invoiceCounters, InvoiceRow } from './invoice.table.ts';
import { dueOf, applyCredit } from './apply-credit.ts';
import { numberOf } from './present-invoice.ts';
import { taxLinesOf } from './tax-lines.ts';

/** Days an invoice may be paid in (decision 23). */
export const DAYS_TO_PAY = 14;
const COMPANIES_AT_ONCE = 50;

type Counter = typeof invoiceCounters.$inferSelect;

/**
 * Issues the invoices of every month that has ended where its company is. Run again and again by every server: a company's
 * counter is locked while its months are invoiced, so that a month is invoiced once and numbers have no gaps. Answers how many
 * companies it looked at.
 */
export async function issueInvoices(ctx: Ctx): Promise<number> {
  const now = epochSeconds(ctx.clock);
  await countNewcomers(ctx);
  const month_of = COUNTRY_CODES.map((country) => ({ country, starts_at: billingMonthOf(now, country).starts_at }));
  const waiting = await findUninvoiced(ctx, month_of, COMPANIES_AT_ONCE);
  let issued = 0;
  for (const company_id of waiting)
    await issueForCompany(ctx, company_id).then(
      () => (issued += 1),
      // One company whose books do not fit keeps no other from its invoice.
      (error: unknown) =>
        ctx.log.error({ err: error, company_id }, 'an invoice was not issued and will be tried again'),
    );
  return issued;
}

async function countNewcomers(ctx: Ctx): Promise<void> {
  const fresh = await findUncounted(ctx, 1_000);
  await writeCounters(
    ctx,
    fresh.map(({ id, country_code, created_at }) => ({
      company_id: id,
      invoiced_until: billingMonthOf(created_at, country_code).starts_at,
    })),
  );
}

/** Issues what is missing of one company, all in one transaction; nothing while another server does. */
export async function issueForCompany(ctx: Ctx, company_id: string): Promise<void> {
  await withTransaction(ctx, async (tx) => {
    let counter = await lockCounter(tx, company_id);
    const company = counter && (await findCompany(tx, company_id));
    if (!counter || !company) return;
    const until = billingMonthOf(epochSeconds(tx.clock), company.country_code).starts_at;
    while (counter.invoiced_until < until) {
      const month = billingMonthOf(counter.invoiced_until, company.country_code);
      counter = await issueMonth(tx, company, counter, month);
    }
    await moveCounter(tx, counter);
  });
}

async function issueMonth(tx: Ctx, company: CompanyRow, counter: Counter, month: BillingMonth): Promise<Counter> {
  const mark = await ledgerPositionBefore(tx, company.id, month.ends_at);
  const after_seq = counter.through_seq;
  const through_seq = Math.max(after_seq, mark.account_seq);
  const lines = through_seq > after_seq ? await unbilledLines(tx, company.id, { after_seq, through_seq }) : [];
  const sequence = counter.last_sequence + 1;
  const debt = { company_id: company.id, debt_minor: Math.max(0, -mark.balance_minor), cut_at: month.ends_at };
  if (lines.length > 0) {
    const sums = sumsOf(lines);
    const due_minor = await dueOf(tx, debt, sums.total_minor);
    const issued_at = epochSeconds(tx.clock);
    const { time_zone } = rulesOf(company.country_code);
    await issue(
      tx,
      company,
      {
        id: newId(tx.clock.now()),
        company_id: company.id,
        sequence,
        period: month.period,
        currency: mark.currency,
        seller: sellerOf(tx, company.country_code),
        buyer: await buyerOf(tx, company),
        tax_lines: taxLinesOf(lines, time_zone),
        line_count: lines.length,
        after_seq,
        through_seq,
        ...sums,
        due_minor,
        issued_at,
        due_at: due_minor === 0 ? null : dueAtOf(issued_at, company.country_code, DAYS_TO_PAY),
        paid_minor: 0,
        paid_at: due_minor === 0 && sums.total_minor >= 0 ? issued_at : null,
        overdue_told_at: null,
      },
      lines,
    );
  }
  await applyCredit(tx, debt, counter.last_sequence);
  return {
    company_id: company.id,
    last_sequence: lines.length > 0 ? sequence : counter.last_sequence,
    through_seq,
    invoiced_until: month.ends_at,
  };
}

async function issue(tx: Ctx, company: CompanyRow, invoice: InvoiceRow, lines: readonly UnbilledLine[]): Promise<void> {
  await writeInvoice(
    tx,
    invoice,
    lines.map((line, index) => ({ invoice_id: invoice.id, line_no: index + 1, company_id: company.id, ...line })),
  );
  await recordAudit(tx, {
    action: 'invoice.issue',
    object_type: 'invoice',
    object_id: invoice.id,
    company_id: company.id,
    details: { number: numberOf(invoice.sequence), period: invoice.period, total_minor: invoice.total_minor },
  });
  await mailInvoiceIssued(tx, invoice, company.country_code);
  await writeLiveEvent(tx, company.id, 'wallet_updated', {});
}

function sumsOf(lines: readonly UnbilledLine[]) {
  return {
    net_minor: lines.reduce((sum, line) => sum + line.net_minor, 0),
    tax_minor: lines.reduce((sum, line) => sum + line.tax_minor, 0),
    total_minor: lines.reduce((sum, line) => sum + line.total_minor, 0),
  };
}
