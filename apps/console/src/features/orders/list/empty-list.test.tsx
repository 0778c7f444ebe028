import { afterEach, expect, test } from 'vitest';
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

const show = async (search: object) => {
  startSession({ token: 'token', user: { id: 'user', role: 'owner', country_code: 'SG' } as never });
  shown = await showPage(
    () => <EmptyList list="pick-up" search={search} onClear={() => undefined} />,
    '/auth',
    () => undefined,
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
