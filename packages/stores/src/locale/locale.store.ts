import {
  DEFAULT_COUNTRY,
  headerLanguagesOf,
  isCountryCode,
  isLanguage,
  languageFor,
  locationLanguageFor,
} from '@sampan/country-rules';
import type { CountryCode, Language } from '@sampan/country-rules';
import { atom, computed } from 'nanostores';
import type { ReadableAtom } from 'nanostores';
import { readStored, writeStored } from '../storage/storage.port.ts';
import type { StoragePort } from '../storage/storage.port.ts';

export interface LocaleStoreOptions {
  storage: StoragePort;
  /** Country and language of the signed-in person, null when signed out. */
  $user?: ReadableAtom<{ readonly country_code: CountryCode; readonly language?: Language } | null>;
  /** The country of the installation or of the route, for visitors who chose none. */
  app_country?: CountryCode;
  prefix?: string;
}

/** Country and language of the page (spec 9). */
export interface LocaleStore {
  /** The user's, else the chosen one, else the app's, else SG. */
  readonly $country: ReadableAtom<CountryCode>;
  /** The chosen language, else the user's, as the country reads it: ID shows vi as id, VN shows id as vi. */
  readonly $language: ReadableAtom<Language>;
  /** What the header offers; empty hides the dropdown (spec 2 Header). */
  readonly $header_languages: ReadableAtom<readonly Language[]>;
  /** The language of the supported-locations lists (spec 7). */
  readonly $location_language: ReadableAtom<Language>;
  /** The country of a visitor; a signed-in person's own country wins. */
  readonly setCountry: (country: CountryCode | null) => void;
  readonly setLanguage: (language: Language | null) => void;
}

/** Country and language, kept across reloads. */
export function createLocaleStore({
  storage,
  $user = atom(null),
  app_country = DEFAULT_COUNTRY,
  prefix = 'sampan',
}: LocaleStoreOptions): LocaleStore {
  const keys = { country: `${prefix}.country`, language: `${prefix}.language` };
  const $chosen_country = atom(readStored(storage, keys.country, (kept) => (isCountryCode(kept) ? kept : null)));
  const $chosen_language = atom(readStored(storage, keys.language, (kept) => (isLanguage(kept) ? kept : null)));
  const $country = computed(
    [$user, $chosen_country],
    (user, chosen): CountryCode => user?.country_code ?? chosen ?? app_country,
  );
  const $stored = computed([$chosen_language, $user], (chosen, user) => chosen ?? user?.language ?? null);
  return {
    $country,
    $language: computed([$country, $stored], languageFor),
    $header_languages: computed($country, headerLanguagesOf),
    $location_language: computed([$country, $stored], locationLanguageFor),
    setCountry: (country) => {
      writeStored(storage, keys.country, country);
      $chosen_country.set(country);
    },
    setLanguage: (language) => {
      writeStored(storage, keys.language, language);
      $chosen_language.set(language);
    },
  };
}
