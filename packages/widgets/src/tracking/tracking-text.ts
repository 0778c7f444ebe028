import type { Translate } from '@sampan/messages';

/** How far each status is on its way. Those that are no status of a list are a courier's events and have words of their own. */
const PROGRESS = [
  'pick_up_missed pick_up_booked ready_to_ship',
  'in_transit delayed returning lost',
  'out_for_delivery delivery_failed attempt_booked address_corrected courier_asked return_booked',
  'returned completed',
];
const STATUSES = 'new ready_to_ship in_transit cancelled';

/** The word of a tracking status; a status this release does not know is shown as being on its way. */
export function trackingStatusText(status: string, t: Translate): string {
  const key =
    status === 'completed'
      ? 'event.delivered'
      : STATUSES.split(' ').includes(status)
        ? `status.${status}`
        : progressOf(status)
          ? `event.${status}`
          : 'status.in_transit';
  return (t as (key: string) => string)(key);
}

/** How far along the way, from 0 to 4: label, handed over, out for delivery, delivered. */
export function progressOf(status: string): number {
  return PROGRESS.findIndex((statuses) => statuses.split(' ').includes(status)) + 1;
}

/** Phones by user agent (spec 9): only they can call the driver. */
export function isMobileDevice(user_agent: string): boolean {
  return /Android|iPhone|iPad|iPod|Mobile|IEMobile|Opera Mini/iu.test(user_agent);
}
