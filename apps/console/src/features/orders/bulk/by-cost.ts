import type { BulkEstimatedCost } from '@sampan/contract';

const isOwn = ({ courier }: BulkEstimatedCost) => Number(courier.is_own_contract === true);

/** What the courier bills the company itself is not known here: it comes last, and is chosen by a person. */
export const byPrice = (a: BulkEstimatedCost, b: BulkEstimatedCost) => isOwn(a) - isOwn(b) || a.total_fee - b.total_fee;
export const byDays = ({ delivery_service: a }: BulkEstimatedCost, { delivery_service: b }: BulkEstimatedCost) =>
  a.eta_days_to - b.eta_days_to || a.eta_days_from - b.eta_days_from;
