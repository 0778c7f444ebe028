export { cancelOrder } from './cancel-order.ts';
export { cancelOrderStep } from './cancel-orders.ts';
export { createLabelStep } from './create-labels.ts';
export { printLabelStep } from './print-labels.ts';
export { mountLabelFiles } from './label-download.routes.ts';
export { NO_ANSWER, reconcilePurchases } from './reconcile-purchases.ts';
export { courierPurchaseOf } from './courier-purchase.ts';
export { allocatePrice } from './price-allocation.ts';
export { findBoughtPurchases } from './label.repo.ts';
