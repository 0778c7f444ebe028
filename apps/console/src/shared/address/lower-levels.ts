import type { GeocodedAddress } from '@sampan/contract';
import { addressLevelsOf, type CountryCode } from '@sampan/country-rules';
import type { LevelPlace } from '@sampan/stores/address';
import type { AddressLookups } from './address-lookups.ts';
import { levelCalled, levelNamed } from './level-named.ts';
import { isStreetLike } from './pasted-key.ts';
import { namesKind } from './pasted-kind.ts';
import type { Explained } from './pasted-place.ts';

/** Fills the levels the search left open, such as the barangay, where the text names one of the list. */
export async function withLowerLevels(
  lookups: Pick<AddressLookups, 'loadLevel'>,
  country: CountryCode,
  entry: Explained,
): Promise<Explained> {
  const filled: GeocodedAddress = { ...entry.place };
  let street = entry.street;
  const parents: string[] = [];
  for (const { level, field } of addressLevelsOf(country)) {
    if ((filled[field] ?? '') === '') {
      const places = await lookups.loadLevel(level, parents).catch(() => []);
      const found = findLevel(places, street, country);
      if (found === null) break;
      filled[field] = found.name;
      street = street.filter((_, at) => !found.at.includes(at));
    }
    parents.push(filled[field] ?? '');
  }
  return { ...entry, place: filled, street };
}

/** The place of a list that the street names, and the parts that do. The first part is the street, unless it says what it is. */
function findLevel(
  places: readonly LevelPlace[],
  street: readonly string[],
  country: CountryCode,
): { name: string; at: readonly number[] } | null {
  const mayName = (at: number) => at > 0 || namesKind(street[at] ?? '', country);
  // A comma or a line end may part a name: 'Brgy. Poblacion, Ilawod'.
  for (let at = street.length - 2; at >= 0; at -= 1) {
    const both = mayName(at) ? levelCalled(places, [`${street[at]} ${street[at + 1]}`], country) : null;
    if (both !== null) return { name: both.name, at: [at, at + 1] };
  }
  const at = street.findLastIndex((part, index) => mayName(index) && levelNamed(places, [part], country) !== null);
  if (at >= 0) return { name: levelNamed(places, [street[at] ?? ''], country)?.name ?? '', at: [at] };
  // An address without a street begins with its village, and some put it in front of one: 'Tipolo, Lopez Jaena Street'.
  const [ahead = '', next] = street;
  const may_lead = next === undefined || (isStreetLike(next) && !isStreetLike(ahead));
  const first = may_lead ? levelCalled(places, [ahead], country) : null;
  return first === null ? null : { name: first.name, at: [0] };
}
