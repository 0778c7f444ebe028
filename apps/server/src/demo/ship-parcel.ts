import type { OrderDraft } from '@sampan/contract';
import type { QuoteEntry } from '../modules/shipping/estimate/index.ts';
import { cancelled, refusedPurchase } from './close-parcel.ts';
import { momentFor } from './choose-purchase-time.ts';
import { PAST_SCENARIOS, PAST_WEIGHTS, type Fate } from './parcel-outcome.ts';
import type { LivedParcel, Workshop } from './seed-context.ts';
import { bookingOf, liveParcel, purchaseOf, type Bought } from './generate-shipment.ts';
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
  workshop: Workshop,
  draft: OrderDraft,
  at_ms: number,
  only?: (entry: QuoteEntry) => boolean,
): Promise<QuoteEntry | null> {
  const order = newOrder(workshop, draft, at_ms);
  const ctx = { ...workshop.ctx, clock: { now: () => at_ms } };
  const offers = (await offersFor(ctx, workshop.rates, order, workshop.company.tax_registered)).filter(
    (entry) => only?.(entry) ?? true,
  );
  const [cheapest] = [...offers].sort((a, b) => a.total_fee - b.total_fee);
  const worth = offers.filter(({ total_fee }) => total_fee <= order.total_package_value_minor * WORTH_SENDING);
  const fastest = worth.find((entry) => entry.fastest);
  const wanted = [worth[0], cheapest, fastest, worth[1], worth[2]][workshop.dice.weighed([50, 20, 8, 14, 8])];
  return wanted ?? worth[0] ?? cheapest ?? null;
}

/** The offer of a service at another moment: prices are those in force when the label is bought. */
function sameService(
  workshop: Workshop,
  draft: OrderDraft,
  at_ms: number,
  entry: QuoteEntry,
): Promise<QuoteEntry | null> {
  return choose(workshop, draft, at_ms, (other) => other.delivery_service.id === entry.delivery_service.id);
}

function serialOf({ dice }: Workshop): number {
  return dice.between(1_000_000_000, 9_999_999_999);
}

/** A parcel of the past weeks; one that would still be under way was sent some days earlier. */
export async function pastParcel(workshop: Workshop, draft: OrderDraft, at_ms: number): Promise<LivedParcel | null> {
  const { dice, now_ms } = workshop;
  const scenario = PAST_SCENARIOS[dice.weighed(PAST_WEIGHTS)] ?? 'normal';
  const entry = await choose(workshop, draft, at_ms);
  if (!entry) return null;
  const bought = { draft, entry, bought_at_ms: at_ms, serial: serialOf(workshop), scenario };
  const { order, purchase } = purchaseOf(workshop, bought);
  const arrives = (bought_at_ms: number) =>
    workshop.ctx.ports.simulator.planPast(bookingOf({ ...bought, bought_at_ms }, order, purchase)).events.at(-1)
      ?.at_ms ?? Infinity;
  while (arrives(bought.bought_at_ms) > now_ms - HOUR_MS) bought.bought_at_ms -= DAY_MS;
  return buy(workshop, bought);
}

/** A parcel that stands today where its fate says; null when that cannot be with this one. */
export async function fatedParcel(workshop: Workshop, draft: OrderDraft, fate: Fate): Promise<LivedParcel | null> {
  const { now_ms, ctx, shop } = workshop;
  const roughly_ms = now_ms - fate.hours_ago[0] * HOUR_MS;
  const is_known = fate.is_known === true && shop.country === 'SG' && shop.share === 1;
  // Riders arrive within the day: there is nothing to follow tomorrow.
  const entry = await choose(
    workshop,
    draft,
    roughly_ms,
    ({ delivery_service, courier }) =>
      delivery_service.eta_days_to > 0 && (!is_known || courier.alias === KNOWN.courier),
  );
  if (!entry) return null;
  const any_serial = serialOf(workshop);
  const serial = is_known ? KNOWN.serial : any_serial;
  const bought = { draft, entry, bought_at_ms: roughly_ms, serial, scenario: fate.scenario };
  const { order, purchase } = purchaseOf(workshop, bought);
  const at_ms = momentFor(workshop, bookingOf(bought, order, purchase), fate);
  if (at_ms === null) return null;
  const hurry =
    fate.moves_in_s === undefined
      ? {}
      : { hurry: { from_ms: now_ms, first_after_ms: fate.moves_in_s * 1000, speed: ctx.env.courier_speed } };
  return buy(workshop, { ...bought, bought_at_ms: at_ms, ...hurry });
}

async function buy(workshop: Workshop, bought: Bought): Promise<LivedParcel | null> {
  const entry = await sameService(workshop, bought.draft, bought.bought_at_ms, bought.entry);
  return entry && liveParcel(workshop, { ...bought, entry });
}

/** Cancelled soon after its label was bought, before anybody came for it. */
export async function regrettedParcel(
  workshop: Workshop,
  draft: OrderDraft,
  index: number,
): Promise<LivedParcel | null> {
  const { dice, shop, now_ms } = workshop;
  const days_ago = 1 + index * 7;
  const [at_ms = now_ms - days_ago * DAY_MS] = packingTimes(dice, shop.country, {
    from_ms: now_ms - (days_ago + 3) * DAY_MS,
    to_ms: now_ms - days_ago * DAY_MS,
    count: 1,
  });
  const entry = await choose(workshop, draft, at_ms, ({ delivery_service }) => delivery_service.eta_days_to > 0);
  if (!entry) return null;
  const cancelled_at_ms = at_ms + dice.between(12 * MINUTE_MS, 75 * MINUTE_MS);
  return cancelled(
    workshop,
    liveParcel(workshop, {
      draft,
      entry,
      bought_at_ms: at_ms,
      serial: serialOf(workshop),
      scenario: 'normal',
      cancelled_at_ms,
    }),
    Math.floor(cancelled_at_ms / 1000),
  );
}

/** A label that was asked for in vain. */
export async function refusedParcel(workshop: Workshop, draft: OrderDraft): Promise<LivedParcel | null> {
  const at_ms = workshop.now_ms - workshop.dice.between(50, 170) * MINUTE_MS;
  const entry = await choose(workshop, draft, at_ms);
  if (!entry) return null;
  const { order, purchase } = purchaseOf(workshop, {
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
