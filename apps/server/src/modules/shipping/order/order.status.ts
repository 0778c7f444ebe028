import type { OrderStatus } from '@sampan/contract';

/** Where a parcel may go from where it is (spec 4 'Order lifecycle'). A status never goes back. */
const NEXT: Record<OrderStatus, readonly OrderStatus[]> = {
  new: ['ready_to_ship', 'cancelled'],
  ready_to_ship: ['in_transit', 'completed', 'cancelled'],
  in_transit: ['completed', 'cancelled'],
  completed: [],
  cancelled: [],
};

export function canTransition(from: OrderStatus, to: OrderStatus): boolean {
  return NEXT[from].includes(to);
}

/** A parcel can be changed until its label is bought or being bought. */
export function isEditable(order: { status: OrderStatus; label_state: string; archived_at: number | null }): boolean {
  return (
    order.status === 'new' &&
    (order.label_state === 'none' || order.label_state === 'failed') &&
    order.archived_at === null
  );
}

/** A merchant may cancel until the courier has the parcel. */
export function isCancellable(order: { status: OrderStatus; label_state: string }): boolean {
  return (order.status === 'new' && order.label_state !== 'pending') || order.status === 'ready_to_ship';
}
