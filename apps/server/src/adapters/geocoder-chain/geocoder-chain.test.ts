import { createTestDatabase } from '@sampan/testing';
import type { TestDatabase } from '@sampan/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseOn } from '../../platform/database/database.ts';
import type { StandIn } from '#test/adapters/geocoder-http/stand-in.fixtures.ts';
import { startStandIn } from '#test/adapters/geocoder-http/stand-in.fixtures.ts';
import { createGeocoder } from '../../composition/create-geocoder.ts';

let database: TestDatabase;
let service: StandIn;
let is_up = true;
beforeAll(async () => {
  database = await createTestDatabase();
  service = await startStandIn((url) => {
    if (!is_up) return { status: 503, body: '' };
    if (url.pathname === '/api/common/elastic/search') {
      const results =
        url.searchParams.get('searchVal') === '310123'
          ? [
              {
                SEARCHVAL: 'NIL',
                BLK_NO: '123',
                ROAD_NAME: 'LORONG 1 TOA PAYOH',
                BUILDING: 'NIL',
                ADDRESS: '',
                POSTAL: '310123',
                LATITUDE: '1.3406',
                LONGITUDE: '103.8442',
              },
            ]
          : [];
      return { body: { found: results.length, results } };
    }
    const address = { road: 'Aguinaldo Highway', city: 'Dasmariñas', state: 'Cavite', country_code: 'ph' };
    return {
      body:
        url.searchParams.get('q') === 'Aguinaldo Highway'
          ? [{ place_id: 1, lat: '14.33', lon: '120.94', name: '', display_name: '', category: 'highway', address }]
          : [],
    };
  });
});
afterAll(async () => {
  await service.close();
  await database.drop();
});

function create(
  settings: { ONEMAP_URL?: string; NOMINATIM_URL?: string } = { ONEMAP_URL: service.url, NOMINATIM_URL: service.url },
) {
  const warnings: string[] = [];
  const log = { warn: (fields: unknown) => void warnings.push(JSON.stringify(fields)) };
  const env = {
    ONEMAP_URL: settings.ONEMAP_URL,
    ONEMAP_TOKEN: undefined,
    NOMINATIM_URL: settings.NOMINATIM_URL,
    public_url: 'http://sampan.test',
  };
  return { geocoder: createGeocoder({ db: databaseOn(database.pool), env, log: log as never }), warnings };
}

describe('the geocoder the settings ask for', () => {
  it('uses the shipped data alone when nothing is set', async () => {
    const before = service.requests.length;
    const { geocoder } = create({});
    expect(await geocoder.searchPostcode({ post_code: '310123', country: 'SG', limit: 5 })).toMatchObject([
      { district: 'Toa Payoh', street: '' },
    ]);
    expect(service.requests.length).toBe(before);
  });

  it('asks OneMap for Singapore, and remembers the answer', async () => {
    is_up = true;
    const { geocoder } = create();
    const before = service.requests.length;
    for (let round = 0; round < 3; round += 1) {
      expect(await geocoder.searchPostcode({ post_code: '310123', country: 'SG', limit: 5 })).toMatchObject([
        { street: '123 Lorong 1 Toa Payoh', post_code: '310123' },
      ]);
    }
    expect(service.requests.length).toBe(before + 1);
  });

  it('writes the levels of a foreign answer as our own lists do, so that the form finds them', async () => {
    is_up = true;
    const { geocoder } = create();
    const [found] = await geocoder.searchText({ text: 'Aguinaldo Highway', country: 'PH', language: 'en', limit: 5 });
    expect(found).toMatchObject({
      street: 'Aguinaldo Highway',
      city: 'Dasmariñas City',
      state: 'Cavite',
      post_code: '4114',
      lat: 14.33,
      lng: 120.94,
    });
    expect(found?.formatted_address).toBe('Aguinaldo Highway, Dasmariñas City, Cavite, Philippines 4114');
  });

  it('falls back to the shipped data when a service finds nothing', async () => {
    is_up = true;
    const { geocoder, warnings } = create();
    expect(
      (await geocoder.searchText({ text: 'toa payoh', country: 'SG', language: 'en', limit: 5 }))[0],
    ).toMatchObject({ district: 'Toa Payoh' });
    expect(warnings).toEqual([]);
  });

  it('falls back when a service is down, says so in the log, and tries again next time', async () => {
    const { geocoder, warnings } = create();
    is_up = false;
    expect(await geocoder.searchPostcode({ post_code: '310123', country: 'SG', limit: 5 })).toMatchObject([
      { district: 'Toa Payoh', street: '' },
    ]);
    expect(warnings.join()).toContain('503');
    is_up = true;
    expect(await geocoder.searchPostcode({ post_code: '310123', country: 'SG', limit: 5 })).toMatchObject([
      { street: '123 Lorong 1 Toa Payoh' },
    ]);
  });
});
