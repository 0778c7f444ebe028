import { rulesOf } from '@sampan/country-rules';
import { epochSeconds } from '../../../platform/clock.ts';
import { requireActor, type Ctx } from '../../../platform/context.ts';
import { countBoughtByDay, countOrders, countUnprinted, countWithoutProblem } from '../../shipping/order/index.ts';

const DAY_S = 86_400;
const DAYS = 30;

/** The days of the chart in the company's own time zone, oldest first. */
function lastDays(now_s: number, time_zone: string): string[] {
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: time_zone, dateStyle: 'short' });
  return Array.from({ length: DAYS }, (_, index) => day.format((now_s - (DAYS - 1 - index) * DAY_S) * 1000));
}

/** How the company ships, for the seller performance message and the home page (spec 7 GET analytics/performance). */
export async function getPerformance({ ctx }: { ctx: Ctx }) {
  const actor = requireActor(ctx);
  const now = epochSeconds(ctx.clock);
  const { time_zone } = rulesOf(actor.country_code);
  const since = now - DAYS * DAY_S;
  const counts = await countOrders({ ctx });
  const smooth = await countWithoutProblem(ctx, actor.company_id, since);
  const bought = await countBoughtByDay(ctx, actor.company_id, since, time_zone);
  const unprinted = await countUnprinted(ctx, actor.company_id);
  return {
    completed_30_days: smooth.completed,
    smooth_30_days: smooth.smooth,
    daily_labels: lastDays(now, time_zone).map((date) => ({ date, count: bought.get(date) ?? 0 })),
    to_buy: counts.new,
    to_print: unprinted,
    to_hand_over: counts.ready_to_ship,
    in_transit: counts.in_transit,
    problem: counts.problem,
  };
}
