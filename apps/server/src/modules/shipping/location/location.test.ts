import { endpoints } from '@sampan/contract';
import type { Endpoint, GeocodedAddress, LevelRecord } from '@sampan/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp } from '#test/app/test-app.fixtures.ts';
import type { TestApp } from '#test/app/test-app.fixtures.ts';
import { listOf } from './search-addresses.ts';

interface LevelAnswer {
  records: LevelRecord[];
  total: number;
  page: number;
  per_page: number;
}
interface SearchAnswer {
  records: GeocodedAddress[];
  total: number;
  page: number;
  per_page: number;
}

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

async function list(endpoint: Endpoint, query: Record<string, string>): Promise<LevelAnswer> {
  const answer = await app.call<LevelAnswer>(endpoint, { query });
  expect(answer.status).toBe(200);
  return answer.body;
}
const namesOf = (answer: LevelAnswer) => answer.records.map((record) => record.name);

describe('supported_locations (spec 7 Common)', () => {
  it('lists level 1 of each country; Singapore has no levels', async () => {
    const totals = await Promise.all(
      ['ID', 'MY', 'PH', 'VN', 'SG'].map(
        async (country_code) => (await list(endpoints.listLevel1, { country_code })).total,
      ),
    );
    expect(totals).toEqual([38, 16, 83, 34, 0]);
  });

  it('leads through the four levels of Indonesia by the names of the parents', async () => {
    const level1 = 'DKI Jakarta';
    expect(namesOf(await list(endpoints.listLevel2, { country_code: 'ID', language: 'id', level1 }))).toContain(
      'Kota Jakarta Pusat',
    );
    expect(
      namesOf(await list(endpoints.listLevel3, { country_code: 'ID', level1, level2: 'Kota Jakarta Pusat' })),
    ).toContain('Menteng');
    const villages = await list(endpoints.listLevel4, {
      country_code: 'ID',
      level1,
      level2: 'Kota Jakarta Pusat',
      level3: 'Menteng',
    });
    expect(villages.records.find((record) => record.name === 'Cikini')).toMatchObject({
      id: 'ID-31.71.06.1003',
      post_codes: ['10330'],
    });
  });

  it('tells apart Kota Bogor and Kabupaten Bogor, and says nothing twice', async () => {
    const [city, regency] = await Promise.all(
      ['Kota Bogor', 'Kabupaten Bogor'].map((level2) =>
        list(endpoints.listLevel3, { country_code: 'ID', level1: 'Jawa Barat', level2 }),
      ),
    );
    expect([city?.total, regency?.total]).toEqual([6, 40]);
  });

  it('lists the barangays of a Philippine city, those of Manila through its districts', async () => {
    const dasmarinas = await list(endpoints.listLevel3, {
      country_code: 'PH',
      language: 'en',
      level1: 'Cavite',
      level2: 'Dasmariñas City',
      per_page: '1000',
    });
    expect(namesOf(dasmarinas)).toContain('San Antonio De Padua I');
    const manila = await list(endpoints.listLevel3, { country_code: 'PH', level1: 'Metro Manila', level2: 'Manila' });
    expect(manila.total).toBe(897);
    const cities = namesOf(await list(endpoints.listLevel2, { country_code: 'PH', level1: 'Metro Manila' }));
    expect(cities).toEqual(expect.arrayContaining(['Quezon City', 'Manila', 'Sampaloc, Manila', 'Pateros']));
  });

  it('lists the towns of a Malaysian state with their postcodes', async () => {
    const towns = await list(endpoints.listLevel2, { country_code: 'MY', level1: 'Selangor' });
    expect(towns.records.find((record) => record.name === 'Petaling Jaya')?.post_codes).toEqual(
      expect.arrayContaining(['46000', '47300']),
    );
    expect(
      (await list(endpoints.listLevel3, { country_code: 'MY', level1: 'Selangor', level2: 'Petaling Jaya' })).total,
    ).toBe(0);
  });

  it('finds parents written without marks, with or without the word for the kind of place, in English, or by an older name', async () => {
    for (const [country_code, level1, expected] of [
      ['PH', 'NCR', 'Quezon City'],
      ['ID', 'daerah khusus ibukota jakarta', 'Kota Jakarta Pusat'],
      ['ID', 'West Java', 'Kota Bogor'],
      ['MY', 'Wilayah Persekutuan Kuala Lumpur', 'Setapak'],
      ['MY', 'Penang', 'Butterworth'],
      ['VN', 'ho chi minh', 'Phường Sài Gòn'],
      ['VN', 'Hanoi', 'Phường Ba Đình'],
    ] as const)
      expect(namesOf(await list(endpoints.listLevel2, { country_code, level1 }))).toContain(expected);
  });

  it('names places in their own language, and in English where that is asked for and differs', async () => {
    expect(namesOf(await list(endpoints.listLevel1, { country_code: 'ID', language: 'id' }))).toContain('Jawa Barat');
    expect(namesOf(await list(endpoints.listLevel1, { country_code: 'ID', language: 'en' }))).toContain('West Java');
    // Without one, the language of the country decides, whoever asks (spec 7 Common).
    expect(namesOf(await list(endpoints.listLevel1, { country_code: 'ID' }))).toContain('Jawa Barat');
    expect(namesOf(await list(endpoints.listLevel1, { country_code: 'VN', language: 'vi' }))).toContain(
      'Thành phố Hà Nội',
    );
    expect(namesOf(await list(endpoints.listLevel1, { country_code: 'MY', language: 'en' }))).toContain('Pulau Pinang');
  });

  it('answers an empty list for a parent nobody knows (spec 8: the result is silently emptied)', async () => {
    expect(await list(endpoints.listLevel2, { country_code: 'PH', level1: 'Atlantis' })).toEqual({
      records: [],
      total: 0,
      page: 1,
      per_page: 1000,
    });
  });

  it('never answers more than 1,000 rows, and pages through the rest without loss', async () => {
    const refused = await app.refusal(endpoints.listLevel1, { query: { country_code: 'ID', per_page: '1001' } });
    expect(refused.status).toBe(422);
    expect(refused.body.errors?.[0]?.param).toBe('per_page');
    const all = await list(endpoints.listLevel1, { country_code: 'ID' });
    const pages = await Promise.all(
      ['1', '2', '3', '4'].map((page) => list(endpoints.listLevel1, { country_code: 'ID', per_page: '10', page })),
    );
    expect(pages.flatMap(namesOf)).toEqual(namesOf(all));
    expect(pages[3]).toMatchObject({ total: 38, page: 4, per_page: 10 });
  });

  it('orders names as people count: Barangay 2 before Barangay 10', async () => {
    const names = namesOf(
      await list(endpoints.listLevel3, { country_code: 'PH', level1: 'Metro Manila', level2: 'Caloocan City' }),
    );
    expect(names.indexOf('Barangay 2')).toBeLessThan(names.indexOf('Barangay 10'));
    expect(names).toContain('Barangay 188');
  });
});

describe('Viet Nam before and after 1 July 2025 (design 8.5)', () => {
  it('answers with the two levels of today, each place with its former names', async () => {
    const wards = await list(endpoints.listLevel2, {
      country_code: 'VN',
      language: 'vi',
      level1: 'Thành phố Hồ Chí Minh',
    });
    expect(wards.total).toBe(168);
    expect(wards.records.find((record) => record.name === 'Phường Sài Gòn')?.former_names).toContain(
      'Phường Bến Nghé, Quận 1',
    );
    const provinces = await list(endpoints.listLevel1, { country_code: 'VN', language: 'vi' });
    expect(
      provinces.records.find((record) => record.name === 'Thành phố Hồ Chí Minh')?.former_names?.toSorted(),
    ).toEqual(['Bà Rịa - Vũng Tàu', 'Bình Dương']);
  });

  it('leads through the three levels of before for a former name or a day before the reform', async () => {
    const district = await list(endpoints.listLevel3, {
      country_code: 'VN',
      level1: 'Thành phố Hồ Chí Minh',
      level2: 'Quận 1',
    });
    expect(namesOf(district)).toEqual(expect.arrayContaining(['Phường Bến Nghé', 'Phường Đa Kao']));
    expect(namesOf(await list(endpoints.listLevel2, { country_code: 'VN', level1: 'Bình Dương' }))).toContain(
      'Thành phố Thủ Dầu Một',
    );
    const then = { country_code: 'VN', valid_on: '2025-06-30' };
    expect((await list(endpoints.listLevel1, then)).total).toBe(63);
    expect(namesOf(await list(endpoints.listLevel2, { ...then, level1: 'Thành phố Hà Nội' }))).toContain(
      'Quận Ba Đình',
    );
  });

  it('shows below a ward of today the former wards that became it', async () => {
    const merged = await list(endpoints.listLevel3, {
      country_code: 'VN',
      level1: 'Thành phố Hồ Chí Minh',
      level2: 'Phường Bến Thành',
    });
    expect(namesOf(merged)).toEqual(expect.arrayContaining(['Phường Phạm Ngũ Lão', 'Phường Nguyễn Thái Bình']));
  });
});

describe('search_addresses (spec 7 Common)', () => {
  const search = async (query: Record<string, string>) =>
    (await app.call<SearchAnswer>(endpoints.searchAddresses, { query })).body;

  it('finds a Singapore postcode by its sector, and nothing for one outside Singapore (spec 5)', async () => {
    expect((await search({ post_code: '310123', country_code: 'SG' })).records[0]).toMatchObject({
      post_code: '310123',
      district: 'Toa Payoh',
      city: 'Singapore',
      country: 'SG',
    });
    expect(await search({ post_code: '999999', country_code: 'SG' })).toEqual({
      records: [],
      total: 0,
      page: 1,
      per_page: 1,
    });
  });

  it('needs either a text or a postcode, and finds nothing for two letters', async () => {
    expect((await app.refusal(endpoints.searchAddresses, { query: { country_code: 'PH' } })).status).toBe(422);
    expect(
      (
        await app.refusal(endpoints.searchAddresses, {
          query: { country_code: 'PH', address: 'Cebu', post_code: '6000' },
        })
      ).status,
    ).toBe(422);
    expect((await search({ address: 'ab', country_code: 'PH' })).records).toEqual([]);
  });

  it('map names become the names of the lists (spec section 5)', async () => {
    const [balanga] = (await search({ address: 'Balanga', country_code: 'PH' })).records;
    if (balanga === undefined) throw new Error('no Balanga');
    const found = listOf([
      { ...balanga, state: 'Wilayah Persekutuan Kuala Lumpur', city: 'Kuala Lumpur' },
      { ...balanga, city: 'City of Balanga' },
    ]);
    expect(found.records.map(({ state, city }) => [state, city])).toEqual([
      ['Kuala Lumpur', 'Kuala Lumpur'],
      [balanga.state, 'Balanga City'],
    ]);
    expect(found.total).toBe(2);
  });

  it('keeps the street that was typed in front of a place', async () => {
    const { records } = await search({
      address: 'Blk 7 Lot 12 Brgy San Antonio, Dasmarinas Cavite',
      country_code: 'PH',
    });
    expect(records[0]).toMatchObject({
      street: 'Blk 7 Lot 12 Brgy San Antonio',
      district: 'San Antonio De Padua I',
      city: 'Dasmariñas City',
      state: 'Cavite',
      post_code: '4114',
    });
  });
});

describe('reverse_geocode (spec 7: reverse-geocodes a map click)', () => {
  it('answers the nearest place at the point itself, and nothing out at sea', async () => {
    const reverse = async (query: Record<string, string>) =>
      (await app.call<SearchAnswer>(endpoints.reverseGeocode, { query })).body.records;
    expect((await reverse({ lat: '-6.2024', lng: '106.835', country_code: 'ID' }))[0]).toMatchObject({
      county: 'Menteng',
      city: 'Kota Jakarta Pusat',
      post_code: '10310',
      lat: -6.2024,
      lng: 106.835,
    });
    expect(await reverse({ lat: '10', lng: '112' })).toEqual([]);
    expect((await reverse({ lat: '1.334', lng: '103.85' }))[0]?.country).toBe('SG');
    expect(await reverse({ lat: '1.334', lng: '103.85', country_code: 'PH' })).toEqual([]);
  });
});

describe('the coast map', () => {
  it('is served packed, for ever, at the address the constants name', async () => {
    const constants = await app.call<{ map: { coast_url: string } }>(endpoints.getConstants);
    const url = `http://sampan.test${constants.body.map.coast_url}`;
    for (const encoding of ['br', 'gzip']) {
      const answer = await app.app.request(url, { headers: { 'Accept-Encoding': encoding } });
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-encoding')).toBe(encoding);
      expect(answer.headers.get('cache-control')).toContain('immutable');
      expect((await answer.arrayBuffer()).byteLength).toBeLessThan(310_000);
    }
    const plain = (await (await app.app.request(url)).json()) as {
      type: string;
      features: { properties: { country: string } }[];
    };
    expect(plain.type).toBe('FeatureCollection');
    expect(plain.features.map((feature) => feature.properties.country)).toEqual(
      expect.arrayContaining(['SG', 'MY', 'PH', 'ID', 'VN']),
    );
    expect((await app.app.request('http://sampan.test/assets/map/coast-000000000000.json')).status).toBe(404);
  });
});
