import type { PayoutStatus } from '@sampan/contract';
import type { Currency } from '@sampan/country-rules';
import { and, asc, count, desc, eq, gt, gte, inArray, isNotNull, lte, ne, sql } from 'drizzle-orm';
import { lockRows } from '../../../platform/lease.ts';
import { auditLog } from '../../../platform/audit/audit.table.ts';
import type { Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { companies, users } from '../../identity/account/account.table.ts';
import { OPEN } from './payout.status.ts';
import {
  payoutAccounts,
  payoutFiles,
  payouts,
  type PayoutAccountRow,
  type PayoutFileRow,
  type PayoutRow,
} from './payout.table.ts';

/** A payout with all that Sampan's people see of it. */
export interface PayoutReviewRow {
  payout: PayoutRow;
  account: PayoutAccountRow;
  company: { id: string; name: string; country_code: string };
  requested_by: string | null;
}

const isWaiting = (status?: PayoutStatus) =>
  status === 'requested' || status === 'needs_approval' || status === 'approved' || status === 'sent';

function deskRows(ctx: Ctx) {
  return ctx.db
    .select({
      payout: payouts,
      account: payoutAccounts,
      company: { id: companies.id, name: companies.name, country_code: companies.country_code },
      requested_by: users.name,
    })
    .from(payouts)
    .innerJoin(payoutAccounts, eq(payoutAccounts.id, payouts.account_id))
    .innerJoin(companies, eq(companies.id, payouts.company_id))
    .leftJoin(users, eq(users.id, payouts.requested_by));
}

/** Payouts of all companies: those that wait oldest first, all others newest first. */
export async function findReviewRows(
  ctx: Ctx,
  query: { status?: PayoutStatus | undefined; limit: number; offset: number },
): Promise<{ rows: PayoutReviewRow[]; total: number }> {
  const wanted = query.status === undefined ? undefined : eq(payouts.status, query.status);
  const order = isWaiting(query.status)
    ? [asc(payouts.created_at), asc(payouts.id)]
    : [desc(payouts.created_at), desc(payouts.id)];
  const rows = await deskRows(ctx)
    .where(wanted)
    .orderBy(...order)
    .limit(query.limit)
    .offset(query.offset);
  const [counted] = await ctx.db.select({ n: count() }).from(payouts).where(wanted);
  return { rows, total: counted?.n ?? 0 };
}

/** Throws `not_found`. */
export async function findReviewRow(ctx: Ctx, id: string): Promise<PayoutReviewRow> {
  const [row] = await deskRows(ctx).where(eq(payouts.id, id));
  if (!row) throw new DomainError('not_found');
  return row;
}

export interface OpenSum {
  status: PayoutStatus;
  currency: Currency;
  count: number;
  total_minor: number;
}

/** How many wait in each state, and what they sum to. */
export async function sumWaiting(ctx: Ctx): Promise<OpenSum[]> {
  const rows = await ctx.db
    .select({
      status: payouts.status,
      currency: payouts.currency,
      count: count(),
      sum: sql<string>`sum(${payouts.amount_minor})`,
    })
    .from(payouts)
    .where(inArray(payouts.status, [...OPEN]))
    .groupBy(payouts.status, payouts.currency)
    .orderBy(payouts.status, payouts.currency);
  return rows.map(({ sum, ...row }) => ({ ...row, total_minor: Number(sum) }));
}

/** The companies among some in whose name an admin acted since a moment. */
export async function findReviewerActions(
  ctx: Ctx,
  admin_id: string,
  company_ids: readonly string[],
  since: number,
): Promise<Set<string>> {
  if (company_ids.length === 0) return new Set();
  const rows = await ctx.db
    .selectDistinct({ company_id: auditLog.company_id })
    .from(auditLog)
    .where(
      and(
        inArray(auditLog.company_id, [...company_ids]),
        gte(auditLog.at, since),
        eq(auditLog.actor_id, admin_id),
        ne(auditLog.subject_id, admin_id),
      ),
    );
  return new Set(rows.flatMap(({ company_id }) => company_id ?? []));
}

// --- Files for the bank ---

/** Approved payouts of a currency whose cooling-off is over, locked until the transaction ends. */
export async function lockReadyPayouts(ctx: Ctx, currency: Currency, now: number): Promise<PayoutRow[]> {
  return lockRows(ctx, {
    table: payouts,
    due: and(eq(payouts.status, 'approved'), eq(payouts.currency, currency), lte(payouts.not_before, now)),
    order: [payouts.created_at, payouts.id],
    limit: 1_000,
  });
}

export async function insertFile(ctx: Ctx, row: PayoutFileRow): Promise<void> {
  await ctx.db.insert(payoutFiles).values(row);
}

/** How many files were made since a moment, for their names. */
export async function countFilesSince(ctx: Ctx, since: number): Promise<number> {
  const [row] = await ctx.db.select({ n: count() }).from(payoutFiles).where(gte(payoutFiles.created_at, since));
  return row?.n ?? 0;
}

/** Throws `not_found`. */
export async function findFile(ctx: Ctx, id: string): Promise<PayoutFileRow> {
  const [row] = await ctx.db.select().from(payoutFiles).where(eq(payoutFiles.id, id));
  if (!row) throw new DomainError('not_found');
  return row;
}

export async function findFiles(
  ctx: Ctx,
  page: { limit: number; offset: number },
): Promise<{ rows: (PayoutFileRow & { open: number })[]; total: number }> {
  const files = await ctx.db
    .select()
    .from(payoutFiles)
    .orderBy(desc(payoutFiles.created_at), desc(payoutFiles.id))
    .limit(page.limit)
    .offset(page.offset);
  const open = await openOf(
    ctx,
    files.map(({ id }) => id),
  );
  const [counted] = await ctx.db.select({ n: count() }).from(payoutFiles);
  return { rows: files.map((file) => ({ ...file, open: open.get(file.id) ?? 0 })), total: counted?.n ?? 0 };
}

/** How many payouts of each file the bank has not answered for. */
export async function openOf(ctx: Ctx, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await ctx.db
    .select({ file_id: payouts.file_id, n: count() })
    .from(payouts)
    .where(and(inArray(payouts.file_id, [...ids]), eq(payouts.status, 'sent')))
    .groupBy(payouts.file_id);
  return new Map(rows.map(({ file_id, n }) => [file_id ?? '', n]));
}

/** The payouts of a file in the order of their ids, behind one. */
export async function payoutsOfFile(ctx: Ctx, file_id: string, after: string | null, limit: number) {
  return ctx.db
    .select({ payout: payouts, account: payoutAccounts })
    .from(payouts)
    .innerJoin(payoutAccounts, eq(payoutAccounts.id, payouts.account_id))
    .where(
      and(isNotNull(payouts.file_id), eq(payouts.file_id, file_id), after === null ? undefined : gt(payouts.id, after)),
    )
    .orderBy(payouts.id)
    .limit(limit);
}

/** The payout a bank's answer is about, locked until the transaction ends; null for a reference that is not ours. */
export async function lockByReference(ctx: Ctx, client_ref: string): Promise<PayoutRow | null> {
  const [row] = await ctx.db.select().from(payouts).where(eq(payouts.client_ref, client_ref)).for('update');
  return row ?? null;
}
