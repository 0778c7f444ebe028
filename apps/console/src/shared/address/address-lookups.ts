import type { Api } from '@sampan/api-client';
import { PER_PAGE_LOCATIONS, type AddressLevel, type CountryCode, type Language } from '@sampan/country-rules';
import type { GeocodedAddress } from '@sampan/contract';
import type { LevelPlace } from '@sampan/stores/address';
import { loadLevelOne } from './level-one.ts';

export interface AddressLookups {
  loadLevel: (level: AddressLevel['level'], parents: readonly string[]) => Promise<readonly LevelPlace[]>;
  lookupPostcode: (post_code: string) => Promise<readonly GeocodedAddress[]>;
  searchAddresses: (text: string, signal: AbortSignal) => Promise<readonly GeocodedAddress[]>;
  /** For the map, whose places are nobody's address: without authorization, country and ghost user (spec section 7, Common). */
  searchPlaces: (text: string, signal: AbortSignal) => Promise<readonly GeocodedAddress[]>;
  reverse: (point: { lat: number; lng: number }, signal: AbortSignal) => Promise<readonly GeocodedAddress[]>;
}

/** The address look-ups of a country (spec section 7, Common), as the address form and the map picker take them. */
export function addressLookups(api: Api, country: CountryCode, language: Language): AddressLookups {
  return {
    loadLevel: async (level, [level1 = '', level2 = '', level3 = '']) => {
      const query = { country_code: country, language, per_page: String(PER_PAGE_LOCATIONS) };
      if (level === 1) return loadLevelOne(api, country, language);
      if (level === 2) return (await api.listLevel2({ query: { ...query, level1 } })).records;
      if (level === 3) return (await api.listLevel3({ query: { ...query, level1, level2 } })).records;
      return (await api.listLevel4({ query: { ...query, level1, level2, level3 } })).records;
    },
    lookupPostcode: async (post_code) =>
      (await api.searchAddresses({ query: { post_code, country_code: country } })).records,
    searchAddresses: async (address, signal) =>
      (await api.searchAddresses({ query: { address, country_code: country } }, { signal })).records,
    searchPlaces: async (address, signal) =>
      (await api.searchAddresses({ query: { address, country_code: country } }, { signal, is_anonymous: true }))
        .records,
    reverse: async ({ lat, lng }, signal) => {
      const query = { lat: lat.toFixed(6), lng: lng.toFixed(6), country_code: country };
      return (await api.reverseGeocode({ query }, { signal })).records;
    },
  };
}
