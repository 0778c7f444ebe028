import { bankFilePaper } from './bank-file.document.ts';
import { merchantPapers } from './payout-export.ts';

export { sealedPayoutAccounts } from './sealed-accounts.ts';
export { advancePayouts } from './advance-payouts.ts';
export { writePastAccount, writePastPayout } from './past-payout.ts';
export type { Destination } from './encrypt-destination.ts';
export const payoutPapers = [...merchantPapers, bankFilePaper];
