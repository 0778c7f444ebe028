import { addressLevelsOf, levelsBelow, type CountryCode, type LevelField } from '@sampan/country-rules';

/** A text part of an address form. */
export type AddressTextField =
  | 'name'
  | 'phone'
  | 'email'
  | 'street'
  | 'unit_number'
  | 'building_name'
  | 'post_code'
  | 'state'
  | 'city'
  | 'district'
  | 'county'
  | 'country'
  | 'formatted_address';

/** What an address form holds: the texts, and a position once a place was picked from the search list or the map. */
export type AddressDraft = Record<AddressTextField, string> & { lat: number | null; lng: number | null };

/** A found place, as the address search and the reverse look-up of the wire give it. */
export type FoundAddress = {
  id: string;
  formatted_address: string;
  street: string;
  building_name: string;
  district: string;
  city: string;
  state: string;
  county?: string | undefined;
  post_code: string;
  lat: number;
  lng: number;
};

/** An empty form for a country, which is fixed. */
export function emptyAddress(country: CountryCode): AddressDraft {
  return {
    name: '',
    phone: '',
    email: '',
    street: '',
    unit_number: '',
    building_name: '',
    post_code: '',
    state: '',
    city: '',
    district: '',
    county: '',
    country,
    formatted_address: '',
    lat: null,
    lng: null,
  };
}

/** Outermost first. */
const LEVEL_FIELDS: readonly LevelField[] = ['state', 'city', 'district', 'county'];

function isLevelField(field: AddressTextField): field is LevelField {
  return (LEVEL_FIELDS as readonly string[]).includes(field);
}

/**
 * The draft after one field was typed or chosen. A level clears the levels below it (spec section 4, Address guard). The
 * one-line text is joined anew from its parts. A position is dropped where it no longer holds: another postcode or level in
 * place of the old one, or an emptied street. A house number added to a picked street keeps it: somebody who picked a street
 * from the list must be able to complete it.
 */
export function changeAddressField(
  draft: AddressDraft,
  field: AddressTextField,
  text: string,
  country: CountryCode,
): AddressDraft {
  const before = draft[field];
  if (before === text) return draft;
  if (field === 'name' || field === 'phone' || field === 'email') return { ...draft, [field]: text };
  const next: AddressDraft = { ...draft, [field]: text, formatted_address: '' };
  // Filling a gap the found place left (its barangay, its postcode) keeps the pin.
  const replaced = (isLevelField(field) || field === 'post_code') && before !== '';
  const emptied = field === 'street' && text.trim() === '';
  if (replaced || emptied) {
    next.lat = null;
    next.lng = null;
    next.building_name = '';
  }
  if (isLevelField(field)) for (const lower of levelsBelow(field, country)) next[lower] = '';
  return next;
}

/**
 * The draft with a found place in it. Name, phone and unit stay. A part that the place does not know (its barangay, street
 * or postcode) stays as it was while nothing above it changed, so that no half of an older address remains.
 */
export function applyFoundAddress(draft: AddressDraft, place: FoundAddress, country: CountryCode): AddressDraft {
  const next: AddressDraft = {
    ...draft,
    building_name: place.building_name,
    formatted_address: '',
    lat: place.lat,
    lng: place.lng,
  };
  let same = true;
  for (const field of LEVEL_FIELDS) {
    const found = place[field] ?? '';
    next[field] = found !== '' || !same ? found : draft[field];
    same &&= draft[field] === '' || next[field] === draft[field];
  }
  // A country without levels keeps none: Singapore's places name a district that its form does not have.
  const asked = addressLevelsOf(country).map((level) => level.field);
  for (const field of LEVEL_FIELDS) if (!asked.includes(field)) next[field] = '';
  // A country without levels has its postcode for one: in Singapore it names the building.
  if (asked.length === 0) same = place.post_code !== '' && place.post_code === draft.post_code;
  next.post_code = place.post_code === '' && same ? draft.post_code : place.post_code;
  // A place of Singapore that is no more than an area is named by it, or picking one would fill nothing.
  const area = asked.length === 0 && place.post_code === '' ? place.district : '';
  const streets = [place.street, place.building_name, same ? draft.street : '', area];
  next.street = streets.find((text) => text !== '') ?? '';
  return next;
}
