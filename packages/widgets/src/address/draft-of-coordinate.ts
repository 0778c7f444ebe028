import type { Coordinate } from '@sampan/contract';
import type { CountryCode } from '@sampan/country-rules';
import { emptyAddress, type AddressDraft } from '@sampan/ui';

/** A wire address in the shape an address form holds, without a person. */
export function draftOf(coordinate: Coordinate): AddressDraft {
  return { ...emptyAddress(coordinate.country), ...coordinate };
}

/** What an address form holds as an address of the wire. */
export function coordinateOf({ name: _name, phone: _phone, email: _email, ...place }: AddressDraft): Coordinate {
  return place as typeof place & { country: CountryCode };
}
