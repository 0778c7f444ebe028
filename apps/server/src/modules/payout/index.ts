import { bankFilePaper } from './payout-bank-file.ts';
import { merchantPapers } from './payout-files.ts';

export { advancePayouts } from './advance-payouts.ts';
export const payoutPapers = [...merchantPapers, bankFilePaper];
