import * as v from 'valibot';
import { countryCode, requiredText, text } from './primitive.ts';

const latitude = v.pipe(v.number(), v.minValue(-90), v.maxValue(90));
const longitude = v.pipe(v.number(), v.minValue(-180), v.maxValue(180));

/** A place on earth as the address forms fill it (spec 3 'Address form fields'). Which parts a country requires is the validators' business. */
export const coordinate = v.strictObject({
  unit_number: v.optional(text(40), ''),
  street: v.optional(text(200), ''),
  building_name: v.optional(text(120), ''),
  post_code: v.optional(text(12), ''),
  city: v.optional(text(120), ''),
  state: v.optional(text(120), ''),
  district: v.optional(text(120), ''),
  county: v.optional(text(120), ''),
  country: countryCode,
  lat: v.optional(v.nullable(latitude), null),
  lng: v.optional(v.nullable(longitude), null),
  formatted_address: v.optional(text(500), ''),
});
export type Coordinate = v.InferOutput<typeof coordinate>;

/** One side of a parcel: a person and the place (design 7). */
export const party = v.strictObject({
  name: requiredText(120),
  phone: v.optional(text(24), ''),
  email: v.optional(text(254), ''),
  coordinate,
});
export type Party = v.InferOutput<typeof party>;

/** A found place (spec 3 'Geocoded address'). */
export const geocodedAddress = v.object({
  id: v.string(),
  formatted_address: v.string(),
  street: v.string(),
  building_name: v.string(),
  district: v.string(),
  city: v.string(),
  state: v.string(),
  county: v.optional(v.string()),
  country: countryCode,
  post_code: v.string(),
  lat: v.number(),
  lng: v.number(),
  /** Names from before a reform that led here, from the narrowest out (Viet Nam, July 2025). */
  former_names: v.optional(v.array(v.string())),
});
export type GeocodedAddress = v.InferOutput<typeof geocodedAddress>;
