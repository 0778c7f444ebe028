import type { User } from '@sampan/contract';
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { showPage, type ShownPage } from '#test/features/auth/auth-page.fixtures.tsx';
import { $session, locale_store, session, startSession } from '../../shared/session/session.store.ts';
import { MaintainPage } from './maintain.page.tsx';

let shown: ShownPage;
afterEach(() => shown.unmount());

/** The Vietnamese sentences are fetched; a busy machine takes its time. */
const LONG = { timeout: 15_000 };

const stored = () => Object.keys(globalThis.localStorage).sort();

test('spec 2 and trust 4 row 35: /maintain clears nothing by itself; leaving clears country and session, keeps drafts', async () => {
  startSession({ token: 't', user: { id: 'u1', country_code: 'VN' } as User });
  session.setGhostUserId('g1');
  locale_store.setCountry('VN');
  locale_store.setLanguage('en');
  globalThis.localStorage.setItem('sampan.order_draft.u1', '{}');
  globalThis.localStorage.setItem('sampan.theme', 'dark');
  const before = stored();
  shown = await showPage(MaintainPage, '/auth', () => undefined);
  const leave = await vi.waitFor(() => {
    const link = shown.box.querySelector<HTMLAnchorElement>('a[href="/sg"]');
    if (link === null) throw new Error('the notice is not there yet');
    return link;
  }, LONG);
  expect(shown.box.querySelector('main')?.lang).toBe('vi');
  expect(shown.box.querySelector('h1')?.textContent).toBe('Dịch vụ của chúng tôi tại Việt Nam đã đóng');
  expect(shown.box.querySelector('a[href^="mailto:"]')?.textContent).toBe('Liên hệ chăm sóc khách hàng');
  expect(stored()).toEqual(before);
  await act(async () => {
    // Only what the click does here; the page would change.
    leave.addEventListener('click', (event) => event.preventDefault(), { once: true });
    leave.click();
  });
  expect($session.get()).toBeNull();
  expect(stored()).toEqual(['sampan.language', 'sampan.order_draft.u1', 'sampan.theme']);
});
