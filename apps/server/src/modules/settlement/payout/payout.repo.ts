import type { PayoutStatus } from '@sampan/contract';
import { and, count, desc, eq, gte, inArray, lte, notInArray, sql } from 'drizzle-orm';
import { leaseRows } from '../../../platform/lease.ts';
import type { Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { decodeCursor, offsetOf } from '../../../platform/page.ts';
import { OPEN, RETURNED } from './payout.status.ts';
import { payoutAccounts, payouts, type PayoutAccountRow, type PayoutRow } from './payout.table.ts';

/** A payout with where it goes. */
export interface PayoutWithAccount {
  payout: PayoutRow;
  account: PayoutAccountRow;
}

/** One change of a company's payouts at a time, until the transaction ends: limits, numbers and twins are counted once. */
export async function lockPayouts(ctx: Ctx, company_id: string): Promise<void> {
  await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtext('payouts'), hashtext(${company_id}))`);
}

function withAccount(ctx: Ctx) {
  return ctx.db
    .select({ payout: payouts, account: payoutAccounts })
    .from(payouts)
    .innerJoin(payoutAccounts, eq(payoutAccounts.id, payouts.account_id));
}

export interface PayoutPage {
  page: number;
  per_page: number;
  cursor?: string | undefined;
  status?: PayoutStatus | undefined;
}

/** A page of a company's payouts, the newest first; one more than asked tells whether there are more. */
export async function findPayouts(ctx: Ctx, company_id: string, query: PayoutPage): Promise<PayoutWithAccount[]> {
  const after = query.cursor === undefined ? null : decodeCursor(query.cursor);
  return withAccount(ctx)
    .where(
      and(
        eq(payouts.company_id, company_id),
        query.status === undefined ? undefined : eq(payouts.status, query.status),
        after ? sql`(${payouts.created_at}, ${payouts.id}) < (${after.at}, ${after.id}::uuid)` : undefined,
      ),
    )
    .orderBy(desc(payouts.created_at), desc(payouts.id))
    .limit(query.per_page + 1)
    .offset(after ? 0 : offsetOf(query.page, query.per_page));
}

export async function countPayouts(ctx: Ctx, company_id: string, status?: PayoutStatus): Promise<number> {
  const [row] = await ctx.db
    .select({ n: count() })
    .from(payouts)
    .where(and(eq(payouts.company_id, company_id), status === undefined ? undefined : eq(payouts.status, status)));
  return row?.n ?? 0;
}

/** A company's own payout with this id; null when there is none yet. */
export async function findPendingPayout(ctx: Ctx, company_id: string, id: string): Promise<PayoutWithAccount | null> {
  const [row] = await withAccount(ctx).where(and(eq(payouts.company_id, company_id), eq(payouts.id, id)));
  return row ?? null;
}

/** A company's own payout. Throws `not_found`. */
export async function findPayout(ctx: Ctx, company_id: string, id: string): Promise<PayoutWithAccount> {
  const row = await findPendingPayout(ctx, company_id, id);
  if (!row) throw new DomainError('not_found');
  return row;
}

/** A payout of whichever company, locked until the transaction ends. Throws `not_found`. */
export async function lockPayout(ctx: Ctx, id: string, company_id?: string): Promise<PayoutRow> {
  const [row] = await ctx.db
    .select()
    .from(payouts)
    .where(and(eq(payouts.id, id), company_id === undefined ? undefined : eq(payouts.company_id, company_id)))
    .for('update');
  if (!row) throw new DomainError('not_found');
  return row;
}

/** Whether the same was asked a moment ago and is still alive (trust 4.1). */
export async function hasDuplicate(
  ctx: Ctx,
  twin: Pick<PayoutRow, 'company_id' | 'account_id' | 'amount_minor'>,
  since: number,
): Promise<boolean> {
  const rows = await ctx.db
    .select({ id: payouts.id })
    .from(payouts)
    .where(
      and(
        eq(payouts.company_id, twin.company_id),
        eq(payouts.account_id, twin.account_id),
        eq(payouts.amount_minor, twin.amount_minor),
        notInArray(payouts.status, [...RETURNED]),
        gte(payouts.created_at, since),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** What a company asked for since a moment, without what came back. */
export async function sumSince(ctx: Ctx, company_id: string, since: number): Promise<number> {
  const [row] = await ctx.db
    .select({ sum: sql<string | null>`sum(${payouts.amount_minor})` })
    .from(payouts)
    .where(
      and(
        eq(payouts.company_id, company_id),
        gte(payouts.created_at, since),
        notInArray(payouts.status, [...RETURNED]),
      ),
    );
  return Number(row?.sum ?? 0);
}

/** What is neither back nor arrived. */
export async function sumOpen(ctx: Ctx, company_id: string): Promise<number> {
  const [row] = await ctx.db
    .select({ sum: sql<string | null>`sum(${payouts.amount_minor})` })
    .from(payouts)
    .where(and(eq(payouts.company_id, company_id), inArray(payouts.status, [...OPEN])));
  return Number(row?.sum ?? 0);
}

/** The next of a company's own numbers; the caller holds `lockPayouts`. */
export async function nextSeq(ctx: Ctx, company_id: string): Promise<number> {
  const [row] = await ctx.db
    .select({ last: sql<number | null>`max(${payouts.seq})` })
    .from(payouts)
    .where(eq(payouts.company_id, company_id));
  return (row?.last ?? 0) + 1;
}

export async function insertPayout(ctx: Ctx, row: PayoutRow): Promise<void> {
  await ctx.db.insert(payouts).values(row);
}

export async function writePayout(ctx: Ctx, id: string, change: Partial<PayoutRow>): Promise<PayoutRow> {
  const [row] = await ctx.db.update(payouts).set(change).where(eq(payouts.id, id)).returning();
  if (!row) throw new DomainError('not_found');
  return row;
}

/** Takes payouts that are due; no other server takes them before `until`. */
export async function leasePayouts(ctx: Ctx, now: number, until: number, limit: number): Promise<PayoutRow[]> {
  return leaseRows(ctx, {
    table: payouts,
    key: payouts.id,
    due: lte(payouts.look_at, now),
    order: [payouts.look_at],
    set: { look_at: until },
    limit,
  });
}
