import type { EndpointName } from '@sampan/contract';

/** A chapter of the API's documentation. */
export interface ApiTag {
  name: string;
  description: string;
  endpoints: readonly EndpointName[];
}

/** The chapters about money. */
export const MONEY_TAGS: readonly ApiTag[] = [
  {
    name: 'Cash on delivery',
    description: 'Cash collected by couriers, its status and settlements.',
    endpoints: [
      'getCodTotals',
      'listCodDays',
      'getOrderCod',
      'reportCodShortfall',
      'downloadCodList',
      'listCodSettlements',
      'downloadCodSettlement',
      'listRemittanceFormats',
      'uploadRemittance',
      'listRemittances',
      'getRemittance',
      'listRemittanceProblems',
      'downloadRemittanceProblems',
      'settleRemittance',
      'sampleRemittance',
      'listCodShortfalls',
      'listCodOpen',
    ],
  },
  {
    name: 'Payment methods',
    description: 'Saved cards. Card numbers are stored by the payment provider.',
    endpoints: [
      'listPaymentMethods',
      'startCardSetup',
      'tryTestCard',
      'createPaymentMethod',
      'updatePaymentMethod',
      'deletePaymentMethod',
    ],
  },
  {
    name: 'Top-up',
    description: 'Add money to the wallet. The balance updates once the payment provider confirms.',
    endpoints: [
      'createTopUp',
      'createTopUpCheckout',
      'lookUpTopUpBonus',
      'getPaymentReturn',
      'getTopUp',
      'downloadTopUpReceipt',
      'answerTestBank',
      'getBalanceSetting',
      'saveLowBalance',
      'saveAutomaticTopUp',
      'getPaymentPage',
      'actOnPaymentPage',
    ],
  },
  {
    name: 'Payouts',
    description:
      "What a company is owed, paid out to its bank or by PayNow. A new account waits 24 hours; the owner's password or a code is asked for each time.",
    endpoints: [
      'getPayoutBalance',
      'listPayoutAccounts',
      'createPayoutAccount',
      'deletePayoutAccount',
      'sendPayoutCode',
      'createPayout',
      'listPayouts',
      'getPayout',
      'cancelPayout',
      'downloadPayoutAdvice',
      'exportPayouts',
      'payableForShipping',
    ],
  },
  {
    name: 'Payout operations',
    description: 'Payout approval and bank files, for Sampan staff.',
    endpoints: [
      'listDeskPayouts',
      'approvePayout',
      'refusePayout',
      'markPayout',
      'returnPayout',
      'createPayoutFile',
      'listPayoutFiles',
      'downloadPayoutFile',
      'readPayoutResults',
    ],
  },
  {
    name: 'Transactions and statements',
    description: 'Transactions and statements by week, month and year, as JSON, CSV and PDF.',
    endpoints: [
      'listTransactions',
      'listTransactionWeeks',
      'getTransactionWeekly',
      'exportTransactions',
      'listStatements',
      'getStatement',
      'downloadStatement',
      'getStatementRevenue',
    ],
  },
  {
    name: 'Adjustments and refunds',
    description: 'Weight adjustments and refunds for cancelled labels.',
    endpoints: [
      'listAdjustments',
      'downloadAdjustments',
      'getAdjustment',
      'downloadAdjustment',
      'acceptAdjustment',
      'disputeAdjustment',
      'getOrderClaim',
      'openClaim',
      'listRefunds',
      'downloadRefunds',
      'downloadCreditNote',
    ],
  },
  {
    name: 'Order analysis',
    description: 'Shipping costs and performance, down to each parcel.',
    endpoints: ['listOrderAnalysis', 'downloadOrderAnalysis', 'getOrderAnalysis'],
  },
  {
    name: "Couriers' weighings",
    description: 'Courier weight files, disputes and adjustments, for Sampan staff.',
    endpoints: [
      'listOperatorAdjustments',
      'listReweighImports',
      'importReweighs',
      'createOperatorAdjustment',
      'getOperatorAdjustment',
      'addAdjustmentPhotos',
      'decideAdjustment',
      'reverseAdjustment',
      'listOperatorClaims',
      'getOperatorClaim',
      'answerClaim',
      'payClaim',
    ],
  },
  {
    name: 'Invoices',
    description: 'Monthly invoices and credit for companies on invoice.',
    endpoints: ['listInvoices', 'getInvoice', 'downloadInvoice', 'getCredit'],
  },
  {
    name: 'Credit operations',
    description: 'Payment terms, credit limits and received payments, for Sampan staff.',
    endpoints: ['listCreditCompanies', 'getCreditCompany', 'changeCredit', 'payInvoice'],
  },
  {
    name: 'Ledger',
    description: 'Ledger checks, for Sampan staff.',
    endpoints: ['getLedgerReport', 'checkLedger'],
  },
];
