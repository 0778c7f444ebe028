import type { Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { writeLiveEvent } from '../../../platform/outbox/write-outbox.ts';
import { findWallet, platformAccount, writeJournal } from './wallet.repo.ts';
import type { JournalDetails } from './wallet.table.ts';
import { partsOf, type LabelSplit } from './wallet.ts';

/** The correction of a label's price after the courier weighed the parcel; a part below zero comes back. */
export interface Adjustment {
  company_id: string;
  /** The row that says why: its evidence. The same one moves money once. */
  adjustment_id: string;
  description: string;
  details: JournalDetails;
  split: LabelSplit;
}

/**
 * Takes a correction from the wallet, or gives it back there when it is below zero, part by part. Once per adjustment; false
 * when it was booked before. Throws `insufficient_balance` when the wallet and its credit cannot cover it. Must run in a
 * transaction.
 */
export async function bookAdjustment(ctx: Ctx, adjustment: Adjustment): Promise<boolean> {
  return book(ctx, 'adjustment', adjustment, 1);
}

/** Gives a charged correction back by a journal of its own, once (trust.md 2.3). Must run in a transaction. */
export async function reverseAdjustmentEntries(ctx: Ctx, adjustment: Adjustment): Promise<boolean> {
  return book(ctx, 'adjustment_reversal', adjustment, -1);
}

async function book(
  ctx: Ctx,
  kind: 'adjustment' | 'adjustment_reversal',
  { company_id, adjustment_id, description, details, split }: Adjustment,
  sign: 1 | -1,
): Promise<boolean> {
  const wallet = await findWallet(ctx, company_id);
  if (!wallet) throw new DomainError('not_found');
  const lines: { account_id: string; amount_minor: number }[] = [];
  // One after the other: they share the transaction's connection.
  for (const [account, amount_minor] of partsOf(split))
    lines.push({ account_id: await platformAccount(ctx, account, wallet.currency), amount_minor: sign * amount_minor });
  const amount_minor = lines.reduce((sum, line) => sum + line.amount_minor, 0);
  const booked = await writeJournal(ctx, {
    company_id,
    kind,
    reference: adjustment_id,
    description,
    details,
    currency: wallet.currency,
    kept: [{ account_id: wallet.id, amount_minor: -amount_minor }],
    lines,
  });
  if (booked) await writeLiveEvent(ctx, company_id, 'wallet_updated', {});
  return booked;
}
