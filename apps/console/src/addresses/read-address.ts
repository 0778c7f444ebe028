import type { GeocodedAddress } from '@sampan/contract';
import { addressLevelsOf, type CountryCode } from '@sampan/country-rules';
import type { AddressDraft } from '@sampan/ui';
import { applyPasted, levelNamed } from './apply-pasted.ts';
import { parsePastedAddress, type PastedAddress } from './pasted-address.ts';
import type { AddressLookups } from './use-address-lookups.ts';

/**
 * Reads name, phone and address out of a text and finds the place: the form with what was understood in it, or null when there
 * was nothing to understand. Look-ups that fail are no reason to keep the rest from being used.
 */
export async function readAddress(
  lookups: AddressLookups,
  country: CountryCode,
  text: string,
  value: AddressDraft,
): Promise<AddressDraft | null> {
  const pasted = parsePastedAddress(text, country);
  if (pasted.parts.length === 0 && pasted.name === '' && pasted.phone === '') return null;
  const place = await withLowerLevels(lookups, country, pasted, await findPlace(lookups, pasted));
  return applyPasted(value, pasted, place, country);
}

/** The place of a pasted address by its text, else by its postcode. Failures are no reason to keep the rest from being used. */
async function findPlace(
  lookups: AddressLookups,
  { parts, post_code }: PastedAddress,
): Promise<GeocodedAddress | null> {
  const { signal } = new AbortController();
  const quiet = (found: Promise<readonly GeocodedAddress[]>) => found.catch(() => []);
  const by_text =
    parts.length === 0 ? [] : await quiet(lookups.searchAddresses([...parts, post_code].join(', '), signal));
  const same_code = by_text.find((place) => post_code !== '' && place.post_code === post_code);
  if (same_code !== undefined) return same_code;
  const by_code = post_code === '' ? [] : await quiet(lookups.lookupPostcode(post_code));
  return (by_code.length === 1 ? by_code[0] : undefined) ?? by_text[0] ?? by_code[0] ?? null;
}

/** Fills the levels the search left open, such as the barangay, where the text names one of the list. */
async function withLowerLevels(
  lookups: AddressLookups,
  country: CountryCode,
  { parts }: PastedAddress,
  place: GeocodedAddress | null,
): Promise<GeocodedAddress | null> {
  if (place === null) return null;
  const filled: GeocodedAddress = { ...place };
  const parents: string[] = [];
  for (const { level, field } of addressLevelsOf(country)) {
    if ((filled[field] ?? '') === '') {
      const named = levelNamed(await lookups.loadLevel(level, parents).catch(() => []), parts);
      if (named === null) break;
      filled[field] = named.name;
    }
    parents.push(filled[field] ?? '');
  }
  return filled;
}
