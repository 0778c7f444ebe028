/** /histories and what hangs below it (spec 2, 7 Statements). */
export const histories = {
  'histories.title': 'Transaction History',
  'histories.transactions': 'Transactions',
  'histories.statements': 'Statements',
  'histories.revenue': 'Revenue and costs',
} as const;
