import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { parseAdjustmentSearch } from '../adjustments/adjustment-search.ts';
import { parseAnalysisSearch } from '../analysis/analysis-search.ts';
import { layoutRoute } from '../app/layout-route.ts';
import { parsePayoutSearch } from '../payouts/payout-search.ts';
import { parseRefundSearch } from '../refunds/refund-search.ts';
import { parseInvoiceSearch } from './invoices/invoice-search.ts';
import { readReturn } from './return-search.ts';
import { parseRevenueSearch, parseStatementSearch } from './statement-search.ts';
import { parseTransactionSearch } from './transaction-search.ts';

/** Where money moved (spec section 2 /histories): one page for each kind of paper. */
const historiesRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: '/histories',
  validateSearch: readReturn,
  component: lazyRouteComponent(() => import('./histories-frame.tsx'), 'HistoriesFrame'),
});
const transactionsRoute = createRoute({
  getParentRoute: () => historiesRoute,
  path: '/',
  validateSearch: parseTransactionSearch,
  component: lazyRouteComponent(() => import('./transactions.page.tsx'), 'TransactionsPage'),
});
const statementsRoute = createRoute({
  getParentRoute: () => historiesRoute,
  path: '/statements',
  validateSearch: parseStatementSearch,
  component: lazyRouteComponent(() => import('./statements.page.tsx'), 'StatementsPage'),
});
const statementRoute = createRoute({
  getParentRoute: () => historiesRoute,
  path: '/statements/$key',
  validateSearch: parseStatementSearch,
  component: lazyRouteComponent(() => import('./statement.page.tsx'), 'StatementPage'),
});
const revenueRoute = createRoute({
  getParentRoute: () => historiesRoute,
  path: '/revenue',
  validateSearch: parseRevenueSearch,
  component: lazyRouteComponent(() => import('./revenue.page.tsx'), 'RevenuePage'),
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
  component: lazyRouteComponent(() => import('./invoices/invoices.page.tsx'), 'InvoicesPage'),
});

const payoutsRoute = createRoute({
  getParentRoute: () => historiesRoute,
  path: '/payouts',
  validateSearch: parsePayoutSearch,
  component: lazyRouteComponent(() => import('../payouts/payouts.page.tsx'), 'PayoutsPage'),
});

/** /histories with its tabs. */
export const historiesRoutes = historiesRoute.addChildren([
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
]);
