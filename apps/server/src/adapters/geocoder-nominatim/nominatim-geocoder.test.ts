import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GeocoderUnavailable } from '../../ports/geocoder.ts';
import type { StandIn } from '#test/adapters/geocoder-http/stand-in.fixtures.ts';
import { startStandIn } from '#test/adapters/geocoder-http/stand-in.fixtures.ts';
import { createNominatimGeocoder } from './nominatim-geocoder.ts';

const AGENT = 'Sampan (http://127.0.0.1:8080)';
const place = (parts: object, address: object) => ({
  place_id: 101,
  licence: 'ODbL',
  lat: '14.3294',
  lon: '120.9367',
  display_name: 'somewhere',
  name: '',
  category: 'highway',
  type: 'residential',
  address,
  ...parts,
});
const AGUINALDO = place(
  { name: 'Aguinaldo Highway' },
  {
    house_number: '12',
    road: 'Aguinaldo Highway',
    quarter: 'Zone IV',
    city: 'Dasmariñas',
    state: 'Cavite',
    region: 'Calabarzon',
    postcode: '4114',
    country: 'Philippines',
    country_code: 'ph',
  },
);
const MALL = place(
  { place_id: 102, name: 'Suria KLCC', category: 'shop', lat: '3.158', lon: '101.712' },
  {
    road: 'Jalan Ampang',
    suburb: 'KLCC',
    city: 'Kuala Lumpur',
    state: 'Wilayah Persekutuan Kuala Lumpur',
    postcode: '50088',
    country_code: 'my',
  },
);
const MENTENG = place(
  { place_id: 103, name: 'Jalan Teuku Umar', lat: '-6.19', lon: '106.83' },
  {
    road: 'Jalan Teuku Umar',
    village: 'Gondangdia',
    city_district: 'Menteng',
    city: 'Jakarta Pusat',
    state: 'Daerah Khusus Ibukota Jakarta',
    postcode: '10350',
    country_code: 'id',
  },
);

let service: StandIn;
beforeAll(async () => {
  service = await startStandIn((url, headers) => {
    const asked = url.searchParams;
    if (headers['user-agent'] !== AGENT) return { status: 403, body: 'Access blocked: usage policy' };
    if (asked.get('format') !== 'jsonv2' || asked.get('addressdetails') !== '1')
      return { status: 400, body: { error: 'wrong format' } };
    if (url.pathname === '/map/search') {
      if (asked.has('q') === asked.has('postalcode') || !/^[a-z]{2}$/.test(asked.get('countrycodes') ?? ''))
        return { status: 400, body: { error: 'q and structured parameters do not go together' } };
      if (asked.get('q') === 'slow') return { body: [], delay_ms: 5_000 };
      return { body: { ph: [AGUINALDO], my: [MALL, AGUINALDO], id: [MENTENG] }[asked.get('countrycodes') ?? ''] ?? [] };
    }
    if (url.pathname === '/map/reverse')
      return { body: asked.get('lat') === '0' ? { error: 'Unable to geocode' } : AGUINALDO };
    return { status: 404, body: '' };
  });
});
afterAll(() => service.close());

const geocoder = () => createNominatimGeocoder({ base_url: `${service.url}/map`, user_agent: AGENT });
const search = (country: 'PH' | 'MY' | 'ID' | 'VN', text: string) =>
  geocoder().searchText({ text, country, language: 'id', limit: 7 });

describe('Nominatim', () => {
  it('reads a street of the Philippines', async () => {
    expect(await search('PH', '12 Aguinaldo Highway')).toMatchObject([
      {
        id: 'PH-N101',
        street: '12 Aguinaldo Highway',
        building_name: '',
        district: 'Zone IV',
        city: 'Dasmariñas',
        state: 'Cavite',
        post_code: '4114',
        country: 'PH',
        lat: 14.3294,
        lng: 120.9367,
      },
    ]);
  });

  it('names the federal territory Kuala Lumpur, keeps a building apart, and drops places of other countries', async () => {
    expect(await search('MY', 'suria klcc')).toMatchObject([
      { building_name: 'Suria KLCC', street: 'Jalan Ampang', city: 'Kuala Lumpur', state: 'Kuala Lumpur' },
    ]);
  });

  it('fills the four levels of Indonesia', async () => {
    expect(await search('ID', 'jalan teuku umar')).toMatchObject([
      { street: 'Jalan Teuku Umar', county: 'Gondangdia', district: 'Menteng', city: 'Jakarta Pusat' },
    ]);
  });

  it('asks as the documentation says: limit, language, one country', async () => {
    await search('ID', 'apa saja');
    const { url } = service.requests.at(-1) ?? { url: new URL('http://none') };
    expect(Object.fromEntries(url.searchParams)).toEqual({
      q: 'apa saja',
      'accept-language': 'id-ID',
      format: 'jsonv2',
      addressdetails: '1',
      countrycodes: 'id',
      limit: '7',
    });
  });

  it('searches a postcode with the structured form', async () => {
    expect(await geocoder().searchPostcode({ post_code: '4114', country: 'PH', limit: 3 })).toHaveLength(1);
    expect(service.requests.at(-1)?.url.searchParams.get('postalcode')).toBe('4114');
  });

  it('answers the address at a point, of the country asked for, and nothing at sea', async () => {
    expect(await geocoder().reverse({ lat: 14.3, lng: 120.9, country: null })).toMatchObject([{ city: 'Dasmariñas' }]);
    expect(await geocoder().reverse({ lat: 14.3, lng: 120.9, country: 'ID' })).toEqual([]);
    expect(await geocoder().reverse({ lat: 0, lng: 110, country: null })).toEqual([]);
  });

  it('says that it is unavailable when it is refused or too slow', async () => {
    const stranger = createNominatimGeocoder({ base_url: service.url, user_agent: 'unknown' });
    await expect(stranger.searchText({ text: 'abc', country: 'PH', language: 'en', limit: 1 })).rejects.toThrow(
      GeocoderUnavailable,
    );
    await expect(search('PH', 'slow')).rejects.toThrow(GeocoderUnavailable);
  }, 10_000);
});
