import { and, count, eq, gt, isNull, sql, type SQL } from 'drizzle-orm';
import type { Ctx } from '../../../platform/context.ts';
import { topUps } from '../../payments/top-up/top-up.table.ts';
import {
  entries,
  journals,
  ledgerAccounts,
  type JournalDetails,
  type JournalKind,
} from '../../ledger/wallet/wallet.table.ts';
import type { AccountOf } from './day-total.repo.ts';

/** One entry of an account with what it was for. */
export interface EntryRow {
  id: string;
  seq: number;
  at: number;
  kind: JournalKind;
  amount_minor: number;
  balance_minor: number;
  reference: string;
  details: JournalDetails;
}

/** An account as it stands; null when it was never used. */
export async function findAccount(ctx: Ctx, { company_id, account }: AccountOf) {
  const [row] = await ctx.db
    .select()
    .from(ledgerAccounts)
    .where(and(eq(ledgerAccounts.company_id, company_id), eq(ledgerAccounts.kind, account)));
  return row ?? null;
}

/** All accounts a company ever used. */
export async function findAccounts(ctx: Ctx, company_id: string) {
  return ctx.db.select().from(ledgerAccounts).where(eq(ledgerAccounts.company_id, company_id));
}

/** Top-ups begun after a moment whose provider has not said yet how they ended. */
export async function countOpenTopUps(ctx: Ctx, company_id: string, after: number): Promise<number> {
  const open = and(eq(topUps.status, 'pending'), isNull(topUps.ended_at));
  const [row] = await ctx.db
    .select({ n: count() })
    .from(topUps)
    .where(and(eq(topUps.company_id, company_id), gt(topUps.created_at, after), open));
  return row?.n ?? 0;
}

/** Which entries of an account, and how many, the newest first. */
export interface EntryChoice {
  /** Entries with numbers up to this, and from `from_seq` on. */
  until_seq: number;
  from_seq: number;
  /** Null: all kinds. */
  kinds: readonly JournalKind[] | null;
  direction: 'in' | 'out' | null;
  skip: number;
  limit: number;
  /** The oldest first. */
  ascending?: boolean;
}

/**
 * Entries by the indexes of the account alone: one walk for each kind, none longer than what is wanted, so that a kind that
 * happens once in a hundred thousand entries is found as fast as any.
 */
export async function readEntries(ctx: Ctx, account_id: string, choice: EntryChoice): Promise<EntryRow[]> {
  const { until_seq, from_seq, kinds, direction, skip, limit, ascending = false } = choice;
  const order = ascending ? sql`asc` : sql`desc`;
  const sign =
    direction === null ? sql`` : direction === 'in' ? sql` and amount_minor > 0` : sql` and amount_minor < 0`;
  const walk = (kind: SQL) => sql`(select account_seq from ${entries} where account_id = ${account_id}
    and account_seq is not null and account_seq between ${from_seq} and ${until_seq}${kind}${sign}
    order by account_seq ${order} limit ${skip + limit})`;
  const walks =
    kinds === null
      ? walk(sql``)
      : sql.join(
          kinds.map((kind) => walk(sql` and kind = ${kind}`)),
          sql` union all `,
        );
  const result = await ctx.db.execute<RawEntry>(sql`
    select ${COLUMNS} from (select account_seq from (${walks}) walk order by account_seq ${order} offset ${skip} limit ${limit}) page
    join entries e on e.account_id = ${account_id} and e.account_seq = page.account_seq and e.account_seq is not null
    join journals j on j.id = e.journal_id order by e.account_seq ${order}`);
  return result.rows.map(entryOf);
}

/** Entries of the parcel with a number, the newest first, at most `limit`. */
export async function readEntriesOfOrder(
  ctx: Ctx,
  {
    company_id,
    account_id,
    order_number,
    limit,
  }: { company_id: string; account_id: string; order_number: string; limit: number },
): Promise<EntryRow[]> {
  const result = await ctx.db.execute<RawEntry>(sql`
    select ${COLUMNS} from (
      select id, reference, details from ${journals} where company_id = ${company_id}
        and details ? 'order_number' and details ->> 'order_number' = ${order_number} limit ${limit}
    ) j join ${entries} e on e.journal_id = j.id and e.account_id = ${account_id} and e.account_seq is not null
    order by e.account_seq desc`);
  return result.rows.map(entryOf);
}

/** Numbers come as text: they may be larger than what an integer of the driver holds. */
interface RawEntry extends Record<string, unknown> {
  id: string;
  seq: string;
  at: string;
  kind: JournalKind;
  amount_minor: string;
  balance_minor: string;
  reference: string;
  details: JournalDetails;
}

const COLUMNS = sql`e.id, e.account_seq as seq, e.created_at as at, e.kind, e.amount_minor, e.balance_minor, j.reference, j.details`;

function entryOf(row: RawEntry): EntryRow {
  return {
    ...row,
    seq: Number(row.seq),
    at: Number(row.at),
    amount_minor: Number(row.amount_minor),
    balance_minor: Number(row.balance_minor),
  };
}
