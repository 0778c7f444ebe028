/** /histories and what hangs below it (spec 2, 7 Statements). */
export const histories = {
  'histories.title': 'Transaction History',
  'histories.transactions': 'Transactions',
} as const;
