import * as v from 'valibot';

const part = v.optional(v.string(), '');
const degrees = v.pipe(v.string(), v.regex(/^-?\d+(\.\d+)?$/u));

/** A place in Nominatim's `jsonv2` format with `addressdetails=1`. Which parts of the address are there depends on the place. */
export const nominatimPlace = v.object({
  place_id: v.union([v.number(), v.string()]),
  lat: degrees,
  lon: degrees,
  name: part,
  display_name: v.string(),
  category: part,
  address: v.object({
    house_number: part,
    road: part,
    neighbourhood: part,
    quarter: part,
    suburb: part,
    village: part,
    hamlet: part,
    town: part,
    city: part,
    municipality: part,
    city_district: part,
    district: part,
    county: part,
    state_district: part,
    state: part,
    region: part,
    postcode: part,
    country_code: part,
  }),
});
export type NominatimPlace = v.InferOutput<typeof nominatimPlace>;

/** The reverse call answers one place, or an `error` where the map has nothing. */
export const nominatimReverse = v.union([nominatimPlace, v.object({ error: v.unknown() })]);
