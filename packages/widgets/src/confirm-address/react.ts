export { createAddressPort } from '../address/address.port.ts';
export { createConfirmAddressModel } from './confirm-address.model.ts';
export type { ConfirmAddressModel, ConfirmState } from './confirm-address.model.ts';
export { createConfirmAddressPort } from './confirm-address.port.ts';
export { ConfirmAddress } from './confirm-address.tsx';
export type { ConfirmAddressProps } from './confirm-address.tsx';
export { onOnline } from './on-online.ts';
