import type { GeocodedAddress } from '@sampan/contract';
import type { CountryCode } from '@sampan/country-rules';

export interface TextSearch {
  /** As typed, parts of a street in front included. */
  text: string;
  country: CountryCode;
  /** Wire language (en, my, ph, id, vi) for a geocoder that can answer in several. */
  language: string;
  limit: number;
}

export interface PostcodeSearch {
  post_code: string;
  country: CountryCode;
  limit: number;
}

export interface PointSearch {
  /** Degrees, WGS 84. */
  lat: number;
  lng: number;
  /** Only places of this country; null for any of the five. */
  country: CountryCode | null;
}

/**
 * Finds addresses (spec 3 'Geocoded address', spec 7 'Common'). Best first, never more than `limit`; nothing found is an empty list.
 * An adapter that asks a service over the network throws `GeocoderUnavailable` when the service cannot be asked.
 */
export interface Geocoder {
  searchText(search: TextSearch): Promise<GeocodedAddress[]>;
  searchPostcode(search: PostcodeSearch): Promise<GeocodedAddress[]>;
  /** The address of a point, nearest first; empty far from any known place. */
  reverse(point: PointSearch): Promise<GeocodedAddress[]>;
}

/** A geocoding service did not answer, or answered something else than its documentation says. */
export class GeocoderUnavailable extends Error {
  override readonly name = 'GeocoderUnavailable';
}
