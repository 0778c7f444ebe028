import { TRANSACTION_ACCOUNTS, type TransactionPage, type TransactionQuery } from '@sampan/contract';
import { rulesOf, toMajor, type CountryCode } from '@sampan/country-rules';
import { sql, type SQL } from 'drizzle-orm';
import { epochSeconds } from '../../../platform/clock.ts';
import { requireActor, type Ctx } from '../../../platform/context.ts';
import { decodeCursor, encodeCursor } from '../../../platform/page.ts';
import type { JournalKind } from '../../ledger/wallet/index.ts';
import { dayOf, dayOfWire, type DaySpan } from './day-calendar.ts';
import { seekEntry, sumKinds, type AccountOf, type KindSum } from './day-total.repo.ts';
import {
  countOpenTopUps,
  findAccount,
  findAccounts,
  readEntries,
  readEntriesOfOrder,
  type EntryRow,
} from './entry.repo.ts';
import { presentTotals, type MinorSums } from './present-sums.ts';
import { presentTransaction } from './present-transaction.ts';
import { readSnapshot } from '../../../platform/read-snapshot.ts';
import { groupOf } from './transaction-group.ts';

/** More entries than this one parcel never has. */
const MOST_OF_ORDER = 1_000;
/** A payment that nobody spoke of for longer is none. */
const OPEN_FOR_S = 7 * 86_400;

export type TransactionFilter = Pick<
  TransactionQuery,
  'account' | 'group' | 'direction' | 'from' | 'to' | 'order_number'
>;

/** What an account moved, newest first, with the sums of all that the filters let through (spec 7 GET /transaction/list). */
export async function listTransactions({
  ctx,
  query,
}: {
  ctx: Ctx;
  query: TransactionQuery;
}): Promise<TransactionPage> {
  const actor = requireActor(ctx);
  const { currency } = rulesOf(actor.country_code);
  const of = { company_id: actor.company_id, account: query.account };
  const before_seq = query.cursor === undefined ? null : decodeCursor(query.cursor).at;
  const after = epochSeconds(ctx.clock) - OPEN_FOR_S;
  const { accounts, pending_payments, found } = await readSnapshot(ctx, async (tx) => ({
    accounts: await findAccounts(tx, of.company_id),
    pending_payments: await countOpenTopUps(tx, of.company_id, after),
    found: await findTransactions(tx, of, query, {
      country: actor.country_code,
      before_seq,
      offset: before_seq === null ? (query.page - 1) * query.per_page : 0,
      limit: query.per_page + 1,
    }),
  }));
  const rows = found.rows.slice(0, query.per_page);
  const last = rows.at(-1);
  const { sums } = found;
  const balances = TRANSACTION_ACCOUNTS.flatMap((account) => {
    const row = accounts.find(({ kind }) => kind === account);
    if (!row && account !== 'wallet') return [];
    return {
      account,
      balance: toMajor(row?.posted_minor ?? 0, currency),
      held: toMajor(row?.held_minor ?? 0, currency),
    };
  });
  const mine = balances.find(({ account }) => account === query.account);
  return {
    records: rows.map((row) => presentTransaction(row, currency, ctx.language)),
    total: sums.count,
    page: query.page,
    per_page: query.per_page,
    next_cursor: found.rows.length > query.per_page && last ? encodeCursor({ at: last.seq, id: last.id }) : null,
    account: query.account,
    currency,
    balance: mine?.balance ?? 0,
    held: mine?.held ?? 0,
    accounts: balances,
    pending_payments,
    totals: { ...presentTotals(sums, currency), net: toMajor(sums.in_minor - sums.out_minor, currency) },
  };
}

interface Place {
  country: CountryCode;
  /** Continues behind this entry. */
  before_seq: number | null;
  offset: number;
  limit: number;
}

/** Entries of a filter from a place on, and what all of them sum to. */
export async function findTransactions(
  ctx: Ctx,
  of: AccountOf,
  filter: TransactionFilter,
  place: Place,
): Promise<{ rows: EntryRow[]; sums: MinorSums }> {
  const account = await findAccount(ctx, of);
  if (!account) return { rows: [], sums: { in_minor: 0, out_minor: 0, count: 0 } };
  if (filter.order_number !== undefined)
    return ofOrder(ctx, { ...of, account_id: account.id }, filter, filter.order_number, place);
  const choice = await chooseEntries(ctx, of, filter);
  const rows = await readPage(ctx, of, account.id, choice, place);
  return { rows, sums: choice.sums };
}

/** Which entries a filter means: between which numbers, of which kinds, and their sums. */
export interface Chosen {
  span: Partial<DaySpan>;
  from_seq: number;
  until_seq: number;
  kinds: readonly JournalKind[] | null;
  direction: 'in' | 'out' | null;
  sums: MinorSums;
}

/** Reads off the sums of days what a filter chooses: the kinds it leaves out are not looked at again. */
export async function chooseEntries(ctx: Ctx, of: AccountOf, filter: TransactionFilter): Promise<Chosen> {
  const span = spanOf(filter);
  const all = await sumKinds(ctx, of, span);
  const { group } = filter;
  const grouped = group === undefined ? all : all.filter(({ kind }) => groupOf(kind) === group);
  const wanted = grouped.filter((sum) => sumOf(sum, filter.direction).count > 0);
  const sums = { in_minor: 0, out_minor: 0, count: 0 };
  for (const sum of wanted) {
    const part = sumOf(sum, filter.direction);
    sums.in_minor += part.in_minor;
    sums.out_minor += part.out_minor;
    sums.count += part.count;
  }
  const is_mixed = wanted.some(({ in_count, out_count }) => in_count > 0 && out_count > 0);
  return {
    span,
    from_seq: Math.min(...wanted.map(({ first_seq }) => first_seq)),
    until_seq: Math.max(...wanted.map(({ last_seq }) => last_seq)),
    kinds: wanted.length === all.length ? null : wanted.map(({ kind }) => kind),
    direction: is_mixed ? (filter.direction ?? null) : null,
    sums,
  };
}

async function readPage(
  ctx: Ctx,
  of: AccountOf,
  account_id: string,
  chosen: Chosen,
  place: Place,
): Promise<EntryRow[]> {
  const { span, sums, direction, kinds, from_seq } = chosen;
  if (place.offset >= sums.count) return [];
  const part = { kinds, direction, from_seq, limit: place.limit };
  if (place.before_seq !== null)
    return readEntries(ctx, account_id, {
      ...part,
      until_seq: Math.min(chosen.until_seq, place.before_seq - 1),
      skip: 0,
    });
  // Entries of an account are numbered without gaps: when none is left out, the page's place is its number.
  if (kinds === null && direction === null)
    return readEntries(ctx, account_id, { ...part, until_seq: chosen.until_seq - place.offset, skip: 0 });
  if (place.offset === 0) return readEntries(ctx, account_id, { ...part, until_seq: chosen.until_seq, skip: 0 });
  const count: SQL =
    direction === null ? sql`in_count + out_count` : direction === 'in' ? sql`in_count` : sql`out_count`;
  const seek = { span, kinds: kinds ?? (await sumKinds(ctx, of, span)).map(({ kind }) => kind), count };
  const found = await seekEntry(ctx, of, { ...seek, offset: place.offset });
  return found ? readEntries(ctx, account_id, { ...part, until_seq: found.last_seq, skip: found.skip }) : [];
}

/** The part of a sum that goes in a direction; both without one. */
function sumOf(sum: KindSum, direction: 'in' | 'out' | undefined): MinorSums {
  return {
    in_minor: direction === 'out' ? 0 : sum.in_minor,
    out_minor: direction === 'in' ? 0 : sum.out_minor,
    count: (direction === 'out' ? 0 : sum.in_count) + (direction === 'in' ? 0 : sum.out_count),
  };
}

/** Days as the filter names them: both included. */
export function spanOf({ from, to }: Pick<TransactionFilter, 'from' | 'to'>): Partial<DaySpan> {
  return {
    ...(from === undefined ? {} : { first: dayOfWire(from) }),
    ...(to === undefined ? {} : { last: dayOfWire(to) }),
  };
}

/** A parcel has a handful of entries: they are read whole, then filtered and cut. */
async function ofOrder(
  ctx: Ctx,
  of: AccountOf & { account_id: string },
  filter: TransactionFilter,
  order_number: string,
  { country, before_seq, offset, limit }: Place,
) {
  const { first = -Infinity, last = Infinity } = spanOf(filter);
  const all = await readEntriesOfOrder(ctx, { ...of, order_number, limit: MOST_OF_ORDER });
  const found = all.filter(({ kind, amount_minor, at }) => {
    const day = dayOf(at, country);
    if (filter.group !== undefined && groupOf(kind) !== filter.group) return false;
    if (filter.direction !== undefined && amount_minor > 0 !== (filter.direction === 'in')) return false;
    return day >= first && day <= last;
  });
  const sums = { in_minor: 0, out_minor: 0, count: found.length };
  for (const { amount_minor } of found) {
    if (amount_minor > 0) sums.in_minor += amount_minor;
    else sums.out_minor -= amount_minor;
  }
  const behind = before_seq === null ? found : found.filter(({ seq }) => seq < before_seq);
  return { rows: behind.slice(offset, offset + limit), sums };
}
