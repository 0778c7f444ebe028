import { createApi } from '@sampan/api-client';
import { HEADERS } from '@sampan/contract';
import { expect, test } from 'vitest';
import { addressLookups } from './address-lookups.ts';

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
