import * as v from 'valibot';

const text = v.optional(v.nullable(v.string()), '');
/** Degrees as text, which is how the service writes them. */
const degrees = v.pipe(v.string(), v.regex(/^-?\d+(\.\d+)?$/u));

/** One result of /api/common/elastic/search with address details and geometry. */
export const foundBuilding = v.object({
  SEARCHVAL: text,
  BLK_NO: text,
  ROAD_NAME: text,
  BUILDING: text,
  ADDRESS: text,
  POSTAL: text,
  LATITUDE: degrees,
  LONGITUDE: degrees,
});
export type FoundBuilding = v.InferOutput<typeof foundBuilding>;

/** One result of /api/public/revgeocode. */
export const nearbyBuilding = v.object({
  BUILDINGNAME: text,
  BLOCK: text,
  ROAD: text,
  POSTALCODE: text,
  LATITUDE: degrees,
  LONGITUDE: degrees,
});
export type NearbyBuilding = v.InferOutput<typeof nearbyBuilding>;
