import type { Ctx } from '../../../platform/context.ts';
import type { Period } from './day-calendar.ts';
import { balanceBefore, sumPeriods, type AccountOf, type KindSum } from './day-total.repo.ts';
import { addUp, type MinorSums } from './present-sums.ts';

/** What a period did to an account: `opening_minor` plus what came minus what left is `closing_minor`. */
export interface PeriodTotals {
  period: Period;
  kinds: KindSum[];
  totals: MinorSums;
  opening_minor: number;
  closing_minor: number;
}

/**
 * Sums of periods that follow one another, newest first; those in which nothing happened are there, with zeros. The closing
 * balance of each is the opening balance of the next.
 */
export async function computePeriodTotals(
  ctx: Ctx,
  of: AccountOf,
  periods: readonly Period[],
): Promise<PeriodTotals[]> {
  const oldest = periods.at(-1);
  if (oldest === undefined) return [];
  const rows = await sumPeriods(ctx, of, periods);
  let balance = await balanceBefore(ctx, of, oldest.first);
  const summed: PeriodTotals[] = [];
  for (const [index, period] of [...periods.entries()].toReversed()) {
    const kinds = rows.filter((row) => row.period === index);
    const totals = addUp(kinds);
    const opening_minor = balance;
    balance += totals.in_minor - totals.out_minor;
    summed.unshift({ period, kinds, totals, opening_minor, closing_minor: balance });
  }
  return summed;
}
