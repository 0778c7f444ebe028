import * as v from 'valibot';
import { hsCode, isoCountry, positiveAmount, requiredText, text } from './primitive.ts';

/** One kind of thing in the parcel. HS code, origin and unit value are kept from the first day: customs ask for them (design 10). */
export const orderItem = v.strictObject({
  name: requiredText(200),
  /** The shop's own number of the thing: labels are sorted by it and parcels found by scanning it. */
  sku: v.optional(text(80), ''),
  quantity: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000)), 1),
  weight: v.optional(v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(1000))), null),
  unit_value: v.optional(v.nullable(positiveAmount), null),
  hs_code: v.optional(hsCode, ''),
  origin_country: v.optional(isoCountry, ''),
});
export type OrderItem = v.InferOutput<typeof orderItem>;
