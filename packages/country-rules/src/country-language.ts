import { rulesOf } from './country.ts';
import type { CountryCode } from './country-code.ts';
import { FALLBACK_LANGUAGE, isLanguage } from './language.ts';
import type { Language } from './language.ts';

/**
 * The language to show in a country for a stored or requested one (spec section 9): the whitelist decides, ID reads vi as
 * id and VN reads id as vi; nothing stored gives the country's default, an unknown language gives English.
 */
export function languageFor(country: CountryCode, stored: string | null | undefined): Language {
  const { languages } = rulesOf(country);
  if (stored === null || stored === undefined || stored === '') return languages.default;
  if (!isLanguage(stored)) return FALLBACK_LANGUAGE;
  return languages.maps[stored] ?? stored;
}

/** Choices of the header dropdown; empty hides it (spec section 2, Header). */
export function headerLanguagesOf(country: CountryCode): readonly Language[] {
  return rulesOf(country).languages.header;
}
