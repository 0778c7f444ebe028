import type { InvoiceDetail, InvoiceStatus } from '@sampan/contract';
import { rulesOf, toMajor } from '@sampan/country-rules';
import { and, gte, isNull, lt, lte, or, sql, type SQL } from 'drizzle-orm';
import { epochSeconds } from '../../../platform/clock.ts';
import { requireActor, type Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { offsetOf } from '../../../platform/page.ts';
import { findInvoice, findInvoicePage, findLines, findPayments, findUnpaid } from './invoice.repo.ts';
import { invoices } from './invoice.table.ts';
import { presentInvoice, presentLine } from './present-invoice.ts';

interface ListQuery {
  page: number;
  per_page: number;
  status?: InvoiceStatus | undefined;
  year?: number | undefined;
}

/** The same as `statusOf`, as the database asks. */
function hasStatus(status: InvoiceStatus, now: number): SQL | undefined {
  const is_unpaid = sql`${invoices.paid_minor} < ${invoices.due_minor}`;
  switch (status) {
    case 'credit':
      return lt(invoices.total_minor, 0);
    case 'paid':
      return and(gte(invoices.total_minor, 0), sql`${invoices.paid_minor} = ${invoices.due_minor}`);
    case 'overdue':
      return and(is_unpaid, lte(invoices.due_at, now));
    case 'open':
      return and(is_unpaid, or(isNull(invoices.due_at), sql`${invoices.due_at} > ${now}`));
  }
}

/** The caller's invoices, the newest first, with what is left to pay over all of them (spec 7 GET /invoice/list). */
export async function listInvoices({ ctx, query }: { ctx: Ctx; query: ListQuery }) {
  const { company_id, country_code } = requireActor(ctx);
  const now = epochSeconds(ctx.clock);
  const { page, per_page, status, year } = query;
  const wanted = [
    status === undefined ? undefined : hasStatus(status, now),
    // Months are written as 2026-10: their names sort as they follow.
    year === undefined ? undefined : and(gte(invoices.period, `${year}-01`), lte(invoices.period, `${year}-12`)),
  ];
  const found = await findInvoicePage(ctx, company_id, wanted, { limit: per_page, offset: offsetOf(page, per_page) });
  const { currency } = rulesOf(country_code);
  const unpaid = await findUnpaid(ctx, [company_id]);
  const left = (rows: typeof unpaid) => rows.reduce((sum, row) => sum + row.due_minor - row.paid_minor, 0);
  return {
    records: found.rows.map((row) => presentInvoice(row, now)),
    total: found.total,
    page,
    per_page,
    currency,
    outstanding: toMajor(left(unpaid), currency),
    overdue: toMajor(left(unpaid.filter(({ due_at }) => due_at !== null && due_at <= now)), currency),
  };
}

/** One of the caller's invoices with a page of its lines. Throws `not_found`. */
export async function getInvoice({
  ctx,
  id,
  page,
  per_page,
}: {
  ctx: Ctx;
  id: string;
  page: number;
  per_page: number;
}): Promise<InvoiceDetail> {
  const { company_id } = requireActor(ctx);
  const invoice = await findInvoice(ctx, company_id, id);
  if (!invoice) throw new DomainError('not_found');
  const { seller, buyer, tax_lines, currency, line_count } = invoice;
  // Lines are numbered without gaps: a page is a range of numbers.
  const lines = await findLines(ctx, invoice, { after_no: (page - 1) * per_page, limit: per_page });
  const payments = await findPayments(ctx, invoice.id);
  return {
    ...presentInvoice(invoice, epochSeconds(ctx.clock)),
    seller,
    buyer,
    tax_lines: tax_lines.map(({ net_minor, tax_minor, ...rate }) => ({
      ...rate,
      net: toMajor(net_minor, currency),
      tax: toMajor(tax_minor, currency),
    })),
    payments: payments.map((payment) => ({
      id: payment.id,
      kind: payment.kind,
      amount: toMajor(payment.amount_minor, currency),
      reference: payment.reference,
      paid_at: payment.created_at,
    })),
    lines: { records: lines.map((line) => presentLine(invoice, line)), total: line_count, page, per_page },
  };
}
