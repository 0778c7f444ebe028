import type { CourierEventCode } from '../../ports/courier.ts';
import { DRIVER_STEPS } from '../courier-http/index.ts';

type Word = readonly [word: string, code: CourierEventCode, description: string];

/** Grab's words in the order in which they follow each other, and what they mean. */
export const WAY: readonly Word[] = [
  ['ALLOCATING', 'label_created', DRIVER_STEPS.looking],
  ['PICKING_UP', 'label_created', DRIVER_STEPS.coming],
  // The driver goes from door to door: what was fetched is on its way to the recipient.
  ['IN_DELIVERY', 'out_for_delivery', DRIVER_STEPS.fetched],
  ['COMPLETED', 'delivered', DRIVER_STEPS.delivered],
];

/** Back to the sender, after the driver had the parcel. */
export const WAY_BACK: readonly Word[] = [
  ['IN_RETURN', 'returning', 'The driver brings the parcel back'],
  ['RETURNED', 'returned', 'Back at the sender'],
];

/** Words that end an order that nobody fetched. */
export const ENDED: readonly Word[] = [
  ['CANCELED', 'cancelled', DRIVER_STEPS.cancelled],
  ['FAILED', 'cancelled', DRIVER_STEPS.nobody],
];

/** Words that say the same. */
export const SAME: ReadonlyMap<string, string> = new Map([
  ['QUEUEING', 'ALLOCATING'],
  ['PENDING_PICKUP', 'PICKING_UP'],
  ['PENDING_DROP_OFF', 'IN_DELIVERY'],
]);
