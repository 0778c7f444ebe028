import { addressRulesOf } from './address-rules.ts';
import type { CountryCode } from './country-code.ts';
import { FALLBACK_LANGUAGE } from './language.ts';
import type { Language } from './language.ts';

/** The language of the supported-locations lists (spec section 7): vi in VN unless id is stored, id in ID unless vi is. */
export function locationLanguageFor(country: CountryCode, stored: string | null | undefined): Language {
  const { location_language } = addressRulesOf(country);
  return location_language.unless !== null && stored === location_language.unless
    ? FALLBACK_LANGUAGE
    : location_language.language;
}
