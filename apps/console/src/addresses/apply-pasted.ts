import { normaliseStateName, type CountryCode } from '@sampan/country-rules';
import { applyFoundAddress, type AddressDraft, type FoundAddress } from '@sampan/ui';
import type { PastedAddress } from './pasted-address.ts';

/** How people shorten or lengthen the name of a place in front of it and behind it. */
const PLACE_WORDS =
  /\b(?:kota|kabupaten|kab|kecamatan|kec|kelurahan|kel|desa|provinsi|prov|barangay|brgy|bgy|city of|city|municipality of|province of|province|daerah khusus ibukota|dki|negeri|wilayah persekutuan|metro)\b\.?/giu;

function folded(text: string): string {
  return normaliseStateName(text)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(PLACE_WORDS, ' ')
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();
}

/** The lines of a pasted address that are no level of the found place: its street, as the recipient wrote it. */
export function streetOfPasted(pasted: PastedAddress, place: FoundAddress | null): string {
  if (place === null) return pasted.parts.join(', ');
  const levels = [place.state, place.city, place.district, place.county ?? '']
    .map(folded)
    .filter((name) => name !== '');
  const [first = '', ...others] = pasted.parts;
  // The first part is the street even where a street bears the name of its town.
  return [first, ...others.filter((part) => !levels.includes(folded(part)))].filter((part) => part !== '').join(', ');
}

/** The form with a pasted address in it: what was not in the text stays as it was, the found place fills the levels. */
export function applyPasted(
  draft: AddressDraft,
  pasted: PastedAddress,
  place: FoundAddress | null,
  country: CountryCode,
): AddressDraft {
  const located = place === null ? draft : applyFoundAddress(draft, place, country);
  const street = streetOfPasted(pasted, place);
  const or = (text: string, before: string) => (text === '' ? before : text);
  return {
    ...located,
    name: or(pasted.name, draft.name),
    phone: or(pasted.phone, draft.phone),
    email: or(pasted.email, draft.email),
    street: or(street, located.street),
    unit_number: or(pasted.unit_number, draft.unit_number),
    post_code: or(pasted.post_code, located.post_code),
    building_name: '',
    formatted_address: '',
  };
}

/** The place of a list that a part of the address names: the same name, or the only one that begins with it. */
export function levelNamed<Place extends { readonly name: string }>(
  places: readonly Place[],
  parts: readonly string[],
): Place | null {
  const wanted = parts.map(folded).filter((part) => part !== '');
  const same = places.find(({ name }) => wanted.includes(folded(name)));
  if (same !== undefined) return same;
  const longer = places.filter(({ name }) =>
    wanted.some((part) => part.length >= 4 && folded(name).startsWith(`${part} `)),
  );
  return longer.length === 1 ? (longer[0] ?? null) : null;
}
