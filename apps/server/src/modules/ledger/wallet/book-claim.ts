import type { Ctx } from '../../../platform/context.ts';
import { writeLiveEvent } from '../../../platform/outbox/write-outbox.ts';
import { platformAccount, requireWallet, writeJournal } from './wallet.repo.ts';
import type { JournalDetails } from './wallet.table.ts';

/**
 * Credits what a courier pays for a lost or damaged parcel, out of what we owe that courier, once per claim. Must run in a
 * transaction.
 */
export async function bookClaim(
  ctx: Ctx,
  claim: {
    company_id: string;
    claim_id: string;
    amount_minor: number;
    description: string;
    details: JournalDetails;
  },
): Promise<void> {
  const wallet = await requireWallet(ctx, claim.company_id);
  const courier = await platformAccount(ctx, 'courier_payable', wallet.currency);
  const booked = await writeJournal(ctx, {
    company_id: claim.company_id,
    kind: 'claim',
    reference: claim.claim_id,
    description: claim.description,
    details: claim.details,
    currency: wallet.currency,
    kept: [{ account_id: wallet.id, amount_minor: claim.amount_minor }],
    lines: [{ account_id: courier, amount_minor: -claim.amount_minor }],
  });
  if (booked) await writeLiveEvent(ctx, claim.company_id, 'wallet_updated', {});
}
