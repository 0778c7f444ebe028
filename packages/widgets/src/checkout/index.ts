export { SampanCheckoutElement } from './checkout.element.tsx';
