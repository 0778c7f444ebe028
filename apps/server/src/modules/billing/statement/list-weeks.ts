import type { TransactionAccount, TransactionWeek } from '@sampan/contract';
import { rulesOf, toMajor, type CountryCode, type Currency } from '@sampan/country-rules';
import { epochSeconds } from '../../../platform/clock.ts';
import { requireActor, type Ctx } from '../../../platform/context.ts';
import { dayOf, periodsBetween, weekOf, wireDay } from './day-calendar.ts';
import { firstDayOf } from './day-total.repo.ts';
import { readSnapshot } from '../../../platform/read-snapshot.ts';
import { presentSums, presentTotals } from './present-sums.ts';
import { computePeriodTotals, type PeriodTotals } from './period-totals.ts';

/** Every week since the first entry, newest first (spec 7 GET /transaction/list/weekly). */
export async function listWeeks({
  ctx,
  query,
}: {
  ctx: Ctx;
  query: { account: TransactionAccount; page: number; per_page: number };
}) {
  const { company_id, country_code } = requireActor(ctx);
  const { account, page, per_page } = query;
  const { currency } = rulesOf(country_code);
  return readSnapshot(ctx, async (tx) => {
    const last = today(ctx, country_code);
    const first = (await firstDayOf(tx, { company_id, account })) ?? last;
    const weeks = periodsBetween(weekOf, { first, last });
    const wanted = weeks.slice((page - 1) * per_page, page * per_page);
    const sums = await computePeriodTotals(tx, { company_id, account }, wanted);
    return {
      records: sums.map((week) => presentWeek(week, currency, last)),
      total: weeks.length,
      page,
      per_page,
      currency,
    };
  });
}

/** The last weeks, oldest first, the current one included (spec 7 GET /transaction/weekly). */
export async function getWeekly({ ctx, query }: { ctx: Ctx; query: { account: TransactionAccount; weeks: number } }) {
  const { company_id, country_code } = requireActor(ctx);
  const { account } = query;
  const { currency } = rulesOf(country_code);
  const last = today(ctx, country_code);
  const wanted = periodsBetween(weekOf, { first: last - 7 * (query.weeks - 1), last });
  const sums = await readSnapshot(ctx, (tx) => computePeriodTotals(tx, { company_id, account }, wanted));
  return { currency, weeks: sums.map((week) => presentWeek(week, currency, last)).toReversed() };
}

function today(ctx: Ctx, country: CountryCode): number {
  return dayOf(epochSeconds(ctx.clock), country);
}

function presentWeek(
  { period, kinds, totals, opening_minor, closing_minor }: PeriodTotals,
  currency: Currency,
  now: number,
): TransactionWeek {
  return {
    week: period.key,
    from: wireDay(period.first),
    to: wireDay(period.last),
    is_finished: period.last < now,
    opening_balance: toMajor(opening_minor, currency),
    closing_balance: toMajor(closing_minor, currency),
    ...presentTotals(totals, currency),
    sums: presentSums(kinds, currency),
  };
}
