import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GeocoderUnavailable } from '../../ports/geocoder.ts';
import type { StandIn } from '#test/adapters/geocoder-http/stand-in.fixtures.ts';
import { startStandIn } from '#test/adapters/geocoder-http/stand-in.fixtures.ts';
import { createOneMapGeocoder, readableName } from './onemap-geocoder.ts';

const TOKEN = 'onemap-token';
const building = (parts: Record<string, string>) => ({
  SEARCHVAL: 'NIL',
  BLK_NO: '',
  ROAD_NAME: '',
  BUILDING: 'NIL',
  ADDRESS: '',
  POSTAL: 'NIL',
  X: '30381.1',
  Y: '32195.1',
  LATITUDE: '1.3074',
  LONGITUDE: '103.854',
  ...parts,
});
const ROWELL = building({
  SEARCHVAL: '640 ROWELL ROAD SINGAPORE 200640',
  BLK_NO: '640',
  ROAD_NAME: 'ROWELL ROAD',
  ADDRESS: '640 ROWELL ROAD SINGAPORE 200640',
  POSTAL: '200640',
});
const LUCKY = building({
  SEARCHVAL: 'LUCKY PLAZA',
  BLK_NO: '304',
  ROAD_NAME: 'ORCHARD ROAD',
  BUILDING: 'LUCKY PLAZA',
  ADDRESS: '304 ORCHARD ROAD LUCKY PLAZA SINGAPORE 238863',
  POSTAL: '238863',
});

let service: StandIn;
beforeAll(async () => {
  service = await startStandIn((url, headers) => {
    if (headers.authorization !== `Bearer ${TOKEN}`)
      return { status: 401, body: { error: 'Authentication token is missing' } };
    if (url.pathname === '/api/common/elastic/search') {
      const asked = url.searchParams;
      if (!asked.get('searchVal') || asked.get('returnGeom') !== 'Y' || asked.get('getAddrDetails') !== 'Y')
        return { status: 400, body: { error: 'missing parameter' } };
      if (asked.get('searchVal') === 'broken') return { body: '<html>' };
      if (asked.get('searchVal') === '200640')
        return { body: { found: 3, totalNumPages: 1, pageNum: 1, results: [ROWELL, ROWELL, LUCKY] } };
      return {
        body:
          asked.get('searchVal') === 'lucky plaza'
            ? { found: 1, totalNumPages: 1, pageNum: 1, results: [LUCKY] }
            : { found: 0, totalNumPages: 0, pageNum: 1, results: [] },
      };
    }
    if (
      url.pathname === '/api/public/revgeocode' &&
      /^-?[\d.]+,-?[\d.]+$/.test(url.searchParams.get('location') ?? '') &&
      Number(url.searchParams.get('buffer')) <= 500
    ) {
      return {
        body: {
          GeocodeInfo: [
            {
              BUILDINGNAME: 'NIL',
              BLOCK: '10A',
              ROAD: 'TOA PAYOH LORONG 1',
              POSTALCODE: '310010',
              XCOORD: '1',
              YCOORD: '2',
              LATITUDE: '1.334',
              LONGITUDE: '103.85',
            },
          ],
        },
      };
    }
    return { status: 404, body: { error: 'no such call' } };
  });
});
afterAll(() => service.close());

const geocoder = () => createOneMapGeocoder({ base_url: service.url, token: TOKEN });

describe('OneMap', () => {
  it('answers the building of a postcode once, and no other building', async () => {
    expect(await geocoder().searchPostcode({ post_code: '200640', country: 'SG', limit: 10 })).toEqual([
      {
        id: 'SG-200640-640-ROWELL ROAD',
        street: '640 Rowell Road',
        building_name: '',
        district: '',
        city: 'Singapore',
        state: 'Singapore',
        county: '',
        country: 'SG',
        post_code: '200640',
        lat: 1.3074,
        lng: 103.854,
        formatted_address: '640 Rowell Road, Singapore 200640',
      },
    ]);
  });

  it('finds a building by its name, with readable words', async () => {
    const [found] = await geocoder().searchText({ text: 'lucky plaza', country: 'SG', language: 'en', limit: 5 });
    expect(found).toMatchObject({
      building_name: 'Lucky Plaza',
      street: '304 Orchard Road',
      formatted_address: 'Lucky Plaza, 304 Orchard Road, Singapore 238863',
    });
  });

  it('finds the building at a point', async () => {
    expect(await geocoder().reverse({ lat: 1.334, lng: 103.85, country: 'SG' })).toMatchObject([
      { street: '10A Toa Payoh Lorong 1', post_code: '310010' },
    ]);
  });

  it('finds nothing where there is nothing', async () => {
    expect(await geocoder().searchText({ text: 'zzz', country: 'SG', language: 'en', limit: 5 })).toEqual([]);
  });

  it('says that it is unavailable when the token is refused or the answer is not its own', async () => {
    const refused = createOneMapGeocoder({ base_url: service.url, token: 'old' });
    await expect(refused.searchText({ text: 'lucky plaza', country: 'SG', language: 'en', limit: 5 })).rejects.toThrow(
      GeocoderUnavailable,
    );
    await expect(geocoder().searchText({ text: 'broken', country: 'SG', language: 'en', limit: 5 })).rejects.toThrow(
      /OneMap could not be asked/,
    );
    await expect(
      createOneMapGeocoder({ base_url: 'http://127.0.0.1:9' }).reverse({ lat: 1, lng: 103, country: 'SG' }),
    ).rejects.toThrow(GeocoderUnavailable);
  });

  it('keeps block numbers as they are and writes names as people read them', () => {
    expect(readableName("BLK 10A ST. ANDREW'S ROAD")).toBe("Blk 10A St. Andrew's Road");
  });
});
