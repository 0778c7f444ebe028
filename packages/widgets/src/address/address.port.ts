import type { GeocodedAddress, LevelRecord } from '@sampan/contract';
import { locationLanguageFor, PER_PAGE_LOCATIONS, type CountryCode } from '@sampan/country-rules';
import type { AddressLookups } from '@sampan/stores/address';
import { callApi, type WidgetConnection } from '../shell/widget-api.ts';
import { withQuery } from '../shell/with-query.ts';

/** To a tenth of a metre. */
const rounded = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;

/** The look-ups of one country over the API of a connection. */
export function createAddressPort(connection: WidgetConnection, country: CountryCode): AddressLookups {
  const ask = async <Row>(path: string, query: Record<string, string | number>): Promise<readonly Row[]> =>
    (
      await callApi<{ records: readonly Row[] }>(
        connection,
        withQuery(`/api/v1/common/${path}`, { country_code: country, ...query }),
      )
    ).records;
  const search = (query: Record<string, string>) => ask<GeocodedAddress>('search_addresses', query);
  return {
    loadLevel: (level, parents) =>
      ask<LevelRecord>(`supported_locations/level_${level}/list`, {
        language: locationLanguageFor(country, connection.language),
        per_page: PER_PAGE_LOCATIONS,
        ...Object.fromEntries(parents.map((name, index) => [`level${index + 1}`, name])),
      }),
    lookupPostcode: (post_code) => search({ post_code }),
    searchAddresses: (address) => search({ address }),
    reverse: ({ lat, lng }) => ask('reverse_geocode', { lat: rounded(lat), lng: rounded(lng) }),
  };
}
