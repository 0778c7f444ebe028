export { applyFoundAddress, changeAddressField, emptyAddress } from './address-draft.ts';
export type { AddressDraft, AddressTextField, FoundAddress } from './address-draft.ts';
export { createAddressFormStore } from './address-form.store.ts';
export type {
  AddressErrors,
  AddressFormStore,
  AddressFormState,
  AddressFormStoreOptions,
} from './address-form.store.ts';
export type {
  AddressLookups,
  LevelPlace,
  LoadLevel,
  LookupPostcode,
  ReverseGeocode,
  SearchAddresses,
} from './address-lookup.port.ts';
export { coordinateOf } from './coordinate-of-draft.ts';
export { draftOf } from './draft-of-coordinate.ts';
