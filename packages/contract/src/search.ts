import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { orderStatus } from './order.ts';
import { epochSeconds, id, requiredText } from './primitive.ts';

/** A parcel as the search shows it: what tells it from another, and where it stands. */
export const foundParcel = v.object({
  id,
  number: v.string(),
  reference_id: v.nullable(v.string()),
  /** The number the online store gave the order. */
  store_number: v.nullable(v.string()),
  status: orderStatus,
  is_archived: v.boolean(),
  has_problem: v.boolean(),
  recipient_name: v.string(),
  tracking_code: v.nullable(v.string()),
  courier_name: v.nullable(v.string()),
  /** How many details a draft still lacks. */
  missing: v.pipe(v.number(), v.integer()),
  /** The last word of the courier. */
  last_event: v.nullable(v.object({ status: v.string(), created_at: epochSeconds })),
  created_at: epochSeconds,
});
export type FoundParcel = v.InferOutput<typeof foundParcel>;

/** Somebody parcels went to, one entry for each name and phone. */
export const foundPerson = v.object({
  name: v.string(),
  /** The national number, and the country that it belongs to. */
  phone: v.string(),
  country: v.string(),
  city: v.string(),
  /** Parcels to this phone; counting stops at 100. */
  parcel_count: v.pipe(v.number(), v.integer()),
  parcel_count_is_exact: v.boolean(),
  /** The newest of them. */
  order_id: id,
});
export type FoundPerson = v.InferOutput<typeof foundPerson>;

export const searchAnswer = v.object({
  parcels: v.array(foundParcel),
  parcels_total: v.pipe(v.number(), v.integer()),
  /** False when there are more than `parcels_total`. */
  parcels_total_is_exact: v.boolean(),
  people: v.array(foundPerson),
  /** Nothing has these very letters; the answer holds what is written nearly so. */
  is_near: v.boolean(),
});
export type SearchAnswer = v.InferOutput<typeof searchAnswer>;

export const findAnything = endpoint({
  name: 'findAnything',
  service: 'main',
  method: 'GET',
  path: '/search',
  access: 'member',
  summary: "Find parcels and recipients by name, phone, number, tracking code or a store's own number",
  spec: '7 Orders',
  query: v.strictObject({
    /** One word or several, each of which has to occur; marks and the form of a phone do not matter. */
    text: requiredText(80),
    /** Three of each unless one kind is asked for, which gives up to 20. */
    kind: v.optional(v.picklist(['all', 'parcel', 'person']), 'all'),
  }),
  response: searchAnswer,
});
