import type { PublicInstruction, TrackingEntry } from '@sampan/contract';
import { formatTimeSlot } from '@sampan/country-rules';
import type { Translate } from '@sampan/messages';

/** How far each status is on its way. Those that are no status of a list are a courier's events and have words of their own. */
const PROGRESS = new Map(
  Object.entries({
    ready_to_ship: 1,
    in_transit: 2,
    delayed: 2,
    returning: 2,
    lost: 2,
    out_for_delivery: 3,
    delivery_failed: 3,
    attempt_booked: 3,
    address_corrected: 3,
    courier_asked: 3,
    return_booked: 3,
    returned: 4,
    completed: 4,
  }),
);
const STATUSES = ['new', 'ready_to_ship', 'in_transit', 'cancelled'];

/** The word of a tracking status; a status this release does not know is shown as being on its way. */
export function trackingStatusText(status: string, t: Translate): string {
  const say = t as (key: string) => string;
  if (status === 'completed') return t('event.delivered');
  if (STATUSES.includes(status)) return say(`status.${status}`);
  return PROGRESS.has(status) ? say(`event.${status}`) : t('status.in_transit');
}

/** What the sender asked of the courier, in the reader's language: what and when, then who asked and what the driver reads. */
export function instructionText(
  status: string,
  { day, window, ...own }: PublicInstruction & Partial<NonNullable<TrackingEntry['instruction']>>,
  t: Translate,
): string {
  const when = [day?.split('-').reverse().join('.'), window && formatTimeSlot(...window.split('-'))];
  const join = (parts: readonly unknown[], by: string) => parts.filter(Boolean).join(by);
  return join([join([trackingStatusText(status, t), join(when, ', ')], ': '), own.by, own.note], ' · ');
}

/** How far along the way, from 0 to 4: label, handed over, out for delivery, delivered. */
export function progressOf(status: string): number {
  return PROGRESS.get(status) ?? 0;
}

/** Phones by user agent (spec 9): only they can call the driver. */
export function isMobileDevice(user_agent: string): boolean {
  return /Android|iPhone|iPad|iPod|Mobile|IEMobile|Opera Mini/iu.test(user_agent);
}
