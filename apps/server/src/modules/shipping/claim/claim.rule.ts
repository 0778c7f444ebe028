import type { ClaimObstacle, ClaimReason, OrderStatus } from '@sampan/contract';

const DAY_S = 86_400;
/** A parcel that nobody has scanned for so long counts as lost (look-v2 3 'when the parcel counts as lost'). */
export const LOST_AFTER_DAYS = 14;
/** Damage is seen when a parcel is opened: later nobody can tell who did it. */
export const CLAIM_WITHIN_DAYS = 14;

export interface Claimable {
  status: OrderStatus;
  last_event: { status: string; created_at: number } | null;
  completed_at: number | null;
  estimated_cost?: { courier: { is_own_contract?: true | undefined } } | null;
}

/** Whether a claim can be opened now, for which reasons, and if not why and when. */
export function claimability(
  { status, last_event, completed_at, estimated_cost }: Claimable,
  now: number,
): { obstacle: Exclude<ClaimObstacle, 'claimed'> | null; possible_from: number | null; reasons: ClaimReason[] } {
  const no = (obstacle: Exclude<ClaimObstacle, 'claimed'>, possible_from: number | null = null) => ({
    obstacle,
    possible_from,
    reasons: [],
  });
  // Whoever has the contract with the courier claims from it.
  if (estimated_cost?.courier.is_own_contract === true) return no('own_contract');
  if (last_event?.status === 'lost') return { obstacle: null, possible_from: null, reasons: ['lost'] };
  if (status === 'completed') {
    if (now > (completed_at ?? 0) + CLAIM_WITHIN_DAYS * DAY_S) return no('too_late');
    return { obstacle: null, possible_from: null, reasons: ['damaged', 'missing_items'] };
  }
  if (status !== 'in_transit' || last_event === null) return no('not_shipped');
  const lost_at = last_event.created_at + LOST_AFTER_DAYS * DAY_S;
  return now < lost_at ? no('not_yet', lost_at) : { obstacle: null, possible_from: null, reasons: ['lost'] };
}
