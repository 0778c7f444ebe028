export { checkoutFacts } from './checkout-facts.ts';
export { expireCheckouts, sweepPaymentEvents } from './expire-checkouts.ts';
export { mountPaymentWebhooks } from './payment-webhook.ts';
export { refundLatePayments } from './refund-late-payments.ts';
