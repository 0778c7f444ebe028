import type { CountryCode } from '@sampan/country-rules';
import { and, asc, desc, eq, gte, inArray, lt, lte, or, sql, type SQL } from 'drizzle-orm';
import { lockRows } from '../../../platform/lease.ts';
import type { Ctx } from '../../../platform/context.ts';
import { insertRows } from '../../../platform/database/insert-rows.ts';
import { companies } from '../../identity/account/account.table.ts';
import { invoiceCounters, invoiceLines, invoicePayments, invoices, type InvoiceRow } from './invoice.table.ts';

/** Companies whose last month was not looked at yet, the longest waiting first. `month_of` says when each country's month began. */
export async function findUninvoiced(
  ctx: Ctx,
  month_of: readonly { country: CountryCode; starts_at: number }[],
  limit: number,
): Promise<string[]> {
  const is_due = month_of.map(({ country, starts_at }) =>
    and(eq(companies.country_code, country), lt(invoiceCounters.invoiced_until, starts_at)),
  );
  const rows = await ctx.db
    .select({ company_id: invoiceCounters.company_id })
    .from(invoiceCounters)
    .innerJoin(companies, eq(companies.id, invoiceCounters.company_id))
    .where(
      and(
        // The latest start bounds the index scan; the countries decide.
        lt(invoiceCounters.invoiced_until, Math.max(...month_of.map(({ starts_at }) => starts_at))),
        or(...is_due),
      ),
    )
    .orderBy(asc(invoiceCounters.invoiced_until), asc(invoiceCounters.company_id))
    .limit(limit);
  return rows.map((row) => row.company_id);
}

/** Companies that are not counted yet, with the time they were founded. */
export async function findUncounted(ctx: Ctx, limit: number) {
  return ctx.db
    .select({ id: companies.id, country_code: companies.country_code, created_at: companies.created_at })
    .from(companies)
    .where(sql`not exists (select 1 from invoice_counters c where c.company_id = ${companies.id})`)
    .limit(limit);
}

export async function writeCounters(ctx: Ctx, rows: (typeof invoiceCounters.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await ctx.db.insert(invoiceCounters).values(rows).onConflictDoNothing();
}

/** A company's counter, locked until the transaction ends; null while another server has it. */
export async function lockCounter(ctx: Ctx, company_id: string) {
  const [row] = await lockRows(ctx, {
    table: invoiceCounters,
    due: eq(invoiceCounters.company_id, company_id),
    order: [],
    limit: 1,
  });
  return row ?? null;
}

export async function moveCounter(
  ctx: Ctx,
  { company_id, ...change }: Required<typeof invoiceCounters.$inferInsert>,
): Promise<void> {
  await ctx.db.update(invoiceCounters).set(change).where(eq(invoiceCounters.company_id, company_id));
}

export async function writeInvoice(
  ctx: Ctx,
  invoice: InvoiceRow,
  lines: readonly (typeof invoiceLines.$inferInsert)[],
): Promise<void> {
  await ctx.db.insert(invoices).values(invoice);
  for (let from = 0; from < lines.length; from += LINES_AT_ONCE)
    await insertRows(ctx.db, invoiceLines, lines.slice(from, from + LINES_AT_ONCE));
}

const LINES_AT_ONCE = 5_000;

const UNPAID = sql`${invoices.paid_minor} < ${invoices.due_minor}`;

/** The unpaid invoices of companies, the oldest first; `lock` keeps others from paying them meanwhile. */
export async function findUnpaid(
  ctx: Ctx,
  company_ids: readonly string[],
  { lock = false }: { lock?: boolean } = {},
): Promise<InvoiceRow[]> {
  if (company_ids.length === 0) return [];
  const query = ctx.db
    .select()
    .from(invoices)
    .where(and(inArray(invoices.company_id, [...company_ids]), UNPAID))
    .orderBy(asc(invoices.issued_at), asc(invoices.id));
  return lock ? query.for('update') : query;
}

/** What came in for a company's invoices since a moment. */
export async function paidSince(ctx: Ctx, company_id: string, since: number): Promise<number> {
  const [row] = await ctx.db
    .select({ sum: sql<string>`coalesce(sum(${invoicePayments.amount_minor}), 0)` })
    .from(invoicePayments)
    .innerJoin(invoices, eq(invoices.id, invoicePayments.invoice_id))
    .where(
      and(
        eq(invoices.company_id, company_id),
        eq(invoicePayments.kind, 'bank'),
        gte(invoicePayments.created_at, since),
      ),
    );
  return Number(row?.sum ?? 0);
}

export async function writePayment(
  ctx: Ctx,
  invoice: InvoiceRow,
  payment: typeof invoicePayments.$inferInsert,
): Promise<InvoiceRow> {
  await ctx.db.insert(invoicePayments).values(payment);
  const paid_minor = invoice.paid_minor + payment.amount_minor;
  const paid_at = paid_minor === invoice.due_minor ? payment.created_at : null;
  const [row] = await ctx.db
    .update(invoices)
    .set({ paid_minor, paid_at })
    .where(eq(invoices.id, invoice.id))
    .returning();
  if (!row) throw new Error(`Invoice ${invoice.id} is gone`);
  return row;
}

/** An invoice for whoever may pay it; locked until the transaction ends. */
export async function lockInvoice(ctx: Ctx, id: string): Promise<InvoiceRow | null> {
  const [row] = await ctx.db.select().from(invoices).where(eq(invoices.id, id)).for('update');
  return row ?? null;
}

/** A company's own invoice. */
export async function findInvoice(ctx: Ctx, company_id: string, id: string): Promise<InvoiceRow | null> {
  const [row] = await ctx.db
    .select()
    .from(invoices)
    .where(and(eq(invoices.company_id, company_id), eq(invoices.id, id)));
  return row ?? null;
}

export async function findPayments(ctx: Ctx, invoice_id: string) {
  return ctx.db
    .select()
    .from(invoicePayments)
    .where(eq(invoicePayments.invoice_id, invoice_id))
    .orderBy(asc(invoicePayments.created_at), asc(invoicePayments.id));
}

/** Lines of an invoice behind `after_no`, in their order. */
export async function findLines(
  ctx: Ctx,
  invoice: Pick<InvoiceRow, 'id' | 'company_id'>,
  { after_no, limit }: { after_no: number; limit: number },
) {
  return ctx.db
    .select()
    .from(invoiceLines)
    .where(
      and(
        eq(invoiceLines.invoice_id, invoice.id),
        eq(invoiceLines.company_id, invoice.company_id),
        sql`${invoiceLines.line_no} > ${after_no}`,
      ),
    )
    .orderBy(asc(invoiceLines.line_no))
    .limit(limit);
}

/** Invoices that fell due and whose owners were not told yet, for one server at a time. */
export async function lockUnnotifiedOverdue(ctx: Ctx, now: number, limit: number): Promise<InvoiceRow[]> {
  return lockRows(ctx, {
    table: invoices,
    due: and(UNPAID, lte(invoices.due_at, now), sql`${invoices.overdue_told_at} is null`),
    order: [invoices.due_at],
    limit,
  });
}

export async function markNotified(ctx: Ctx, ids: readonly string[], now: number): Promise<void> {
  if (ids.length > 0)
    await ctx.db
      .update(invoices)
      .set({ overdue_told_at: now })
      .where(inArray(invoices.id, [...ids]));
}

/** A page of a company's invoices, the newest first. */
export async function findInvoicePage(
  ctx: Ctx,
  company_id: string,
  wanted: (SQL | undefined)[],
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: InvoiceRow[]; total: number }> {
  const where = and(eq(invoices.company_id, company_id), ...wanted);
  const rows = await ctx.db
    .select()
    .from(invoices)
    .where(where)
    .orderBy(desc(invoices.sequence))
    .limit(limit)
    .offset(offset);
  const [sum] = await ctx.db
    .select({ n: sql<string>`count(*)` })
    .from(invoices)
    .where(where);
  return { rows, total: Number(sum?.n ?? 0) };
}
