import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { showPage, type ShownPage } from '#test/features/auth/auth-page.fixtures.tsx';
import { $asked_search } from '../../../shared/search/search-everywhere.store.ts';
import { endSession, startSession } from '../../../shared/session/session.store.ts';
import { EmptyList } from './empty-list.tsx';

let shown: ShownPage;
afterEach(async () => {
  await shown.unmount();
  $asked_search.set(null);
  endSession();
});

const show = async (
  search: object,
  { list = 'pick-up', counts = {}, found = {} }: { list?: 'new' | 'pick-up'; counts?: object; found?: object } = {},
) => {
  startSession({
    token: 'token',
    user: { id: 'user', role: 'owner', country_code: 'SG', rights: ['createOrder'] } as never,
  });
  shown = await showPage(
    () => <EmptyList list={list} search={search} onClear={() => undefined} />,
    '/auth',
    ({ path }) =>
      Response.json(path.includes('count') ? counts : { parcels: [], people: [], is_near: false, ...found }),
  );
};
const button = () => [...shown.box.querySelectorAll('button')].find((one) => one.textContent === 'Search everywhere');

test('look-v2 2: a text that a list has no parcel for is looked for everywhere', async () => {
  await show({ search: 'Bautista' });
  button()?.click();
  expect($asked_search.get()).toBe('Bautista');
});

test('filters without a text offer no search', async () => {
  await show({ courier: 'merlion-express' });
  expect(shown.box.textContent).toContain('No parcels match');
  expect(button()).toBeUndefined();
});

test.each([
  ['the first parcel is offered to a newcomer', { new: 0, in_transit: 0, cod: 0 }, 'Create your first parcel'],
  ['a list that was emptied says so', { new: 0, ready_to_ship: 2 }, 'No parcels here'],
] as const)('%s', async (_, counts, title) => {
  await show({}, { list: 'new', counts });
  // The counts arrive in a turn of their own.
  await vi.waitFor(async () => {
    await act(async () => undefined);
    expect(shown.box.textContent).toContain(title);
  });
  expect(shown.box.textContent).toContain('Create parcel');
});

test('look-v2 2: a name that is written nearly so is offered, and leads to its parcels', async () => {
  await show({ search: 'Bautsta' }, { found: { is_near: true, parcels: [{ recipient_name: 'Jose Bautista' }] } });
  const offered = () =>
    [...shown.box.querySelectorAll('button')].find((one) => one.textContent === 'Did you mean Jose Bautista?');
  await vi.waitFor(async () => {
    await act(async () => undefined);
    expect(offered()).toBeDefined();
  });
  offered()?.click();
  expect($asked_search.get()).toBe('Jose Bautista');
});

test('what is found as it is written, in another list, is no other name', async () => {
  await show({ search: 'Bautista' }, { found: { is_near: false, parcels: [{ recipient_name: 'Jose Bautista' }] } });
  await vi.waitFor(() => expect(shown.asked.some(({ path }) => path.includes('search'))).toBe(true));
  await act(async () => undefined);
  expect(shown.box.textContent).not.toContain('Did you mean');
});
