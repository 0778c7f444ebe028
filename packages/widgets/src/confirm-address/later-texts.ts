import type { LooseTranslate, Translate } from '@sampan/i18n';
import { createTranslator } from '@sampan/i18n/translator';
import { locales } from 'sampan:messages/confirm-address-form';
import type { WidgetContext } from '../shell/sampan-element.tsx';

/**
 * The first step's translator with what is said from the address on.
 *
 * @param own the shop's own wording
 */
export async function withLaterTexts(
  { t, language }: Pick<WidgetContext, 't' | 'language'>,
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
