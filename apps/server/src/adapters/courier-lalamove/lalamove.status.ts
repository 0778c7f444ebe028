import type { CourierEventCode } from '../../ports/courier.ts';

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
  ['ASSIGNING_DRIVER', 'Looking for a driver'],
  ['ON_GOING', 'A driver is on the way to the sender'],
  ['PICKED_UP', 'The driver has the parcel'],
  ['COMPLETED', 'Delivered'],
  ['CANCELED', 'The order was cancelled'],
  ['REJECTED', 'Drivers turned the order down'],
  ['EXPIRED', 'No driver came. Cancel this label to get your money back, and choose another courier.'],
]);
