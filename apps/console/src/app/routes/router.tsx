import { countryOfRoute } from '@sampan/country-rules';
import type { EstimateParams } from '@sampan/stores/estimate';
import { createRoute, createRouter, redirect } from '@tanstack/react-router';
import { authRoutes, socialRoute } from './auth.routes.ts';
import { contactRoutes } from './contact.routes.ts';
import { CreateLabelRoute } from './create-label.routes.tsx';
import { needsOnboarding } from '../../shared/session/needs-onboarding.ts';
import { isListName } from '../../shared/routing/order-list-names.ts';
import { parseExportSearch } from '../../features/exports/export-search.ts';
import { parseImportSearch } from '../../features/orders/import/import-search.ts';
import { fetchOrderList, orderListQuestion } from '../../features/orders/list/fetch-order-list.ts';
import { parseOrderSearch } from '../../features/orders/list/order-search.ts';
import { $session, locale_store } from '../../shared/session/session.store.ts';
import { parsePlainSearch, writePlainSearch } from '../../shared/routing/plain-search.ts';
import { SellProductLayout } from './sell-product-layout.tsx';
import { parseSellSearch, type SellSearch } from '../../features/products/sell-search.ts';
import { landingPath, signedInGuard } from '../../shared/routing/guards.ts';
import { rootRoute, toNotFound, type RouterContext } from './root-route.tsx';
import { readNext, textParam } from '../../shared/routing/search-param.ts';
import { OnboardRoute } from './onboard-route.tsx';
import { RouteCrash } from './route-crash.tsx';
import { RoutePending } from './route-pending.tsx';
import { fulfilmentRoutes } from './fulfilment.routes.ts';
import { historiesRoutes } from './histories.routes.ts';
import { operatorRoutes } from './operator.routes.ts';
import { settingsRoutes } from './settings.routes.ts';
import { storesRoutes } from './stores.routes.ts';
import { layoutRoute } from './layout-route.ts';
import { lazyPage } from './lazy-page.ts';

// Pages and the layout come when they are needed: a visitor of the sign-in page loads no tables, a signed-in one no sign-in form.
// The ways in are in auth.routes.ts, the enquiry forms in contact.routes.ts; /histories, /operator, /settings and /stores in
// files of their own.

// --- Public pages (spec section 2, Public routes) ---

const indexRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  validateSearch: readNext,
  beforeLoad: ({ search }) => {
    throw redirect({ to: landingPath(), search, replace: true });
  },
});

/** Outside /auth, because somebody who is signed in is told so there, not sent away. */
const invitationRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/auth/invitation',
  component: lazyPage('auth', () => import('../../features/auth/invitation.page.tsx'), 'InvitationPage'),
});

const notFoundRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/404',
  component: lazyPage('public', () => import('../notice/not-found.page.tsx'), 'NotFoundPage'),
});

const customerRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/customer',
  component: lazyPage('public', () => import('../notice/customer.page.tsx'), 'CustomerPage'),
});

const maintainRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/maintain',
  component: lazyPage('public', () => import('../notice/maintain.page.tsx'), 'MaintainPage'),
});

/** What a shared link of the calculator says; its values are text, the page picks the names it knows. */
const readQuestion = (search: Record<string, unknown>): EstimateParams => search as EstimateParams;
const CalculatorPage = lazyPage(
  'public',
  () => import('../../features/calculator/calculator.page.tsx'),
  'CalculatorPage',
);
const calculatorRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/calculator',
  validateSearch: readQuestion,
  component: CalculatorPage,
});

/** /sg, /my, /ph, /id and what hangs below them; any /vn path goes to /maintain (spec section 2). */
const countryRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/$country',
  beforeLoad: ({ params, location }) => {
    const country = countryOfRoute(params.country);
    if (country === null) throw toNotFound();
    if (country === 'VN') throw redirect({ to: '/maintain', replace: true });
    locale_store.setCountry(country);
    const below = location.pathname.split('/').slice(2).join('/');
    if (/^calculator\/?$/u.test(below)) return;
    if (below === '') throw redirect({ to: landingPath(), replace: true });
    if (below === 'home') throw redirect({ to: '/home', replace: true });
    throw toNotFound();
  },
});
const countryCalculatorRoute = createRoute({
  getParentRoute: () => countryRoute,
  path: '/calculator',
  validateSearch: readQuestion,
  component: CalculatorPage,
});
const countryBelowRoute = createRoute({ getParentRoute: () => countryRoute, path: '/$' });

// --- Pages of signed-in people ---

/** Outside the sidebar layout (spec section 2, Authenticated routes). */
const onboardRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/onboard',
  validateSearch: (search: Record<string, unknown>): { step?: string } => {
    const step = textParam(search['step']);
    return step === undefined ? {} : { step };
  },
  beforeLoad: ({ location }) => {
    signedInGuard(location.href);
    // Staff come to a shop that ships already.
    const user = $session.get()?.user;
    if (user !== undefined && !needsOnboarding(user)) throw redirect({ to: '/home', replace: true });
  },
  component: OnboardRoute,
});

const homeRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: '/home',
  validateSearch: (search: Record<string, unknown>): { order?: string } => {
    const order = textParam(search['order']);
    return order === undefined ? {} : { order };
  },
  component: lazyPage('home', () => import('../../features/home/home.page.tsx'), 'HomePage'),
});

/** /home/top-up opens top-up over Home (spec section 2). */
const topUpRoute = createRoute({
  getParentRoute: () => homeRoute,
  path: '/top-up',
  component: lazyPage('money', () => import('../../features/wallet/top-up/top-up-dialog.tsx'), 'TopUpDialog'),
});

const ordersRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: '/orders',
  beforeLoad: ({ location }) => {
    if (/^\/orders\/?$/u.test(location.pathname))
      throw redirect({ to: '/orders/$list', params: { list: 'new' }, replace: true });
  },
});

const parcelListRoute = createRoute({
  getParentRoute: () => ordersRoute,
  path: '/$list',
  validateSearch: parseOrderSearch,
  beforeLoad: ({ params: { list }, search, context: { queries, services }, cause }) => {
    const user = $session.get()?.user;
    if (!isListName(list) || user === undefined) throw toNotFound();
    const asked = fetchOrderList(queries, orderListQuestion(services.api, list, search, user.country_code));
    // From one list to another; the first is drawn without its rows meanwhile.
    return cause === 'stay' ? asked : undefined;
  },
  component: lazyPage('app', () => import('../../features/orders/list/orders.page.tsx'), 'OrdersPage'),
});

/** Prices of many parcels, chosen and bought at once. */
const compareRoute = createRoute({
  getParentRoute: () => ordersRoute,
  path: '/compare',
  component: lazyPage('money', () => import('../../features/orders/bulk/compare.page.tsx'), 'ComparePage'),
});

const scanRoute = createRoute({
  getParentRoute: () => ordersRoute,
  path: '/scan',
  component: lazyPage('money', () => import('../../features/scan/scan.page.tsx'), 'ScanPage'),
});

const jobsRoute = createRoute({
  getParentRoute: () => ordersRoute,
  path: '/jobs',
  validateSearch: (search: Record<string, unknown>): { page?: string } => {
    const page = textParam(search['page']);
    return page === undefined || !/^[1-9]\d{0,3}$/u.test(page) ? {} : { page };
  },
  component: lazyPage('money', () => import('../../features/jobs/jobs.page.tsx'), 'JobsPage'),
});

const exportRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: '/export',
  validateSearch: parseExportSearch,
  component: lazyPage('money', () => import('../../features/exports/export.page.tsx'), 'ExportPage'),
});

const importRoute = createRoute({
  getParentRoute: () => ordersRoute,
  path: '/import',
  validateSearch: parseImportSearch,
  component: lazyPage('import', () => import('../../features/orders/import/import.page.tsx'), 'ImportPage'),
});

const createLabelRoute = createRoute({
  getParentRoute: () => ordersRoute,
  path: '/create_label/$step',
  validateSearch: (search: Record<string, unknown>): { new?: string; order_id?: string } => {
    const fresh = textParam(search['new']);
    const order_id = textParam(search['order_id']);
    return { ...(fresh === undefined ? {} : { new: fresh }), ...(order_id === undefined ? {} : { order_id }) };
  },
  component: CreateLabelRoute,
});

const createLabelEntryRoute = createRoute({
  getParentRoute: () => ordersRoute,
  path: '/create_label',
  beforeLoad: () => {
    throw redirect({
      to: '/orders/create_label/$step',
      params: { step: '1+customer_address' },
      search: { new: 'true' },
      replace: true,
    });
  },
});

const addToSiteRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: '/settings/add-to-site',
  component: lazyPage('selling', () => import('../../features/add-to-site/add-to-site.page.tsx'), 'AddToSitePage'),
});

/**
 * A public path (spec section 2): with `product` it is the checkout anybody may open, without it the shop's own list, which
 * stands in the layout and asks for a sign-in.
 */
const sellProductRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/sell-product',
  validateSearch: (search: Record<string, unknown>): SellSearch & { track?: string; product?: string } => {
    const track = textParam(search['track']);
    const product = textParam(search['product']);
    return {
      ...parseSellSearch(search),
      ...(track === undefined ? {} : { track }),
      ...(product === undefined ? {} : { product }),
    };
  },
  beforeLoad: ({ location, search }) => {
    if (search.product === undefined) signedInGuard(location.href);
  },
  component: SellProductLayout,
});
const sellProductListRoute = createRoute({
  getParentRoute: () => sellProductRoute,
  path: '/',
  component: lazyPage('selling', () => import('../../features/products/sell-product.page.tsx'), 'SellProductPage'),
});

/** Sampan's own page of a test payment; whoever has its address sees it. */
const payRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/pay/$secret',
  component: lazyPage('selling', () => import('../../features/wallet/payment-page/pay.page.tsx'), 'PayPage'),
});

/** Unknown paths redirect to /404 (spec section 2). */
const anyOtherRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/$',
  beforeLoad: () => {
    throw toNotFound();
  },
});

const routeTree = rootRoute.addChildren([
  indexRoute,
  authRoutes,
  socialRoute,
  ...contactRoutes,
  invitationRoute,
  notFoundRoute,
  customerRoute,
  maintainRoute,
  sellProductRoute.addChildren([sellProductListRoute]),
  payRoute,
  calculatorRoute,
  countryRoute.addChildren([countryCalculatorRoute, countryBelowRoute]),
  onboardRoute,
  layoutRoute.addChildren([
    homeRoute.addChildren([topUpRoute]),
    ordersRoute.addChildren([
      importRoute,
      parcelListRoute,
      compareRoute,
      jobsRoute,
      scanRoute,
      createLabelEntryRoute,
      createLabelRoute,
    ]),
    fulfilmentRoutes,
    exportRoute,
    historiesRoutes,
    operatorRoutes,
    settingsRoutes,
    ...storesRoutes,
    addToSiteRoute,
  ]),
  anyOtherRoute,
]);

/** The console's router: paths of spec section 2, plain text search parameters, the plus of the step paths kept. */
export function createConsoleRouter(context: RouterContext) {
  return createRouter({
    routeTree,
    context,
    pathParamsAllowedCharacters: ['+'],
    parseSearch: parsePlainSearch,
    stringifySearch: writePlainSearch,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    defaultPendingMs: 150,
    defaultPendingMinMs: 0,
    defaultPendingComponent: RoutePending,
    defaultErrorComponent: RouteCrash,
    defaultNotFoundComponent: RoutePending,
  });
}

export type ConsoleRouter = ReturnType<typeof createConsoleRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: ConsoleRouter;
  }
}
