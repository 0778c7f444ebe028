import { iconAlert, iconBox, iconCalendar, iconCheck, iconClock, iconTruck, iconX } from '../icon/icon-shapes.ts';

/** Every state the product shows with a badge. The first five are the wire's order statuses. */
export type StatusName =
  | 'new'
  | 'ready_to_ship'
  | 'in_transit'
  | 'completed'
  | 'cancelled'
  | 'pick_up'
  | 'exception'
  | 'failed'
  | 'awaiting_payment';

export type StatusTone = 'neutral' | 'info' | 'primary' | 'success' | 'warning' | 'danger' | 'struck';

export type StatusStyle = { tone: StatusTone; icon: string };

/** The one map from status to icon and colour (look.md 1.1); the word comes from the messages. */
export const STATUS_STYLES: Readonly<Record<StatusName, StatusStyle>> = {
  new: { tone: 'neutral', icon: iconBox },
  ready_to_ship: { tone: 'info', icon: iconCalendar },
  pick_up: { tone: 'info', icon: iconCalendar },
  in_transit: { tone: 'primary', icon: iconTruck },
  completed: { tone: 'success', icon: iconCheck },
  cancelled: { tone: 'struck', icon: iconX },
  exception: { tone: 'danger', icon: iconAlert },
  failed: { tone: 'danger', icon: iconAlert },
  awaiting_payment: { tone: 'warning', icon: iconClock },
};

/** The look of a status read from the wire; a status this build does not know yet looks like a new order. */
export function statusStyleOf(status: string): StatusStyle {
  return Object.hasOwn(STATUS_STYLES, status) ? STATUS_STYLES[status as StatusName] : STATUS_STYLES.new;
}
