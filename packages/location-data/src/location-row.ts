/** ISO codes of the countries whose places are built. */
export type LocationCountry = 'SG' | 'MY' | 'PH' | 'ID' | 'VN';

/** Official place of an address level, before it is packed. `key` is unique inside its country. */
export interface LevelRow {
  key: string;
  level: 1 | 2 | 3 | 4;
  /** Official code of the source (Kemendagri, PSGC, GSO); empty when the source has none. */
  code: string;
  name: string;
  name_en?: string;
  /** `key` of the place this one lies in; a Manila district lies in a place of its own level. */
  parent: string | null;
  post_code?: string;
  lat?: number;
  lng?: number;
  /** ISO dates: in force from (inclusive) and until (exclusive). */
  valid_from?: string;
  valid_to?: string;
  /** Keys of the places that took over. */
  replaced_by?: string[];
  /** Other names people type. */
  aliases?: string[];
}

/** Named place that is no address level: a town or an estate of GeoNames, a named area of a postcode list (which has no point of its own). */
export interface PlaceRow {
  name: string;
  parent: string | null;
  lat?: number;
  lng?: number;
  post_code?: string;
}

/** Postcode that serves a level, or a named part of it. */
export interface PostcodeRow {
  post_code: string;
  parent: string;
  area: string;
}

export interface CountryLocations {
  country: LocationCountry;
  levels: LevelRow[];
  places: PlaceRow[];
  postcodes: PostcodeRow[];
}
