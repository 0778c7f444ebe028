import type { Coordinate } from '@sampan/contract';
import { emptyAddress, type AddressDraft } from './address-draft.ts';

/** A wire address in the shape an address form holds, without a person. */
export function draftOf(coordinate: Coordinate): AddressDraft {
  return { ...emptyAddress(coordinate.country), ...coordinate };
}
