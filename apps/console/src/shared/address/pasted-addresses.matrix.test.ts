import { createApi } from '@sampan/api-client';
import { COUNTRY_CODES, type CountryCode } from '@sampan/country-rules';
import { createTestDatabase, startTestServer, type TestDatabase, type TestServer } from '@sampan/testing';
import { emptyAddress } from '@sampan/stores/address';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressLookups } from './address-lookups.ts';
import { parsePastedAddress } from './pasted-address.ts';
import { judge, readRows, type PastedPart } from '#test/shared/address/pasted-addresses.fixtures.ts';
import { readAddress } from './read-address.ts';

let database: TestDatabase;
let server: TestServer;
beforeAll(async () => {
  database = await createTestDatabase({ template: 'demo' });
  server = await startTestServer({ database_url: database.url, env: { SAMPAN_RATE_LIMIT_FACTOR: '1000' } });
});
afterAll(async () => {
  await server.stop();
  await database.drop();
});

/** Addresses of public places, pasted against a real server: figures and every line that is not fully right. */
async function read(country: CountryCode, part: PastedPart) {
  const lookups = addressLookups(createApi({ base_url: server.url, country, language: 'en' }), country, 'en');
  const rows = readRows(country, part);
  const verdicts = [];
  for (const row of rows) {
    const found = await readAddress(lookups, country, row.text, emptyAddress(country));
    verdicts.push({ row, ...judge(found, row, country) });
  }
  const report = verdicts
    .filter((verdict) => !verdict.is_right)
    .map(({ row, is_silently_wrong, differences }) =>
      [is_silently_wrong ? 'SILENT' : 'asks  ', JSON.stringify(row.text), ...differences].join('\n    '),
    );
  const right = verdicts.filter((verdict) => verdict.is_right).length;
  const silent = verdicts.filter((verdict) => verdict.is_silently_wrong).length;
  console.log(
    `${country} ${part}: ${right} of ${rows.length} fully right, ${silent} silently wrong\n${report.join('\n')}`,
  );
  return { rows: rows.length, right, silent };
}

describe('pasted addresses of public places (look.md 3.1, step 1)', () => {
  it.each(COUNTRY_CODES)('%s: 95 in a hundred fully right, no city or postcode silently wrong', async (country) => {
    const { rows, right, silent } = await read(country, 'tuned');
    expect(rows).toBe(60);
    expect(silent).toBe(0);
    expect(right / rows).toBeGreaterThanOrEqual(0.95);
  });

  // They were put aside until they were read once. The parser has been worked on with them since; README.md of the data
  // keeps what they said first.
  it.each([
    ['second', 'SG', 20, 20],
    ['second', 'MY', 20, 20],
    ['second', 'PH', 19, 20],
    ['second', 'ID', 20, 20],
    ['second', 'VN', 20, 20],
    ['third', 'PH', 20, 20],
    ['third', 'ID', 19, 20],
    ['fourth', 'SG', 7, 7],
    ['fourth', 'MY', 8, 8],
    ['fourth', 'PH', 16, 17],
    ['fourth', 'ID', 19, 19],
    ['fourth', 'VN', 9, 9],
    ['fifth', 'SG', 6, 6],
    ['fifth', 'MY', 8, 8],
    ['fifth', 'PH', 20, 20],
    ['fifth', 'ID', 18, 18],
    ['fifth', 'VN', 8, 8],
    ['sixth', 'PH', 20, 20],
    ['sixth', 'ID', 20, 20],
    ['seventh', 'PH', 20, 20],
    ['seventh', 'ID', 19, 20],
    ['eighth', 'PH', 20, 20],
    ['eighth', 'ID', 20, 20],
    ['ninth', 'PH', 20, 20],
    ['ninth', 'ID', 20, 20],
    ['tenth', 'PH', 20, 20],
    ['tenth', 'ID', 19, 20],
    ['eleventh', 'PH', 20, 20],
    ['eleventh', 'ID', 20, 20],
    ['twelfth', 'PH', 14, 14],
    ['twelfth', 'ID', 20, 20],
  ] as const)('set %s, %s: at least %i of %i are right, none silently wrong', async (part, country, held, all) => {
    const { rows, right, silent } = await read(country, part);
    expect([rows, silent]).toEqual([all, 0]);
    expect(right).toBeGreaterThanOrEqual(held);
  });

  // Nobody tunes on these: PUT_ASIDE=1 reads them once when a change is done.
  it.runIf(process.env['PUT_ASIDE'] === '1').each(COUNTRY_CODES)('put aside: %s', async (country) => {
    const { rows, silent } = await read(country, 'put-aside');
    expect([rows, silent]).toEqual([20, 0]);
  });

  it.each(['MY', 'PH', 'ID'] as const)('%s: no city loses its last letter to a postcode', async (country) => {
    const lookups = addressLookups(createApi({ base_url: server.url, country, language: 'en' }), country, 'en');
    const states = await lookups.loadLevel(1, []);
    const cities = (await Promise.all(states.map(({ name }) => lookups.loadLevel(2, [name])))).flat();
    expect(cities.length).toBeGreaterThan(400);
    const code = country === 'PH' ? '1740' : '59311';
    const wrong = cities.filter(({ name }) => {
      const { post_code, parts } = parsePastedAddress(`Jalan Besar 1, ${name} ${code}`, country);
      const last = name.split(', ').at(-1) ?? '';
      return post_code !== code || parts.at(-1) !== last;
    });
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  it.each([
    ['Lot 5, Jalan Lingkaran Luar, 75450 Melaka', ['Ayer Keroh', 'Melaka']],
    ['12 Jalan Dato Demang, 78000 Melaka', ['Alor Gajah', 'Melaka']],
    ['8 Jalan Taman Ibu Kota, 53300 Kuala Lumpur', ['Kuala Lumpur', 'Setapak']],
    ['70 Lintang Mayang Pasir, 11900 Pulau Pinang', ['Bayan Lepas', 'Pulau Pinang']],
    ['8 Jalan Taman Ibu Kota, 50050 Kuala Lumpur', []],
  ])('asks whether the town or the state of its name is meant: %s', async (text, cities) => {
    const lookups = addressLookups(createApi({ base_url: server.url, country: 'MY', language: 'en' }), 'MY', 'en');
    const found = await readAddress(lookups, 'MY', text, emptyAddress('MY'));
    expect(found?.choices.map(({ draft }) => draft.city).toSorted()).toEqual(cities);
    expect(found?.draft.city).toBe(cities.length === 0 ? 'Kuala Lumpur' : '');
  });
});
