export { auditLedger } from './audit-ledger.ts';
export { bookHistory } from './book-history.ts';
export type { PastMovement } from './book-history.ts';
export { bookDemoCredit } from './book-demo-credit.ts';
export { bookPromotion } from './book-promotion.ts';
export { bookSale, bookSaleRefund } from './book-sale.ts';
export type { Sale } from './book-sale.ts';
export { balanceOf, captureHold, creditWallet, openWallet, placeHold, refundLabel, releaseHold } from './wallet.ts';
export type { LabelSplit } from './wallet.ts';
