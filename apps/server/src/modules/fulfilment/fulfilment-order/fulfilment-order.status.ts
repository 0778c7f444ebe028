import type { FulfillmentAction, FulfillmentStatus } from '@sampan/contract';

/** Where a step may be taken from (volume 6). Steps can be undone until the order is shipped. */
const FROM: Record<Exclude<FulfillmentAction, 'release'>, readonly FulfillmentStatus[]> = {
  start: ['new'],
  pick: ['new', 'picking'],
  unpick: ['picking', 'picked'],
  pack: ['picked'],
  unpack: ['packed', 'ready_to_ship'],
  ship: ['packed', 'ready_to_ship'],
  hold: ['new', 'picking', 'picked', 'packed', 'ready_to_ship'],
};

/** Where a step leads, or null where it cannot be taken. A packed order with a label is ready to ship. */
export function statusAfter(
  action: FulfillmentAction,
  order: { status: FulfillmentStatus; held_from: FulfillmentStatus | null; has_label: boolean },
): FulfillmentStatus | null {
  if (action === 'release') return order.status === 'on_hold' ? withLabel(order.held_from ?? 'new', order) : null;
  if (!FROM[action].includes(order.status)) return null;
  const next = {
    start: 'picking',
    pick: 'picked',
    unpick: 'new',
    pack: 'packed',
    unpack: 'picked',
    ship: 'shipped',
    hold: 'on_hold',
  } as const;
  return withLabel(next[action], order);
}

/** The label may be bought or cancelled at any time beside the work of the warehouse. */
export function withLabel(status: FulfillmentStatus, { has_label }: { has_label: boolean }): FulfillmentStatus {
  if (status !== 'packed' && status !== 'ready_to_ship') return status;
  return has_label ? 'ready_to_ship' : 'packed';
}

/** Whether the order's goods are promised to it. */
export function holdsStock(status: FulfillmentStatus): boolean {
  return status !== 'out_of_stock' && status !== 'shipped' && status !== 'cancelled';
}

/** `now`: nobody has touched the goods; `ask`: they lie in a box and have to go back; `never`: they have left. */
export function cancelRule(order: {
  status: FulfillmentStatus;
  held_from: FulfillmentStatus | null;
}): 'now' | 'ask' | 'never' {
  const status = order.status === 'on_hold' ? (order.held_from ?? 'new') : order.status;
  if (status === 'shipped') return 'never';
  return status === 'picked' || status === 'packed' || status === 'ready_to_ship' ? 'ask' : 'now';
}
