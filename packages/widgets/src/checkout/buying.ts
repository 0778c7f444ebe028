export { createPurchase } from './checkout-purchase.ts';
export { PayNowPanel } from './pay-now.view.tsx';
export { Receipt } from './receipt.view.tsx';
