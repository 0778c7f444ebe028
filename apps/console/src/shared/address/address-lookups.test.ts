import { createApi } from '@sampan/api-client';
import { HEADERS } from '@sampan/contract';
import { addressLevelsOf, rulesOf } from '@sampan/country-rules';
import { expect, test } from 'vitest';
import { addressLookups } from './address-lookups.ts';

test.each(['ID', 'VN'] as const)(
  'spec 3 Country config: %s has no cities of its own, those of a province are asked for at the lists',
  async (country) => {
    const { level, field } = addressLevelsOf(country)[1] ?? {};
    expect([level, field]).toEqual([2, 'city']);
    expect(JSON.stringify(rulesOf(country))).not.toMatch(/"(cities|towns|places)"/u);
    const asked: string[] = [];
    const api = createApi({
      base_url: 'http://server.test',
      country,
      language: 'en',
      fetch: async (request) => {
        asked.push(new URL(String(request instanceof Request ? request.url : request)).pathname);
        return Response.json({ records: [], total: 0, page: 1, per_page: 1000 });
      },
    });
    expect(await addressLookups(api, country, 'en').loadLevel(2, ['a province'])).toEqual([]);
    expect(asked).toEqual(['/api/v1/common/supported_locations/level_2/list']);
  },
);

test('the search of the map goes without authorization, country and ghost user, but with the language (spec 7 Common)', async () => {
  const sent: Headers[] = [];
  const api = createApi({
    base_url: 'http://server.test',
    country: 'MY',
    language: 'en',
    getToken: () => 'secret',
    getGhostUserId: () => 'ghost',
    fetch: async (request, init) => {
      sent.push(new Headers(init?.headers ?? (request as Request).headers));
      return Response.json({ records: [], total: 0, page: 1, per_page: 20 });
    },
  });
  const { searchAddresses, searchPlaces } = addressLookups(api, 'MY', 'en');
  const { signal } = new AbortController();
  await searchPlaces('Jalan Ampang', signal);
  await searchAddresses('Jalan Ampang', signal);
  const said = ['authorization', HEADERS.country, HEADERS.ghostUser, HEADERS.language];
  expect(sent.map((headers) => said.map((name) => headers.get(name)))).toEqual([
    [null, null, null, 'en'],
    ['Bearer secret', 'MY', 'ghost', 'en'],
  ]);
});
