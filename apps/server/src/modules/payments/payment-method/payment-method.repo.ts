import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { Ctx } from '../../../platform/context.ts';
import type { PaymentProviderName } from '../../../ports/payment.ts';
import { paymentCustomers, paymentMethods, type PaymentMethodRow } from './payment-method.table.ts';

/** One change of a company's cards at a time, until the transaction ends: there is always exactly one default. */
export async function lockCards(ctx: Ctx, company_id: string): Promise<void> {
  await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtext('payment_methods'), hashtext(${company_id}))`);
}

/** A page of a company's cards, the default first, then the newest. */
export async function readCards(
  ctx: Ctx,
  company_id: string,
  page: { limit: number; offset: number },
): Promise<{ rows: PaymentMethodRow[]; total: number }> {
  const mine = eq(paymentMethods.company_id, company_id);
  const rows = await ctx.db
    .select()
    .from(paymentMethods)
    .where(mine)
    .orderBy(desc(paymentMethods.is_default), desc(paymentMethods.created_at), desc(paymentMethods.id))
    .limit(page.limit)
    .offset(page.offset);
  const [counted] = await ctx.db.select({ total: count() }).from(paymentMethods).where(mine);
  return { rows, total: counted?.total ?? 0 };
}

/** A card of a company; null for another company's. */
export async function findCard(ctx: Ctx, company_id: string, id: string): Promise<PaymentMethodRow | null> {
  const [row] = await ctx.db
    .select()
    .from(paymentMethods)
    .where(and(eq(paymentMethods.company_id, company_id), eq(paymentMethods.id, id)));
  return row ?? null;
}

/** The card of a provider's id, whoever has it. */
export async function findCardOfProvider(
  ctx: Ctx,
  provider: PaymentProviderName,
  provider_id: string,
): Promise<PaymentMethodRow | null> {
  const [row] = await ctx.db
    .select()
    .from(paymentMethods)
    .where(and(eq(paymentMethods.provider, provider), eq(paymentMethods.provider_id, provider_id)));
  return row ?? null;
}

export async function insertCard(ctx: Ctx, row: PaymentMethodRow): Promise<void> {
  await ctx.db.insert(paymentMethods).values(row);
}

/** Makes one card the only default. The caller holds the lock. */
export async function setDefaultCard(ctx: Ctx, company_id: string, id: string): Promise<void> {
  const mine = eq(paymentMethods.company_id, company_id);
  await ctx.db
    .update(paymentMethods)
    .set({ is_default: false })
    .where(and(mine, eq(paymentMethods.is_default, true)));
  await ctx.db
    .update(paymentMethods)
    .set({ is_default: true })
    .where(and(mine, eq(paymentMethods.id, id)));
}

export async function deleteCard(ctx: Ctx, company_id: string, id: string): Promise<void> {
  await ctx.db.delete(paymentMethods).where(and(eq(paymentMethods.company_id, company_id), eq(paymentMethods.id, id)));
}

/** The provider's customer of a company; null before its first card. */
export async function findCustomer(
  ctx: Ctx,
  company_id: string,
  provider: PaymentProviderName,
): Promise<string | null> {
  const [row] = await ctx.db
    .select({ customer_id: paymentCustomers.customer_id })
    .from(paymentCustomers)
    .where(and(eq(paymentCustomers.company_id, company_id), eq(paymentCustomers.provider, provider)));
  return row?.customer_id ?? null;
}

export async function saveCustomer(
  ctx: Ctx,
  customer: { company_id: string; provider: PaymentProviderName; customer_id: string },
): Promise<void> {
  await ctx.db.insert(paymentCustomers).values(customer).onConflictDoNothing();
}

/** The cards of a company by id, as a signed-in person is told them (spec 3 `paymentMethodList`). */
export async function listCardIds(ctx: Ctx, company_id: string): Promise<{ id: string; is_default: boolean }[]> {
  return ctx.db
    .select({ id: paymentMethods.id, is_default: paymentMethods.is_default })
    .from(paymentMethods)
    .where(eq(paymentMethods.company_id, company_id))
    .orderBy(desc(paymentMethods.is_default), desc(paymentMethods.created_at), desc(paymentMethods.id));
}
