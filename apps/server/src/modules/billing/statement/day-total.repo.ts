import { and, eq, gte, inArray, lte, min, sql, type SQL } from 'drizzle-orm';
import type { Ctx } from '../../../platform/context.ts';
import { ledgerDays } from '../../ledger/wallet/ledger-day.table.ts';
import type { AccountKind, JournalKind } from '../../ledger/wallet/wallet.table.ts';
import type { DaySpan, Period } from './day-calendar.ts';

/** Sums of one kind of movement over some days. */
export interface KindSum {
  kind: JournalKind;
  in_minor: number;
  out_minor: number;
  in_count: number;
  out_count: number;
  first_seq: number;
  last_seq: number;
}

/** Which account of which company. */
export interface AccountOf {
  company_id: string;
  account: AccountKind;
}

const whole = (expression: SQL) => sql<number>`coalesce(${expression}, 0)`.mapWith(Number);

const SUMS = {
  kind: ledgerDays.kind,
  in_minor: whole(sql`sum(${ledgerDays.in_minor})`),
  out_minor: whole(sql`sum(${ledgerDays.out_minor})`),
  in_count: whole(sql`sum(${ledgerDays.in_count})`),
  out_count: whole(sql`sum(${ledgerDays.out_count})`),
  first_seq: whole(sql`min(${ledgerDays.first_seq})`),
  last_seq: whole(sql`max(${ledgerDays.last_seq})`),
};

function onAccount({ company_id, account }: AccountOf): SQL[] {
  return [eq(ledgerDays.company_id, company_id), eq(ledgerDays.account_kind, account)];
}

function within({ first, last }: Partial<DaySpan>): (SQL | undefined)[] {
  return [
    first === undefined ? undefined : gte(ledgerDays.day, first),
    last === undefined ? undefined : lte(ledgerDays.day, last),
  ];
}

/** What moved on an account in some days, by kind. */
export async function sumKinds(ctx: Ctx, of: AccountOf, span: Partial<DaySpan>): Promise<KindSum[]> {
  return ctx.db
    .select(SUMS)
    .from(ledgerDays)
    .where(and(...onAccount(of), ...within(span)))
    .groupBy(ledgerDays.kind);
}

/** The same for several periods at once, newest first and without gaps between them. */
export async function sumPeriods(
  ctx: Ctx,
  of: AccountOf,
  periods: readonly Period[],
): Promise<(KindSum & { period: number })[]> {
  const first = periods.at(-1)?.first ?? 0;
  const last = periods[0]?.last ?? -1;
  const starts = sql`array[${sql.join(
    periods.toReversed().map((period) => sql`${period.first}::integer`),
    sql`, `,
  )}]`;
  const period = sql<number>`${periods.length} - width_bucket(${ledgerDays.day}, ${starts})`.mapWith(Number);
  return ctx.db
    .select({ ...SUMS, period: period.as('period') })
    .from(ledgerDays)
    .where(and(...onAccount(of), ...within({ first, last })))
    .groupBy(ledgerDays.kind, sql`period`);
}

/** What an account held when a day began. */
export async function balanceBefore(ctx: Ctx, of: AccountOf, day: number): Promise<number> {
  const [row] = await ctx.db
    .select({ sum: whole(sql`sum(${ledgerDays.in_minor} - ${ledgerDays.out_minor})`) })
    .from(ledgerDays)
    .where(and(...onAccount(of), sql`${ledgerDays.day} < ${day}`));
  return row?.sum ?? 0;
}

/** The day of an account's first entry; of any account of the company when none is named. Null when there is none. */
export async function firstDayOf(ctx: Ctx, of: { company_id: string; account?: AccountKind }): Promise<number | null> {
  const [row] = await ctx.db
    .select({ day: min(ledgerDays.day) })
    .from(ledgerDays)
    .where(
      and(
        eq(ledgerDays.company_id, of.company_id),
        of.account === undefined ? undefined : eq(ledgerDays.account_kind, of.account),
      ),
    );
  return row?.day ?? null;
}

/** Where a list of some kinds is after so many entries: the number of the newest entry of that day, and how many to skip there. */
export async function seekEntry(
  ctx: Ctx,
  of: AccountOf,
  wanted: { span: Partial<DaySpan>; kinds: readonly JournalKind[]; count: SQL; offset: number },
): Promise<{ last_seq: number; skip: number } | null> {
  const { span, kinds, count, offset } = wanted;
  const days = ctx.db
    .select({
      n: sql<number>`sum(${count})`.mapWith(Number).as('n'),
      last_seq: sql<number>`max(${ledgerDays.last_seq})`.mapWith(Number).as('last_seq'),
      until: sql<number>`sum(sum(${count})) over (order by ${ledgerDays.day} desc)`.mapWith(Number).as('until'),
    })
    .from(ledgerDays)
    .where(and(...onAccount(of), ...within(span), inArray(ledgerDays.kind, [...kinds])))
    .groupBy(ledgerDays.day)
    .as('days');
  const [found] = await ctx.db
    .select({ last_seq: days.last_seq, before: sql<number>`${days.until} - ${days.n}`.mapWith(Number) })
    .from(days)
    .where(sql`${days.until} > ${offset}`)
    .orderBy(days.until)
    .limit(1);
  return found ? { last_seq: found.last_seq, skip: offset - found.before } : null;
}

/** Sums on Sampan's accounts and on the company's own by period, account and kind: where its money went. */
export async function sumAccounts(
  ctx: Ctx,
  company_id: string,
  span: DaySpan,
): Promise<{ month: string; account: AccountKind; kind: JournalKind; in_minor: number; out_minor: number }[]> {
  const month = sql<string>`to_char(date '1970-01-01' + ${ledgerDays.day}, 'YYYY-MM')`;
  return ctx.db
    .select({
      month: month.as('month'),
      account: ledgerDays.account_kind,
      kind: ledgerDays.kind,
      in_minor: SUMS.in_minor,
      out_minor: SUMS.out_minor,
    })
    .from(ledgerDays)
    .where(and(eq(ledgerDays.company_id, company_id), ...within(span)))
    .groupBy(sql`month`, ledgerDays.account_kind, ledgerDays.kind);
}
