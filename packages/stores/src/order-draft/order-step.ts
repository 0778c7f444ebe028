/** The creation steps with their exact paths (spec 2 Order creation steps). */
export const ORDER_STEPS = [
  { number: 1, name: 'customer_address', path: '1+customer_address' },
  { number: 2, name: 'package_detail', path: '2+package_detail' },
  { number: 3, name: 'delivery_service', path: '3+delivery_service' },
  { number: 4, name: 'create_label_confirmation', path: '4+create_label_confirmation' },
  { number: 5, name: 'add_payment_method', path: '5+add_payment_method' },
] as const;

export type OrderStep = (typeof ORDER_STEPS)[number];
export type OrderStepName = OrderStep['name'];

/** The step indicator shows this many numbered boxes (spec 2). */
export const SHOWN_STEPS = 3;

/** The step of a path segment, or null. A '+' may have turned into a space on its way through an address bar. */
export function stepOfPath(segment: string): OrderStep | null {
  const path = segment.replace(/ |%20|%2B/giu, '+');
  return ORDER_STEPS.find((step) => step.path === path) ?? null;
}

/** What a draft already has, as far as the steps ask. */
export interface OrderProgress {
  /** Sender and recipient pass their forms. */
  readonly has_addresses: boolean;
  /** Size, contents and value pass their forms. */
  readonly has_package: boolean;
  /** A price was chosen. */
  readonly has_service: boolean;
}

/** The furthest step that may be opened: each one needs what the ones before it collect. 4 opens 5, where a card is added. */
export function furthestStep({ has_addresses, has_package, has_service }: OrderProgress): OrderStep {
  if (!has_addresses) return ORDER_STEPS[0];
  if (!has_package) return ORDER_STEPS[1];
  return has_service ? ORDER_STEPS[4] : ORDER_STEPS[2];
}
