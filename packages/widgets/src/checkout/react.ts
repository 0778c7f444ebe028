export { WidgetError } from '../shell/widget-error.ts';
export { wholePurchaseStep } from './whole-purchase-step.ts';
export { createCheckoutPort } from './checkout-api.ts';
export { createCheckoutModel } from './checkout.model.ts';
export type { CheckoutModel } from './checkout.model.ts';
export type { CardOutcome, CheckoutPort, Intention, MountCard } from './checkout.port.ts';
export { CheckoutView } from './checkout.view.tsx';
export type { CheckoutViewProps } from './checkout.props.ts';
