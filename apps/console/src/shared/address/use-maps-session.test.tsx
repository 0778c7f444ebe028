import type { User } from '@sampan/contract';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buttonNamed, click, elapse, showPage, type ShownPage } from '#test/features/auth/auth-page.fixtures.tsx';
import { endSession, startSession } from '../session/session.store.ts';
import { useMapsSession } from './use-maps-session.ts';

let shown: ShownPage;

function Page() {
  const [is_open, setOpen] = useState(false);
  const map = useMapsSession(is_open);
  return (
    <button type="button" onClick={() => setOpen(true)}>
      {map?.coast_url ?? 'no map'}
    </button>
  );
}

const asked = () => shown.asked.filter(({ path }) => path === '/common/constant').length;
const show = async () => {
  shown = await showPage(Page, '/auth', ({ path }) =>
    path === '/common/constant'
      ? Response.json({ map: { coast_url: '/coast.json', tile_url: null, tile_attribution: null } })
      : undefined,
  );
};

beforeEach(() => {
  vi.useFakeTimers();
  startSession({ token: 't', user: { id: 'u1', country_code: 'SG' } as User });
});
afterEach(async () => {
  await shown.unmount();
  endSession();
  vi.useRealTimers();
});

test('the map is got ready 1 s after the profile (spec 9 Timings, Maps/location session)', async () => {
  await show();
  await elapse(999);
  expect(asked()).toBe(0);
  await elapse(1);
  expect(asked()).toBe(1);
  await vi.waitFor(async () => {
    await elapse(1);
    expect(shown.box.textContent).toBe('/coast.json');
  });
});

test('a map that is opened sooner does not wait', async () => {
  await show();
  await click(buttonNamed(shown.box, /no map/u));
  await elapse(0);
  expect(asked()).toBe(1);
});
