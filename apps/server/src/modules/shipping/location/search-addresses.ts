import type { GeocodedAddress } from '@sampan/contract';
import { normaliseStateName, type CountryCode } from '@sampan/country-rules';
import type { Ctx } from '../../../platform/context.ts';

export interface AddressSearchInput {
  country: CountryCode;
  /** Text as typed; or */
  address?: string | undefined;
  /** a postcode. */
  post_code?: string | undefined;
}

export interface AddressList {
  records: GeocodedAddress[];
  total: number;
  page: number;
  per_page: number;
}

/** Suggestions are read one by one, so a few good ones serve better than many. A postcode may serve a long list of villages. */
const MOST_SUGGESTIONS = 10;
const MOST_OF_POSTCODE = 50;
/** Shorter texts match half of a country (trust 4.39). */
const SHORTEST_TEXT = 3;

/** Addresses for a text, or for a postcode (spec 7 Common: search_addresses). Nothing found is an empty list, never an error (spec 8). */
export async function searchAddresses({ ctx, input }: { ctx: Ctx; input: AddressSearchInput }): Promise<AddressList> {
  const { country, address = '', post_code = '' } = input;
  const { geocoder } = ctx.ports;
  const records =
    post_code !== ''
      ? await geocoder.searchPostcode({ post_code, country, limit: MOST_OF_POSTCODE })
      : [...address].length < SHORTEST_TEXT
        ? []
        : await geocoder.searchText({ text: address, country, language: ctx.language, limit: MOST_SUGGESTIONS });
  return listOf(records);
}

/** Found places as an answer, their states and cities by the names of the product's lists (spec 5). */
export function listOf(found: readonly GeocodedAddress[]): AddressList {
  const records = found.map((place) => ({
    ...place,
    state: normaliseStateName(place.state),
    city: normaliseStateName(place.city),
  }));
  return { records, total: records.length, page: 1, per_page: Math.max(records.length, 1) };
}
