import { bankFilePaper } from './payout-bank-file.ts';
import { merchantPapers } from './payout-files.ts';

export { sealedPayoutAccounts } from './sealed-accounts.ts';
export { advancePayouts } from './advance-payouts.ts';
export { writePastAccount, writePastPayout } from './past-payout.ts';
export type { Destination } from './payout.secret.ts';
export const payoutPapers = [...merchantPapers, bankFilePaper];
