import type { OrderStatus } from '@sampan/contract';
import type { CourierEventCode } from '../../../ports/courier.ts';

/** What a courier's report means for the parcel. */
interface Meaning {
  /** The word the timeline is grouped by. */
  status: string;
  /** The order's status from then on; null when it stays. */
  order_status: OrderStatus | null;
  /** Somebody should look at the parcel. */
  is_problem: boolean;
  /** Nothing more will be reported. */
  is_final: boolean;
}

/** The word of a parcel that its courier should have picked up and did not. */
export const PICK_UP_MISSED = 'pick_up_missed';

const MEANINGS: Record<CourierEventCode, Meaning> = {
  label_created: { status: 'ready_to_ship', order_status: null, is_problem: false, is_final: false },
  // Still at the sender: whoever it is has to book another pick-up.
  pick_up_failed: { status: PICK_UP_MISSED, order_status: null, is_problem: true, is_final: false },
  picked_up: { status: 'in_transit', order_status: 'in_transit', is_problem: false, is_final: false },
  at_hub: { status: 'in_transit', order_status: 'in_transit', is_problem: false, is_final: false },
  departed_hub: { status: 'in_transit', order_status: 'in_transit', is_problem: false, is_final: false },
  customs_cleared: { status: 'in_transit', order_status: 'in_transit', is_problem: false, is_final: false },
  delayed: { status: 'delayed', order_status: 'in_transit', is_problem: true, is_final: false },
  out_for_delivery: { status: 'out_for_delivery', order_status: 'in_transit', is_problem: false, is_final: false },
  delivery_failed: { status: 'delivery_failed', order_status: 'in_transit', is_problem: true, is_final: false },
  delivered: { status: 'completed', order_status: 'completed', is_problem: false, is_final: true },
  returning: { status: 'returning', order_status: 'in_transit', is_problem: true, is_final: false },
  // Back at the sender: its way is complete, but somebody has to decide what becomes of it.
  returned: { status: 'returned', order_status: 'completed', is_problem: true, is_final: true },
  lost: { status: 'lost', order_status: 'in_transit', is_problem: true, is_final: true },
  // Called off by the courier: a parcel that its sender cancelled hears nothing more.
  cancelled: { status: 'cancelled', order_status: null, is_problem: true, is_final: true },
  noted: { status: 'in_transit', order_status: null, is_problem: false, is_final: false },
};

/** Whether a report shows that the parcel is no longer at its sender's. */
export function hasLeft(code: CourierEventCode): boolean {
  const { order_status, is_final } = MEANINGS[code];
  return order_status !== null || is_final;
}

export function mapCourierEvent(code: CourierEventCode): Meaning {
  return MEANINGS[code];
}
