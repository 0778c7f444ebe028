import type { Payout, PayoutAccount } from '@sampan/contract';
import { toMajor } from '@sampan/country-rules';
import { epochSeconds } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { decryptDestination } from './encrypt-destination.ts';
import { isCancellable } from './payout.status.ts';
import type { PayoutAccountRow } from './payout.table.ts';
import type { PayoutWithAccount } from './payout.repo.ts';

/** An account as the wire shows it: the number masked. */
export function presentAccount(ctx: Ctx, row: PayoutAccountRow): PayoutAccount {
  return {
    id: row.id,
    method: row.method,
    bank_name: row.bank_name,
    holder_name: decryptDestination(ctx, row)?.holder_name ?? '',
    masked_number: `••• ${row.last4}`,
    usable_from: row.usable_from,
    is_cooling_off: row.usable_from > epochSeconds(ctx.clock),
    last_failure: row.last_failure,
    created_at: row.created_at,
  };
}

export function presentPayout(ctx: Ctx, { payout, account }: PayoutWithAccount): Payout {
  return {
    id: payout.id,
    number: payout.number,
    status: payout.status,
    currency: payout.currency,
    amount: toMajor(payout.amount_minor, payout.currency),
    comment: payout.comment,
    account: presentAccount(ctx, account),
    not_before: payout.not_before,
    is_cancellable: isCancellable(payout.status),
    failure: payout.failure,
    reason: payout.reason,
    set_off: toMajor(payout.set_off_minor, payout.currency),
    bank_reference: payout.bank_reference,
    timeline: payout.timeline,
    created_at: payout.created_at,
    ended_at: payout.ended_at,
  };
}
