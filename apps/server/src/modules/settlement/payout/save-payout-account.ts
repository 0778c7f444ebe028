import type { PayoutAccount } from '@sampan/contract';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { epochSeconds } from '../../../platform/clock.ts';
import { requireActor, requireSession, type Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { reauthenticate, type ReauthenticationProof } from './reauthenticate.ts';
import { destinationOf, type DestinationForm } from './destination-form.ts';
import {
  findAccount,
  findAccountByFingerprint,
  findAccounts,
  insertAccount,
  removeAccountRow,
} from './payout-account.repo.ts';
import { mailOwners } from './payout.mail.ts';
import { lockPayouts } from './payout.repo.ts';
import { fingerprintsOf, encryptDestination, type Destination } from './encrypt-destination.ts';
import type { PayoutAccountRow } from './payout.table.ts';
import { presentAccount } from './present-payout.ts';

const MOST_ACCOUNTS = 10;
const HOUR_S = 3_600;

/**
 * The row of an account, a new one where the company has none like it. A new one begins its cooling-off, and every owner is
 * told by mail. Throws `payout_account_limit`. Must run in a transaction that holds `lockPayouts`.
 */
export async function savePayoutAccount(
  tx: Ctx,
  owner: { company_id: string; user_id: string },
  destination: Destination,
): Promise<PayoutAccountRow> {
  const { company_id } = owner;
  const fingerprints = fingerprintsOf(tx, company_id, destination);
  const known = await findAccountByFingerprint(tx, company_id, fingerprints);
  if (known) return known;
  const { total } = await findAccounts(tx, company_id, { limit: 1, offset: 0 });
  if (total >= MOST_ACCOUNTS) throw new DomainError('payout_account_limit');
  const now = epochSeconds(tx.clock);
  const id = newId();
  const row: PayoutAccountRow = {
    id,
    company_id,
    method: destination.method,
    bank_name: destination.bank_name,
    last4: destination.account_number.slice(-4),
    sealed: encryptDestination(tx, id, destination),
    fingerprint: fingerprints[0],
    usable_from: now + Math.round(tx.env.SAMPAN_PAYOUT_COOLING_HOURS * HOUR_S),
    created_by: owner.user_id,
    created_at: now,
    removed_at: null,
    last_failure: null,
  };
  await insertAccount(tx, row);
  await recordAudit(tx, {
    action: 'payout_account.add',
    object_type: 'payout_account',
    object_id: id,
    company_id,
    details: { method: row.method, bank_name: row.bank_name, last4: row.last4, usable_from: row.usable_from },
  });
  await mailOwners(tx, company_id, { kind: 'account_added', account: row });
  return row;
}

/** Adds an account (spec 3 'payout'), for who proves to be the person. Throws `invalid_input`, `otp_invalid`, `payout_account_limit`. */
export async function createPayoutAccount({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: DestinationForm & ReauthenticationProof;
}): Promise<PayoutAccount> {
  const { company_id, user_id, country_code } = requireSession(ctx);
  const destination = destinationOf(input, country_code);
  await reauthenticate(ctx, input);
  return withTransaction(ctx, async (tx) => {
    await lockPayouts(tx, company_id);
    return presentAccount(tx, await savePayoutAccount(tx, { company_id, user_id }, destination));
  });
}

export async function listPayoutAccounts({ ctx, page, per_page }: { ctx: Ctx; page: number; per_page: number }) {
  const { company_id } = requireActor(ctx);
  const { rows, total } = await findAccounts(ctx, company_id, { limit: per_page, offset: (page - 1) * per_page });
  return { records: rows.map((row) => presentAccount(ctx, row)), total, page, per_page };
}

/** Removes an account; what is already under way still arrives there. Every owner is told. Throws `not_found`. */
export async function deletePayoutAccount({ ctx, id }: { ctx: Ctx; id: string }): Promise<{ success: true }> {
  const { company_id } = requireActor(ctx);
  await withTransaction(ctx, async (tx) => {
    await lockPayouts(tx, company_id);
    const row = await findAccount(tx, company_id, id);
    await removeAccountRow(tx, id, epochSeconds(tx.clock));
    await recordAudit(tx, {
      action: 'payout_account.remove',
      object_type: 'payout_account',
      object_id: id,
      details: { method: row.method, bank_name: row.bank_name, last4: row.last4 },
    });
    await mailOwners(tx, company_id, { kind: 'account_removed', account: row });
  });
  return { success: true };
}
