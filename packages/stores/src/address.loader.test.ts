import { describe, expect, it } from 'vitest';
import { createLevelLoader, createPostcodeLookUp } from './address.loader.ts';
import type { LocationClient } from './address.port.ts';

function recordingClient() {
  const calls: [string, unknown][] = [];
  const record = (name: string) => (input: unknown) => {
    calls.push([name, input]);
    return Promise.resolve({ records: [{ name: 'Somewhere', street: '' }] });
  };
  const client: LocationClient = {
    listLevel1: record('1'),
    listLevel2: record('2'),
    listLevel3: record('3'),
    listLevel4: record('4'),
    searchAddresses: record('search'),
  };
  return { client, calls };
}

describe('level lists through a client (spec 7 supported_locations)', () => {
  it('ask with country, language, the whole list and the names above', async () => {
    const { client, calls } = recordingClient();
    const loadLevel = createLevelLoader(client, () => 'id');
    const { signal } = new AbortController();
    for (const level of [1, 2, 3, 4] as const) {
      await expect(
        loadLevel({ country: 'ID', level, parents: ['a', 'b', 'c'].slice(0, level - 1), signal }),
      ).resolves.toMatchObject([{ name: 'Somewhere' }]);
    }
    const common = { country_code: 'ID', language: 'id', per_page: 1000 };
    expect(calls).toEqual([
      ['1', { query: common }],
      ['2', { query: { ...common, level1: 'a' } }],
      ['3', { query: { ...common, level1: 'a', level2: 'b' } }],
      ['4', { query: { ...common, level1: 'a', level2: 'b', level3: 'c' } }],
    ]);
  });

  it('look postcodes up in Singapore', async () => {
    const { client, calls } = recordingClient();
    await createPostcodeLookUp(client)('018956', new AbortController().signal);
    expect(calls).toEqual([['search', { query: { post_code: '018956', country_code: 'SG' } }]]);
  });
});
