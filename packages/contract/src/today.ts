import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { amount, currencyCode, epochSeconds, id } from './primitive.ts';
import { STORE_SOURCES } from './store.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const waiting = v.object({
  count,
  longest: v.nullable(v.object({ order_id: id, recipient_name: v.string(), since: epochSeconds })),
});

/** What waits for somebody today, and how the money stands (look-v2 7). A count of 0 is no work. */
const today = v.object({
  currency: currencyCode,
  /** The day on the company's clocks, '2026-11-23'. */
  date: v.string(),
  /** Parcels on the way that need somebody, and the one that has waited longest. */
  problem: waiting,
  /** The same of parcels that their courier should have picked up and did not. */
  missed_pick_up: waiting,
  /** Parcels whose label can be bought as they are, and the newest of them by id: to be compared at one go. */
  to_buy: v.object({ count, order_ids: v.array(id) }),
  /** Parcels without a label that miss something. Looked for among the newest; `is_exact` says that there are no others. */
  incomplete: v.object({ count, is_exact: v.boolean() }),
  /** Bought labels that nobody printed, and how many of them leave with a pick-up of today. */
  to_print: v.object({ count, leaving_today: count }),
  /** New COD parcels whose recipients have not confirmed, and when a link was last sent to one of them. */
  unconfirmed: v.object({ count, last_sent_at: v.nullable(epochSeconds) }),
  /** Price corrections that may still be disputed: what they come to, and until when the first may be. */
  adjustments: v.object({ count, amount, respond_by: v.nullable(epochSeconds) }),
  /** Connected stores that stopped, and the one that stopped first. */
  stores: v.object({
    count,
    first: v.nullable(
      v.object({ id, store_name: v.string(), source: v.picklist(STORE_SOURCES), since: v.nullable(epochSeconds) }),
    ),
  }),
  /** What is finished already. */
  done: v.object({ bought: count, printed: count, delivered: count }),
  /** The next day a courier comes, with all parcels of that day; null when nothing waits for one. */
  pick_up: v.nullable(
    v.object({
      date: v.string(),
      /** HHMM; null where no time was given. */
      from: v.nullable(v.string()),
      to: v.nullable(v.string()),
      parcels: count,
      printed: count,
      couriers: v.array(v.string()),
      /** Of most of the parcels. */
      address: v.string(),
    }),
  ),
  /** How many days the wallet lasts at the pace of the last two weeks; null where that cannot be said. */
  days_left: v.nullable(count),
  /** Cash couriers are collecting or have, and cash that may be paid out; null without any COD parcel. */
  cod: v.nullable(v.object({ on_the_way: amount, payable: amount })),
});
export type Today = v.InferOutput<typeof today>;

export const getToday = endpoint({
  name: 'getToday',
  service: 'main',
  method: 'GET',
  path: '/analytics/today',
  access: 'member',
  summary: 'Get what needs somebody today, the next pick-up and how long the wallet lasts',
  spec: 'look-v2 7',
  response: today,
});
