import type { MessageKey, Translate } from '@sampan/i18n';

/** Where a parcel stands, in words: the courier's milestones where the lists have no status of their own. */
const WORDS: Readonly<Record<string, MessageKey>> = {
  new: 'status.new',
  ready_to_ship: 'status.ready_to_ship',
  in_transit: 'status.in_transit',
  completed: 'event.delivered',
  cancelled: 'status.cancelled',
  delayed: 'event.delayed',
  out_for_delivery: 'event.out_for_delivery',
  delivery_failed: 'event.delivery_failed',
  returning: 'event.returning',
  returned: 'event.returned',
  lost: 'event.lost',
};

/** The word of a tracking status; a status this release does not know is shown as being on its way. */
export function trackingStatusText(status: string, t: Translate): string {
  const key = WORDS[status] ?? 'status.in_transit';
  return (t as (key: MessageKey) => string)(key);
}

/** How far along the way, from 0 to 4: label, handed over, out for delivery, delivered. */
export function progressOf(status: string): number {
  if (status === 'completed' || status === 'returned') return 4;
  if (status === 'out_for_delivery' || status === 'delivery_failed') return 3;
  if (status === 'in_transit' || status === 'delayed' || status === 'returning' || status === 'lost') return 2;
  return status === 'ready_to_ship' ? 1 : 0;
}

/** Phones by user agent (spec 9): only they can call the driver. */
export function isMobileDevice(user_agent: string): boolean {
  return /Android|iPhone|iPad|iPod|Mobile|IEMobile|Opera Mini/iu.test(user_agent);
}
