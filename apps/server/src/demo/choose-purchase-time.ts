import type { HistoricBooking } from '../ports/ports.ts';
import type { ParcelOutcome } from './parcel-outcome.ts';
import type { SeedContext } from './seed-context.ts';
import { packingWeight } from './working-hours.ts';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
/** Who looks at the demo finds a parcel that waits for a decision still waiting, so long at least. */
const STAYS_MS = 2 * HOUR_MS;

/**
 * A moment at which the label may have been bought so that the parcel stands today where its fate says, and stays there for a
 * while if that can be: at the packing table of a working day if possible, else at any hour, for a shop is looked at on Sunday
 * nights too. Null when no moment fits.
 */
export function choosePurchaseTime(
  { ctx, random, shop, now_ms }: SeedContext,
  booking: HistoricBooking,
  outcome: ParcelOutcome,
): number | null {
  const [least, most] = outcome.hours_ago;
  const fits: { at_ms: number; stays_ms: number }[] = [];
  for (let hours = least; hours <= most; hours += most > 200 ? 2 : 1) {
    const bought_at_ms = now_ms - hours * HOUR_MS - random.between(2 * MINUTE_MS, 58 * MINUTE_MS);
    const { events } = ctx.ports.simulator.planPast({ ...booking, life: { ...booking.life, bought_at_ms } });
    const newest = events.findLast((event) => event.at_ms <= now_ms);
    if (!newest || !outcome.newest.includes(newest.code)) continue;
    const next = events.find(({ at_ms }) => at_ms > now_ms);
    fits.push({ at_ms: bought_at_ms, stays_ms: next ? next.at_ms - now_ms : Infinity });
  }
  const longest = Math.max(...fits.map(({ stays_ms }) => stays_ms));
  const choice = fits.filter(({ stays_ms }) => stays_ms >= Math.min(STAYS_MS, longest));
  const weights = choice.map(({ at_ms }) => packingWeight(at_ms, shop.country) || 0.000_1);
  return choice.length === 0 ? null : (choice[random.weighed(weights)]?.at_ms ?? null);
}
