import type { ClaimState, OperatorClaim } from '@sampan/contract';
import { amountText, rulesOf } from '@sampan/country-rules';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { epochSeconds } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { refuseFields } from '../../../platform/errors.ts';
import { issueErrorOf } from '../../../platform/issue-error.ts';
import { writeLiveEvent } from '../../../platform/outbox/write-outbox.ts';
import { encodeCursor } from '../../../platform/page.ts';
import { payableMinorOf } from '../../../platform/payable-amount.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { namesOf } from '../../identity/account/index.ts';
import { notifyParcelProblem } from '../../identity/notification-preference/index.ts';
import { bookClaim } from '../../ledger/wallet/index.ts';
import { findOrder } from '../order/index.ts';
import { findClaim, findClaimPage, moveClaim } from './claim.repo.ts';
import type { ClaimRow } from './claim.table.ts';
import { presentClaimSummary, presentForOperator } from './present-claim.ts';

/** Claims of all companies in a state, the oldest first. */
export async function listOperatorClaims({
  ctx,
  query,
}: {
  ctx: Ctx;
  query: { state: ClaimState; page: number; per_page: number; cursor?: string | undefined };
}) {
  const { rows, total, last } = await findClaimPage(ctx, query);
  const names = await namesOf(ctx, rows);
  return {
    records: rows.map((row) => ({
      ...presentClaimSummary(ctx, row),
      company: { id: row.company_id, name: names.get(row.company_id) ?? '' },
    })),
    total,
    page: query.page,
    per_page: query.per_page,
    next_cursor: last ? encodeCursor(last) : null,
  };
}

/** One claim of any company. Throws `not_found`. */
export async function getOperatorClaim({ ctx, id }: { ctx: Ctx; id: string }): Promise<OperatorClaim> {
  return presentForOperator(ctx, await findClaim(ctx, id));
}

export interface ClaimAnswer {
  decision: 'approve' | 'refuse';
  amount: number | null;
  pay_by: string | null;
  note: string;
}

/**
 * Tells the merchant what the courier pays and by when, or why it refuses; no money moves yet. Answering the same twice
 * changes nothing. Throws `claim_closed` for another answer.
 */
export async function answerClaim({
  ctx,
  id,
  body,
}: {
  ctx: Ctx;
  id: string;
  body: ClaimAnswer;
}): Promise<OperatorClaim> {
  const known = await findClaim(ctx, id);
  const answered = body.decision === 'approve' ? 'approved' : 'refused';
  const granted_minor = answered === 'approved' ? grantedOf(ctx, known, body) : null;
  const pay_by = answered === 'approved' ? body.pay_by : null;
  return withTransaction(ctx, async (tx) => {
    const locked = await findClaim(tx, id, { lock: true });
    if (locked.state === answered && locked.granted_minor === granted_minor && locked.pay_by === pay_by)
      return presentForOperator(tx, locked);
    const moved = await moveClaim(tx, id, 'sent', {
      state: answered,
      granted_minor,
      pay_by,
      answer: body.note,
      answered_at: epochSeconds(tx.clock),
    });
    await finishMove(tx, moved, `order.claim_${answered}`, body.note);
    return presentForOperator(tx, { ...moved, user_name: locked.user_name });
  });
}

/**
 * Puts what the courier granted into the company's wallet, by a journal that bears the claim's id: once. Paying twice changes
 * nothing. Throws `claim_closed` for a claim that is not approved.
 */
export async function payClaim({ ctx, id }: { ctx: Ctx; id: string }): Promise<OperatorClaim> {
  return withTransaction(ctx, async (tx) => {
    const locked = await findClaim(tx, id, { lock: true });
    if (locked.state === 'paid') return presentForOperator(tx, locked);
    const moved = await moveClaim(tx, id, 'approved', { state: 'paid', paid_at: epochSeconds(tx.clock) });
    await bookClaim(tx, {
      company_id: moved.company_id,
      claim_id: id,
      amount_minor: moved.granted_minor ?? 0,
      description: `Claim ${moved.order_number}`,
      details: { order_id: moved.order_id, order_number: moved.order_number },
    });
    await finishMove(tx, moved, 'order.claim_paid', '');
    return presentForOperator(tx, { ...moved, user_name: locked.user_name });
  });
}

function grantedOf(ctx: Ctx, claim: ClaimRow, { amount, pay_by }: ClaimAnswer): number {
  const granted_minor = amount === null ? 0 : payableMinorOf('amount', amount, claim.currency);
  refuseFields([
    ...(granted_minor === 0 ? [issueErrorOf('amount', 'validate.required')] : []),
    ...(granted_minor > claim.value_minor
      ? [issueErrorOf('amount', 'validate.number_max', { max: amountText(claim.value_minor, claim.currency) })]
      : []),
    ...(pay_by === null || pay_by < todayOf(ctx) ? [issueErrorOf('pay_by', 'validate.date_invalid')] : []),
  ]);
  return granted_minor;
}

/** The day on which it is latest: nobody promises a day that is over everywhere. */
function todayOf(ctx: Ctx): string {
  return new Date((epochSeconds(ctx.clock) + rulesOf('ID').utc_offset_h * 3_600) * 1000).toISOString().slice(0, 10);
}

/** The parcel's people hear of it, its history in the console too. */
async function finishMove(
  tx: Ctx,
  row: ClaimRow,
  action: 'order.claim_approved' | 'order.claim_refused' | 'order.claim_paid',
  said: string,
): Promise<void> {
  const order = await findOrder(tx, row.company_id, row.order_id);
  await recordAudit(tx, {
    action,
    object_type: 'order',
    object_id: row.order_id,
    company_id: row.company_id,
    details: { amount_minor: row.granted_minor },
  });
  const what = action.replace('order.', '') as 'claim_approved' | 'claim_refused' | 'claim_paid';
  await notifyParcelProblem(tx, order, { what, said });
  await writeLiveEvent(tx, row.company_id, 'order_updated', { order_id: row.order_id, status: order.status });
}
