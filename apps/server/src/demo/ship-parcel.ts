import type { OrderDraft } from '@sampan/contract';
import type { QuoteEntry } from '../modules/shipping/estimate/index.ts';
import { cancelled, refusedPurchase } from './close-parcel.ts';
import { choosePurchaseTime } from './choose-purchase-time.ts';
import { PAST_SCENARIOS, PAST_WEIGHTS, type ParcelOutcome } from './parcel-outcome.ts';
import type { SeedParcel, SeedContext } from './seed-context.ts';
import { bookingOf, generateShipment, purchaseOf, type Bought } from './generate-shipment.ts';
import { newOrder } from './new-order.ts';
import { offersFor } from './price-parcel.ts';
import { packingTimes } from './working-hours.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const MINUTE_MS = 60_000;

/** Nobody sends a parcel for more than this share of what is in it, unless nothing cheaper is offered. */
const WORTH_SENDING = 0.3;

/** Becomes SMPME00000000010: what `example` of `<sampan-tracking>` and the developers' pages show. */
const KNOWN = { serial: 1, courier: 'merlion-express' } as const;

/** The offer a merchant takes: mostly the recommended one, else the cheapest or the fastest. */
async function choose(
  seed: SeedContext,
  draft: OrderDraft,
  at_ms: number,
  only?: (entry: QuoteEntry) => boolean,
): Promise<QuoteEntry | null> {
  const order = newOrder(seed, draft, at_ms);
  const ctx = { ...seed.ctx, clock: { now: () => at_ms } };
  const offers = (await offersFor(ctx, seed.rates, order, seed.company.tax_registered)).filter(
    (entry) => only?.(entry) ?? true,
  );
  const [cheapest] = [...offers].sort((a, b) => a.total_fee - b.total_fee);
  const worth = offers.filter(({ total_fee }) => total_fee <= order.total_package_value_minor * WORTH_SENDING);
  const fastest = worth.find((entry) => entry.fastest);
  const wanted = [worth[0], cheapest, fastest, worth[1], worth[2]][seed.random.weighed([50, 20, 8, 14, 8])];
  return wanted ?? worth[0] ?? cheapest ?? null;
}

/** The offer of a service at another moment: prices are those in force when the label is bought. */
function sameService(
  seed: SeedContext,
  draft: OrderDraft,
  at_ms: number,
  entry: QuoteEntry,
): Promise<QuoteEntry | null> {
  return choose(seed, draft, at_ms, (other) => other.delivery_service.id === entry.delivery_service.id);
}

function serialOf({ random }: SeedContext): number {
  return random.between(1_000_000_000, 9_999_999_999);
}

/** A parcel of the past weeks; one that would still be under way was sent some days earlier. */
export async function pastParcel(seed: SeedContext, draft: OrderDraft, at_ms: number): Promise<SeedParcel | null> {
  const { random, now_ms } = seed;
  const scenario = PAST_SCENARIOS[random.weighed(PAST_WEIGHTS)] ?? 'normal';
  const entry = await choose(seed, draft, at_ms);
  if (!entry) return null;
  const bought = { draft, entry, bought_at_ms: at_ms, serial: serialOf(seed), scenario };
  const { order, purchase } = purchaseOf(seed, bought);
  const arrives = (bought_at_ms: number) =>
    seed.ctx.ports.simulator.planPast(bookingOf({ ...bought, bought_at_ms }, order, purchase)).events.at(-1)?.at_ms ??
    Infinity;
  while (arrives(bought.bought_at_ms) > now_ms - HOUR_MS) bought.bought_at_ms -= DAY_MS;
  return buy(seed, bought);
}

/** A parcel that stands today where its fate says; null when that cannot be with this one. */
export async function activeParcel(
  seed: SeedContext,
  draft: OrderDraft,
  outcome: ParcelOutcome,
): Promise<SeedParcel | null> {
  const { now_ms, ctx, shop } = seed;
  const roughly_ms = now_ms - outcome.hours_ago[0] * HOUR_MS;
  const is_known = outcome.is_known === true && shop.country === 'SG' && shop.share === 1;
  // Riders arrive within the day: there is nothing to follow tomorrow.
  const entry = await choose(
    seed,
    draft,
    roughly_ms,
    ({ delivery_service, courier }) =>
      delivery_service.eta_days_to > 0 && (!is_known || courier.alias === KNOWN.courier),
  );
  if (!entry) return null;
  const any_serial = serialOf(seed);
  const serial = is_known ? KNOWN.serial : any_serial;
  const bought = { draft, entry, bought_at_ms: roughly_ms, serial, scenario: outcome.scenario };
  const { order, purchase } = purchaseOf(seed, bought);
  const at_ms = choosePurchaseTime(seed, bookingOf(bought, order, purchase), outcome);
  if (at_ms === null) return null;
  const hurry =
    outcome.moves_in_s === undefined
      ? {}
      : { hurry: { from_ms: now_ms, first_after_ms: outcome.moves_in_s * 1000, speed: ctx.env.courier_speed } };
  return buy(seed, { ...bought, bought_at_ms: at_ms, ...hurry });
}

async function buy(seed: SeedContext, bought: Bought): Promise<SeedParcel | null> {
  const entry = await sameService(seed, bought.draft, bought.bought_at_ms, bought.entry);
  return entry && generateShipment(seed, { ...bought, entry });
}

/** Cancelled soon after its label was bought, before anybody came for it. */
export async function regrettedParcel(seed: SeedContext, draft: OrderDraft, index: number): Promise<SeedParcel | null> {
  const { random, shop, now_ms } = seed;
  const days_ago = 1 + index * 7;
  const [at_ms = now_ms - days_ago * DAY_MS] = packingTimes(random, shop.country, {
    from_ms: now_ms - (days_ago + 3) * DAY_MS,
    to_ms: now_ms - days_ago * DAY_MS,
    count: 1,
  });
  const entry = await choose(seed, draft, at_ms, ({ delivery_service }) => delivery_service.eta_days_to > 0);
  if (!entry) return null;
  const cancelled_at_ms = at_ms + random.between(12 * MINUTE_MS, 75 * MINUTE_MS);
  return cancelled(
    seed,
    generateShipment(seed, {
      draft,
      entry,
      bought_at_ms: at_ms,
      serial: serialOf(seed),
      scenario: 'normal',
      cancelled_at_ms,
    }),
    Math.floor(cancelled_at_ms / 1000),
  );
}

/** A label that was asked for in vain. */
export async function refusedParcel(seed: SeedContext, draft: OrderDraft): Promise<SeedParcel | null> {
  const at_ms = seed.now_ms - seed.random.between(50, 170) * MINUTE_MS;
  const entry = await choose(seed, draft, at_ms);
  if (!entry) return null;
  const { order, purchase } = purchaseOf(seed, {
    draft,
    entry,
    bought_at_ms: at_ms,
    serial: 0,
    scenario: 'normal',
  });
  const parcel = {
    order,
    purchase: null,
    booking: null,
    events: [],
    next_poll_at: null,
    movements: [],
    deeds: [{ at: order.created_at, action: 'order.create', details: {} }],
  };
  return refusedPurchase(parcel, purchase);
}
