export { default as css } from 'sampan:css/checkout/buying';
export { createPurchase, PayNowPanel, Receipt } from './buying.ts';
