import type { Ctx } from '../../../platform/context.ts';
import {
  bookDisputeReturned,
  bookDisputeOpened,
  bookShortfall,
  type DisputedAmount,
  type DisputeKinds,
} from './dispute-journals.ts';

const SALE: DisputeKinds = { asked: 'dispute', won: 'dispute_won', lost: 'dispute_lost' };
const TOP_UP: DisputeKinds = { asked: 'top_up_dispute', won: 'top_up_dispute_won', lost: 'top_up_dispute_lost' };

/** Money of a sale that the buyer's bank took back while it decides. */
export interface SaleDispute extends DisputedAmount {
  amount_minor: number;
  /** Whether the sale may be paid out already. */
  is_released: boolean;
}

/**
 * Takes a disputed sale from its shop, once per `reference`: from where the money stands. What was paid out already is not
 * there any more. False when it was booked before. Must run in a transaction.
 */
export async function bookSaleDispute(ctx: Ctx, { is_released, ...dispute }: SaleDispute): Promise<boolean> {
  const from = is_released ? 'payable' : 'merchant_sales';
  return bookDisputeOpened(ctx, SALE, dispute, { from, clearing: 'payment_clearing' });
}

/** The bank decided for the shop. False when nothing was taken, or it is back. Must run in a transaction. */
export async function bookDisputeWon(ctx: Ctx, dispute: DisputedAmount): Promise<boolean> {
  return bookDisputeReturned(ctx, SALE, dispute);
}

/**
 * The bank decided for the buyer: what was not there to be taken is taken from what may be paid out, and the rest is owed
 * (decision 31). Once per `reference`; null when there is nothing to take. Must run in a transaction.
 */
export async function bookDisputeLost(ctx: Ctx, dispute: DisputedAmount): Promise<{ owed_minor: number } | null> {
  return bookShortfall(ctx, SALE, dispute, ['payable']);
}

/**
 * Takes a disputed top-up from the wallet it filled, once per `reference`. What was spent already is not there any more; what
 * is held for a label stays held. False when it was booked before. Must run in a transaction.
 */
export async function bookTopUpDispute(ctx: Ctx, dispute: DisputedAmount & { amount_minor: number }): Promise<boolean> {
  return bookDisputeOpened(ctx, TOP_UP, dispute, { from: 'wallet', clearing: 'provider_clearing' });
}

/** The bank decided that the top-up stands. False when nothing was taken, or it is back. Must run in a transaction. */
export async function bookTopUpDisputeWon(ctx: Ctx, dispute: DisputedAmount): Promise<boolean> {
  return bookDisputeReturned(ctx, TOP_UP, dispute);
}

/**
 * The bank gave the top-up back to its payer: what was spent is taken from what the wallet has by now, then from what may be
 * paid out, and the rest is owed (decision 32). Once per `reference`; null when there is nothing to take. Must run in a transaction.
 */
export async function bookTopUpDisputeLost(ctx: Ctx, dispute: DisputedAmount): Promise<{ owed_minor: number } | null> {
  return bookShortfall(ctx, TOP_UP, dispute, ['wallet', 'payable']);
}
