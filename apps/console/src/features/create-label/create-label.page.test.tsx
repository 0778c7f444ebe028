import type { User } from '@sampan/contract';
import { createApi } from '@sampan/api-client';
import { createI18nFrom } from '@sampan/i18n';
import { loadMessages } from '@sampan/messages';
import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { problem } from '#test/features/auth/auth-page.fixtures.tsx';
import { createQueryClient } from '../../shared/api/query-client.ts';
import { ServicesProvider } from '../../shared/api/services.tsx';
import { resultDialog } from '../../shared/dialog/result-dialog.store.ts';
import { LocaleProvider } from '../../shared/locale/locale.tsx';
import { RoutedNavigation } from '../../shared/routing/routed-navigation.tsx';
import { endSession, startSession } from '../../shared/session/session.store.ts';
import { CreateLabelPage } from './create-label.page.tsx';

const PERSON = {
  id: 'u1',
  name: 'Wei Ling Tan',
  email: 'wl@shop.test',
  phone: '+6591234567',
  country_code: 'SG',
  company_role: 'owner',
  coordinate: null,
  pickup_location: null,
  rights: ['createOrder'],
} as unknown as User;

let root: Root;
afterEach(async () => {
  await act(async () => root.unmount());
  resultDialog.close();
  endSession();
});

/** The page at an address of its own route, with a server that has no such parcel; answers where the router is. */
async function openPage(search: string): Promise<() => string> {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  startSession({ token: 'token', user: PERSON });
  const frame = () => (
    <RoutedNavigation>
      <Outlet />
    </RoutedNavigation>
  );
  const root_route = createRootRoute({ component: frame });
  const signed_in = createRoute({ getParentRoute: () => root_route, id: 'signed-in', component: Outlet });
  const step = createRoute({
    getParentRoute: () => signed_in,
    path: '/orders/create_label/$step',
    component: CreateLabelPage,
  });
  const home = createRoute({ getParentRoute: () => root_route, path: '/', component: () => <p>home</p> });
  const router = createRouter({
    routeTree: root_route.addChildren([signed_in.addChildren([step]), home]),
    history: createMemoryHistory({ initialEntries: [`/orders/create_label/1+customer_address${search}`] }),
  });
  const network: typeof fetch = async () => problem(404, 'not_found', 'No such parcel.');
  const i18n = createI18nFrom({ language: 'en', country: 'SG', messages: await loadMessages('en') });
  const api = createApi({ base_url: 'http://server.test', country: 'SG', language: 'en', fetch: network });
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => {
    await router.load();
    root.render(
      <ServicesProvider value={{ api }}>
        <QueryClientProvider client={createQueryClient()}>
          <LocaleProvider i18n={i18n}>
            {/* The real router's types know more routes than this small one. */}
            <RouterProvider router={router as never} />
          </LocaleProvider>
        </QueryClientProvider>
      </ServicesProvider>,
    );
  });
  return () => router.history.location.href;
}

test.each(['?order_id=%226f1%22', '?new=%226f1%22'])(
  'spec 2 Redirect rules, 8: a parcel that cannot be fetched for the steps (%s) is told and leads to the root without its query',
  async (search) => {
    const path = await openPage(search);
    await vi.waitFor(() => expect(path()).toBe('/'), { timeout: 15_000 });
    await vi.waitFor(() => expect(resultDialog.$result.get()).toEqual({ mode: 'error', message: 'No such parcel.' }));
  },
);
