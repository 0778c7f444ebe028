import type { TransactionGroup } from '@sampan/contract';
import type { JournalKind } from '../../ledger/wallet/index.ts';

/** What each kind of movement counts as in filters and statements; a new kind does not compile without its group. */
const GROUP_OF: Record<JournalKind, TransactionGroup> = {
  top_up: 'top_ups',
  promotion: 'bonus',
  label: 'labels',
  parcel_return: 'labels',
  claim: 'refunds',
  label_refund: 'refunds',
  adjustment: 'adjustments',
  adjustment_reversal: 'adjustments',
  sale: 'sales',
  sale_refund: 'sales',
  sale_refund_reversal: 'sales',
  sale_release: 'sales',
  dispute: 'disputes',
  dispute_won: 'disputes',
  dispute_lost: 'disputes',
  top_up_dispute: 'disputes',
  top_up_dispute_won: 'disputes',
  top_up_dispute_lost: 'disputes',
  dispute_set_off: 'disputes',
  // Money of the payout balance fills the wallet.
  payable_use: 'top_ups',
  payout: 'payouts',
  payout_sent: 'payouts',
  payout_paid: 'payouts',
  payout_return: 'payouts',
  cod_collected: 'cod',
  cod_settled: 'cod',
  cod_payable: 'cod',
  invoice_payment: 'invoices',
};

export function groupOf(kind: JournalKind): TransactionGroup {
  return GROUP_OF[kind];
}
