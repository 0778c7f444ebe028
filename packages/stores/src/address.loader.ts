import { PER_PAGE_LOCATIONS } from '@sampan/country-rules';
import type { Language } from '@sampan/country-rules';
import type { LoadLevel, LocationClient, LookUpPostcode } from './address.port.ts';

/** Level lists through a client, in the language of the moment, whole (spec 7: per_page=1000). */
export function createLevelLoader(client: LocationClient, language: () => Language): LoadLevel {
  return async ({ country, level, parents, signal }) => {
    const query = { country_code: country, language: language(), per_page: PER_PAGE_LOCATIONS };
    const [level1 = '', level2 = '', level3 = ''] = parents;
    const options = { signal };
    const answer =
      level === 1
        ? client.listLevel1({ query }, options)
        : level === 2
          ? client.listLevel2({ query: { ...query, level1 } }, options)
          : level === 3
            ? client.listLevel3({ query: { ...query, level1, level2 } }, options)
            : client.listLevel4({ query: { ...query, level1, level2, level3 } }, options);
    return (await answer).records;
  };
}

/** The Singapore postcode lookup through a client (spec 7 search_addresses). */
export function createPostcodeLookUp(client: Pick<LocationClient, 'searchAddresses'>): LookUpPostcode {
  return async (post_code, signal) =>
    (await client.searchAddresses({ query: { post_code, country_code: 'SG' } }, { signal })).records;
}
