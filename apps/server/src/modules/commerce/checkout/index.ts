export { collectSale } from './collect-sale.ts';
export { checkoutFacts } from './checkout-facts.ts';
export { expireCheckouts, purgePaymentEvents } from './expire-checkouts.ts';
export { cancelSale } from './cancel-sale.ts';
export { releaseOldSales, releaseSale } from './release-sale.ts';
export { mountPaymentWebhooks } from './payment-webhook.ts';
export { requestRefunds } from './request-refunds.ts';
export { refundBuyers } from './refund-buyers.ts';
