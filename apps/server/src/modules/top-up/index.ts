export { mountAppReturn } from './app-return.ts';
export { applyTopUpPayment } from './apply-payment.ts';
export { pastTopUp } from './past-top-up.ts';
export { receiptNumber } from './receipt-number.ts';
export { settleTopUps } from './settle-top-ups.ts';
export { tellExpiringCards } from './tell-expiring.ts';
export { findTopUp } from './top-up.repo.ts';
export type { TopUpRow } from './top-up.table.ts';
export { createBalanceWatch } from './watch-balances.ts';
