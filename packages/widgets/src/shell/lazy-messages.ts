import type { LooseTranslate, Translate } from '@sampan/messages';
import { createTranslator } from '@sampan/messages/translator';
import type { WidgetContext, WidgetLocales } from './sampan-element.tsx';

/**
 * A widget's translator with the words of a part that is fetched later. Another language that cannot be fetched is English.
 *
 * @param locales the part's messages
 * @param own the shop's own wording
 */
export async function withLazyMessages(
  { t, language }: Pick<WidgetContext, 't' | 'language'>,
  locales: WidgetLocales,
  own: Readonly<Record<string, string>> | null,
): Promise<Translate> {
  const { english } = locales;
  const messages = language === 'en' ? english : await locales.load(language).catch(() => english);
  const later = createTranslator({ language, messages: { ...messages, ...own } }) as LooseTranslate;
  const say: LooseTranslate = (key, params) => {
    const text = (t as LooseTranslate)(key, params);
    return text === key ? later(key, params) : text;
  };
  return say as Translate;
}
