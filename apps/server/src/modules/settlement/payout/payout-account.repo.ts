import type { BankFailure } from '@sampan/contract';
import { and, count, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { payoutAccounts, type PayoutAccountRow, type PayoutRow } from './payout.table.ts';

/** A company's living accounts, the newest first. */
export async function findAccounts(
  ctx: Ctx,
  company_id: string,
  page: { limit: number; offset: number },
): Promise<{ rows: PayoutAccountRow[]; total: number }> {
  const mine = and(eq(payoutAccounts.company_id, company_id), isNull(payoutAccounts.removed_at));
  const rows = await ctx.db
    .select()
    .from(payoutAccounts)
    .where(mine)
    .orderBy(desc(payoutAccounts.created_at), desc(payoutAccounts.id))
    .limit(page.limit)
    .offset(page.offset);
  const [counted] = await ctx.db.select({ n: count() }).from(payoutAccounts).where(mine);
  return { rows, total: counted?.n ?? 0 };
}

/** A company's own living account. Throws `not_found`. */
export async function findAccount(ctx: Ctx, company_id: string, id: string): Promise<PayoutAccountRow> {
  const [row] = await ctx.db
    .select()
    .from(payoutAccounts)
    .where(
      and(eq(payoutAccounts.company_id, company_id), eq(payoutAccounts.id, id), isNull(payoutAccounts.removed_at)),
    );
  if (!row) throw new DomainError('not_found');
  return row;
}

export async function findAccountByFingerprint(
  ctx: Ctx,
  company_id: string,
  fingerprints: readonly string[],
): Promise<PayoutAccountRow | null> {
  const [row] = await ctx.db
    .select()
    .from(payoutAccounts)
    .where(
      and(
        eq(payoutAccounts.company_id, company_id),
        inArray(payoutAccounts.fingerprint, fingerprints),
        isNull(payoutAccounts.removed_at),
      ),
    );
  return row ?? null;
}

export async function insertAccount(ctx: Ctx, row: PayoutAccountRow): Promise<void> {
  await ctx.db.insert(payoutAccounts).values(row);
}

export async function removeAccountRow(ctx: Ctx, id: string, removed_at: number): Promise<void> {
  await ctx.db.update(payoutAccounts).set({ removed_at }).where(eq(payoutAccounts.id, id));
}

/** Remembers what a bank said of an account, or that it paid to it. */
export async function writeLastFailure(ctx: Ctx, id: string, last_failure: BankFailure | null): Promise<void> {
  await ctx.db.update(payoutAccounts).set({ last_failure }).where(eq(payoutAccounts.id, id));
}

/** Where a payout goes, also when the account was removed since. */
export async function findAccountOf(ctx: Ctx, payout: Pick<PayoutRow, 'account_id'>): Promise<PayoutAccountRow> {
  const [row] = await ctx.db.select().from(payoutAccounts).where(eq(payoutAccounts.id, payout.account_id));
  if (!row) throw new Error(`No payout account ${payout.account_id}`);
  return row;
}
