import { createI18n, type I18n, type Localisation } from '@sampan/i18n';
import type { LooseTranslate } from '@sampan/messages';
import { createContext, useContext, useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { $country, $language } from '../session/session.store.ts';
import { loadSection, type Section } from './load-section.ts';

/** As much of an i18n as what is drawn needs. */
type Shown = Pick<I18n, 'current' | 'subscribe'>;

const I18nContext = createContext<Shown | null>(null);

/** Sections that have no form, or ask for what is said about fields themselves. */
const WITHOUT_FIELDS: ReadonlySet<Section> = new Set(['core', 'app', 'layout', 'home', 'sign_in']);

let running: I18n<Section> | null = null;

/** The i18n of the running console; it follows the language and the country of the session. */
export async function createConsoleI18n(): Promise<I18n<Section>> {
  const i18n = await createI18n({
    language: $language.get(),
    country: $country.get(),
    load: loadSection,
    section: 'core',
  });
  running = i18n;
  $country.listen((country) => void i18n.setCountry(country));
  $language.listen((language) => void i18n.setLanguage(language));
  return i18n;
}

/**
 * Fetches the messages of a section, in this language and in each that follows; at once when they are there. What may be
 * said about fields comes along.
 */
export async function needMessages(section: Section): Promise<void> {
  await Promise.all([running?.need(section), WITHOUT_FIELDS.has(section) ? undefined : running?.need('fields')]);
}

export interface LocaleProviderProps {
  i18n: Shown;
  children: ReactNode;
}

/** Gives everything below it its texts and keeps the document's `lang` right. */
export function LocaleProvider({ i18n, children }: LocaleProviderProps) {
  const { locale } = useSyncExternalStore(i18n.subscribe, i18n.current);
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
  return <I18nContext.Provider value={i18n}>{children}</I18nContext.Provider>;
}

/** The texts and formats of the language at hand; the component is drawn again when it changes. */
export function useLocale(): Localisation {
  const i18n = useContext(I18nContext);
  if (i18n === null) throw new Error('useLocale needs a LocaleProvider above it');
  return useSyncExternalStore(i18n.subscribe, i18n.current);
}

/** The same `t` for keys that come from elsewhere and for the kit, which takes any key. */
export function untypedTranslate(locale: Localisation): LooseTranslate {
  return locale.t as LooseTranslate;
}
