import type { EstimatedCost } from '@sampan/contract';

export type ServiceSort = 'recommended' | 'cheapest' | 'fastest';

export const SERVICE_SORTS = ['recommended', 'cheapest', 'fastest'] as const satisfies readonly ServiceSort[];

const byPrice = (a: EstimatedCost, b: EstimatedCost) => a.total_fee - b.total_fee;
const byTime = (a: EstimatedCost, b: EstimatedCost) =>
  a.delivery_service.eta_days_to - b.delivery_service.eta_days_to ||
  a.delivery_service.eta_days_from - b.delivery_service.eta_days_from;

/** The services in an order of the reader's choice. `recommended`: the flagged one first, the others by price (spec section 4). */
export function sortServices(services: readonly EstimatedCost[], sort: ServiceSort): EstimatedCost[] {
  const sorted = [...services].sort(byPrice);
  if (sort === 'fastest') return sorted.sort((a, b) => byTime(a, b) || byPrice(a, b));
  if (sort === 'cheapest') return sorted;
  return sorted.sort((a, b) => Number(b.recommended) - Number(a.recommended));
}
