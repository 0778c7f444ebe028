export { SampanConfirmAddressElement } from './confirm-address.element.tsx';
