import { createRoute } from '@tanstack/react-router';
import { parseAdjustmentSearch } from '../../features/adjustments/adjustment-search.ts';
import { parseAnalysisSearch } from '../../features/analysis/analysis-search.ts';
import { layoutRoute } from './layout-route.ts';
import { parsePayoutSearch } from '../../features/payouts/payout-search.ts';
import { parseRefundSearch } from '../../features/billing/refunds/refund-search.ts';
import { parseInvoiceSearch } from '../../features/billing/invoices/invoice-search.ts';
import { readReturn } from '../../features/billing/return-search.ts';
import { parseRevenueSearch, parseStatementSearch } from '../../features/billing/statement-search.ts';
import { parseTransactionSearch } from '../../features/billing/transaction-search.ts';
import { lazyPage } from './lazy-page.ts';

/** Where money moved (spec section 2 /histories): one page for each kind of document. */
const historiesRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: '/histories',
  validateSearch: readReturn,
  component: lazyPage('money', () => import('../../features/billing/histories-layout.tsx'), 'HistoriesLayout'),
});
const transactionsRoute = createRoute({
  getParentRoute: () => historiesRoute,
  path: '/',
  validateSearch: parseTransactionSearch,
  component: lazyPage('money', () => import('../../features/billing/transactions.page.tsx'), 'TransactionsPage'),
});
const statementsRoute = createRoute({
  getParentRoute: () => historiesRoute,
  path: '/statements',
  validateSearch: parseStatementSearch,
  component: lazyPage('money', () => import('../../features/billing/statements.page.tsx'), 'StatementsPage'),
});
const statementRoute = createRoute({
  getParentRoute: () => historiesRoute,
  path: '/statements/$key',
  validateSearch: parseStatementSearch,
  component: lazyPage('money', () => import('../../features/billing/statement.page.tsx'), 'StatementPage'),
});
const revenueRoute = createRoute({
  getParentRoute: () => historiesRoute,
  path: '/revenue',
  validateSearch: parseRevenueSearch,
  component: lazyPage('money', () => import('../../features/billing/revenue.page.tsx'), 'RevenuePage'),
});

const adjustmentsRoute = createRoute({
  getParentRoute: () => historiesRoute,
  path: '/adjustments',
  validateSearch: parseAdjustmentSearch,
  component: lazyPage('money', () => import('../../features/adjustments/adjustments.page.tsx'), 'AdjustmentsPage'),
});
const adjustmentRoute = createRoute({
  getParentRoute: () => historiesRoute,
  path: '/adjustments/$id',
  component: lazyPage('money', () => import('../../features/adjustments/adjustment.page.tsx'), 'AdjustmentPage'),
});
const refundsRoute = createRoute({
  getParentRoute: () => historiesRoute,
  path: '/refunds',
  validateSearch: parseRefundSearch,
  component: lazyPage('money', () => import('../../features/billing/refunds/refunds.page.tsx'), 'RefundsPage'),
});
const analysisRoute = createRoute({
  getParentRoute: () => historiesRoute,
  path: '/analysis',
  validateSearch: parseAnalysisSearch,
  component: lazyPage('money', () => import('../../features/analysis/analysis.page.tsx'), 'AnalysisPage'),
});

const invoicesRoute = createRoute({
  getParentRoute: () => historiesRoute,
  path: '/invoices',
  validateSearch: parseInvoiceSearch,
  component: lazyPage('money', () => import('../../features/billing/invoices/invoices.page.tsx'), 'InvoicesPage'),
});

const payoutsRoute = createRoute({
  getParentRoute: () => historiesRoute,
  path: '/payouts',
  validateSearch: parsePayoutSearch,
  component: lazyPage('money', () => import('../../features/payouts/payouts.page.tsx'), 'PayoutsPage'),
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
