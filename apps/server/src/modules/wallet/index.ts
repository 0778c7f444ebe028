export { auditLedger } from './audit-ledger.ts';
export { balanceOf, captureHold, creditWallet, openWallet, placeHold, refundLabel, releaseHold } from './wallet.ts';
export type { LabelSplit } from './wallet.ts';
