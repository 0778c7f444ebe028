import type { HistoricBooking } from '../ports/ports.ts';
import type { ParcelOutcome } from './parcel-outcome.ts';
import type { SeedContext } from './seed-context.ts';
import { packingWeight } from './working-hours.ts';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/**
 * A moment at which the label may have been bought so that the parcel stands today where its fate says: at the packing
 * table of a working day if that can be, else at any hour, for a shop is looked at on Sunday nights too. Null when no moment fits.
 */
export function choosePurchaseTime(
  { ctx, random, shop, now_ms }: SeedContext,
  booking: HistoricBooking,
  outcome: ParcelOutcome,
): number | null {
  const [least, most] = outcome.hours_ago;
  const fits: number[] = [];
  for (let hours = least; hours <= most; hours += most > 200 ? 2 : 1) {
    const bought_at_ms = now_ms - hours * HOUR_MS - random.between(2 * MINUTE_MS, 58 * MINUTE_MS);
    const { events } = ctx.ports.simulator.planPast({ ...booking, life: { ...booking.life, bought_at_ms } });
    const newest = events.findLast((event) => event.at_ms <= now_ms);
    if (newest && outcome.newest.includes(newest.code)) fits.push(bought_at_ms);
  }
  const weights = fits.map((at_ms) => packingWeight(at_ms, shop.country) || 0.000_1);
  return fits.length === 0 ? null : (fits[random.weighed(weights)] ?? null);
}
