import { createI18nFrom } from '@sampan/i18n';
import { loadMessages } from '@sampan/messages';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { LocaleProvider } from '../../shared/locale/locale.tsx';
import { endSession, startSession } from '../../shared/session/session.store.ts';
import { SettingsLayout } from './settings-layout.tsx';

let root: Root;
afterEach(async () => {
  await act(async () => root.unmount());
  endSession();
});

async function resize(width: number): Promise<void> {
  const { happyDOM } = window as unknown as { happyDOM: { setViewport(size: { width: number }): void } };
  await act(async () => happyDOM.setViewport({ width }));
}

async function show(address: string): Promise<HTMLElement> {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  startSession({ token: 'token', user: { id: 'user', role: 'owner', country_code: 'SG' } as never });
  const root_route = createRootRoute();
  const frame = createRoute({ getParentRoute: () => root_route, path: '/settings', component: SettingsLayout });
  const page = createRoute({
    getParentRoute: () => frame,
    path: 'company',
    component: () => <input aria-label="Name" />,
  });
  const router = createRouter({
    routeTree: root_route.addChildren([frame.addChildren([page])]),
    history: createMemoryHistory({ initialEntries: [address] }),
  });
  const i18n = createI18nFrom({ language: 'en', country: 'SG', messages: await loadMessages('en') });
  const box = document.createElement('div');
  document.body.append(box);
  root = createRoot(box);
  await act(async () => {
    await router.load();
    root.render(
      <LocaleProvider i18n={i18n}>
        {/* The real router's types know more routes than this small one. */}
        <RouterProvider router={router as never} />
      </LocaleProvider>,
    );
  });
  return box;
}

test('a tablet that is turned keeps what was typed on a page of settings (look.md 1.3)', async () => {
  await resize(820);
  const box = await show('/settings/company');
  const field = box.querySelector('input');
  if (field === null) throw new Error('no page');
  field.value = 'Kopi & Kaya Goods';
  expect(box.querySelector('nav')).toBe(null);
  for (const width of [1180, 820, 1180]) {
    await resize(width);
    expect(box.querySelector('nav') !== null).toBe(width >= 1040);
    expect(box.querySelector('input')).toBe(field);
  }
  expect(field.value).toBe('Kopi & Kaya Goods');
});
