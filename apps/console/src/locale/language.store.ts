import { headerLanguagesOf, isLanguage, languageFor, type Language } from '@sampan/country-rules';
import { atom, computed } from 'nanostores';
import { readStored, writeStored } from '../app/stored-value.ts';
import { $country, $user } from '../session/session.store.ts';

const KEY = 'sampan.language';

function readLanguage(): Language | null {
  const text = readStored(KEY);
  return isLanguage(text) ? text : null;
}

/** The language somebody chose in this browser. */
export const $storedLanguage = atom<Language | null>(readLanguage());

/** The language of the page by the country's rules (spec section 9): the chosen one, else the user's, else the country's. */
export const $language = computed(
  [$storedLanguage, $user, $country],
  (stored, user, country): Language => languageFor(country, stored ?? user?.language ?? null),
);

/** What the header offers (spec section 2): two languages in Indonesia and Vietnam, elsewhere none. */
export const $headerLanguages = computed($country, (country) => headerLanguagesOf(country));

/** Keeps a chosen language in this browser. */
export function setLanguage(language: Language): void {
  $storedLanguage.set(language);
  writeStored(KEY, language);
}
