import type { CourierEventCode } from '../../ports/courier.ts';
import { DRIVER_STEPS } from '../courier-http/index.ts';

/** Lalamove's words in the order in which they follow each other, and what they mean. */
export const WAY: readonly (readonly [word: string, code: CourierEventCode])[] = [
  ['ASSIGNING_DRIVER', 'label_created'],
  ['ON_GOING', 'label_created'],
  // The driver goes from door to door: what was fetched is on its way to the recipient.
  ['PICKED_UP', 'out_for_delivery'],
  ['COMPLETED', 'delivered'],
];

/** Words that end an order that nobody fetched. */
export const ENDED: ReadonlyMap<string, CourierEventCode> = new Map([
  ['CANCELED', 'cancelled'],
  ['REJECTED', 'cancelled'],
  ['EXPIRED', 'cancelled'],
]);

/** What a merchant reads of each; an unknown word is shown as it is. */
export const DESCRIPTIONS: ReadonlyMap<string, string> = new Map([
  ['ASSIGNING_DRIVER', DRIVER_STEPS.looking],
  ['ON_GOING', DRIVER_STEPS.coming],
  ['PICKED_UP', DRIVER_STEPS.fetched],
  ['COMPLETED', DRIVER_STEPS.delivered],
  ['CANCELED', DRIVER_STEPS.cancelled],
  ['REJECTED', 'Drivers turned the order down'],
  ['EXPIRED', DRIVER_STEPS.nobody],
]);
