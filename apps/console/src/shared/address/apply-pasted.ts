import { searchKeyOf, type CountryCode } from '@sampan/country-rules';
import { applyFoundAddress, type AddressDraft } from '@sampan/stores/address';
import { isOneLetterApart } from './one-letter-apart.ts';
import type { PastedAddress } from './pasted-address.ts';
import { namesKind } from './pasted-kind.ts';
import type { Explained } from './pasted-place.ts';
import { isShortForm, withDigits } from './pasted-short-form.ts';

/** The form with a pasted address in it: what was not in the text stays as it was, the found place fills the levels. */
export function applyPasted(
  draft: AddressDraft,
  pasted: PastedAddress,
  found: Explained | null,
  country: CountryCode,
): AddressDraft {
  const located = found === null ? draft : applyFoundAddress(draft, found.place, country);
  // The lines that are no level of the place are its street, as the recipient wrote it: nothing is printed twice.
  const lines = found === null ? pasted.parts : found.street.length > 0 ? found.street : pasted.parts.slice(0, 1);
  const or = (text: string, before: string) => (text === '' ? before : text);
  return {
    ...located,
    name: or(pasted.name, draft.name),
    phone: or(pasted.phone, draft.phone),
    email: or(pasted.email, draft.email),
    street: or(lines.join(', '), located.street),
    unit_number: or(pasted.unit_number, draft.unit_number),
    post_code: or(pasted.post_code, located.post_code),
    building_name: '',
    formatted_address: '',
  };
}

/**
 * The place of a list that a part of the address names: the same name, the only one it is short for, the only one that begins
 * with it, or one letter apart.
 */
export function levelNamed<Place extends { readonly name: string }>(
  places: readonly Place[],
  parts: readonly string[],
  country: CountryCode,
): Place | null {
  const keyOf = (name: string) => withDigits(searchKeyOf(name.replace(/\([^)]*\)/gu, ''), country));
  const wanted = parts.map(keyOf).filter((part) => part !== '');
  const same = places.find(({ name }) => wanted.includes(keyOf(name)));
  if (same !== undefined) return same;
  const shortened = places.filter(({ name }) => parts.some((part) => isShortForm(part, name, country)));
  if (shortened.length === 1) return shortened[0] ?? null;
  const longer = places.filter(({ name }) =>
    wanted.some((part) => part.length >= 4 && keyOf(name).startsWith(`${part} `)),
  );
  if (longer.length === 1) return longer[0] ?? null;
  // 'Brgy. Magsaysay' is Ramon Magsaysay where no other name of the list ends so.
  const asked = parts.filter((part) => namesKind(part, country)).map(keyOf);
  const ending = places.filter(({ name }) => asked.some((part) => part !== '' && keyOf(name).endsWith(` ${part}`)));
  if (ending.length === 1) return ending[0] ?? null;
  const similar = places.filter(({ name }) => wanted.some((part) => isOneLetterApart(part, keyOf(name))));
  return similar.length === 1 ? (similar[0] ?? null) : null;
}
