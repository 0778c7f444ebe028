import type { GeocodedAddress } from '@sampan/contract';
import type { CountryCode } from '@sampan/country-rules';
import type { Geocoder } from '../../ports/geocoder.ts';
import { GeocoderUnavailable } from '../../ports/geocoder.ts';
import { alignLevels } from './align-levels.ts';

export interface GeocoderLink {
  geocoder: Geocoder;
  /** Countries it is asked for. */
  countries: readonly CountryCode[];
}

interface ChainInput {
  /** Asked in this order: the first that finds something answers. */
  links: readonly GeocoderLink[];
  /** Asked when nobody else found anything or could be asked; needs no network. */
  local: Geocoder;
  onUnavailable: (error: GeocoderUnavailable) => void;
}

/** Answers of services over the network are kept this long; they are asked for the same streets again and again (trust 4.39). */
const KEPT_MS = 10 * 60_000;
const KEPT_ENTRIES = 2_000;

/** One geocoder out of several: network services first, the shipped data when they find nothing or are down. A search never fails because a service does. */
export function createGeocoderChain({ links, local, onUnavailable }: ChainInput): Geocoder {
  const kept = new Map<string, { until: number; records: GeocodedAddress[] }>();

  async function ask(
    key: string,
    country: CountryCode | null,
    call: (geocoder: Geocoder) => Promise<GeocodedAddress[]>,
  ): Promise<GeocodedAddress[]> {
    const asked = links.filter((link) => country === null || link.countries.includes(country));
    if (asked.length === 0) return call(local);
    const known = kept.get(key);
    if (known && known.until > Date.now()) return known.records;
    for (const { geocoder } of asked) {
      try {
        const found = await call(geocoder);
        if (found.length === 0) continue;
        const records = await Promise.all(found.map((record) => alignLevels(record, local)));
        if (kept.size >= KEPT_ENTRIES) kept.delete(kept.keys().next().value ?? '');
        kept.set(key, { until: Date.now() + KEPT_MS, records });
        return records;
      } catch (error) {
        if (!(error instanceof GeocoderUnavailable)) throw error;
        onUnavailable(error);
      }
    }
    return call(local);
  }

  return {
    searchText: (search) =>
      ask(`text ${JSON.stringify(search)}`, search.country, (geocoder) => geocoder.searchText(search)),
    searchPostcode: (search) =>
      ask(`code ${JSON.stringify(search)}`, search.country, (geocoder) => geocoder.searchPostcode(search)),
    reverse: (point) => ask(`point ${JSON.stringify(point)}`, point.country, (geocoder) => geocoder.reverse(point)),
  };
}
