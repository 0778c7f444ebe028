export { createCardPayments } from './card-payments.ts';
export { createCheckoutModel } from './checkout.model.ts';
export type { CheckoutModel } from './checkout.model.ts';
export type { CardOutcome, CheckoutPort, Intention, StartedCheckout, StripePayment } from './checkout.port.ts';
export { CheckoutView } from './checkout.view.tsx';
export type { CheckoutViewProps } from './checkout.view.tsx';
export { createPurchase } from './checkout-purchase.ts';
export { PayNowPanel } from './pay-now.view.tsx';
export { Receipt } from './receipt.view.tsx';
