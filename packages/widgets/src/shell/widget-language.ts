/** Wire code and message folder of each language, by the first part of its BCP 47 tag; `ph` is our own wire code. */
const BY_TAG: Readonly<Record<string, WidgetLanguage>> = {
  en: 'en',
  ms: 'my',
  my: 'my',
  fil: 'ph',
  tl: 'ph',
  ph: 'ph',
  id: 'id',
  vi: 'vi',
};

export type WidgetLanguage = 'en' | 'my' | 'ph' | 'id' | 'vi';

/** The wire code of a language tag such as `ms-MY`, `fil` or `my`; undefined for a language we do not speak. */
function languageOfTag(tag: string | null | undefined): WidgetLanguage | undefined {
  return BY_TAG[(tag ?? '').toLowerCase().split(/[-_]/)[0] ?? ''];
}

/** The attribute, else the nearest `lang` around the element, else the browser's languages, else English. */
export function languageFor(element: Element, locale: string | null | undefined): WidgetLanguage {
  const around = element.closest('[lang]')?.getAttribute('lang');
  const tags = [locale, around, ...navigator.languages];
  for (const tag of tags) {
    const language = languageOfTag(tag);
    if (language !== undefined) return language;
  }
  return 'en';
}
