import { ORDER_STEPS, stepOfPath, type OrderStep } from '@sampan/stores/order-draft';

/**
 * The step a path shows: its own, or the furthest one that may be opened (spec section 2). Who may not add a card, or pays by
 * invoice, is led from step 5 to the confirmation.
 */
export function reachableStep(segment: string, furthest: OrderStep, may_add_card: boolean): OrderStep {
  const wanted = stepOfPath(segment) ?? ORDER_STEPS[0];
  if (wanted.number <= furthest.number && wanted.name !== 'add_payment_method') return wanted;
  const is_ready = furthest.name === 'add_payment_method';
  if (wanted.name === 'add_payment_method' && is_ready && may_add_card) return wanted;
  return is_ready ? ORDER_STEPS[3] : furthest;
}
