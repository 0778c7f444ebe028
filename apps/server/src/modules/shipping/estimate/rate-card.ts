import * as v from 'valibot';

const country = v.picklist(['SG', 'MY', 'PH', 'ID', 'VN']);
const minor = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const grams = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** Matches every zone of a country. */
export const ANY_ZONE = '*';

/** What one service of a courier costs from one zone to another: one row of a rate card's CSV file. */
export const rateLane = v.strictObject({
  courier_alias: v.string(),
  service_alias: v.string(),
  service_name: v.string(),
  currency: v.picklist(['SGD', 'MYR', 'PHP', 'IDR', 'VND']),
  origin_country: country,
  origin_zone: v.string(),
  destination_country: country,
  destination_zone: v.string(),
  eta_days_from: v.number(),
  eta_days_to: v.number(),
  /** HHMM in the sender's time zone. */
  cut_off: v.nullable(v.string()),
  pick_up: v.boolean(),
  drop_off: v.boolean(),
  cod: v.nullable(v.strictObject({ min_minor: minor, max_minor: minor, min_fee_minor: minor })),
  insurance_max_minor: minor,
  /** Cubic centimetres to one kilogram; null when volume does not count. */
  divisor: v.nullable(v.number()),
  rounding_step_g: grams,
  min_g: grams,
  max_g: grams,
  max_side_mm: v.nullable(v.number()),
  /** Lightest first; a parcel pays the first break that holds it. */
  breaks: v.array(v.strictObject({ up_to_g: grams, price_minor: minor })),
  /** Above the last break: its price plus this for every begun step. */
  step: v.nullable(v.strictObject({ step_g: grams, price_minor: minor })),
  fuel_basis_points: minor,
  remote_fee_minor: minor,
  bulky: v.nullable(v.strictObject({ over_mm: v.number(), fee_minor: minor })),
  area: v.nullable(v.strictObject({ name: v.string(), fee_minor: minor })),
});
export type RateLane = v.InferOutput<typeof rateLane>;

/** The lanes of one courier from one country, as they stand since an import. `version` is never given twice. */
export interface RateCard {
  version: number;
  courier_alias: string;
  origin_country: RateLane['origin_country'];
  lanes: RateLane[];
}

/** What a quote entry and a purchase call the service by: unique among all couriers. */
export function serviceIdOf(lane: Pick<RateLane, 'courier_alias' | 'service_alias'>): string {
  return `${lane.courier_alias}.${lane.service_alias}`;
}
