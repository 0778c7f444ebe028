import type { BulkEstimatedCost } from '@sampan/contract';

export const byPrice = (a: BulkEstimatedCost, b: BulkEstimatedCost) => a.total_fee - b.total_fee;
export const byDays = ({ delivery_service: a }: BulkEstimatedCost, { delivery_service: b }: BulkEstimatedCost) =>
  a.eta_days_to - b.eta_days_to || a.eta_days_from - b.eta_days_from;
