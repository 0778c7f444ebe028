import * as adjustment from './adjustment.ts';
import * as analysis from './analysis.ts';
import * as balanceSetting from './balance-setting.ts';
import * as cod from './cod.ts';
import * as credit from './credit.ts';
import * as invoice from './invoice.ts';
import * as ledger from './ledger.ts';
import * as operatorAdjustment from './adjustment-admin.ts';
import * as claim from './claim.ts';
import * as paymentMethod from './payment-method.ts';
import * as paymentPage from './payment-page.ts';
import * as payoutReview from './payout-review.ts';
import * as payout from './payout.ts';
import * as refund from './refund.ts';
import * as remittance from './remittance.ts';
import * as statement from './statement.ts';
import * as topUp from './top-up.ts';
import * as transaction from './transaction.ts';

const { listAdjustments, downloadAdjustments, getAdjustment, downloadAdjustment, acceptAdjustment, disputeAdjustment } =
  adjustment;
const { listOrderAnalysis, downloadOrderAnalysis, getOrderAnalysis } = analysis;
const {
  listOperatorAdjustments,
  listReweighImports,
  importReweighs,
  createOperatorAdjustment,
  getOperatorAdjustment,
  addAdjustmentPhotos,
  decideAdjustment,
  reverseAdjustment,
} = operatorAdjustment;
const { getOrderClaim, openClaim, listOperatorClaims, getOperatorClaim, answerClaim, payClaim } = claim;
const { listRefunds, downloadRefunds, downloadCreditNote } = refund;
const { getBalanceSetting, saveLowBalance, saveAutomaticTopUp } = balanceSetting;
const { getCodTotals, downloadCodList, listCodDays, getOrderCod, reportCodShortfall } = cod;
const { listCodSettlements, downloadCodSettlement } = cod;
const { getCredit, listCreditCompanies, getCreditCompany, changeCredit } = credit;
const { listInvoices, getInvoice, downloadInvoice, payInvoice } = invoice;
const { getLedgerReport, checkLedger } = ledger;
const { getPaymentPage, actOnPaymentPage } = paymentPage;
const { getPayoutBalance, listPayouts, exportPayouts, sendPayoutCode, payableForShipping, createPayout } = payout;
const { getPayout, cancelPayout, downloadPayoutAdvice } = payout;
const { listPayoutAccounts, createPayoutAccount, deletePayoutAccount } = payout;
const { listDeskPayouts, approvePayout, refusePayout, markPayout, returnPayout } = payoutReview;
const { listPayoutFiles, createPayoutFile, readPayoutResults, downloadPayoutFile } = payoutReview;
const {
  listRemittanceFormats,
  listRemittances,
  sampleRemittance,
  listCodShortfalls,
  listCodOpen,
  uploadRemittance,
  getRemittance,
  listRemittanceProblems,
  downloadRemittanceProblems,
  settleRemittance,
} = remittance;
const { listStatements, getStatementRevenue, getStatement, downloadStatement } = statement;
const { createTopUp, createTopUpCheckout, lookUpTopUpBonus, getPaymentReturn, getTopUp } = topUp;
const { downloadTopUpReceipt, answerTestBank } = topUp;
const { listTransactions, listTransactionWeeks, getTransactionWeekly, exportTransactions } = transaction;
const {
  listPaymentMethods,
  startCardSetup,
  tryTestCard,
  createPaymentMethod,
  updatePaymentMethod,
  deletePaymentMethod,
} = paymentMethod;

/** Everything that moves or reports money, by name; fixed words stand before parameters. */
export const moneyEndpoints = {
  getCodTotals,
  downloadCodList,
  listCodDays,
  getOrderCod,
  reportCodShortfall,
  listPaymentMethods,
  startCardSetup,
  tryTestCard,
  createPaymentMethod,
  updatePaymentMethod,
  deletePaymentMethod,
  createTopUp,
  createTopUpCheckout,
  lookUpTopUpBonus,
  getPaymentReturn,
  getTopUp,
  downloadTopUpReceipt,
  answerTestBank,
  getPaymentPage,
  actOnPaymentPage,
  getBalanceSetting,
  saveLowBalance,
  saveAutomaticTopUp,
  listTransactions,
  listTransactionWeeks,
  getTransactionWeekly,
  exportTransactions,
  listStatements,
  getStatementRevenue,
  getStatement,
  downloadStatement,
  getPayoutBalance,
  listPayouts,
  exportPayouts,
  sendPayoutCode,
  payableForShipping,
  createPayout,
  getPayout,
  cancelPayout,
  downloadPayoutAdvice,
  listPayoutAccounts,
  createPayoutAccount,
  deletePayoutAccount,
  listDeskPayouts,
  listPayoutFiles,
  createPayoutFile,
  readPayoutResults,
  downloadPayoutFile,
  approvePayout,
  refusePayout,
  markPayout,
  returnPayout,
  listAdjustments,
  downloadAdjustments,
  getAdjustment,
  downloadAdjustment,
  acceptAdjustment,
  disputeAdjustment,
  listOperatorAdjustments,
  listReweighImports,
  importReweighs,
  createOperatorAdjustment,
  getOperatorAdjustment,
  addAdjustmentPhotos,
  decideAdjustment,
  reverseAdjustment,
  getOrderClaim,
  openClaim,
  listOperatorClaims,
  getOperatorClaim,
  answerClaim,
  payClaim,
  listRefunds,
  downloadRefunds,
  downloadCreditNote,
  listOrderAnalysis,
  downloadOrderAnalysis,
  getOrderAnalysis,
  listInvoices,
  downloadInvoice,
  getInvoice,
  payInvoice,
  getCredit,
  listCreditCompanies,
  getCreditCompany,
  changeCredit,
  getLedgerReport,
  checkLedger,
  listCodSettlements,
  downloadCodSettlement,
  listRemittanceFormats,
  listRemittances,
  sampleRemittance,
  listCodShortfalls,
  listCodOpen,
  uploadRemittance,
  getRemittance,
  listRemittanceProblems,
  downloadRemittanceProblems,
  settleRemittance,
} as const;
