export type { CardOutcome, CheckoutPort, Intention, StartedCheckout, StripePayment } from './checkout.port.ts';
export { createCheckoutModel } from './checkout.model.ts';
export type { CheckoutModel } from './checkout.model.ts';
export { CheckoutView } from './checkout.view.tsx';
export type { CheckoutViewProps } from './checkout.view.tsx';
