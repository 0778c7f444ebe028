import { addressLevelsOf, type CountryCode } from '@sampan/country-rules';
import { emptyAddress, type FoundAddress } from '@sampan/stores/address';
import type { AddressLookups } from './address-lookups.ts';
import { readAddress } from './read-address.ts';

/**
 * The place that a whole typed address leads to, '172 Ayala Avenue, San Lorenzo, Makati', with the street as it was typed.
 * Null where the text leaves a level open or may mean several places: those are chosen in their lists.
 */
export async function readTypedAddress(
  lookups: AddressLookups,
  country: CountryCode,
  text: string,
): Promise<FoundAddress | null> {
  // Without a comma it is a street that is still being typed.
  if (!text.includes(',')) return null;
  const read = await readAddress(lookups, country, text, emptyAddress(country));
  if (read === null || read.choices.length > 0) return null;
  const { draft } = read;
  const { lat, lng } = draft;
  const is_whole = addressLevelsOf(country).every(({ field }) => draft[field] !== '') && draft.street !== '';
  if (!is_whole || draft.name !== '' || draft.phone !== '' || lat === null || lng === null) return null;
  return { ...draft, id: '', lat, lng };
}
