import type { GeocodedAddress } from '@sampan/contract';
import {
  BCP47_OF_LANGUAGE,
  FALLBACK_LANGUAGE,
  formatAddress,
  isCountryCode,
  isLanguage,
  normaliseStateName,
} from '@sampan/country-rules';
import type { CountryCode } from '@sampan/country-rules';
import * as v from 'valibot';
import type { Geocoder } from '../../ports/geocoder.ts';
import { askJson } from '../geocoder-http/ask-json.ts';
import { nominatimPlace, nominatimReverse } from './nominatim.schema.ts';
import type { NominatimPlace } from './nominatim.schema.ts';

export interface NominatimSettings {
  /** An instance of your own: the public one allows one request a second and no suggestions while typing. */
  base_url: string;
  /** Sent as User-Agent, which the usage policy asks to name the application and how to reach it. */
  user_agent: string;
}

/** Detail of a reverse answer: 18 is a building. */
const ZOOM = '18';

const first = (...texts: string[]) => texts.find((text) => text !== '') ?? '';

function levelsOf(
  { address: a }: NominatimPlace,
  country: CountryCode,
): { state: string; city: string; district: string; county: string } {
  const state = normaliseStateName(first(a.state, a.region, a.state_district, a.city));
  if (country === 'SG')
    return { state: 'Singapore', city: 'Singapore', district: first(a.suburb, a.quarter, a.neighbourhood), county: '' };
  if (country === 'ID') {
    return {
      state,
      city: first(a.city, a.county, a.state_district),
      district: first(a.city_district, a.municipality, a.district, a.suburb),
      county: first(a.village, a.suburb, a.neighbourhood),
    };
  }
  if (country === 'VN')
    return {
      state: first(a.state, a.city),
      city: first(a.city_district, a.suburb, a.quarter, a.town, a.village, a.county),
      district: '',
      county: '',
    };
  const city = first(a.city, a.town, a.municipality, a.county, a.village);
  return {
    state: state === '' ? city : state,
    city,
    district: country === 'PH' ? first(a.quarter, a.suburb, a.village, a.neighbourhood) : '',
    county: '',
  };
}

function addressOf(place: NominatimPlace): GeocodedAddress[] {
  const country = place.address.country_code.toUpperCase();
  if (!isCountryCode(country)) return [];
  const { address } = place;
  const road = [address.house_number, address.road].filter((text) => text !== '').join(' ');
  const isPlaceOnRoad =
    place.name !== '' && place.name !== address.road && !['boundary', 'place', 'highway'].includes(place.category);
  const levels = levelsOf(place, country);
  const street = first(road, ['boundary', 'place'].includes(place.category) ? '' : place.name, address.neighbourhood);
  return [
    {
      id: `${country}-N${place.place_id}`,
      formatted_address: formatAddress({ ...levels, street, post_code: address.postcode, country }, country),
      street,
      building_name: isPlaceOnRoad ? place.name : '',
      ...levels,
      country,
      post_code: address.postcode,
      lat: Number(place.lat),
      lng: Number(place.lon),
    },
  ];
}

/** OpenStreetMap's geocoder: streets of every country. Built to the documentation of its search and reverse calls. */
export function createNominatimGeocoder({ base_url, user_agent }: NominatimSettings): Geocoder {
  const base = base_url.endsWith('/') ? base_url : `${base_url}/`;
  const headers = { 'User-Agent': user_agent };
  const common = { format: 'jsonv2', addressdetails: '1' };

  async function search(
    query: Record<string, string>,
    country: CountryCode,
    limit: number,
  ): Promise<GeocodedAddress[]> {
    const url = new URL('search', base);
    url.search = new URLSearchParams({
      ...query,
      ...common,
      countrycodes: country.toLowerCase(),
      limit: String(limit),
    }).toString();
    const places = await askJson('Nominatim', url, v.array(nominatimPlace), headers);
    return places.flatMap(addressOf).filter((record) => record.country === country);
  }

  return {
    searchText: ({ text, country, language, limit }) =>
      search(
        { q: text, 'accept-language': BCP47_OF_LANGUAGE[isLanguage(language) ? language : FALLBACK_LANGUAGE] },
        country,
        limit,
      ),
    // A structured query: the free form must not be combined with it.
    searchPostcode: ({ post_code, country, limit }) => search({ postalcode: post_code }, country, limit),
    async reverse({ lat, lng, country }) {
      const url = new URL('reverse', base);
      url.search = new URLSearchParams({ ...common, lat: String(lat), lon: String(lng), zoom: ZOOM }).toString();
      const place = await askJson('Nominatim', url, nominatimReverse, headers);
      if ('error' in place) return [];
      return addressOf(place).filter((record) => country === null || record.country === country);
    },
  };
}
