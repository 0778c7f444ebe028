import type { Today } from '@sampan/contract';
import { rulesOf, toMajor } from '@sampan/country-rules';
import { epochSeconds } from '../../../platform/clock.ts';
import { requireActor, type Ctx } from '../../../platform/context.ts';
import { balanceOf } from '../../ledger/wallet/index.ts';
import { countOrders, findMissingFields, hasMissedPickUp, hasOpenProblem } from '../../shipping/order/index.ts';
import {
  countDone,
  countUnconfirmed,
  countUnprintedOf,
  findDrafts,
  findProblems,
  findNextPickUp,
  findSpending,
  findStoppedStores,
  MOST_DRAFTS,
  sumCashAhead,
  sumOpenAdjustments,
  type PickUpPart,
} from './today.repo.ts';
import { daysLeft, PACE_DAYS } from './wallet-pace.ts';

const DAY_S = 86_400;
const MONTH_S = 30 * DAY_S;

/** What needs somebody today, the next pick-up and the money ahead: a fixed number of queries, each bounded. */
export async function getToday({ ctx }: { ctx: Ctx }): Promise<Today> {
  const { company_id, country_code } = requireActor(ctx);
  const now = epochSeconds(ctx.clock);
  const { currency, utc_offset_h } = rulesOf(country_code);
  const offset_s = utc_offset_h * 3_600;
  const day = Math.floor((now + offset_s) / DAY_S);
  const date = new Date(day * DAY_S * 1_000).toISOString().slice(0, 10);
  const money = (minor: number) => toMajor(minor, currency);

  const counts = await countOrders({ ctx });
  const drafts = await findDrafts(ctx, company_id);
  const looked_at = drafts.slice(0, MOST_DRAFTS);
  const ready = looked_at.filter((order) => findMissingFields(order).length === 0);
  const incomplete = looked_at.length - ready.length;
  const problems = await findProblems(ctx, hasOpenProblem(company_id));
  const missed = await findProblems(ctx, hasMissedPickUp(company_id));
  const unprinted = await countUnprintedOf(ctx, company_id, date);
  const unconfirmed = await countUnconfirmed(ctx, company_id);
  const adjustments = await sumOpenAdjustments(ctx, company_id);
  const stopped = await findStoppedStores(ctx, company_id);
  const day_start = day * DAY_S - offset_s;
  const done = await countDone(ctx, company_id, { day_start, month_start: now - MONTH_S });
  const cash = await sumCashAhead(ctx, company_id);
  const pick_up = pickUpOf(await findNextPickUp(ctx, company_id, date), (alias) => {
    return ctx.ports.couriers.profileOf(alias)?.name ?? alias;
  });
  return {
    currency,
    date,
    problem: presentProblems(problems),
    missed_pick_up: presentProblems(missed),
    to_buy: { count: Math.max(0, counts.new - incomplete), order_ids: ready.map(({ id }) => id) },
    incomplete: { count: incomplete, is_exact: drafts.length <= MOST_DRAFTS },
    to_print: { count: unprinted.count, leaving_today: unprinted.leaving },
    unconfirmed,
    adjustments: {
      count: adjustments.count,
      amount: money(adjustments.amount_minor),
      respond_by: adjustments.respond_by,
    },
    stores: { count: stopped.length, first: stopped[0] ?? null },
    done,
    pick_up,
    days_left: await walletDays(ctx, company_id, day),
    cod: cash === null ? null : { on_the_way: money(cash.on_the_way_minor), payable: money(cash.payable_minor) },
  };
}

function presentProblems({ count, longest }: Awaited<ReturnType<typeof findProblems>>): Today['problem'] {
  if (longest === null) return { count, longest };
  const recipient_name = longest.shipping_address?.name ?? longest.number;
  const since = longest.last_event?.created_at ?? longest.updated_at;
  return { count, longest: { order_id: longest.id, recipient_name, since } };
}

/** How long the wallet lasts; those who pay by invoice have none to run out of. */
async function walletDays(ctx: Ctx, company_id: string, day: number): Promise<number | null> {
  const wallet = await balanceOf(ctx, company_id);
  const { spent_minor, since_day } = await findSpending(ctx, company_id, day - PACE_DAYS + 1);
  if (since_day === null) return null;
  return daysLeft({ available_minor: wallet.available_minor, spent_minor, days: day - since_day + 1 });
}

/** The parts of a day's pick-up as one. */
function pickUpOf(parts: readonly PickUpPart[], nameOf: (courier_alias: string) => string): Today['pick_up'] {
  const [largest] = parts;
  if (largest === undefined) return null;
  const couriers = parts.flatMap(({ courier_alias }) => (courier_alias === null ? [] : [nameOf(courier_alias)]));
  const times = (side: 'from' | 'to') => parts.flatMap((part) => part[side] ?? []).toSorted();
  return {
    date: largest.date,
    from: times('from')[0] ?? null,
    to: times('to').at(-1) ?? null,
    parcels: parts.reduce((sum, part) => sum + part.parcels, 0),
    printed: parts.reduce((sum, part) => sum + part.printed, 0),
    couriers: [...new Set(couriers)],
    address: largest.address,
  };
}
