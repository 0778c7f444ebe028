import type { OrderDraft } from '@sampan/contract';
import { archived, cancelled, rated } from './close-parcel.ts';
import { draftParcel, MISSING_PARTS, incompleteDraft } from './draft-parcel.ts';
import { CURRENT_OUTCOMES } from './parcel-outcome.ts';
import type { SeedParcel, SeedContext } from './seed-context.ts';
import { newOrder } from './new-order.ts';
import { activeParcel, pastParcel, refusedParcel, regrettedParcel } from './ship-parcel.ts';
import { packingTimes } from './working-hours.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const MINUTE_MS = 60_000;
/** How old the oldest generated parcels are. */
const REMEMBERS_DAYS = 35;
/** The outcome of younger parcels is given one by one. */
const PAST_UNTIL_DAYS = 4;

/** An outcome that fits none of so many parcels is left out. */
const ATTEMPTS = 10;

/** How many parcels of a large company have not been shipped, or will not be. */
const UNSHIPPED = { complete: 9, refused: 1, cancelled_before: 4, cancelled_after: 4 } as const;
/** Put out of the lists, of the delivered and of the cancelled. */
const ARCHIVED = { completed: 5, cancelled: 2 } as const;

/** Invents the life of a company: every parcel with prices, purchases, reports and money that agree with each other. */
export async function generateCompany(seed: SeedContext): Promise<SeedParcel[]> {
  const { shop } = seed;
  const counted = (times: number) => Math.max(1, Math.round(times * shop.share));
  let serial = 4_100;
  const draft = (options: { is_domestic?: boolean } = {}) => {
    serial += seed.random.between(1, 3);
    return draftParcel(seed.random, shop, {
      customers: seed.customers,
      sender: seed.sender,
      serial,
      ...options,
    });
  };
  const parcels: SeedParcel[] = [];
  const add = (parcel: SeedParcel | null) => parcel && parcels.push(parcel);

  for (const at_ms of pastTimes(seed)) add(await pastParcel(seed, draft(), at_ms));
  for (const outcome of CURRENT_OUTCOMES.filter(({ only_large }) => !only_large || shop.share === 1)) {
    for (let time = 0; time < counted(outcome.times); time += 1) {
      let parcel: SeedParcel | null = null;
      // On a short way some things never happen at this hour of the day; another parcel goes further.
      for (let attempt = 0; parcel === null && attempt < ATTEMPTS; attempt += 1)
        parcel = await activeParcel(seed, draft({ is_domestic: outcome.is_domestic ?? false }), outcome);
      add(parcel);
    }
  }
  for (let time = 0; time < counted(UNSHIPPED.cancelled_after); time += 1)
    add(await regrettedParcel(seed, draft({ is_domestic: true }), time));
  for (let time = 0; time < counted(UNSHIPPED.cancelled_before); time += 1) add(cancelledDraft(seed, draft()));
  for (let time = 0; time < counted(UNSHIPPED.refused); time += 1)
    add(await refusedParcel(seed, draft({ is_domestic: true })));
  for (let time = 0; time < counted(UNSHIPPED.complete); time += 1) add(drafted(seed, draft(), 6 + time * 190));
  for (const [index, gap] of MISSING_PARTS.slice(0, Math.max(2, counted(MISSING_PARTS.length))).entries())
    add(drafted(seed, incompleteDraft(draft(), gap), 25 + index * 330));
  return putAway(
    seed,
    parcels.map((parcel) => rated(seed, parcel)),
    counted,
  );
}

function pastTimes({ random, shop, now_ms }: SeedContext): number[] {
  return packingTimes(random, shop.country, {
    from_ms: now_ms - REMEMBERS_DAYS * DAY_MS,
    to_ms: now_ms - PAST_UNTIL_DAYS * DAY_MS,
    count: shop.past_parcels,
  });
}

function drafted(seed: SeedContext, draft: OrderDraft, minutes_ago: number): SeedParcel {
  const order = newOrder(seed, draft, seed.now_ms - minutes_ago * MINUTE_MS - seed.random.between(0, 90 * MINUTE_MS));
  return {
    order,
    purchase: null,
    booking: null,
    events: [],
    next_poll_at: null,
    movements: [],
    deeds: [{ at: order.created_at, action: 'order.create', details: {} }],
  };
}

function cancelledDraft(seed: SeedContext, draft: OrderDraft): SeedParcel {
  const parcel = drafted(seed, draft, seed.random.between(40, REMEMBERS_DAYS * 20) * 60);
  return cancelled(seed, parcel, parcel.order.created_at + seed.random.between(10, 2_000) * 60);
}

/** The oldest of what is over is put out of the lists. */
function putAway(seed: SeedContext, parcels: SeedParcel[], counted: (times: number) => number): SeedParcel[] {
  const oldest = [...parcels].sort((a, b) => a.order.created_at - b.order.created_at);
  const away = new Set([
    ...oldest.filter(({ order }) => order.status === 'completed').slice(0, counted(ARCHIVED.completed)),
    ...oldest.filter(({ order }) => order.status === 'cancelled').slice(0, counted(ARCHIVED.cancelled)),
  ]);
  return parcels.map((parcel) => (away.has(parcel) ? archived(seed, parcel) : parcel));
}
