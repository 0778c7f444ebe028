import type { EndpointName } from '@sampan/contract';
import type { LinkProps } from '@tanstack/react-router';

export interface OperatorPage {
  path: NonNullable<LinkProps['to']>;
  /** A key of the messages without placeholders, as `t` takes it. */
  label:
    | 'payout.title'
    | 'credit.title'
    | 'adjustment.title'
    | 'claim.operator_title'
    | 'support.title'
    | 'remit.title'
    | 'ledger.title'
    | 'operator.messages';
  needs: EndpointName;
}

/** What people of Sampan do for all companies, in the order of the tabs. */
export const OPERATOR_PAGES: readonly OperatorPage[] = [
  { path: '/operator/credit', label: 'credit.title', needs: 'listCreditCompanies' },
  { path: '/operator/remittances', label: 'remit.title', needs: 'listRemittances' },
  { path: '/operator/adjustments', label: 'adjustment.title', needs: 'listOperatorAdjustments' },
  { path: '/operator/claims', label: 'claim.operator_title', needs: 'listOperatorClaims' },
  { path: '/operator/support', label: 'support.title', needs: 'listDeskRequests' },
  { path: '/operator/payouts', label: 'payout.title', needs: 'listDeskPayouts' },
  { path: '/operator/ledger', label: 'ledger.title', needs: 'getLedgerReport' },
  { path: '/operator/messages', label: 'operator.messages', needs: 'listServiceMessages' },
];
