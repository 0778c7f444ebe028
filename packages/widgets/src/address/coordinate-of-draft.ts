import type { Coordinate } from '@sampan/contract';
import type { CountryCode } from '@sampan/country-rules';
import type { AddressDraft } from '@sampan/ui';

/** What an address form holds as an address of the wire. */
export function coordinateOf({ name: _name, phone: _phone, email: _email, ...place }: AddressDraft): Coordinate {
  return place as typeof place & { country: CountryCode };
}
