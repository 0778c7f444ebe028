/* What is fetched before a purchase begins: what stands in the form's place afterwards. */
export { default as css } from 'sampan:css/checkout/after-form';
export { PurchaseStatus } from './purchase-status.view.tsx';
