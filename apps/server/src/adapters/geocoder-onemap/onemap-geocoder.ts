import type { GeocodedAddress } from '@sampan/contract';
import * as v from 'valibot';
import type { Geocoder } from '../../ports/geocoder.ts';
import { askJson } from '../geocoder-http/ask-json.ts';
import { foundBuilding, nearbyBuilding } from './onemap.schema.ts';
import type { FoundBuilding, NearbyBuilding } from './onemap.schema.ts';

export interface OneMapSettings {
  /** 'https://www.onemap.gov.sg', or a stand-in of it. */
  base_url: string;
  /** Access token of an OneMap account; sent as a bearer token. */
  token?: string | undefined;
}

/** How far around a point a building may stand, in metres; the service allows 500 at most. */
const BUFFER_M = 100;
/** What the service writes where there is nothing. */
const NOTHING = new Set(['', 'NIL', 'NULL']);

const known = (text: string | null | undefined) =>
  text === null || text === undefined || NOTHING.has(text.trim().toUpperCase()) ? '' : text.trim();

/** 'BLK 10A TOA PAYOH LOR 1' reads as 'Blk 10A Toa Payoh Lor 1'. Words with digits are block and unit numbers and stay. */
export function readableName(text: string): string {
  return text.replace(/[A-Z][A-Z'’]*(?![A-Z]*\d)/gu, (word, at: number) =>
    /\d/u.test(text[at - 1] ?? '') ? word : word.charAt(0) + word.slice(1).toLowerCase(),
  );
}

function addressOf(parts: {
  block: string;
  road: string;
  building: string;
  post_code: string;
  lat: number;
  lng: number;
}): GeocodedAddress {
  const street = readableName([parts.block, parts.road].filter((text) => text !== '').join(' '));
  const building_name = readableName(parts.building);
  return {
    id: `SG-${[parts.post_code, parts.block, parts.road].filter((text) => text !== '').join('-') || `${parts.lat},${parts.lng}`}`,
    formatted_address: [building_name, street, `Singapore ${parts.post_code}`.trim()]
      .filter((text) => text !== '')
      .join(', '),
    street,
    building_name,
    district: '',
    city: 'Singapore',
    state: 'Singapore',
    county: '',
    country: 'SG',
    post_code: parts.post_code,
    lat: parts.lat,
    lng: parts.lng,
  };
}

function fromSearch(found: FoundBuilding): GeocodedAddress {
  const building =
    known(found.BUILDING) || (known(found.SEARCHVAL) === known(found.ADDRESS) ? '' : known(found.SEARCHVAL));
  const road = known(found.ROAD_NAME);
  return addressOf({
    block: known(found.BLK_NO),
    road,
    building: building === road ? '' : building,
    post_code: known(found.POSTAL),
    lat: Number(found.LATITUDE),
    lng: Number(found.LONGITUDE),
  });
}

function fromReverse(near: NearbyBuilding): GeocodedAddress {
  return addressOf({
    block: known(near.BLOCK),
    road: known(near.ROAD),
    building: known(near.BUILDINGNAME),
    post_code: known(near.POSTALCODE),
    lat: Number(near.LATITUDE),
    lng: Number(near.LONGITUDE),
  });
}

function withoutRepeats(records: GeocodedAddress[]): GeocodedAddress[] {
  return [...new Map(records.toReversed().map((record) => [record.id, record])).values()].toReversed();
}

/** Singapore's own map service: every building with its postcode. Built to the documentation of its search and reverse geocoding calls. */
export function createOneMapGeocoder({ base_url, token }: OneMapSettings): Geocoder {
  const headers: Record<string, string> = token === undefined ? {} : { Authorization: `Bearer ${token}` };

  async function search(text: string, limit: number): Promise<GeocodedAddress[]> {
    const url = new URL('/api/common/elastic/search', base_url);
    url.search = new URLSearchParams({
      searchVal: text,
      returnGeom: 'Y',
      getAddrDetails: 'Y',
      pageNum: '1',
    }).toString();
    const { results } = await askJson('OneMap', url, v.object({ results: v.array(foundBuilding) }), headers);
    return withoutRepeats(results.map(fromSearch)).slice(0, limit);
  }

  return {
    searchText: ({ text, limit }) => search(text, limit),
    // The search looks everywhere, so a building whose number is the postcode of another one comes up too.
    searchPostcode: async ({ post_code, limit }) =>
      (await search(post_code, limit)).filter((record) => record.post_code === post_code),
    async reverse({ lat, lng }) {
      const url = new URL('/api/public/revgeocode', base_url);
      url.search = new URLSearchParams({
        location: `${lat},${lng}`,
        buffer: String(BUFFER_M),
        addressType: 'All',
        otherFeatures: 'N',
      }).toString();
      const { GeocodeInfo } = await askJson('OneMap', url, v.object({ GeocodeInfo: v.array(nearbyBuilding) }), headers);
      return withoutRepeats(GeocodeInfo.map(fromReverse)).slice(0, 5);
    },
  };
}
