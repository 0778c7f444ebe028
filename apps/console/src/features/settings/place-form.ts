import type { PickupLocation, PickupLocationInput } from '@sampan/contract';
import { normalisePhone, type CountryCode } from '@sampan/country-rules';
import { coordinateOf, emptyAddress, type AddressDraft } from '@sampan/stores/address';
import { addressErrors, draftOfCoordinate, type AddressErrors } from '../../shared/address/party-draft.ts';
import type { Translate } from '@sampan/messages';

/** A pick-up location as typed; the person stands in the address form itself. */
export interface PlaceForm {
  readonly place_name: string;
  readonly note: string;
  readonly address: AddressDraft;
}

export function emptyPlace(country: CountryCode): PlaceForm {
  return { place_name: '', note: '', address: emptyAddress(country) };
}

export function placeFormOf({ place_name, note, name, phone, coordinate }: PickupLocation): PlaceForm {
  return { place_name, note, address: draftOfCoordinate(coordinate, { name, phone }) };
}

export function placeErrors(form: PlaceForm, country: CountryCode, t: Translate): AddressErrors {
  return addressErrors(form.address, country, t);
}

/** The body of a call for a form without errors. */
export function placeInputOf({ place_name, note, address }: PlaceForm, country: CountryCode): PickupLocationInput {
  return {
    place_name: place_name.trim(),
    note: note.trim(),
    name: address.name.trim(),
    phone: normalisePhone(address.phone, country),
    coordinate: coordinateOf(address),
  };
}

/** What a place is called on buttons and in questions. */
export function placeTitleOf({ place_name, coordinate }: PickupLocation): string {
  return place_name === '' ? coordinate.street : place_name;
}
