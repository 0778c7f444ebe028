import { and, eq, gt, isNotNull, isNull, lte, ne, sql } from 'drizzle-orm';
import { leaseRows } from '../../../platform/lease.ts';
import type { Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { topUps, type TopUpRow } from './top-up.table.ts';

/** What a top-up leaves empty that nobody has paid yet. */
export const UNPAID = {
  bonus_minor: null,
  provider_payment_id: null,
  decline_reason: null,
  dispute_state: null,
  disputed_minor: null,
  ended_at: null,
} as const satisfies Partial<TopUpRow>;

/** What a top-up without a card leaves empty. */
export const NO_CARD = {
  card_id: null,
  brand: null,
  last4: null,
  customer_id: null,
  provider_card_id: null,
  page_id: null,
  page_url: null,
  fall: null,
} as const satisfies Partial<TopUpRow>;

/** What a top-up from a card leaves empty. */
export const NO_PAGE = {
  page_id: null,
  page_url: null,
  expires_at: null,
  success_url: null,
  cancel_url: null,
  label_page: null,
} as const satisfies Partial<TopUpRow>;

export async function insertTopUp(ctx: Ctx, row: TopUpRow): Promise<void> {
  await ctx.db.insert(topUps).values(row);
}

/** The same from the same source within this time is taken for a double click (trust 4.1). */
const TWIN_S = 10;

/** Begins a top-up that a person asked for. Throws `possible_duplicate` for the same again, unless it is said to be meant. */
export async function insertOnce(tx: Ctx, row: TopUpRow, confirm_duplicate: boolean): Promise<void> {
  await lockTopUps(tx, row.company_id);
  if (!confirm_duplicate && (await hasTwin(tx, row, row.created_at - TWIN_S)))
    throw new DomainError('possible_duplicate');
  await insertTopUp(tx, row);
}

/** A company's own top-up; null for another company's. */
export async function findTopUp(ctx: Ctx, company_id: string, id: string): Promise<TopUpRow | null> {
  const [row] = await ctx.db
    .select()
    .from(topUps)
    .where(and(eq(topUps.company_id, company_id), eq(topUps.id, id)));
  return row ?? null;
}

/** The top-up a payment is for, locked until the transaction ends. */
export async function lockTopUp(ctx: Ctx, id: string): Promise<TopUpRow | null> {
  const [row] = await ctx.db.select().from(topUps).where(eq(topUps.id, id)).for('update');
  return row ?? null;
}

/** The top-up that a provider's payment filled a wallet with, locked until the transaction ends. */
export async function lockTopUpOfPayment(ctx: Ctx, provider: string, payment_id: string): Promise<TopUpRow | null> {
  const [row] = await ctx.db
    .select()
    .from(topUps)
    .where(and(sql`${topUps.provider} = ${provider}`, eq(topUps.provider_payment_id, payment_id)))
    .for('update');
  return row ?? null;
}

export async function changeTopUp(ctx: Ctx, row: TopUpRow, change: Partial<TopUpRow>): Promise<TopUpRow> {
  const [changed] = await ctx.db.update(topUps).set(change).where(eq(topUps.id, row.id)).returning();
  return changed ?? row;
}

/** One top-up of a company is begun at a time, so that a double click is seen as one. */
async function lockTopUps(ctx: Ctx, company_id: string): Promise<void> {
  await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtext('top_ups'), hashtext(${company_id}))`);
}

/** Whether somebody asked for the same a moment ago, and it may have been charged. */
async function hasTwin(
  ctx: Ctx,
  twin: Pick<TopUpRow, 'company_id' | 'amount_minor' | 'method' | 'card_id'>,
  since: number,
): Promise<boolean> {
  const rows = await ctx.db
    .select({ id: topUps.id })
    .from(topUps)
    .where(
      and(
        eq(topUps.company_id, twin.company_id),
        eq(topUps.amount_minor, twin.amount_minor),
        eq(topUps.method, twin.method),
        twin.card_id === null ? isNull(topUps.card_id) : eq(topUps.card_id, twin.card_id),
        isNull(topUps.fall),
        ne(topUps.status, 'failed'),
        gt(topUps.created_at, since),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** Leases open top-ups whose provider is to be asked; another server leaves them alone until `until`. */
export async function leaseOpenTopUps(ctx: Ctx, now: number, until: number, limit: number): Promise<TopUpRow[]> {
  return leaseRows(ctx, {
    table: topUps,
    key: topUps.id,
    due: lte(topUps.ask_at, now),
    order: [topUps.ask_at],
    set: { ask_at: until },
    limit,
  });
}

/** What the balance itself charged in a month (2026-11) of a time zone, open charges included. */
export async function chargedInMonth(ctx: Ctx, company_id: string, month: string, time_zone: string): Promise<number> {
  const of_month = sql`to_char(to_timestamp(${topUps.created_at}) at time zone ${time_zone}, 'YYYY-MM') = ${month}`;
  const [row] = await ctx.db
    .select({ sum: sql<string | null>`sum(${topUps.amount_minor})` })
    .from(topUps)
    .where(and(eq(topUps.company_id, company_id), isNotNull(topUps.fall), ne(topUps.status, 'failed'), of_month));
  return Number(row?.sum ?? 0);
}

/** Whether a charge that nobody asked for is still open. */
export async function hasOpenAutomatic(ctx: Ctx, company_id: string): Promise<boolean> {
  const rows = await ctx.db
    .select({ id: topUps.id })
    .from(topUps)
    .where(and(eq(topUps.company_id, company_id), isNotNull(topUps.fall), isNull(topUps.ended_at)))
    .limit(1);
  return rows.length > 0;
}
