import type { AddressLevel } from '@sampan/country-rules';
import type { FoundAddress } from './address-draft.ts';

/** A place of the supported-locations lists. */
export interface LevelPlace {
  readonly name: string;
  readonly post_codes?: readonly string[] | undefined;
  /** Names from before a reform. */
  readonly former_names?: readonly string[] | undefined;
}

/** Gives the places of a level below the named parents, outermost first; level 1 has none. */
export type LoadLevel = (level: AddressLevel['level'], parents: readonly string[]) => Promise<readonly LevelPlace[]>;

/** Gives what is at a Singapore postcode; nothing when it lies outside Singapore. */
export type LookupPostcode = (post_code: string) => Promise<readonly FoundAddress[]>;

export type SearchAddresses = (text: string, signal: AbortSignal) => Promise<readonly FoundAddress[]>;

/** The known addresses nearest to a point; empty out at sea. */
export type ReverseGeocode = (
  point: { lat: number; lng: number },
  signal: AbortSignal,
) => Promise<readonly FoundAddress[]>;

/** The look-ups behind an address form and its map (spec section 7, Common). They reject; the form then takes typed text. */
export interface AddressLookups {
  readonly loadLevel: LoadLevel;
  readonly lookupPostcode: LookupPostcode;
  readonly searchAddresses: SearchAddresses;
  readonly reverse: ReverseGeocode;
}
