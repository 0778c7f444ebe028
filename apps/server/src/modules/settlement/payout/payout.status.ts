import type { PayoutStatus } from '@sampan/contract';

/** Where a payout may go from where it is. What has ended stays as it is. */
const NEXT: Record<PayoutStatus, readonly PayoutStatus[]> = {
  requested: ['approved', 'refused', 'cancelled'],
  needs_approval: ['approved', 'refused', 'cancelled'],
  approved: ['sent', 'refused'],
  sent: ['paid', 'failed'],
  // A bank may send back what had arrived.
  paid: ['returned'],
  failed: [],
  refused: [],
  cancelled: [],
  returned: [],
};

export function canTransition(from: PayoutStatus, to: PayoutStatus): boolean {
  return NEXT[from].includes(to);
}

/** The merchant may take it back until somebody, or the server, has approved it. */
export function isCancellable(status: PayoutStatus): boolean {
  return canTransition(status, 'cancelled');
}

/** The money is back in the balance. */
export const RETURNED = ['failed', 'refused', 'cancelled', 'returned'] as const satisfies readonly PayoutStatus[];

/** The money is neither back nor there. */
export const OPEN = ['requested', 'needs_approval', 'approved', 'sent'] as const satisfies readonly PayoutStatus[];
