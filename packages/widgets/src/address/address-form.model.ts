import { checkAddress } from '@sampan/country-rules';
import { createPlaceFormModel, type AddressFormModel, type PlaceFormOptions } from './place-form.model.ts';

export type { AddressErrors, AddressFormModel, AddressFormState } from './place-form.model.ts';

export interface AddressFormOptions extends Omit<PlaceFormOptions, 'check'> {
  /** Which parts of a person the form asks for. */
  people: readonly ('name' | 'phone')[];
}

/** The state of an address form that asks for a person too: {@link createPlaceFormModel} with their name and phone checked. */
export function createAddressFormModel({ people, ...options }: AddressFormOptions): AddressFormModel {
  const { country, t: _t, start: _start, ...rules } = options;
  return createPlaceFormModel({ ...options, check: (draft) => checkAddress(draft, country, rules, people) });
}
