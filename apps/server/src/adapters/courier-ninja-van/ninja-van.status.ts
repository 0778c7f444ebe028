import type { CourierEventCode } from '../../ports/courier.ts';

/** Ninja Van's words, in lower case, and what they mean. */
const CODES: Readonly<Record<string, CourierEventCode>> = {
  staging: 'label_created',
  'pending pickup': 'label_created',
  'driver dispatched for pickup': 'label_created',
  'pickup fail': 'pick_up_failed',
  'pickup exception': 'pick_up_failed',
  'successful pickup': 'picked_up',
  'picked up, in transit to origin hub': 'picked_up',
  'dropped off at pudo': 'picked_up',
  'en-route to sorting hub': 'picked_up',
  'arrived at sorting hub': 'at_hub',
  'arrived at origin hub': 'at_hub',
  'arrived at transit hub': 'at_hub',
  'arrived at destination hub': 'at_hub',
  'arrived at distribution point': 'at_hub',
  'at pudo, pending customer collection': 'at_hub',
  'in transit to next sorting hub': 'departed_hub',
  'international transit, export cleared': 'departed_hub',
  'international transit, customs cleared': 'customs_cleared',
  'on vehicle for delivery': 'out_for_delivery',
  'on hold': 'delayed',
  'parcel damaged': 'delayed',
  'international transit, customs held': 'delayed',
  'pending reschedule': 'delivery_failed',
  'first attempt delivery fail': 'delivery_failed',
  'delivery exception, pending reschedule': 'delivery_failed',
  'delivery exception, max attempts reached': 'delivery_failed',
  'delivery exception, parcel overstayed at pudo': 'delivery_failed',
  completed: 'delivered',
  delivered: 'delivered',
  'successful delivery': 'delivered',
  'delivered, received by customer': 'delivered',
  'delivered, left at doorstep': 'delivered',
  'delivered, collected by customer': 'delivered',
  'return to sender triggered': 'returning',
  'delivery exception, return to sender initiated': 'returning',
  'returned to sender': 'returned',
  'delivery exception, returned to sender': 'returned',
  'parcel lost': 'lost',
  cancelled: 'cancelled',
};

/** On the way back to the sender a delivery is a return, and everything before it part of the way back. */
const WHEN_RETURNING: Partial<Record<CourierEventCode, CourierEventCode>> = {
  delivered: 'returned',
  picked_up: 'returning',
  at_hub: 'returning',
  departed_hub: 'returning',
  out_for_delivery: 'returning',
  delivery_failed: 'returning',
};

/** What a word means. Null for one that is not known: it is shown as it is, and moves nothing. */
export function codeOf(word: string, is_return: boolean): CourierEventCode | null {
  const code = CODES[word.trim().toLowerCase()];
  if (code === undefined) return null;
  return (is_return ? WHEN_RETURNING[code] : undefined) ?? code;
}
