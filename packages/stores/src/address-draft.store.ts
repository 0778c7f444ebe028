import {
  SG_POSTCODE_LOOKUP_LENGTH,
  TIMINGS,
  formatAddress,
  levelsBelow,
  normaliseStateName,
  rulesOf,
} from '@sampan/country-rules';
import type { AddressLevel, CountryCode, LevelField } from '@sampan/country-rules';
import { atom } from 'nanostores';
import type { ReadableAtom } from 'nanostores';
import type { FoundPlace, LoadLevel, LookUpPostcode } from './address.port.ts';
import { createLevelLists, optionNamed } from './level-lists.ts';
import type { LevelList } from './level-lists.ts';

/** The place part of an address form (spec 3 'Address form fields'); the wire's coordinate has the same shape. */
export interface AddressDraft {
  readonly unit_number: string;
  readonly street: string;
  readonly building_name: string;
  readonly post_code: string;
  readonly city: string;
  readonly state: string;
  readonly district: string;
  readonly county: string;
  readonly country: CountryCode;
  readonly lat: number | null;
  readonly lng: number | null;
  readonly formatted_address: string;
}

export type TypedField = 'unit_number' | 'street' | 'building_name' | 'post_code';

/** Where a Singapore postcode lookup stands. `outside` is 'Postcode is outside Singapore' (spec 5). */
export type PostcodeState = 'idle' | 'looking_up' | 'found' | 'outside';

export interface AddressDraftOptions {
  country: CountryCode;
  initial?: Partial<AddressDraft> | null;
  loadLevel: LoadLevel;
  /** Without it no postcode is looked up. */
  lookUpPostcode?: LookUpPostcode;
}

export interface AddressDraftStore {
  readonly $address: ReadableAtom<AddressDraft>;
  /** The lists of the country's levels, outermost first; none in Singapore. */
  readonly $levels: ReadableAtom<readonly LevelList[]>;
  readonly $postcode: ReadableAtom<PostcodeState>;
  /** Typed text. In Singapore a whole postcode is looked up 500 ms after the last key (spec 5). */
  readonly setField: (field: TypedField, value: string) => void;
  /** A chosen place: clears the levels below and loads the next list (spec 4 Address guard). */
  readonly setLevel: (field: LevelField, name: string) => Promise<void>;
  /** Takes over a found place from search, postcode or map, and loads the lists that belong to it. */
  readonly fill: (place: FoundPlace) => Promise<void>;
  /** Replaces everything; other parts than given are emptied. */
  readonly replace: (address: Partial<AddressDraft> | null) => Promise<void>;
  /** Another country: an empty address, and its lists. */
  readonly setCountry: (country: CountryCode) => Promise<void>;
  readonly clear: () => Promise<void>;
  /** Loads the lists for what is there; the first call a form makes. */
  readonly start: () => Promise<void>;
  /** Stops timers and calls. */
  readonly stop: () => void;
}

const LEVEL_FIELDS = ['state', 'city', 'district', 'county'] as const satisfies readonly LevelField[];

/** An address without anything in it. */
export function emptyAddress(country: CountryCode): AddressDraft {
  const texts = {
    unit_number: '',
    street: '',
    building_name: '',
    post_code: '',
    city: '',
    state: '',
    district: '',
    county: '',
    formatted_address: '',
  };
  return { ...texts, country, lat: null, lng: null };
}

/** The draft behind an address form: level cascade, postcode lookup, and places taken over from search and map. */
export function createAddressDraft({
  country: first_country,
  initial,
  loadLevel,
  lookUpPostcode,
}: AddressDraftOptions): AddressDraftStore {
  const $address = atom<AddressDraft>(withText({ ...emptyAddress(first_country), ...initial, country: first_country }));
  const $postcode = atom<PostcodeState>('idle');
  const lists = createLevelLists(loadLevel);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let looking_up: AbortController | null = null;

  function set(part: Partial<AddressDraft>): void {
    $address.set(withText({ ...$address.get(), ...part }));
  }

  /** Loads lists, and where one knows a value by another spelling, takes its spelling and loads what hangs below again. */
  async function loadLists(from?: AddressLevel['level']): Promise<void> {
    if (!(await lists.load($address.get().country, $address.get(), from))) return;
    for (const { field, level, options } of lists.$lists.get()) {
      const option = optionNamed(options, $address.get()[field]);
      if (option === null || option.name === $address.get()[field]) continue;
      set({ [field]: option.name });
      await loadBelow(level);
      return;
    }
  }

  async function loadBelow(level: AddressLevel['level']): Promise<void> {
    if (level < 4) await loadLists((level + 1) as AddressLevel['level']);
  }

  function stopLookUp(): void {
    clearTimeout(timer);
    looking_up?.abort();
    looking_up = null;
    $postcode.set('idle');
  }

  async function lookUp(post_code: string): Promise<void> {
    const mine = new AbortController();
    looking_up = mine;
    try {
      const [place] = (await lookUpPostcode?.(post_code, mine.signal)) ?? [];
      if (looking_up !== mine) return;
      $postcode.set(place === undefined ? 'outside' : 'found');
      if (place !== undefined) set({ ...placePart(place, $address.get().country), post_code });
    } catch {
      // Spec 8: a failed lookup is no news for the person; they type the street.
      if (looking_up === mine) $postcode.set('idle');
    }
  }

  function setPostcode(post_code: string): void {
    stopLookUp();
    if ($address.get().country !== 'SG' || lookUpPostcode === undefined) return set({ post_code });
    set({ post_code, lat: null, lng: null });
    if (post_code.length !== SG_POSTCODE_LOOKUP_LENGTH) return;
    $postcode.set('looking_up');
    timer = setTimeout(() => void lookUp(post_code), TIMINGS.postcode_lookup_debounce_ms);
  }

  return {
    $address,
    $levels: lists.$lists,
    $postcode,
    setField: (field, value) => {
      if (value === $address.get()[field]) return;
      if (field === 'post_code') return setPostcode(value.trim());
      // A typed street was not picked: its old position would be a lie on the courier's map (spec 5).
      const is_unplaced = field === 'street' && rulesOf($address.get().country).address.street_must_be_picked;
      set({ [field]: value, ...(is_unplaced ? { lat: null, lng: null } : {}) });
    },
    setLevel: async (field, name) => {
      if (name === $address.get()[field]) return;
      const { country } = $address.get();
      const below = levelsBelow(field, country);
      // Naming the barangay of a picked street keeps its position; moving to another city does not.
      const has_moved = below.length > 0 && $address.get()[field] !== '';
      set({
        [field]: name,
        ...Object.fromEntries(below.map((lower) => [lower, ''])),
        ...(has_moved ? { lat: null, lng: null } : {}),
      });
      const level = lists.$lists.get().find((list) => list.field === field)?.level ?? 1;
      await loadBelow(level);
    },
    fill: async (place) => {
      stopLookUp();
      set(placePart(place, $address.get().country));
      await loadLists();
    },
    replace: async (address) => {
      stopLookUp();
      const { country } = $address.get();
      $address.set(withText({ ...emptyAddress(country), ...address, country }));
      await loadLists();
    },
    setCountry: async (country) => {
      stopLookUp();
      $address.set(emptyAddress(country));
      await loadLists();
    },
    clear: async () => {
      stopLookUp();
      $address.set(emptyAddress($address.get().country));
      await loadLists();
    },
    start: () => loadLists(),
    stop: () => {
      stopLookUp();
      lists.stop();
    },
  };
}

/** What a found place says about the parts this country asks for; parts it does not know are emptied, the unit stays. */
function placePart(place: FoundPlace, country: CountryCode): Partial<AddressDraft> {
  const asked = rulesOf(country).address.levels.map((level) => level.field);
  const levels = Object.fromEntries(
    LEVEL_FIELDS.map((field) => [field, asked.includes(field) ? normaliseStateName(place[field] ?? '') : '']),
  );
  return {
    street: place.street ?? '',
    building_name: place.building_name ?? '',
    post_code: place.post_code ?? '',
    ...levels,
    lat: place.lat ?? null,
    lng: place.lng ?? null,
  };
}

/** The joined text follows the parts; an address without any has none. */
function withText(address: AddressDraft): AddressDraft {
  const is_empty = [
    address.street,
    address.unit_number,
    address.post_code,
    ...LEVEL_FIELDS.map((field) => address[field]),
  ].every((part) => part.trim() === '');
  return { ...address, formatted_address: is_empty ? '' : formatAddress(address, address.country) };
}
