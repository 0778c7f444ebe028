import { BCP47_OF_LANGUAGE, languageFor } from '@sampan/country-rules';
import type { CountryCode, Language } from '@sampan/country-rules';
import type { Messages, Translate } from '@sampan/messages';
import { errorText, fieldErrorText } from './error-text.ts';
import type { FailureLike, FieldFailureLike } from './error-text.ts';
import { createCatalogs, type Catalogs, type LoadSection } from './catalogs.ts';
import { createFormatters } from './format.ts';
import type { Formatters } from './format.ts';
import { createI18nextTranslator } from './i18next-translator.ts';
import { issueText } from './issue-text.ts';

/** Everything a view needs to speak: an object that never changes, replaced by another when language or country does. */
export interface Localisation extends Formatters {
  readonly language: Language;
  readonly country: CountryCode;
  /** BCP 47 tag for `lang` attributes and Intl. */
  readonly locale: string;
  readonly t: Translate;
  /** The sentence of a validation issue such as 'validate.required|label=label.name'. */
  readonly issueText: (issue: string, label?: string) => string;
  /** What to show for a failed call (spec 8). */
  readonly errorText: (failure: FailureLike) => string;
  /** What to show beside a field the server refused: one of `errors[]`. */
  readonly fieldErrorText: (failure: FieldFailureLike, label?: string) => string;
}

export interface I18n<Section extends string = string> {
  /** The localisation now. With `subscribe` it fits React's useSyncExternalStore. */
  readonly current: () => Localisation;
  readonly subscribe: (listener: () => void) => () => void;
  /** Loads the language as the country means it (spec 9: ID reads vi as id, VN reads id as vi) and switches to it. */
  readonly setLanguage: (language: string | null) => Promise<void>;
  /** Another country: its time zone, and its reading of the language. */
  readonly setCountry: (country: CountryCode) => Promise<void>;
  /** Adds the messages of a section, to this language and to each that follows. Rejects when they cannot be loaded. */
  readonly need: (section: Section) => Promise<void>;
}

export interface I18nOptions<Section extends string> {
  /** A stored or asked-for wire language; null gives the country's default. */
  language: string | null;
  country: CountryCode;
  load: LoadSection<Section>;
  /** The section that is needed from the beginning. */
  section: NoInfer<Section>;
}

/** An i18n with the messages of its language and section loaded. Rejects only when they cannot be loaded. */
export async function createI18n<Section extends string>(options: I18nOptions<Section>): Promise<I18n<Section>> {
  const { country, load, section } = options;
  const language = languageFor(country, options.language);
  const catalogs = createCatalogs(load);
  await catalogs.need(language, section);
  return i18nOf(catalogs, language, country);
}

/** The same with messages at hand, for tests and for pages that bring them along. */
export function createI18nFrom({
  language,
  country,
  messages,
}: {
  language: Language;
  country: CountryCode;
  messages: Messages;
}): I18n {
  const catalogs = createCatalogs(() => Promise.resolve(messages));
  Object.assign(catalogs.of(language), messages);
  return i18nOf(catalogs, language, country);
}

function i18nOf<Section extends string>(
  catalogs: Catalogs<Section>,
  language: Language,
  country: CountryCode,
): I18n<Section> {
  const listeners = new Set<() => void>();
  let wanted: { readonly country: CountryCode; readonly language: string | null } = { country, language };
  let current = localisationOf(catalogs.of(language), language, country);

  async function show(wish: typeof wanted): Promise<void> {
    wanted = wish;
    const next = languageFor(wish.country, wish.language);
    await catalogs.complete(next);
    // A later call may have been faster: the last wish wins. A sign-in changes country and language at once.
    if (wanted !== wish) return;
    current = localisationOf(catalogs.of(next), next, wish.country);
    for (const listener of listeners) listener();
  }

  return {
    current: () => current,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    setLanguage: (next_language) => show({ ...wanted, language: next_language }),
    setCountry: (next_country) => show({ ...wanted, country: next_country }),
    need: async (section) => {
      let language;
      // The language may change meanwhile.
      do await catalogs.need((language = current.language), section);
      while (language !== current.language);
    },
  };
}

function localisationOf(messages: Messages, language: Language, country: CountryCode): Localisation {
  const t = createI18nextTranslator({ language, messages });
  return {
    language,
    country,
    locale: BCP47_OF_LANGUAGE[language],
    t,
    issueText: (issue, label) => issueText(t, issue, label),
    errorText: (failure) => errorText(t, language, failure),
    fieldErrorText: (failure, label) => fieldErrorText(t, language, failure, label),
    ...createFormatters(country, t),
  };
}
