import { ACCEPT_V1 } from '@sampan/contract';
import { createTestDatabase, startTestCluster } from '@sampan/testing';
import { pino } from 'pino';
import { readEnv } from '../src/platform/config/env.ts';
import { databaseOn } from '../src/platform/database/database.ts';
import { seedLocations } from '../src/modules/shipping/location/index.ts';
import { appOf, composeServer } from '../src/composition/server.ts';

interface Figure {
  name: string;
  value: number;
  unit: string;
  target: string | null;
}

const LISTS = '/api/v1/common/supported_locations/level_';
const SEARCH = '/api/v1/common/search_addresses';
const REVERSE = '/api/v1/common/reverse_geocode';

/** Rows per list: 38, 83, 48, 168 with former names, 897, 44 and 10 villages: the ones a form asks for. */
const LEVEL_LISTS = [
  `${LISTS}1/list?country_code=ID&language=id&per_page=1000`,
  `${LISTS}1/list?country_code=PH&language=en&per_page=1000`,
  `${LISTS}2/list?country_code=MY&level1=Selangor&per_page=1000`,
  `${LISTS}2/list?country_code=VN&language=vi&level1=Th%C3%A0nh%20ph%E1%BB%91%20H%E1%BB%93%20Ch%C3%AD%20Minh&per_page=1000`,
  `${LISTS}3/list?country_code=PH&level1=Metro%20Manila&level2=Manila&per_page=1000`,
  `${LISTS}3/list?country_code=ID&level1=Jawa%20Timur&level2=Kabupaten%20Malang&per_page=1000`,
  `${LISTS}4/list?country_code=ID&level1=DKI%20Jakarta&level2=Kota%20Jakarta%20Pusat&level3=Menteng&per_page=1000`,
];
const SEARCHES = [
  'country_code=PH&address=dasmarinas',
  'country_code=PH&address=Blk%207%20Lot%2012%20Brgy%20San%20Antonio%2C%20Dasmarinas%20Cavite',
  'country_code=PH&address=san%20jose',
  'country_code=ID&address=kecamatan%20menteng',
  'country_code=ID&address=Jl%20Teuku%20Umar%20No%201%2C%20Menteng%2C%20Jakarta%20Pusat',
  'country_code=VN&address=12%20Nguyen%20Trai%2C%20Quan%201',
  'country_code=MY&address=petaling%20jaya',
  'country_code=SG&address=toa%20payoh',
  'country_code=SG&post_code=310123',
  'country_code=MY&post_code=47300',
].map((query) => `${SEARCH}?${query}`);
const POINTS = [
  [14.33, 120.94, 'PH'],
  [-6.2, 106.84, 'ID'],
  [3.12, 101.62, 'MY'],
  [10.77, 106.69, 'VN'],
  [1.33, 103.85, 'SG'],
].map(([lat, lng, country]) => `${REVERSE}?lat=${lat}&lng=${lng}&country_code=${country}`);

const ROUNDS = 60;
const AT_ONCE = 4;

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** Level lists, searches and reverse look-ups through the API and a real database, four callers at once; the issue asks for lists under 50 ms p95. */
export async function benchLocations(): Promise<Figure[]> {
  const cluster = await startTestCluster();
  const database = await createTestDatabase({ cluster, pool: { max: 20 } });
  try {
    const env = readEnv({ SAMPAN_RATE_LIMIT_FACTOR: '100000', SAMPAN_CHECK_ANSWERS: 'false' }, 'unused');
    const app = appOf(await composeServer({ pool: database.pool, env, log: pino({ level: 'silent' }) }));
    let largest = 0;
    const ask = async (path: string): Promise<number> => {
      const began = performance.now();
      const response = await app.request(`http://sampan.bench${path}`, { headers: { Accept: ACCEPT_V1 } });
      const { records } = (await response.json()) as { records: unknown[] };
      if (response.status !== 200 || records.length === 0)
        throw new Error(`${path} answered ${response.status} with ${records.length} records`);
      largest = Math.max(largest, records.length);
      return performance.now() - began;
    };
    const timesOf = async (paths: readonly string[]): Promise<number[]> => {
      for (const path of paths) await ask(path);
      const queue = Array.from({ length: ROUNDS }, () => paths).flat();
      const times: number[] = [];
      const caller = async (): Promise<void> => {
        for (let path = queue.pop(); path !== undefined; path = queue.pop()) times.push(await ask(path));
      };
      await Promise.all(Array.from({ length: AT_ONCE }, caller));
      return times;
    };
    const lists = await timesOf(LEVEL_LISTS);
    const longest = largest;
    const searches = await timesOf(SEARCHES);
    const points = await timesOf(POINTS);

    await database.pool.query('delete from location_versions');
    const began = performance.now();
    await seedLocations(databaseOn(database.pool));
    const fill_s = (performance.now() - began) / 1000;
    return [
      { name: 'Level list, p95', value: percentile(lists, 0.95), unit: 'ms', target: '< 50' },
      { name: 'Level list, median', value: percentile(lists, 0.5), unit: 'ms', target: null },
      { name: 'Longest level list', value: longest, unit: 'rows', target: '<= 1000' },
      { name: 'Address search, p95', value: percentile(searches, 0.95), unit: 'ms', target: '< 100' },
      { name: 'Reverse look-up, p95', value: percentile(points, 0.95), unit: 'ms', target: '< 50' },
      { name: 'First fill of the location tables', value: fill_s, unit: 's', target: null },
    ];
  } finally {
    await database.drop();
    await cluster.stop();
  }
}
