import type { MessageKey } from '@sampan/messages';
import { FAILURE_KEYS } from '../shell/failure-text.ts';

/** Everything `<sampan-tracking>` says. A test renders every state and refuses a key that is not here. */
export const MESSAGE_KEYS = [
  ...FAILURE_KEYS,
  'common.loading',
  'common.updated',
  'event.address_corrected',
  'event.attempt_booked',
  'event.courier_asked',
  'event.delayed',
  'event.delivered',
  'event.delivery_failed',
  'event.lost',
  'event.out_for_delivery',
  'event.return_booked',
  'event.returned',
  'event.returning',
  'status.cancelled',
  'status.in_transit',
  'status.new',
  'status.ready_to_ship',
  'time.days_ago',
  'time.hours_ago',
  'time.in_a_moment',
  'time.just_now',
  'time.minutes_ago',
  'time.today',
  'time.tomorrow',
  'time.yesterday',
  'tracking.earlier',
  'tracking.expected',
  'tracking.history',
  'tracking.no_courier',
  'tracking.no_updates',
] as const satisfies readonly MessageKey[];

/** Of these the English comes with the part that says them; another language has all in one file. */
export const LATER_KEYS = [
  'common.copied',
  'tracking.ask',
  'tracking.check_number',
  'tracking.not_available',
  'tracking.number',
  'tracking.share',
  'tracking.share_copy',
  'tracking.share_text',
  'tracking.stage_on_the_way',
  'tracking.stage_out',
  'tracking.stage_packed',
  'tracking.stage_tried',
] as const satisfies readonly MessageKey[];
