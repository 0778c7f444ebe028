export { SampanCalculatorElement } from './calculator/calculator.element.tsx';
export { SampanCheckoutElement } from './checkout/checkout.element.tsx';
export { SampanConfirmAddressElement } from './confirm-address/confirm-address.element.tsx';
export { SampanTrackingElement } from './tracking/tracking.element.tsx';
export { SDK_VERSION as version } from './shell/sdk.ts';
