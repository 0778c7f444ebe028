import type { Order } from '@sampan/contract';

/** A label was bought and can be printed, again and again. */
export function mayPrint(order: Pick<Order, 'label' | 'label_state' | 'status'>): boolean {
  return order.label !== null && order.label_state === 'bought' && order.status !== 'cancelled';
}

/** A bought label that nobody printed, as long as the courier has not got the parcel. */
export function isUnprinted(order: Pick<Order, 'label' | 'label_state' | 'status' | 'label_printed_at'>): boolean {
  return order.status === 'ready_to_ship' && order.label_printed_at === null && mayPrint(order);
}

/** Nothing more happens with it: another one like it is another shipment. */
export function isFinished({ status }: Pick<Order, 'status'>): boolean {
  return status === 'completed' || status === 'cancelled';
}

/** The courier does not have it yet. Once it moves, it comes back as a return and is not cancelled. */
export function mayCancel(order: Pick<Order, 'status' | 'archived_at' | 'label_state'>): boolean {
  return (
    order.archived_at === null &&
    order.label_state !== 'pending' &&
    (order.status === 'new' || order.status === 'ready_to_ship')
  );
}

/** Everything about it can still be changed in the creation steps. */
export function mayEdit(order: Pick<Order, 'status' | 'label_state' | 'archived_at'>): boolean {
  return (
    order.status === 'new' &&
    order.archived_at === null &&
    order.label_state !== 'pending' &&
    order.label_state !== 'bought'
  );
}

/** Out of the lists: what no longer moves, and drafts nobody wants. */
export function mayArchive(order: Pick<Order, 'status' | 'archived_at' | 'label_state'>): boolean {
  return (
    order.archived_at === null &&
    (order.status === 'completed' ||
      order.status === 'cancelled' ||
      (order.status === 'new' && order.label_state !== 'pending'))
  );
}

/** For good: a draft nobody wants any more, cancelled or archived, that never had a label and that nobody bought (spec 7). */
export function mayDelete(order: Pick<Order, 'status' | 'label_state' | 'archived_at' | 'marketplace'>): boolean {
  return (
    order.label_state === 'none' &&
    order.marketplace?.source !== 'checkout' &&
    (order.status === 'cancelled' || (order.status === 'new' && order.archived_at !== null))
  );
}

/** The recipient can be asked: the parcel can still be changed, and there is somebody to ask. */
export function mayAskRecipient(
  order: Pick<Order, 'status' | 'label_state' | 'archived_at' | 'shipping_address'>,
): boolean {
  return mayEdit(order) && order.shipping_address !== null;
}

/** A COD parcel whose recipient has not confirmed the address while that still helps. */
export function isUnconfirmed(
  order: Pick<Order, 'status' | 'label_state' | 'archived_at' | 'is_cod' | 'address_confirmed_at'>,
): boolean {
  return order.is_cod && order.address_confirmed_at === null && mayEdit(order);
}

/** Handed in at a counter by the sender, whose receipt has the number; it can be entered and corrected until the parcel arrived. */
export function isHandedIn(order: Pick<Order, 'status' | 'label_state' | 'estimated_cost'>): boolean {
  return (
    order.estimated_cost?.courier.is_counter === true &&
    order.label_state === 'bought' &&
    (order.status === 'ready_to_ship' || order.status === 'in_transit')
  );
}

/** The recipient has it: it can be brought back. */
export function mayReturn(order: Pick<Order, 'status' | 'last_event'>): boolean {
  return order.status === 'completed' && order.last_event?.status !== 'returned';
}
