import type { Statement, TransactionAccount } from '@sampan/contract';
import { toMajor, type CountryCode, type Currency } from '@sampan/country-rules';
import { epochSeconds } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { dayOf, monthOf, periodOf, periodsBetween, wireDay, yearOf, type Period } from './day-calendar.ts';
import { firstDayOf } from './day-total.repo.ts';
import { presentSums, presentTotals } from './present-sums.ts';
import { computePeriodTotals, type PeriodTotals } from './period-totals.ts';

/** Whose account, and by whose clocks its months begin (trust 2.10). */
export interface StatementOf {
  company_id: string;
  account: TransactionAccount;
  country: CountryCode;
}

/** A period with its sums, and whether it is over. */
export interface FoundStatement extends PeriodTotals {
  is_finished: boolean;
}

/** The months or years an account has statements for, newest first: from its first entry to now. */
export async function statementPeriods(ctx: Ctx, of: StatementOf, unit: 'month' | 'year'): Promise<Period[]> {
  const last = dayOf(epochSeconds(ctx.clock), of.country);
  const first = (await firstDayOf(ctx, of)) ?? last;
  return periodsBetween(unit === 'month' ? monthOf : yearOf, { first, last });
}

/** Statements of periods that follow one another, newest first. */
export async function sumStatements(ctx: Ctx, of: StatementOf, periods: readonly Period[]): Promise<FoundStatement[]> {
  const today = dayOf(epochSeconds(ctx.clock), of.country);
  return (await computePeriodTotals(ctx, of, periods)).map((sums) => ({
    ...sums,
    is_finished: sums.period.last < today,
  }));
}

/** The statement of a key `2026-11` or `2026`; null when the account has none for it. */
export async function findStatement(ctx: Ctx, of: StatementOf, key: string): Promise<FoundStatement | null> {
  const { length } = await statementPeriods(ctx, of, key.includes('-') ? 'month' : 'year').then((periods) =>
    periods.filter((period) => period.key === key),
  );
  if (length === 0) return null;
  return (await sumStatements(ctx, of, [periodOf(key)]))[0] ?? null;
}

/** The entries of a statement by their numbers; an empty one has none. */
export function seqsOf({ kinds }: FoundStatement): { from_seq: number; until_seq: number } {
  if (kinds.length === 0) return { from_seq: 1, until_seq: 0 };
  return {
    from_seq: Math.min(...kinds.map(({ first_seq }) => first_seq)),
    until_seq: Math.max(...kinds.map(({ last_seq }) => last_seq)),
  };
}

export function presentStatement(found: FoundStatement, currency: Currency): Statement {
  const { period, kinds, totals, opening_minor, closing_minor, is_finished } = found;
  return {
    key: period.key,
    from: wireDay(period.first),
    to: wireDay(period.last),
    is_finished,
    opening_balance: toMajor(opening_minor, currency),
    closing_balance: toMajor(closing_minor, currency),
    ...presentTotals(totals, currency),
    sums: presentSums(kinds, currency),
    entries: totals.count,
  };
}
