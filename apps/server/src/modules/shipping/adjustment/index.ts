export { adjustmentRenderers } from './adjustment-export.ts';
export { mountAdjustmentPhotos } from './adjustment-photo.ts';
export { adjustmentRowOf } from './adjustment-row.ts';
export type { NewAdjustmentRow } from './adjustment-row.ts';
export { bookingOf } from './charge-adjustment.ts';
export { settleAdjustments } from './settle-adjustments.ts';
