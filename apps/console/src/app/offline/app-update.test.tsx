import type { User } from '@sampan/contract';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showPage, type ShownPage } from '#test/features/auth/auth-page.fixtures.tsx';
import { endSession, startSession } from '../../shared/session/session.store.ts';
import { forgetAtSignOut } from '../forget-at-sign-out.ts';
import { AppUpdate } from './app-update.tsx';
import { startAppWorker } from './app-worker.ts';
import { offlineHtml } from './offline-page.ts';

/** A browser's workers, as far as the console speaks to them. */
function fakeWorkers(controller: object | null) {
  const registration = {
    update: vi.fn<() => Promise<void>>(() => Promise.resolve()),
    unregister: vi.fn<() => Promise<boolean>>(() => Promise.resolve(true)),
  };
  return Object.assign(new EventTarget(), {
    controller,
    registration,
    register: vi.fn<(url: string | URL) => Promise<object>>(() => Promise.resolve(registration)),
    getRegistration: () => Promise.resolve(registration),
  });
}
const own = (target: object, name: string, value: unknown) =>
  Object.defineProperty(target, name, { configurable: true, value });

/** Longer than a busy machine takes. */
const SOON = { timeout: 15_000 };
let shown: ShownPage | undefined;
const kept = new Map<string, Response>();
beforeEach(() => {
  kept.clear();
  own(globalThis, 'caches', {
    open: () => Promise.resolve({ put: (path: string, answer: Response) => Promise.resolve(kept.set(path, answer)) }),
    delete: () => Promise.resolve(kept.clear()),
  });
});
afterEach(async () => {
  vi.useRealTimers();
  await shown?.unmount();
  shown = undefined;
  endSession();
  Reflect.deleteProperty(globalThis, 'caches');
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

test('the first worker is no news, one that takes over from it is', async () => {
  const workers = fakeWorkers(null);
  own(navigator, 'serviceWorker', workers);
  const told = vi.fn<() => void>();
  const stop = startAppWorker(told);
  await vi.waitFor(() => expect(workers.register).toHaveBeenCalled());
  await Promise.resolve();
  workers.dispatchEvent(new Event('controllerchange'));
  expect(told).not.toHaveBeenCalled();
  workers.dispatchEvent(new Event('controllerchange'));
  expect(told).toHaveBeenCalledOnce();
  stop();
  workers.dispatchEvent(new Event('controllerchange'));
  expect(told).toHaveBeenCalledOnce();
});

test('an open app asks for a new build each hour, and a browser without workers is left alone', async () => {
  vi.useFakeTimers();
  const workers = fakeWorkers({});
  own(navigator, 'serviceWorker', workers);
  const told = vi.fn<() => void>();
  const stop = startAppWorker(told);
  await vi.advanceTimersByTimeAsync(2 * 3_600_000);
  expect(workers.registration.update).toHaveBeenCalledTimes(2);
  workers.dispatchEvent(new Event('controllerchange'));
  expect(told).toHaveBeenCalledOnce();
  stop();
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(workers.registration.update).toHaveBeenCalledTimes(2);
  own(navigator, 'serviceWorker', undefined);
  startAppWorker(told)();
});

test('while somebody is signed in the offline page is kept; when they leave, nothing is', async () => {
  startSession({ token: 'token', user: { id: 'u1', country_code: 'SG', rights: [] } as unknown as User });
  localStorage.setItem('sampan.updated_at', '1');
  const workers = fakeWorkers({});
  own(navigator, 'serviceWorker', workers);
  shown = await showPage(
    () => <AppUpdate />,
    '/auth',
    () => undefined,
  );
  await vi.waitFor(() => expect([...kept.keys()]).toEqual(['/offline']));
  const page = await kept.get('/offline')?.text();
  expect(page).toContain('data-offset="8" data-text="Last updated: {{when}}"');
  expect(kept.get('/offline')?.headers.get('content-security-policy')).toContain("default-src 'none'");
  const stop = forgetAtSignOut();
  await act(() => Promise.resolve(endSession()));
  await vi.waitFor(() => expect(workers.registration.unregister).toHaveBeenCalledOnce(), SOON);
  window.dispatchEvent(new Event('pagehide'));
  expect([kept.size, localStorage.getItem('sampan.updated_at')]).toEqual([0, null]);
  stop();
});

test('who leaves before a page has its part of it leaves nothing of an earlier page', async () => {
  const stop = forgetAtSignOut();
  startSession({ token: 'token', user: { id: 'u1', country_code: 'SG', rights: [] } as unknown as User });
  localStorage.setItem('sampan.updated_at', '1');
  kept.set('/offline', new Response(''));
  const workers = fakeWorkers({});
  own(navigator, 'serviceWorker', workers);
  endSession();
  await vi.waitFor(() => expect(workers.registration.unregister).toHaveBeenCalledOnce(), SOON);
  expect([kept.size, localStorage.getItem('sampan.updated_at')]).toEqual([0, null]);
  stop();
});

test('a worker that is there only after its person left is taken out again', async () => {
  const workers = fakeWorkers(null);
  own(navigator, 'serviceWorker', workers);
  startAppWorker(() => undefined)();
  await vi.waitFor(() => expect(workers.registration.unregister).toHaveBeenCalledOnce(), SOON);
});

test('words stay words on the offline page', () => {
  const page = offlineHtml({ language: 'en', offset: 8, title: '<b>&', text: 'a', seen: '"{{when}}"', retry: 'b' });
  expect(page).toContain('<h1>&lt;b&gt;&amp;</h1>');
  expect(page).toContain('data-text="&quot;{{when}}&quot;"');
});
