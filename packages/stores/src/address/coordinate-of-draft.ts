import type { Coordinate } from '@sampan/contract';
import { isCountryCode } from '@sampan/country-rules';
import type { AddressDraft } from './address-draft.ts';

/** What an address form holds as an address of the wire. */
export function coordinateOf(draft: AddressDraft): Coordinate {
  const { name: _name, phone: _phone, email: _email, country, ...place } = draft;
  if (!isCountryCode(country)) throw new Error(`${country} is no country of ours`);
  return { ...place, country };
}
