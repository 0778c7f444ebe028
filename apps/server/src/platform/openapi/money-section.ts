import type { EndpointName } from '@sampan/contract';

/** A chapter of the API's documentation. */
export interface ApiSection {
  name: string;
  description: string;
  endpoints: readonly EndpointName[];
}

/** The chapters about money. */
export const MONEY_SECTIONS: readonly ApiSection[] = [
  {
    name: 'Cash on delivery',
    description: 'What couriers collect for a shop, how far it has come, and the remittances that settle it.',
    endpoints: [
      'getCodTotals',
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
    description: 'The cards of a company. Card numbers stay with the payment provider.',
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
    description: 'Money into the wallet. It is there when the payment provider says so.',
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
    name: 'Payout desk',
    description: 'Approval and files for the bank, by people of Sampan.',
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
    description: 'What moved on the accounts of the company, by week, month and year, as JSON, CSV and PDF.',
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
    description: 'What a price became after the courier weighed the parcel, and what came back for cancelled labels.',
    endpoints: [
      'listAdjustments',
      'downloadAdjustments',
      'getAdjustment',
      'downloadAdjustment',
      'acceptAdjustment',
      'disputeAdjustment',
      'listRefunds',
      'downloadRefunds',
      'downloadCreditNote',
    ],
  },
  {
    name: 'Order analysis',
    description: 'What shipping cost and how it went, down to the parcel.',
    endpoints: ['listOrderAnalysis', 'downloadOrderAnalysis', 'getOrderAnalysis'],
  },
  {
    name: "Couriers' weighings",
    description: 'For people of Sampan: files of couriers, disputes, corrections.',
    endpoints: [
      'listOperatorAdjustments',
      'listReweighImports',
      'importReweighs',
      'createOperatorAdjustment',
      'getOperatorAdjustment',
      'addAdjustmentPhotos',
      'decideAdjustment',
      'reverseAdjustment',
    ],
  },
  {
    name: 'Invoices',
    description: 'One invoice a month for what was bought, and the credit of companies that pay it later.',
    endpoints: ['listInvoices', 'getInvoice', 'downloadInvoice', 'getCredit'],
  },
  {
    name: 'Credit desk',
    description: 'Who may pay later and up to what limit, and the payments that arrive, for people of Sampan.',
    endpoints: ['listCreditCompanies', 'getCreditCompany', 'changeCredit', 'payInvoice'],
  },
  {
    name: 'Ledger',
    description: 'Whether all money adds up, for people of Sampan.',
    endpoints: ['getLedgerReport', 'checkLedger'],
  },
];
