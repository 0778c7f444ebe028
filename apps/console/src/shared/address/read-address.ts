import type { GeocodedAddress } from '@sampan/contract';
import { addressLevelsOf, checkPhone, formatAddress, searchKeyOf, type CountryCode } from '@sampan/country-rules';
import type { AddressDraft } from '@sampan/stores/address';
import { loadPhoneReader } from '../phones/use-phone-reader.ts';
import type { AddressLookups } from './address-lookups.ts';
import { applyPasted } from './apply-pasted.ts';
import { withLowerLevels } from './lower-levels.ts';
import { parsePastedAddress, type PastedAddress } from './pasted-address.ts';
import { namesKind } from './pasted-kind.ts';
import { choosePlaces, explain, type Explained } from './pasted-place.ts';

/** What was understood of a pasted text. */
export interface ReadAddress {
  /** The form with everything in it that is certain. */
  readonly draft: AddressDraft;
  /** Where several places fit equally well: the form with each of them. Empty when the place is clear or unknown. */
  readonly choices: readonly { readonly label: string; readonly draft: AddressDraft }[];
}

/** The longest text the address search takes. */
const MOST_SEARCHED = 200;

/**
 * Reads name, phone and address out of a text and finds the place, or null when there was nothing to understand. A place
 * that is not clear is asked about, never guessed. Look-ups that fail are no reason to keep the rest from being used.
 */
export async function readAddress(
  lookups: AddressLookups,
  country: CountryCode,
  text: string,
  value: AddressDraft,
): Promise<ReadAddress | null> {
  const readPhone = await loadPhoneReader().catch(() => checkPhone);
  const first = parsePastedAddress(text, country, { readPhone });
  if (first.parts.length === 0 && first.name === '' && first.phone === '') return null;
  const by_code = first.post_code === '' ? [] : await quiet(lookups.lookupPostcode(first.post_code));
  const pasted = parsePastedAddress(text, country, {
    isPlace: await placeNames(lookups, country, by_code),
    readPhone,
  });
  const { found, pasted: understood } = await findPlaces(lookups, country, pasted, by_code);
  const filled = clearest(
    await Promise.all(found.map((entry) => withLowerLevels(lookups, country, entry))),
    understood,
    country,
    by_code,
  );
  const draftOf = (entry: Explained | null) => applyPasted(value, understood, entry, country);
  const [only] = filled;
  if (only === undefined || filled.length === 1) return { draft: draftOf(only ?? null), choices: [] };
  return {
    draft: applyPasted(value, understood, commonTo(filled, only), country),
    choices: filled.map((entry) => ({ label: labelOf(entry.place, country), draft: draftOf(entry) })),
  };
}

/** Of several places those that still explain the text best with the levels that were filled in: 'Brgy. Poblacion, Tampakan'. */
function clearest(
  filled: readonly Explained[],
  pasted: PastedAddress,
  country: CountryCode,
  by_code: readonly GeocodedAddress[],
): readonly Explained[] {
  if (filled.length < 2) return filled;
  const again = choosePlaces(filled.map(({ place }) => explain(place, pasted, country, by_code)));
  return filled.filter(({ place }) =>
    again.some((kept) => kept.place.state === place.state && kept.place.city === place.city),
  );
}

const quiet = (found: Promise<readonly GeocodedAddress[]>) => found.catch(() => []);

function labelOf(place: GeocodedAddress, country: CountryCode): string {
  return formatAddress({ ...place, street: '', unit_number: '' }, country);
}

/** Whether a line is the name of a place, by the country's outermost level and the places of the postcode. */
async function placeNames(
  lookups: AddressLookups,
  country: CountryCode,
  by_code: readonly GeocodedAddress[],
): Promise<(line: string) => boolean> {
  if (addressLevelsOf(country).length === 0) return () => false;
  const states = await lookups.loadLevel(1, []).catch(() => []);
  const names = [
    ...states.flatMap(({ name, former_names = [] }) => [name, ...former_names]),
    ...by_code.flatMap(({ city, district, county = '' }) => [...city.split(','), district, county]),
  ];
  const keys = new Set(names.map((name) => searchKeyOf(name, country)).filter((key) => key !== ''));
  return (line) => keys.has(searchKeyOf(line, country));
}

/** The places the text may mean: those of its postcode and those its words lead to, the best ones of both. */
async function findPlaces(
  lookups: AddressLookups,
  country: CountryCode,
  pasted: PastedAddress,
  by_code: readonly GeocodedAddress[],
): Promise<{ found: Explained[]; pasted: PastedAddress }> {
  const { parts } = pasted;
  if (addressLevelsOf(country).length === 0) {
    const [place] = by_code;
    return { found: place === undefined ? [] : [{ place, score: 0, street: parts, named: [] }], pasted };
  }
  const places = by_code.flatMap((place) => (place.city === '' ? [] : [{ ...place, post_code: pasted.post_code }]));
  const choose = (own: PastedAddress) => choosePlaces(places.map((place) => explain(place, own, country, by_code)));
  places.push(...(await search(lookups, pasted, parts)));
  // The town behind the postcode, or a part that says what kind of place it names, is looked for once more by itself.
  const open = openPart(choose(pasted)[0], pasted, country);
  if (open > 0) places.push(...(await search(lookups, pasted, parts.slice(open))));
  // Some write the city first: 'Lipa City, Brgy. Marawoy'.
  if ((choose(pasted)[0]?.place.city ?? '') === '') places.push(...(await search(lookups, pasted, parts.toReversed())));
  // A town that is explained as the state of its name alone may be the city of it: 'Melaka' is both.
  if (isTownOnlyState(choose(pasted)[0], pasted))
    places.push(...(await search(lookups, { post_code: '' }, [pasted.town])));
  if (pasted.name_is_sure || pasted.name === '') return { found: choose(pasted), pasted };
  // A first line that was taken for a name is the street where everything behind it is the place.
  const as_street = { ...pasted, name: '', parts: [pasted.name, ...parts] };
  const found = choose(as_street);
  return found[0]?.street.filter((part) => part !== pasted.town).length === 1
    ? { found, pasted: as_street }
    : { found: choose(pasted), pasted };
}

/** Places for the end of an address: it names the place, while its beginning is the street. */
function search(
  lookups: AddressLookups,
  { post_code }: Pick<PastedAddress, 'post_code'>,
  parts: readonly string[],
): Promise<readonly GeocodedAddress[]> {
  const words = [...parts, post_code].filter((part) => part !== '');
  while (words.length > 1 && words.join(', ').length > MOST_SEARCHED) words.shift();
  if (parts.length === 0) return Promise.resolve([]);
  return quiet(lookups.searchAddresses(words.join(', ').slice(-MOST_SEARCHED), new AbortController().signal));
}

/** Position of the first part behind the street that should name a place and names nothing of the best one; 0 for none. */
function openPart(best: Explained | undefined, { parts, town }: PastedAddress, country: CountryCode): number {
  return parts.findIndex(
    (part, at) =>
      at > 0 && (best === undefined || best.street.includes(part)) && (part === town || namesKind(part, country)),
  );
}

/** Whether the town behind the postcode names nothing of the best place but the state around it. */
function isTownOnlyState(best: Explained | undefined, { town }: PastedAddress): boolean {
  if (best === undefined || town === '' || best.street.includes(town)) return false;
  return best.named.includes('state') && !best.named.includes('city');
}

/** The levels all of several places share, with no position: where exactly is for the person to say. */
function commonTo(entries: readonly Explained[], first: Explained): Explained {
  const place = { ...first.place, former_names: undefined };
  let same = true;
  for (const field of ['state', 'city', 'district', 'county'] as const) {
    same &&= entries.every((entry) => entry.place[field] === place[field]);
    if (!same) place[field] = '';
  }
  if (entries.some((entry) => entry.place.post_code !== place.post_code)) place.post_code = '';
  return { ...first, place };
}
