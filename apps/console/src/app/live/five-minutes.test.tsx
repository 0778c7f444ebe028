import { useQuery } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { elapse, showPage, type ShownPage } from '#test/features/auth/auth-page.fixtures.tsx';
import { useApi } from '../../shared/api/services.tsx';
import { $live } from './live.store.ts';
import { usePolling } from './use-polling.ts';
import { useTrackActive } from './use-track-active.ts';

const MINUTES_5 = 300_000;
let shown: ShownPage;
let visibility: DocumentVisibilityState = 'visible';

function Page() {
  useTrackActive();
  usePolling();
  const api = useApi();
  useQuery({ queryKey: ['me'], queryFn: () => api.getMe() });
  return null;
}

const count = (path: string) => shown.asked.filter((asked) => asked.path === path).length;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  visibility = 'visible';
  $live.set('connecting');
  shown = await showPage(Page, '/auth', () => undefined);
});
afterEach(async () => {
  await shown.unmount();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('POST /me/track_active goes out every 5 minutes with an empty body, and not while hidden (spec 7)', async () => {
  await elapse(MINUTES_5 - 1);
  expect(count('/me/track_active')).toBe(0);
  await elapse(1);
  expect(shown.asked.filter(({ path }) => path === '/me/track_active')).toEqual([
    { method: 'POST', path: '/me/track_active', body: null },
  ]);
  visibility = 'hidden';
  await elapse(MINUTES_5 * 2);
  expect(count('/me/track_active')).toBe(1);
});

test('what is on screen is asked for every 5 minutes behind a closed socket, and not beside an open one (spec 9 Timings)', async () => {
  const before = count('/me');
  await elapse(MINUTES_5);
  expect(count('/me')).toBe(before + 1);
  await act(async () => $live.set('open'));
  await elapse(MINUTES_5 * 2);
  expect(count('/me')).toBe(before + 1);
});
