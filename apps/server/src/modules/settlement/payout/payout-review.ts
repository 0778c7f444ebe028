import type { BankFailure, PayoutReview, PayoutStatus } from '@sampan/contract';
import { toMajor } from '@sampan/country-rules';
import { epochSeconds } from '../../../platform/clock.ts';
import { requireSession, type Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { offsetOf } from '../../../platform/page.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { debtOf, debtOfEach } from '../../ledger/wallet/index.ts';
import { findReviewRow, findReviewRows, sumWaiting, type PayoutReviewRow } from './payout-review.repo.ts';
import { canDecide, requireFourEyes } from './four-eyes.ts';
import { transitionPayout, type PayoutTransition } from './transition-payout.ts';
import { lockPayout } from './payout.repo.ts';
import { presentPayout } from './present-payout.ts';

function presentDesk(ctx: Ctx, row: PayoutReviewRow, may_decide: boolean, owed_minor: number): PayoutReview {
  return {
    ...presentPayout(ctx, row),
    company: row.company,
    requested_by: row.requested_by ?? '',
    may_decide,
    owed: toMajor(owed_minor, row.payout.currency),
  };
}

/** Payouts of all companies, and what waits. */
export async function listPayoutsForReview({
  ctx,
  query,
}: {
  ctx: Ctx;
  query: { page: number; per_page: number; status?: PayoutStatus | undefined };
}) {
  const { page, per_page, status } = query;
  const { rows, total } = await findReviewRows(ctx, { status, limit: per_page, offset: offsetOf(page, per_page) });
  const companies = rows.map(({ company }) => company.id);
  const mayDecide = await canDecide(ctx, companies);
  const owed = await debtOfEach(ctx, companies);
  return {
    records: rows.map((row) => presentDesk(ctx, row, mayDecide(row.company.id), owed.get(row.company.id) ?? 0)),
    total,
    page,
    per_page,
    open: (await sumWaiting(ctx)).map(({ total_minor, ...sum }) => ({
      ...sum,
      total: toMajor(total_minor, sum.currency),
    })),
    leaves_by: ctx.ports.payouts.leaves_by,
  };
}

/** Moves a payout as somebody of Sampan decided, if their eyes are other eyes. */
async function decide(ctx: Ctx, id: string, move: Omit<PayoutTransition, 'decided_by'>): Promise<PayoutReview> {
  const { user_id } = requireSession(ctx);
  return withTransaction(ctx, async (tx) => {
    const row = await lockPayout(tx, id);
    await requireFourEyes(tx, row.company_id);
    await transitionPayout(tx, row, { ...move, decided_by: user_id });
    return presentDesk(tx, await findReviewRow(tx, id), true, await debtOf(tx, row.company_id));
  });
}

/** Throws `not_found`, `payout_state`, `payout_four_eyes`, and `payout_owed` while the company owes something. */
export async function approvePayout({ ctx, id }: { ctx: Ctx; id: string }): Promise<PayoutReview> {
  return decide(ctx, id, { to: 'approved' });
}

/** Gives the money back, with a reason that the merchant reads. Throws as {@link approvePayout}. */
export async function refusePayout({
  ctx,
  id,
  reason,
}: {
  ctx: Ctx;
  id: string;
  reason: string;
}): Promise<PayoutReview> {
  return decide(ctx, id, { to: 'refused', reason });
}

/**
 * Says by hand what the bank did. Nothing leaves before the account's cooling-off is over. Throws as {@link approvePayout},
 * and `payout_by_itself` where a bank is asked by the server: there is one truth, and it is the bank's.
 */
export async function markPayout({
  ctx,
  id,
  input,
}: {
  ctx: Ctx;
  id: string;
  input: { status: 'sent' | 'paid' | 'failed'; failure: BankFailure; reason: string; bank_reference: string };
}): Promise<PayoutReview> {
  const { payout } = await findReviewRow(ctx, id);
  if (ctx.ports.payouts.leaves_by === 'itself') throw new DomainError('payout_by_itself');
  const { status: to, reason, bank_reference } = input;
  if (to === 'sent' && payout.not_before > epochSeconds(ctx.clock)) throw new DomainError('payout_state');
  return decide(ctx, id, { to, bank_reference, ...(to === 'failed' ? { failure: input.failure, reason } : {}) });
}

/**
 * Says that the bank sent a payout back after it was paid, whichever way it had left: a bank tells that to people. Its money is
 * in the balance again, once. Throws as {@link approvePayout}.
 */
export async function returnPayout({
  ctx,
  id,
  input,
}: {
  ctx: Ctx;
  id: string;
  input: { failure: BankFailure; reason: string; bank_reference: string };
}): Promise<PayoutReview> {
  return decide(ctx, id, { to: 'returned', ...input });
}
