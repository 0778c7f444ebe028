import { canCall } from '@sampan/api-client';
import { createRoute, redirect } from '@tanstack/react-router';
import { parseAdjustmentSearch } from '../../features/adjustments/adjustment-search.ts';
import { layoutRoute } from './layout-route.ts';
import { toNotFound } from './root-route.tsx';
import { parseRemittanceSearch } from '../../features/back-office/remittance/remittance-search.ts';
import { parseClaimSearch } from '../../features/back-office/claims/claim-search.ts';
import { parsePayoutReviewSearch } from '../../features/back-office/payouts/payout-review-search.ts';
import { parseCreditSearch } from '../../features/back-office/credit/credit-search.ts';
import { $session } from '../../shared/session/session.store.ts';
import { OPERATOR_PAGES } from '../../shared/routing/operator-pages.ts';
import { lazyPage } from './lazy-page.ts';

/** The back office of Sampan's people; for everybody else it does not exist. */
const operatorRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: '/operator',
  beforeLoad: ({ location }) => {
    const [first] = OPERATOR_PAGES;
    const user = $session.get()?.user;
    if (first === undefined || user === undefined || !canCall(first.needs, user)) throw toNotFound();
    if (/^\/operator\/?$/u.test(location.pathname)) throw redirect({ to: first.path, replace: true });
  },
  component: lazyPage('operator', () => import('../../features/back-office/operator-layout.tsx'), 'OperatorLayout'),
});

const remittancesRoute = createRoute({
  getParentRoute: () => operatorRoute,
  path: '/remittances',
  validateSearch: parseRemittanceSearch,
  component: lazyPage(
    'operator',
    () => import('../../features/back-office/remittance/remittances.page.tsx'),
    'RemittancesPage',
  ),
});
const operatorAdjustmentsRoute = createRoute({
  getParentRoute: () => operatorRoute,
  path: '/adjustments',
  validateSearch: parseAdjustmentSearch,
  component: lazyPage(
    'operator',
    () => import('../../features/back-office/adjustments/operator-adjustments.page.tsx'),
    'OperatorAdjustmentsPage',
  ),
});
const operatorAdjustmentRoute = createRoute({
  getParentRoute: () => operatorRoute,
  path: '/adjustments/$id',
  component: lazyPage(
    'operator',
    () => import('../../features/back-office/adjustments/operator-adjustment.page.tsx'),
    'OperatorAdjustmentPage',
  ),
});

const operatorClaimsRoute = createRoute({
  getParentRoute: () => operatorRoute,
  path: '/claims',
  validateSearch: parseClaimSearch,
  component: lazyPage('operator', () => import('../../features/back-office/claims/claims.page.tsx'), 'ClaimsPage'),
});
const operatorClaimRoute = createRoute({
  getParentRoute: () => operatorRoute,
  path: '/claims/$id',
  component: lazyPage('operator', () => import('../../features/back-office/claims/claim.page.tsx'), 'ClaimPage'),
});
const supportDeskRoute = createRoute({
  getParentRoute: () => operatorRoute,
  path: '/support',
  component: lazyPage(
    'operator',
    () => import('../../features/back-office/support/support-desk.page.tsx'),
    'SupportDeskPage',
  ),
});
const payoutDeskRoute = createRoute({
  getParentRoute: () => operatorRoute,
  path: '/payouts',
  validateSearch: parsePayoutReviewSearch,
  component: lazyPage(
    'operator',
    () => import('../../features/back-office/payouts/payout-review.page.tsx'),
    'PayoutReviewPage',
  ),
});

const creditDeskRoute = createRoute({
  getParentRoute: () => operatorRoute,
  path: '/credit',
  validateSearch: parseCreditSearch,
  component: lazyPage(
    'operator',
    () => import('../../features/back-office/credit/credit-admin.page.tsx'),
    'CreditAdminPage',
  ),
});

const ledgerRoute = createRoute({
  getParentRoute: () => operatorRoute,
  path: '/ledger',
  component: lazyPage('operator', () => import('../../features/back-office/ledger/ledger.page.tsx'), 'LedgerPage'),
});

const messagesRoute = createRoute({
  getParentRoute: () => operatorRoute,
  path: '/messages',
  component: lazyPage(
    'operator',
    () => import('../../features/back-office/announcements/messages.page.tsx'),
    'MessagesPage',
  ),
});

/** /operator with its tabs. */
export const operatorRoutes = operatorRoute.addChildren([
  remittancesRoute,
  payoutDeskRoute,
  creditDeskRoute,
  ledgerRoute,
  messagesRoute,
  operatorAdjustmentsRoute,
  operatorAdjustmentRoute,
  operatorClaimsRoute,
  operatorClaimRoute,
  supportDeskRoute,
]);
