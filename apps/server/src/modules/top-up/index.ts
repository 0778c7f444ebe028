export { mountAppReturn } from './app-return.ts';
export { applyTopUpPayment } from './apply-payment.ts';
export { settleTopUps } from './settle-top-ups.ts';
export { tellExpiringCards } from './tell-expiring.ts';
export { createBalanceWatch } from './watch-balances.ts';
