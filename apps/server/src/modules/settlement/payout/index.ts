import { bankFileRenderer } from './bank-file.document.ts';
import { payoutRenderers } from './payout-export.ts';

export { sealedPayoutAccounts } from './sealed-accounts.ts';
export { advancePayouts } from './advance-payouts.ts';
export { seedPayoutAccount, seedPayout } from './seed-payout.ts';
export type { Destination } from './encrypt-destination.ts';
export const payoutDocumentRenderers = [...payoutRenderers, bankFileRenderer];
