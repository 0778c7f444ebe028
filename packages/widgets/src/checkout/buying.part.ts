export { default as css } from 'sampan:css/checkout/buying';
export { createPurchase } from './checkout-purchase.ts';
export { PayNowPanel } from './pay-now.view.tsx';
export { Receipt } from './receipt.view.tsx';
