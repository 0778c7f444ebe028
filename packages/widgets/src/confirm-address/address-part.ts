/* What is fetched behind the first step: the address form with its look-ups and its words. */
export { default as css } from 'sampan:css/confirm-address/address';
export { createAddressPort } from '../address/address.port.ts';
export { createAddressFormStore, draftOf } from '@sampan/stores/address';
export { lazySearch } from '../address/lazy-search.view.tsx';
export { AddressField } from './address-field.view.tsx';
export { createDraftStorage } from './draft-storage.ts';
export { LAZY_STEPS } from './lazy-steps.ts';
export { withLazyMessages } from '../shell/lazy-messages.ts';
export { locales } from 'sampan:messages/confirm-address/confirm-address-form';
export { pickOnMap } from './pick-on-map.ts';
