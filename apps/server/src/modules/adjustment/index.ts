export { adjustmentPapers } from './adjustment-file.ts';
export { mountAdjustmentPhotos } from './adjustment-photo.ts';
export { settleAdjustments } from './settle-adjustments.ts';
