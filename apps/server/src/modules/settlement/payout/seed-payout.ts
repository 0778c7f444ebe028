import type { PayoutFailure, PayoutStatus } from '@sampan/contract';
import type { Currency } from '@sampan/country-rules';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { newId } from '../../../platform/ids.ts';
import { bookPayout, bookPayoutPaid, bookPayoutReturn, bookPayoutSent } from '../../ledger/wallet/index.ts';
import { namesOf } from './create-payout.ts';
import { insertAccount } from './payout-account.repo.ts';
import { insertPayout, nextSeq } from './payout.repo.ts';
import { fingerprintsOf, encryptDestination, type Destination } from './encrypt-destination.ts';
import type { PayoutAccountRow, PayoutRow } from './payout.table.ts';

/** A payout that happened, with each step it took: what `createPayout` and the desk would have written then. */
export interface SeedPayout {
  company_id: string;
  user_id: string;
  account: PayoutAccountRow;
  currency: Currency;
  amount_minor: number;
  comment: string;
  steps: readonly [Step, ...Step[]];
  failure?: PayoutFailure;
  bank_reference?: string;
}

interface Step {
  status: PayoutStatus;
  at: number;
}

/** The same context at another time. */
function at(ctx: Ctx, seconds: number): Ctx {
  return { ...ctx, clock: { now: () => seconds * 1000 } };
}

/** An account that was added in the past. Nobody is written to. */
export async function seedPayoutAccount(
  tx: Ctx,
  owner: { company_id: string; user_id: string; created_at: number },
  destination: Destination,
): Promise<PayoutAccountRow> {
  const id = newId(owner.created_at * 1000);
  const row: PayoutAccountRow = {
    id,
    company_id: owner.company_id,
    method: destination.method,
    bank_name: destination.bank_name,
    last4: destination.account_number.slice(-4),
    sealed: encryptDestination(tx, id, destination),
    fingerprint: fingerprintsOf(tx, owner.company_id, destination)[0],
    usable_from: owner.created_at + Math.round(tx.env.SAMPAN_PAYOUT_COOLING_HOURS * 3_600),
    created_by: owner.user_id,
    created_at: owner.created_at,
    removed_at: null,
    last_failure: null,
  };
  await insertAccount(tx, row);
  return row;
}

/** Writes a payout of the past with the money of each step. Must run in a transaction, on a company nobody uses yet. */
export async function seedPayout(tx: Ctx, past: SeedPayout): Promise<void> {
  const { steps, account, company_id, currency, amount_minor } = past;
  const [first] = steps;
  const last = steps.at(-1) ?? first;
  const id = newId(first.at * 1000);
  const seq = await nextSeq(tx, company_id);
  const not_before = Math.max(first.at, account.usable_from);
  const has_ended = last.status === 'paid' || last.status === 'failed';
  const row: PayoutRow = {
    id,
    company_id,
    seq,
    ...namesOf(id, seq),
    account_id: account.id,
    status: last.status,
    currency,
    amount_minor,
    comment: past.comment,
    not_before,
    bank_reference: past.bank_reference ?? '',
    file_id: null,
    failure: past.failure ?? null,
    reason: '',
    set_off_minor: 0,
    timeline: [...steps],
    look_at: last.status === 'requested' ? not_before : null,
    requested_by: past.user_id,
    decided_by: null,
    created_at: first.at,
    ended_at: has_ended ? last.at : null,
  };
  for (const step of steps) {
    const then = at(tx, step.at);
    if (step === first) await bookPayout(then, row);
    else if (step.status === 'sent') await bookPayoutSent(then, row);
    else if (step.status === 'paid') await bookPayoutPaid(then, row);
    else if (step.status === 'failed') await bookPayoutReturn(then, row, true);
    await recordAudit(then, {
      action: step === first ? 'payout.request' : `payout.${step.status}`,
      object_type: 'payout',
      object_id: id,
      company_id,
      ...(step === first ? { actor_id: past.user_id } : {}),
      details: { number: row.number, amount_minor, currency },
    });
  }
  await insertPayout(tx, row);
}
