import type { LooseTranslate, Translate } from '@sampan/messages';
import { createTranslator } from '@sampan/messages/translator';
import type { WidgetContext, WidgetLocales } from './sampan-element.tsx';
import type { WidgetLanguage } from './widget-language.ts';

/**
 * A widget's translator with the words of a part that is fetched later. Another language that cannot be fetched is English; one
 * that the element speaks later is fetched when it is first needed.
 *
 * @param locales the part's messages
 * @param own the shop's own wording
 */
export async function withLazyMessages(
  { t, connection, redraw }: Pick<WidgetContext, 't' | 'connection' | 'redraw'>,
  locales: WidgetLocales,
  own: Readonly<Record<string, string>> | null,
): Promise<Translate> {
  const { english } = locales;
  const speak = async (language: WidgetLanguage): Promise<LooseTranslate> => {
    const messages = language === 'en' ? english : await locales.load(language).catch(() => english);
    return createTranslator({ language, messages: { ...messages, ...own } }) as LooseTranslate;
  };
  let language = connection.language as WidgetLanguage;
  let later = await speak(language);
  const follow = async (wanted: WidgetLanguage): Promise<void> => {
    language = wanted;
    const next = await speak(wanted);
    if (wanted !== language) return;
    later = next;
    redraw();
  };
  const say: LooseTranslate = (key, params) => {
    if (connection.language !== language) void follow(connection.language as WidgetLanguage);
    const text = (t as LooseTranslate)(key, params);
    return text === key ? later(key, params) : text;
  };
  return say as Translate;
}
