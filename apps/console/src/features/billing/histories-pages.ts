import type { EndpointName } from '@sampan/contract';

/**
 * The pages of /histories (spec section 2 'Transaction History') in the order of their tabs. A page has a tab for those
 * whose role reaches `needs`; the server refuses the others anyway (spec section 6).
 */
export const HISTORIES_PAGES = [
  { path: '/histories', label: 'histories.transactions', needs: 'listTransactions' },
  { path: '/histories/statements', label: 'histories.statements', needs: 'listStatements' },
  { path: '/histories/revenue', label: 'histories.revenue', needs: 'getStatementRevenue' },
  { path: '/histories/analysis', label: 'analysis.tab', needs: 'listOrderAnalysis' },
  { path: '/histories/adjustments', label: 'adjustment.title', needs: 'listAdjustments' },
  { path: '/histories/refunds', label: 'refund.title', needs: 'listRefunds' },
  { path: '/histories/invoices', label: 'invoice.title', needs: 'listInvoices' },
  { path: '/histories/payouts', label: 'payout.title', needs: 'getPayoutBalance' },
] as const satisfies readonly { path: string; label: string; needs: EndpointName }[];
