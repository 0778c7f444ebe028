import type { EndpointName } from '@sampan/contract';

/**
 * The pages of /histories (spec section 2 'Transaction History') in the order of their tabs. A page has a tab for those
 * whose role reaches `needs`; the server refuses the others anyway (spec section 6).
 */
export const HISTORIES_PAGES = [
  { path: '/histories', label: 'histories.transactions', needs: 'listTransactions' },
  { path: '/histories/statements', label: 'histories.statements', needs: 'listStatements' },
  { path: '/histories/revenue', label: 'histories.revenue', needs: 'getStatementRevenue' },
] as const satisfies readonly { path: string; label: string; needs: EndpointName }[];
