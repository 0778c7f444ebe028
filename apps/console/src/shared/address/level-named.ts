import { searchKeyOf, type CountryCode } from '@sampan/country-rules';
import { isOneLetterApart } from './one-letter-apart.ts';
import { namesKind } from './pasted-kind.ts';
import { isShortForm, withDigits } from './pasted-short-form.ts';

function keyOfLevel(name: string, country: CountryCode): string {
  // 'Bgy. No. 5' is Barangay 5.
  const bare = name.replace(/\([^)]*\)/gu, '').replace(/(?<!\p{L})no\.? ?(?=\d)/iu, '');
  return withDigits(searchKeyOf(bare, country));
}

/** The place of a list that has exactly the name of one of the parts. */
export function levelCalled<Place extends { readonly name: string }>(
  places: readonly Place[],
  parts: readonly string[],
  country: CountryCode,
): Place | null {
  const calledOneOf = (wanted: readonly string[]) =>
    places.find(({ name }) => wanted.some((key) => key !== '' && key === keyOfLevel(name, country))) ?? null;
  const keys = parts.map((part) => keyOfLevel(part, country));
  // 'San Isidro Poblacion' is San Isidro, and 'Moonwalk Village' is Moonwalk, where no other name of the list is that.
  return calledOneOf(keys) ?? calledOneOf(keys.map((key) => key.replace(/ (?:poblacion|village)$/u, '')));
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
  const keyOf = (name: string) => keyOfLevel(name, country);
  const wanted = parts.map(keyOf).filter((part) => part !== '');
  const same = levelCalled(places, parts, country);
  if (same !== null) return same;
  const shortened = places.filter(({ name }) => parts.some((part) => isShortForm(part, name, country)));
  if (shortened.length === 1) return shortened[0] ?? null;
  // 'Novaliches Proper' is the middle of Novaliches, which is more.
  const longer = places.filter(({ name }) =>
    wanted.some((part) => part.length >= 4 && keyOf(name).startsWith(`${part} `) && keyOf(name) !== `${part} proper`),
  );
  if (longer.length === 1) return longer[0] ?? null;
  // 'Brgy. Magsaysay' is Ramon Magsaysay where no other name of the list ends so.
  const asked = parts.filter((part) => namesKind(part, country)).map(keyOf);
  const ending = places.filter(({ name }) => asked.some((part) => part !== '' && keyOf(name).endsWith(` ${part}`)));
  if (ending.length === 1) return ending[0] ?? null;
  const similar = places.filter(({ name }) => wanted.some((part) => isOneLetterApart(part, keyOf(name))));
  return similar.length === 1 ? (similar[0] ?? null) : null;
}
