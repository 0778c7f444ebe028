import type { Translate } from '@sampan/messages';

/** Milestones of a courier and statuses of a list that have words of their own. */
const EVENTS = ['delayed', 'out_for_delivery', 'delivery_failed', 'attempt_booked', 'returning', 'returned', 'lost'];
const STATUSES = ['new', 'ready_to_ship', 'cancelled'];

/** The word of a tracking status; a status this release does not know is shown as being on its way. */
export function trackingStatusText(status: string, t: Translate): string {
  const say = t as (key: string) => string;
  if (status === 'completed') return t('event.delivered');
  if (EVENTS.includes(status)) return say(`event.${status}`);
  return say(`status.${STATUSES.includes(status) ? status : 'in_transit'}`);
}

/** How far along the way, from 0 to 4: label, handed over, out for delivery, delivered. */
export function progressOf(status: string): number {
  if (status === 'completed' || status === 'returned') return 4;
  if (status === 'out_for_delivery' || status === 'delivery_failed' || status === 'attempt_booked') return 3;
  if (status === 'in_transit' || status === 'delayed' || status === 'returning' || status === 'lost') return 2;
  return status === 'ready_to_ship' ? 1 : 0;
}

/** Phones by user agent (spec 9): only they can call the driver. */
export function isMobileDevice(user_agent: string): boolean {
  return /Android|iPhone|iPad|iPod|Mobile|IEMobile|Opera Mini/iu.test(user_agent);
}
