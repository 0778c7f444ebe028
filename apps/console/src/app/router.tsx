import { mayCall } from '@sampan/api-client';
import { countryOfRoute } from '@sampan/country-rules';
import type { QuestionParams } from '@sampan/widgets/calculator/react';
import { createRoute, createRouter, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { authRoutes, socialRoute } from '../auth/auth.routes.ts';
import { contactRoutes } from '../contact/contact.routes.ts';
import { parseDeliverySearch } from '../developers/webhooks/delivery-search.ts';
import { parseActivitySearch } from '../activity/activity-search.ts';
import { parseAdjustmentSearch } from '../adjustments/adjustment-search.ts';
import { parseAnalysisSearch } from '../analysis/analysis-search.ts';
import { parseRefundSearch } from '../refunds/refund-search.ts';
import { CreateLabelRoute } from '../create-label/create-label.routes.tsx';
import { isLed } from '../onboard/is-led.ts';
import { parseRequestLogSearch } from '../developers/request-log-search.ts';
import { parseRevenueSearch, parseStatementSearch } from '../histories/statement-search.ts';
import { parseTransactionSearch } from '../histories/transaction-search.ts';
import { parseInvoiceSearch } from '../histories/invoices/invoice-search.ts';
import { parseCreditSearch } from '../operator/credit/credit-search.ts';
import { parsePayoutDeskSearch } from '../operator-payouts/payout-desk-search.ts';
import { parsePayoutSearch } from '../payouts/payout-search.ts';
import { OPERATOR_PAGES } from '../operator/operator-pages.ts';
import { readReturn } from '../histories/return-search.ts';
import { parseRemittanceSearch } from '../cod/remittance/remittance-search.ts';
import { isListName } from '../parcels/parcel-list-names.ts';
import { parseParcelSearch } from '../parcels/parcel-search.ts';
import { $session, locale_store } from '../session/session.store.ts';
import { parsePlainSearch, writePlainSearch } from './plain-search.ts';
import { SellProductFrame } from '../sell-product/sell-product-frame.tsx';
import { parseSellSearch, type SellSearch } from '../sell-product/sell-search.ts';
import { landingPath, privatePageGuard } from './redirects.ts';
import { readNext, rootRoute, textParam, type RouterContext } from './root-route.ts';
import { RouteCrash } from './route-crash.tsx';
import { RoutePending } from './route-pending.tsx';

// Pages and the layout come when they are needed: a visitor of the sign-in page loads no tables, a signed-in one no sign-in form.
// The ways in are in auth.routes.ts, the enquiry forms in contact.routes.ts.

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
  component: lazyRouteComponent(() => import('../auth/invitation.page.tsx'), 'InvitationPage'),
});

const notFoundRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/404',
  component: lazyRouteComponent(() => import('../notice/not-found.page.tsx'), 'NotFoundPage'),
});

const maintainRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/maintain',
  component: lazyRouteComponent(() => import('../notice/maintain.page.tsx'), 'MaintainPage'),
});

/** What a shared link of the calculator says; its values are text, the page picks the names it knows. */
const readQuestion = (search: Record<string, unknown>): QuestionParams => search as QuestionParams;
const CalculatorPage = lazyRouteComponent(() => import('../calculator/calculator.page.tsx'), 'CalculatorPage');
const calculatorRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/calculator',
  validateSearch: readQuestion,
  component: CalculatorPage,
});

const toNotFound = () => redirect({ to: '/404', replace: true });

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

const AppLayout = lazyRouteComponent(() => import('../layout/app-layout.tsx'), 'AppLayout');

/** The sidebar and header around every signed-in page. `track` and `order` open their panels over any of them. */
const layoutRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'signed-in',
  component: AppLayout,
  validateSearch: (search: Record<string, unknown>): { track?: string } => {
    const track = textParam(search['track']);
    return track === undefined ? {} : { track };
  },
  beforeLoad: ({ location }) => privatePageGuard(location.href),
});

/** Outside the sidebar layout (spec section 2, Authenticated routes). */
const onboardRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/onboard',
  validateSearch: (search: Record<string, unknown>): { step?: string } => {
    const step = textParam(search['step']);
    return step === undefined ? {} : { step };
  },
  beforeLoad: ({ location }) => {
    privatePageGuard(location.href);
    // Staff come to a shop that ships already.
    const user = $session.get()?.user;
    if (user !== undefined && !isLed(user)) throw redirect({ to: '/home', replace: true });
  },
  component: lazyRouteComponent(() => import('../onboard/onboard.page.tsx'), 'OnboardPage'),
});

const homeRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: '/home',
  validateSearch: (search: Record<string, unknown>): { order?: string } => {
    const order = textParam(search['order']);
    return order === undefined ? {} : { order };
  },
  component: lazyRouteComponent(() => import('../home/home.page.tsx'), 'HomePage'),
});

/** /home/top-up opens top-up over Home (spec section 2). */
const topUpRoute = createRoute({
  getParentRoute: () => homeRoute,
  path: '/top-up',
  component: lazyRouteComponent(() => import('../top-up/top-up-dialog.tsx'), 'TopUpDialog'),
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
  validateSearch: parseParcelSearch,
  beforeLoad: ({ params }) => {
    if (!isListName(params.list)) throw toNotFound();
  },
  component: lazyRouteComponent(() => import('../parcels/parcels.page.tsx'), 'ParcelsPage'),
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

/** Where money moved (spec section 2 /histories): one page for each kind of paper. */
const historiesRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: '/histories',
  validateSearch: readReturn,
  component: lazyRouteComponent(() => import('../histories/histories-frame.tsx'), 'HistoriesFrame'),
});
const transactionsRoute = createRoute({
  getParentRoute: () => historiesRoute,
  path: '/',
  validateSearch: parseTransactionSearch,
  component: lazyRouteComponent(() => import('../histories/transactions.page.tsx'), 'TransactionsPage'),
});
const statementsRoute = createRoute({
  getParentRoute: () => historiesRoute,
  path: '/statements',
  validateSearch: parseStatementSearch,
  component: lazyRouteComponent(() => import('../histories/statements.page.tsx'), 'StatementsPage'),
});
const statementRoute = createRoute({
  getParentRoute: () => historiesRoute,
  path: '/statements/$key',
  validateSearch: parseStatementSearch,
  component: lazyRouteComponent(() => import('../histories/statement.page.tsx'), 'StatementPage'),
});
const revenueRoute = createRoute({
  getParentRoute: () => historiesRoute,
  path: '/revenue',
  validateSearch: parseRevenueSearch,
  component: lazyRouteComponent(() => import('../histories/revenue.page.tsx'), 'RevenuePage'),
});

const adjustmentsRoute = createRoute({
  getParentRoute: () => historiesRoute,
  path: '/adjustments',
  validateSearch: parseAdjustmentSearch,
  component: lazyRouteComponent(() => import('../adjustments/adjustments.page.tsx'), 'AdjustmentsPage'),
});
const adjustmentRoute = createRoute({
  getParentRoute: () => historiesRoute,
  path: '/adjustments/$id',
  component: lazyRouteComponent(() => import('../adjustments/adjustment.page.tsx'), 'AdjustmentPage'),
});
const refundsRoute = createRoute({
  getParentRoute: () => historiesRoute,
  path: '/refunds',
  validateSearch: parseRefundSearch,
  component: lazyRouteComponent(() => import('../refunds/refunds.page.tsx'), 'RefundsPage'),
});
const analysisRoute = createRoute({
  getParentRoute: () => historiesRoute,
  path: '/analysis',
  validateSearch: parseAnalysisSearch,
  component: lazyRouteComponent(() => import('../analysis/analysis.page.tsx'), 'AnalysisPage'),
});

const invoicesRoute = createRoute({
  getParentRoute: () => historiesRoute,
  path: '/invoices',
  validateSearch: parseInvoiceSearch,
  component: lazyRouteComponent(() => import('../histories/invoices/invoices.page.tsx'), 'InvoicesPage'),
});

const payoutsRoute = createRoute({
  getParentRoute: () => historiesRoute,
  path: '/payouts',
  validateSearch: parsePayoutSearch,
  component: lazyRouteComponent(() => import('../payouts/payouts.page.tsx'), 'PayoutsPage'),
});

/** The desk of people of Sampan; for everybody else it does not exist. */
const operatorRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: '/operator',
  beforeLoad: ({ location }) => {
    const [first] = OPERATOR_PAGES;
    const user = $session.get()?.user;
    if (first === undefined || user === undefined || !mayCall(first.needs, user)) throw toNotFound();
    if (/^\/operator\/?$/u.test(location.pathname)) throw redirect({ to: first.path, replace: true });
  },
  component: lazyRouteComponent(() => import('../operator/operator-frame.tsx'), 'OperatorFrame'),
});

const remittancesRoute = createRoute({
  getParentRoute: () => operatorRoute,
  path: '/remittances',
  validateSearch: parseRemittanceSearch,
  component: lazyRouteComponent(() => import('../cod/remittance/remittances.page.tsx'), 'RemittancesPage'),
});
const operatorAdjustmentsRoute = createRoute({
  getParentRoute: () => operatorRoute,
  path: '/adjustments',
  validateSearch: parseAdjustmentSearch,
  component: lazyRouteComponent(
    () => import('../operator-adjustments/operator-adjustments.page.tsx'),
    'OperatorAdjustmentsPage',
  ),
});
const operatorAdjustmentRoute = createRoute({
  getParentRoute: () => operatorRoute,
  path: '/adjustments/$id',
  component: lazyRouteComponent(
    () => import('../operator-adjustments/operator-adjustment.page.tsx'),
    'OperatorAdjustmentPage',
  ),
});

const payoutDeskRoute = createRoute({
  getParentRoute: () => operatorRoute,
  path: '/payouts',
  validateSearch: parsePayoutDeskSearch,
  component: lazyRouteComponent(() => import('../operator-payouts/payout-desk.page.tsx'), 'PayoutDeskPage'),
});

const creditDeskRoute = createRoute({
  getParentRoute: () => operatorRoute,
  path: '/credit',
  validateSearch: parseCreditSearch,
  component: lazyRouteComponent(() => import('../operator/credit/credit-desk.page.tsx'), 'CreditDeskPage'),
});

const ledgerRoute = createRoute({
  getParentRoute: () => operatorRoute,
  path: '/ledger',
  component: lazyRouteComponent(() => import('../operator/ledger/ledger.page.tsx'), 'LedgerPage'),
});

const settingsRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: '/settings',
  component: lazyRouteComponent(() => import('../settings/settings-frame.tsx'), 'SettingsFrame'),
});
const securityRoute = createRoute({
  getParentRoute: () => settingsRoute,
  path: '/security',
  component: lazyRouteComponent(() => import('../settings/security.page.tsx'), 'SecurityPage'),
});
const settingsIndexRoute = createRoute({
  getParentRoute: () => settingsRoute,
  path: '/',
  component: lazyRouteComponent(() => import('../settings/settings.page.tsx'), 'SettingsPage'),
});
const paymentMethodsRoute = createRoute({
  getParentRoute: () => settingsRoute,
  path: '/payment-methods',
  component: lazyRouteComponent(() => import('../payment-methods/payment-methods.page.tsx'), 'PaymentMethodsPage'),
});

const activityRoute = createRoute({
  getParentRoute: () => settingsRoute,
  path: '/activity',
  validateSearch: parseActivitySearch,
  component: lazyRouteComponent(() => import('../activity/activity.page.tsx'), 'ActivityPage'),
});
const membersRoute = createRoute({
  getParentRoute: () => settingsRoute,
  path: '/members',
  component: lazyRouteComponent(() => import('../members/members.page.tsx'), 'MembersPage'),
});

/** The same page under an address of its own: on a phone /settings is the list. */
const settingsProfileRoute = createRoute({
  getParentRoute: () => settingsRoute,
  path: '/profile',
  component: lazyRouteComponent(() => import('../settings/settings.page.tsx'), 'SettingsPage'),
});
const companyRoute = createRoute({
  getParentRoute: () => settingsRoute,
  path: '/company',
  component: lazyRouteComponent(() => import('../settings/company.page.tsx'), 'CompanyPage'),
});
const pickupLocationsRoute = createRoute({
  getParentRoute: () => settingsRoute,
  path: '/pick-up-locations',
  component: lazyRouteComponent(() => import('../settings/pickup-locations.page.tsx'), 'PickupLocationsPage'),
});
const balanceRoute = createRoute({
  getParentRoute: () => settingsRoute,
  path: '/balance',
  component: lazyRouteComponent(() => import('../settings/balance.page.tsx'), 'BalancePage'),
});
const notificationsRoute = createRoute({
  getParentRoute: () => settingsRoute,
  path: '/notifications',
  component: lazyRouteComponent(() => import('../settings/notifications.page.tsx'), 'NotificationsPage'),
});

const apiKeysRoute = createRoute({
  getParentRoute: () => settingsRoute,
  path: '/api-keys',
  component: lazyRouteComponent(() => import('../developers/api-keys.page.tsx'), 'ApiKeysPage'),
});
const requestLogRoute = createRoute({
  getParentRoute: () => settingsRoute,
  path: '/request-log',
  validateSearch: parseRequestLogSearch,
  component: lazyRouteComponent(() => import('../developers/request-log.page.tsx'), 'RequestLogPage'),
});

const webhooksRoute = createRoute({
  getParentRoute: () => settingsRoute,
  path: '/webhooks',
  component: lazyRouteComponent(() => import('../developers/webhooks/webhooks.page.tsx'), 'WebhooksPage'),
});
const webhookEndpointRoute = createRoute({
  getParentRoute: () => settingsRoute,
  path: '/webhooks/$id',
  validateSearch: parseDeliverySearch,
  component: lazyRouteComponent(() => import('../developers/webhooks/endpoint.page.tsx'), 'WebhookEndpointPage'),
});

const addToSiteRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: '/settings/add-to-site',
  component: lazyRouteComponent(() => import('../add-to-site/add-to-site.page.tsx'), 'AddToSitePage'),
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
    if (search.product === undefined) privatePageGuard(location.href);
  },
  component: SellProductFrame,
});
const sellProductListRoute = createRoute({
  getParentRoute: () => sellProductRoute,
  path: '/',
  component: lazyRouteComponent(() => import('../sell-product/sell-product.page.tsx'), 'SellProductPage'),
});

/** Sampan's own page of a test payment; whoever has its address sees it. */
const payRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/pay/$secret',
  component: lazyRouteComponent(() => import('../pay/pay.page.tsx'), 'PayPage'),
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
  maintainRoute,
  sellProductRoute.addChildren([sellProductListRoute]),
  payRoute,
  calculatorRoute,
  countryRoute.addChildren([countryCalculatorRoute, countryBelowRoute]),
  onboardRoute,
  layoutRoute.addChildren([
    homeRoute.addChildren([topUpRoute]),
    ordersRoute.addChildren([parcelListRoute, createLabelEntryRoute, createLabelRoute]),
    historiesRoute.addChildren([
      payoutsRoute,
      adjustmentsRoute,
      adjustmentRoute,
      refundsRoute,
      analysisRoute,
      transactionsRoute,
      invoicesRoute,
      statementsRoute,
      statementRoute,
      revenueRoute,
    ]),
    operatorRoute.addChildren([
      remittancesRoute,
      payoutDeskRoute,
      creditDeskRoute,
      ledgerRoute,
      operatorAdjustmentsRoute,
      operatorAdjustmentRoute,
    ]),
    settingsRoute.addChildren([
      webhooksRoute,
      webhookEndpointRoute,
      settingsIndexRoute,
      securityRoute,
      membersRoute,
      activityRoute,
      paymentMethodsRoute,
      settingsProfileRoute,
      companyRoute,
      pickupLocationsRoute,
      balanceRoute,
      notificationsRoute,
      apiKeysRoute,
      requestLogRoute,
    ]),
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
