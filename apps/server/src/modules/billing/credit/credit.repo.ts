import type { CreditScope } from '@sampan/contract';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Ctx } from '../../../platform/context.ts';
import { companies, type CompanyRow } from '../../identity/account/account.table.ts';
import { invoices } from '../invoice/invoice.table.ts';

/** A page of companies by name, whoever they belong to: only people of Sampan may ask. */
export async function findCreditCompanies(
  ctx: Ctx,
  query: { scope: CreditScope; search?: string | undefined; now: number; limit: number; offset: number },
): Promise<{ rows: CompanyRow[]; total: number }> {
  const like = `%${(query.search ?? '').replaceAll(/[\\%_]/gu, String.raw`\$&`)}%`;
  const overdue = sql`exists (select 1 from ${invoices} where ${invoices.company_id} = ${companies.id} and ${invoices.paid_minor} < ${invoices.due_minor} and ${invoices.due_at} <= ${query.now})`;
  const where = and(
    query.scope === 'post_billing' ? eq(companies.payment_type, 'post_billing') : undefined,
    query.scope === 'overdue' ? overdue : undefined,
    query.search ? sql`unaccent(${companies.name}) ilike unaccent(${like})` : undefined,
  );
  const rows = await ctx.db
    .select()
    .from(companies)
    .where(where)
    .orderBy(asc(companies.name), asc(companies.id))
    .limit(query.limit)
    .offset(query.offset);
  const [sum] = await ctx.db
    .select({ n: sql<string>`count(*)` })
    .from(companies)
    .where(where);
  return { rows, total: Number(sum?.n ?? 0) };
}

/** A company for whoever changes how it pays; locked until the transaction ends. */
export async function lockCompany(ctx: Ctx, id: string): Promise<CompanyRow | null> {
  const [row] = await ctx.db.select().from(companies).where(eq(companies.id, id)).for('update');
  return row ?? null;
}

export async function writePaymentType(
  ctx: Ctx,
  id: string,
  payment_type: CompanyRow['payment_type'],
): Promise<CompanyRow> {
  const [row] = await ctx.db.update(companies).set({ payment_type }).where(eq(companies.id, id)).returning();
  if (!row) throw new Error(`Company ${id} is gone`);
  return row;
}
