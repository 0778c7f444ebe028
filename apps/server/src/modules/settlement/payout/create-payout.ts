import type { Payout } from '@sampan/contract';
import { rulesOf, toMajor } from '@sampan/country-rules';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { epochSeconds } from '../../../platform/clock.ts';
import { requireSession, type Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { idempotentId } from '../../../platform/idempotency/idempotent-id.ts';
import { writeLiveEvent } from '../../../platform/outbox/write-outbox.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { bookPayout, payableOf } from '../../ledger/wallet/index.ts';
import { reauthenticate, type ReauthenticationProof } from './reauthenticate.ts';
import { payoutFormOf, type DestinationForm } from './destination-form.ts';
import { savePayoutAccount } from './save-payout-account.ts';
import { findAccount } from './payout-account.repo.ts';
import { checkLimits, limitsOf } from './payout-limit.ts';
import { mailOwners } from './payout.mail.ts';
import { findPendingPayout, hasDuplicate, insertPayout, lockPayouts, nextSeq } from './payout.repo.ts';
import { decryptDestination } from './encrypt-destination.ts';
import type { PayoutRow } from './payout.table.ts';
import { presentPayout } from './present-payout.ts';

/** The same amount to the same account within this time is taken for a double click (trust 4.1). */
const TWIN_S = 10;

export interface PayoutInput extends DestinationForm, ReauthenticationProof {
  payout_account_id?: string | undefined;
  amount?: number | string | undefined;
  comment?: string | undefined;
  confirm_duplicate: boolean;
}

/** 'PO-000012', and what the bank is told: unlike the number, nobody else's payout is called so. */
export function namesOf(id: string, seq: number): { number: string; client_ref: string } {
  return {
    number: `PO-${String(seq).padStart(6, '0')}`,
    client_ref: `SPO${id.replaceAll('-', '').slice(-20).toUpperCase()}`,
  };
}

/**
 * Asks for a payout (spec 3 'payout'): the money leaves `payable` at once, so that two requests never share it, and waits for
 * the end of its account's cooling-off, and above a threshold for somebody of Sampan. Throws `invalid_input` naming fields,
 * `insufficient_payable`, `not_found` for an account of somebody else, `possible_duplicate`, `otp_invalid`.
 */
export async function createPayout({ ctx, input }: { ctx: Ctx; input: PayoutInput }): Promise<Payout> {
  const actor = requireSession(ctx);
  const { company_id, user_id, country_code } = actor;
  const { currency } = rulesOf(country_code);
  const company = { company_id, country_code, currency };
  const id = idempotentId(ctx);
  // The server died before it answered: the money has left the balance, once.
  const begun = await findPendingPayout(ctx, company_id, id);
  if (begun) return presentPayout(ctx, begun);
  const known_id = input.payout_account_id;
  const { destination, amount_minor, comment } = payoutFormOf(input, country_code, known_id !== undefined);
  // What would be refused anyway is refused before somebody proves who they are; it is checked again below, under the lock.
  if (known_id !== undefined) await findAccount(ctx, company_id, known_id);
  checkLimits(await limitsOf(ctx, company), amount_minor, currency);
  const { available_minor } = await payableOf(ctx, company_id);
  if (available_minor < amount_minor)
    throw new DomainError('insufficient_payable', {
      data: { balance: toMajor(available_minor, currency), needed: toMajor(amount_minor, currency), currency },
    });
  await reauthenticate(ctx, input);
  return withTransaction(ctx, async (tx) => {
    await lockPayouts(tx, company_id);
    const account =
      destination === null
        ? await findAccount(tx, company_id, known_id ?? '')
        : await savePayoutAccount(tx, { company_id, user_id }, destination);
    if (!decryptDestination(tx, account)) throw new DomainError('payout_account_unreadable');
    const limits = await limitsOf(tx, company);
    checkLimits(limits, amount_minor, currency);
    const now = epochSeconds(tx.clock);
    const twin = { company_id, account_id: account.id, amount_minor };
    if (!input.confirm_duplicate && (await hasDuplicate(tx, twin, now - TWIN_S)))
      throw new DomainError('possible_duplicate');
    const seq = await nextSeq(tx, company_id);
    const is_large = amount_minor > limits.approval_above_minor;
    const status = is_large ? 'needs_approval' : 'requested';
    const not_before = Math.max(now, account.usable_from);
    const row: PayoutRow = {
      id,
      seq,
      ...namesOf(id, seq),
      ...twin,
      status,
      currency,
      comment,
      not_before,
      bank_reference: '',
      file_id: null,
      failure: null,
      reason: '',
      set_off_minor: 0,
      timeline: [{ status, at: now }],
      look_at: is_large ? null : not_before,
      requested_by: user_id,
      decided_by: null,
      created_at: now,
      ended_at: null,
    };
    await bookPayout(tx, row);
    await insertPayout(tx, row);
    await recordAudit(tx, {
      action: 'payout.request',
      object_type: 'payout',
      object_id: id,
      details: { number: row.number, amount_minor, currency, status, account_id: account.id, last4: account.last4 },
    });
    await mailOwners(tx, company_id, { kind: 'requested', payout: row, account });
    await writeLiveEvent(tx, company_id, 'wallet_updated', {});
    return presentPayout(tx, { payout: row, account });
  });
}
