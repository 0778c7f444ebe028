import type { Api } from '@sampan/api-client';
import type { User } from '@sampan/contract';
import { expect, test, vi } from 'vitest';
import { endSession, startSession, updateSessionUser } from '../session/session.store.ts';
import { addressLookups } from './address-lookups.ts';
import { keepLevelOne } from './level-one.ts';

const WEI = { id: 'u1', name: 'Nurul', country_code: 'MY', language: 'en' } as User;
const STATES = [{ name: 'Johor' }, { name: 'Kedah' }];

function apiThat(answer: () => Promise<unknown>) {
  const listLevel1 = vi.fn((_call: { query: { country_code: string } }) => answer());
  return { api: { listLevel1 } as unknown as Api, asked: () => listLevel1.mock.calls.map(([{ query }]) => query) };
}

test('level 1 is loaded at start and on token change, for countries that have one (spec 7 Common)', async () => {
  startSession({ token: 'first', user: WEI });
  const { api, asked } = apiThat(async () => ({ records: STATES }));
  const stop = keepLevelOne(api);
  expect(asked()).toEqual([{ country_code: 'MY', language: 'en', per_page: '1000' }]);
  expect(await addressLookups(api, 'MY', 'en').loadLevel(1, [])).toEqual(STATES);
  updateSessionUser({ ...WEI, name: 'Nurul Aisyah' });
  await Promise.resolve();
  expect(asked(), 'a form asks nothing anew, nor does a profile').toHaveLength(1);
  startSession({ token: 'second', user: { ...WEI, id: 'u2', country_code: 'PH' } });
  await Promise.resolve();
  expect(asked().map(({ country_code }) => country_code)).toEqual(['MY', 'PH']);
  endSession();
  await Promise.resolve();
  expect(asked(), 'Singapore has no states').toHaveLength(2);
  stop();
});

test('a list that failed is asked for again by the form that needs it', async () => {
  startSession({ token: 'third', user: { ...WEI, country_code: 'ID', language: 'id' } });
  let is_down = true;
  const { api, asked } = apiThat(async () => {
    if (is_down) throw new Error('down');
    return { records: STATES };
  });
  const stop = keepLevelOne(api);
  await expect(addressLookups(api, 'ID', 'id').loadLevel(1, [])).rejects.toThrow('down');
  is_down = false;
  expect(await addressLookups(api, 'ID', 'id').loadLevel(1, [])).toEqual(STATES);
  expect(asked()).toHaveLength(2);
  stop();
});
