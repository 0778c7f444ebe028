import { ORDER_STEPS, stepOfPath, type OrderStep } from '@sampan/stores';

/**
 * The step a path shows: its own, or the furthest one that may be opened (spec section 2). The wallet pays, so step 5, where a
 * card would be added, leads to the confirmation.
 */
export function reachableStep(segment: string, furthest: OrderStep): OrderStep {
  const wanted = stepOfPath(segment) ?? ORDER_STEPS[0];
  const reachable = wanted.number <= furthest.number ? wanted : furthest;
  return reachable.name === 'add_payment_method' ? ORDER_STEPS[3] : reachable;
}
