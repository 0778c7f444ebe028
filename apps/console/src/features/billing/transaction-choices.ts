import type { TransactionAccount, TransactionGroup } from '@sampan/contract';

/** The accounts in the order of their filter, the wallet first. */
export const ACCOUNTS = [
  'wallet',
  'payable',
  'cod_collected',
  'merchant_sales',
  'owed',
] as const satisfies readonly TransactionAccount[];

/** What an entry may be for, in the order of a statement's sums. */
export const GROUPS = [
  'top_ups',
  'bonus',
  'labels',
  'refunds',
  'adjustments',
  'sales',
  'cod',
  'payouts',
  'disputes',
  'invoices',
] as const satisfies readonly TransactionGroup[];

/** What can happen on each account. */
export const GROUPS_OF: Readonly<Record<TransactionAccount, readonly TransactionGroup[]>> = {
  wallet: ['top_ups', 'bonus', 'labels', 'refunds', 'adjustments', 'disputes', 'invoices'],
  payable: ['sales', 'cod', 'payouts', 'disputes', 'top_ups'],
  cod_collected: ['cod'],
  merchant_sales: ['sales', 'disputes'],
  owed: ['disputes'],
};
