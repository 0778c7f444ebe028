import type { BulkEstimatedCost } from '@sampan/contract';

export const isOwn = ({ courier }: BulkEstimatedCost) => Number(courier.is_own_contract === true);

/** Under the company's own contract neither the price nor the days are known here: such a service comes last, and a person chooses it. */
export const byPrice = (a: BulkEstimatedCost, b: BulkEstimatedCost) => isOwn(a) - isOwn(b) || a.total_fee - b.total_fee;
export const byDays = (one: BulkEstimatedCost, other: BulkEstimatedCost) => {
  const [a, b] = [one.delivery_service, other.delivery_service];
  return isOwn(one) - isOwn(other) || a.eta_days_to - b.eta_days_to || a.eta_days_from - b.eta_days_from;
};
