import type { OrderStatus } from '@sampan/contract';

/** The lists of /orders and what each holds (spec section 2). COD holds every status. */
export const ORDER_LISTS = {
  new: { status: 'new', title: 'order.title_new' },
  'pick-up': { status: 'ready_to_ship', title: 'order.title_pick_up' },
  'in-transit': { status: 'in_transit', title: 'order.title_in_transit' },
  completed: { status: 'completed', title: 'order.title_completed' },
  cancelled: { status: 'cancelled', title: 'order.title_cancelled' },
  cod: { status: null, title: 'order.title_cod' },
} as const satisfies Record<string, { status: OrderStatus | null; title: string }>;

export type ListName = keyof typeof ORDER_LISTS;

export const LIST_NAMES = Object.keys(ORDER_LISTS) as ListName[];

/** True for the last part of an /orders path that names a list. */
export function isListName(text: string): text is ListName {
  return Object.hasOwn(ORDER_LISTS, text);
}
