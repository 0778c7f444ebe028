export { auditLedger, isBalanced } from './audit-ledger.ts';
export { createLedgerCheck } from './check-ledger.ts';
export { bookAdjustment, reverseAdjustmentEntries } from './book-adjustment.ts';
export { bookHistory } from './book-history.ts';
export type { SeedMovement } from './book-history.ts';
export { bookCodCollected, bookCodPayable, bookCodSettled, findPaidSettlements } from './book-cod.ts';
export type { CollectedCash, SettledCash } from './book-cod.ts';
export { bookClaim } from './book-claim.ts';
export { bookDemoCredit } from './book-demo-credit.ts';
export { bookInvoicePayment } from './book-invoice-payment.ts';
export { bookPromotion } from './book-promotion.ts';
export {
  bookPaidPayoutReturn,
  bookPayableUse,
  bookPayout,
  bookPayoutPaid,
  bookPayoutReturn,
  bookPayoutSent,
  payableOf,
} from './book-payout.ts';
export type { PayoutMoney } from './book-payout.ts';
export {
  bookDisputeLost,
  bookDisputeWon,
  bookSaleDispute,
  bookTopUpDispute,
  bookTopUpDisputeLost,
  bookTopUpDisputeWon,
} from './book-dispute.ts';
export { debtOf, debtOfEach } from './debt.ts';
export { bookSaleRelease } from './book-sale-release.ts';
export { bookSale, bookSaleRefund, bookSaleRefundReversal } from './book-sale.ts';
export type { Sale } from './book-sale.ts';
export { availableBalanceOf } from './available-balance.ts';
export { balanceOf, captureHold, creditWallet, openWallet, placeHold, refundLabel, releaseHold } from './wallet.ts';
export type { LabelSplit } from './wallet.ts';
export { findCharges, ledgerPositionBefore } from './charges.repo.ts';
export type { Charge } from './charges.repo.ts';
export { changeCreditLimit, creditOf } from './credit-limit.ts';
export type { CreditStanding } from './credit-limit.ts';
export type { AccountKind, JournalDetails, JournalKind } from './wallet.table.ts';
export { findCompaniesWithActivity } from './find-companies-with-activity.ts';
export { countInconsistentDays } from './verify-day-totals.ts';
