import type { Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { writeLiveEvent } from '../../../platform/outbox/write-outbox.ts';
import { findWallet, platformAccount, writeJournal } from './wallet.repo.ts';

export interface Promotion {
  company_id: string;
  /** In the wallet's own currency. */
  amount_minor: number;
  /** What earned it; the same cause gives credit once. */
  reference: string;
  /** As the statement shows it. */
  description: string;
}

/**
 * Gives a company credit that nobody paid for: Sampan's own promotion account bears it. Once per `reference`; false when it
 * was booked before. Must run in a transaction.
 */
export async function bookPromotion(ctx: Ctx, promotion: Promotion): Promise<boolean> {
  const { company_id, amount_minor, reference, description } = promotion;
  const wallet = await findWallet(ctx, company_id);
  if (!wallet) throw new DomainError('not_found');
  const promotions = await platformAccount(ctx, 'promotion', wallet.currency);
  const booked = await writeJournal(ctx, {
    company_id,
    kind: 'promotion',
    reference,
    description,
    currency: wallet.currency,
    kept: [{ account_id: wallet.id, amount_minor }],
    lines: [{ account_id: promotions, amount_minor: -amount_minor }],
  });
  if (!booked) return false;
  await writeLiveEvent(ctx, company_id, 'wallet_updated', {});
  return true;
}
