export { createStripePayments } from './stripe-payments.ts';
