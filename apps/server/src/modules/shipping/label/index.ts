export { mountLabelFiles } from './label-file.ts';
export { NO_ANSWER, reconcilePurchases } from './reconcile-purchases.ts';
export { courierPurchaseOf } from './courier-purchase.ts';
export { splitOf } from './label.split.ts';
export { findBoughtPurchases } from './label.repo.ts';
