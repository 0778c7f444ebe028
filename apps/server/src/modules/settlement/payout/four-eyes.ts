import { epochSeconds } from '../../../platform/clock.ts';
import { requireSession, type Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { findReviewerActions } from './payout-review.repo.ts';

/** Who acted in a company's name decides about none of its payouts for so long. */
const APART_S = 30 * 86_400;

/**
 * Which of some companies' payouts the caller may decide about: not those of the own company, nor of one in whose name they
 * acted in the last 30 days (trust 4.38 'four eyes').
 */
export async function canDecide(ctx: Ctx, company_ids: readonly string[]): Promise<(company_id: string) => boolean> {
  const admin = requireSession(ctx);
  const since = epochSeconds(ctx.clock) - APART_S;
  const acted = await findReviewerActions(ctx, admin.user_id, [...new Set(company_ids)], since);
  return (company_id) => company_id !== admin.company_id && !acted.has(company_id);
}

/** Throws `payout_four_eyes`. */
export async function requireFourEyes(ctx: Ctx, company_id: string): Promise<void> {
  const mayDecide = await canDecide(ctx, [company_id]);
  if (!mayDecide(company_id)) throw new DomainError('payout_four_eyes');
}
