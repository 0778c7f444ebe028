import type { OrderRow } from '../order/index.ts';

/** The last words of a parcel that no driver has taken to the door yet. */
const BEFORE_THE_DRIVER: ReadonlySet<string> = new Set([
  'ready_to_ship',
  'pick_up_missed',
  'pick_up_booked',
  'in_transit',
  'delayed',
]);

/** Whether the driver can still be told something: the label is bought, and nobody has set out with the parcel. */
export function isBeforeDriver({ status, tracking_code, last_event }: OrderRow): boolean {
  if (tracking_code === null || (status !== 'ready_to_ship' && status !== 'in_transit')) return false;
  return BEFORE_THE_DRIVER.has(last_event?.status ?? status);
}
