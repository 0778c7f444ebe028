import { BCP47_OF_LANGUAGE, languageFor } from '@sampan/country-rules';
import type { CountryCode, Language } from '@sampan/country-rules';
import { createInstance } from 'i18next';
import type { i18n as I18nextInstance } from 'i18next';
import { errorText, fieldErrorText } from './error-text.ts';
import type { FailureLike, FieldFailureLike } from './error-text.ts';
import { createFormatters } from './format.ts';
import type { Formatters } from './format.ts';
import { issueText } from './issue-text.ts';
import { loadMessages } from './load-messages.ts';
import type { Messages, Translate } from './translate.ts';

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

export interface I18n {
  /** The i18next instance behind it, for react-i18next's provider. */
  readonly i18next: I18nextInstance;
  /** The localisation now. With `subscribe` it fits React's useSyncExternalStore. */
  readonly current: () => Localisation;
  readonly subscribe: (listener: () => void) => () => void;
  /** Loads the language as the country means it (spec 9: ID reads vi as id, VN reads id as vi) and switches to it. */
  readonly setLanguage: (language: string | null) => Promise<void>;
  /** Another country: its time zone, and its reading of the language. */
  readonly setCountry: (country: CountryCode) => Promise<void>;
}

export interface I18nOptions {
  /** A stored or asked-for wire language; null gives the country's default. */
  language: string | null;
  country: CountryCode;
}

/** An i18n with the messages of its language loaded. Rejects only when they cannot be loaded. */
export async function createI18n({ language, country }: I18nOptions): Promise<I18n> {
  const shown = languageFor(country, language);
  return createI18nFrom({ language: shown, country, messages: await loadMessages(shown) });
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
  const i18next = createInstance();
  // `initAsync: false` and resources at hand make this synchronous: `t` works on the next line.
  void i18next.init({
    lng: BCP47_OF_LANGUAGE[language],
    fallbackLng: false,
    resources: { [BCP47_OF_LANGUAGE[language]]: { translation: messages } },
    keySeparator: false,
    nsSeparator: false,
    initAsync: false,
    interpolation: { escapeValue: false },
    returnNull: false,
  });
  const listeners = new Set<() => void>();
  let wanted: { readonly country: CountryCode; readonly language: string | null } = { country, language };
  let current = localisationOf(i18next, language, country);

  async function show(wish: typeof wanted): Promise<void> {
    wanted = wish;
    const next = languageFor(wish.country, wish.language);
    const tag = BCP47_OF_LANGUAGE[next];
    if (!i18next.hasResourceBundle(tag, 'translation'))
      i18next.addResourceBundle(tag, 'translation', await loadMessages(next));
    // A later call may have been faster: the last wish wins. A sign-in changes country and language at once.
    if (wanted !== wish) return;
    await i18next.changeLanguage(tag);
    if (wanted !== wish) return;
    current = localisationOf(i18next, next, wish.country);
    for (const listener of listeners) listener();
  }

  return {
    i18next,
    current: () => current,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    setLanguage: (next_language) => show({ ...wanted, language: next_language }),
    setCountry: (next_country) => show({ ...wanted, country: next_country }),
  };
}

function localisationOf(i18next: I18nextInstance, language: Language, country: CountryCode): Localisation {
  const locale = BCP47_OF_LANGUAGE[language];
  const fixed = i18next.getFixedT(locale);
  const t = ((key: string, params?: object) => fixed(key, { ...params })) as Translate;
  return {
    language,
    country,
    locale,
    t,
    issueText: (issue, label) => issueText(t, issue, label),
    errorText: (failure) => errorText(t, language, failure),
    fieldErrorText: (failure, label) => fieldErrorText(t, language, failure, label),
    ...createFormatters(country, t),
  };
}
