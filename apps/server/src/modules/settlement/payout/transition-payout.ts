import type { PayoutFailure, PayoutStatus } from '@sampan/contract';
import { toMajor } from '@sampan/country-rules';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { epochSeconds } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { writeLiveEvent } from '../../../platform/outbox/write-outbox.ts';
import { markCodPaid } from '../cod/index.ts';
import {
  bookPaidPayoutReturn,
  bookPayoutPaid,
  bookPayoutReturn,
  bookPayoutSent,
  debtOf,
} from '../../ledger/wallet/index.ts';
import { findAccountOf, writeLastFailure } from './payout-account.repo.ts';
import { mailOwners } from './payout.mail.ts';
import { writePayout } from './payout.repo.ts';
import { canTransition } from './payout.status.ts';
import type { PayoutRow } from './payout.table.ts';

export interface PayoutTransition {
  to: Exclude<PayoutStatus, 'requested' | 'needs_approval'>;
  failure?: PayoutFailure;
  reason?: string;
  bank_reference?: string;
  file_id?: string;
  decided_by?: string;
  /** While a server works on it: no other one looks at it before. */
  leased_until?: number;
}

/** When a server looks at it next; null where it waits for people, or has ended. */
function nextLook(ctx: Ctx, row: PayoutRow, to: PayoutTransition['to'], now: number): number | null {
  if (ctx.ports.payouts.leaves_by === 'file') return null;
  return to === 'approved' ? Math.max(now, row.not_before) : null;
}

/** Its money goes where the payout goes. Answers what of it paid a debt, in minor units. */
async function bookMove(tx: Ctx, row: PayoutRow, to: PayoutTransition['to']): Promise<number> {
  if (to === 'returned') return bookPaidPayoutReturn(tx, row);
  if (to === 'failed' || to === 'refused' || to === 'cancelled')
    return bookPayoutReturn(tx, row, row.status === 'sent');
  if (to === 'sent') await bookPayoutSent(tx, row);
  else if (to === 'paid') await bookPayoutPaid(tx, row);
  return 0;
}

/**
 * Moves a locked payout on, with its money, its audit row, its mails and its live event, in the caller's transaction. Throws
 * `payout_state` when it stands somewhere else: every step happens once, whoever asks at the same time; `payout_owed` for a step
 * towards the bank while the company owes something. One that is refused meanwhile says `owed`: its money sets the debt off.
 */
export async function transitionPayout(tx: Ctx, row: PayoutRow, move: PayoutTransition): Promise<PayoutRow> {
  const { to } = move;
  if (!canTransition(row.status, to)) throw new DomainError('payout_state');
  const now = epochSeconds(tx.clock);
  const has_ended = to !== 'approved' && to !== 'sent';
  const owed_minor = await debtOf(tx, row.company_id);
  if (owed_minor > 0 && !has_ended)
    throw new DomainError('payout_owed', {
      data: { owed: toMajor(owed_minor, row.currency), currency: row.currency },
    });
  const failure = move.failure ?? (to === 'refused' && owed_minor > 0 ? 'owed' : null);
  const set_off_minor = await bookMove(tx, row, to);
  const moved = await writePayout(tx, row.id, {
    status: to,
    timeline: [...row.timeline, { status: to, at: now }],
    look_at: move.leased_until ?? nextLook(tx, row, to, now),
    failure,
    reason: move.reason ?? '',
    set_off_minor,
    bank_reference: move.bank_reference || row.bank_reference,
    file_id: move.file_id ?? row.file_id,
    decided_by: move.decided_by ?? row.decided_by,
    ended_at: has_ended ? now : null,
  });
  // The next payout is not offered an account that the bank does not pay to.
  if (to === 'paid') await writeLastFailure(tx, row.account_id, null);
  else if (failure !== null && failure !== 'owed') await writeLastFailure(tx, row.account_id, failure);
  await recordAudit(tx, {
    action: `payout.${to}`,
    object_type: 'payout',
    object_id: row.id,
    company_id: row.company_id,
    details: {
      number: row.number,
      amount_minor: row.amount_minor,
      currency: row.currency,
      ...(failure === null ? {} : { failure }),
      ...(move.reason ? { reason: move.reason } : {}),
    },
  });
  // Payouts cover settled cash first, and so does what is set off: its list says what was paid out.
  if (to === 'paid' || to === 'failed' || to === 'returned' || owed_minor > 0) await markCodPaid(tx, row.company_id);
  if (to === 'paid' || to === 'failed' || to === 'refused' || to === 'returned')
    await mailOwners(tx, row.company_id, {
      kind: to,
      payout: moved,
      account: await findAccountOf(tx, row),
    });
  await writeLiveEvent(tx, row.company_id, 'wallet_updated', {});
  return moved;
}
