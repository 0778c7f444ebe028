/** A language as the wire, storage and the X-User-Language header name it (spec section 9). */
export type Language = 'en' | 'my' | 'ph' | 'id' | 'vi';

/** The whitelist (spec section 9). */
export const LANGUAGES = ['en', 'my', 'ph', 'id', 'vi'] as const satisfies readonly Language[];

/** Spec section 9: "fallback en". */
export const FALLBACK_LANGUAGE: Language = 'en';

/** BCP 47 tags for `lang` attributes, Intl and dayjs; 'my' is Malay here, not Burmese, and 'ph' is Filipino. */
export const BCP47_OF_LANGUAGE: Readonly<Record<Language, string>> = {
  en: 'en',
  my: 'ms-MY',
  ph: 'fil-PH',
  id: 'id-ID',
  vi: 'vi-VN',
};

/** True for exactly the five codes of the whitelist. */
export function isLanguage(value: unknown): value is Language {
  return typeof value === 'string' && (LANGUAGES as readonly string[]).includes(value);
}
