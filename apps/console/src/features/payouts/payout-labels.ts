import type { PayoutAccount, PayoutStatus } from '@sampan/contract';
import type { TagTone } from '@sampan/ui';

/** Every state, in the order in which a payout goes through them. */
export const STATUSES = [
  'requested',
  'needs_approval',
  'approved',
  'sent',
  'paid',
  'failed',
  'refused',
  'cancelled',
  'returned',
] as const satisfies readonly PayoutStatus[];

const TONES: Readonly<Record<PayoutStatus, TagTone>> = {
  requested: 'info',
  needs_approval: 'warning',
  approved: 'info',
  sent: 'info',
  paid: 'success',
  failed: 'danger',
  refused: 'danger',
  cancelled: 'neutral',
  returned: 'danger',
};

/** How a payout's state looks. */
export function toneOf(status: PayoutStatus): TagTone {
  return TONES[status];
}

/**
 * The account to offer first, of those that the bank pays to as far as is known: one that can be paid to now, before one whose
 * cooling-off still runs.
 */
export function usualAccount(accounts: readonly PayoutAccount[]): PayoutAccount | undefined {
  const good = accounts.filter(({ last_failure }) => last_failure === null);
  return good.find(({ is_cooling_off }) => !is_cooling_off) ?? good[0];
}

/** 'DBS Bank ••• 4321' */
export function accountText({ bank_name, masked_number }: Pick<PayoutAccount, 'bank_name' | 'masked_number'>): string {
  return `${bank_name} ${masked_number}`;
}
