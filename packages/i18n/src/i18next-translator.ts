import { BCP47_OF_LANGUAGE } from '@sampan/country-rules';
import type { Translate, TranslatorOptions } from '@sampan/messages';
import { createInstance } from 'i18next';

/**
 * The console's translator: i18next on a catalogue. Messages that are added to the catalogue later, with another section, are
 * found as well. A key without a message comes back as it is.
 */
export function createI18nextTranslator({ language, messages }: TranslatorOptions): Translate {
  const tag = BCP47_OF_LANGUAGE[language];
  const i18next = createInstance();
  // `initAsync: false` and resources at hand make this synchronous: `t` works on the next line.
  void i18next.init({
    lng: tag,
    fallbackLng: false,
    resources: { [tag]: { translation: messages } },
    keySeparator: false,
    nsSeparator: false,
    initAsync: false,
    interpolation: { escapeValue: false },
    returnNull: false,
  });
  const fixed = i18next.getFixedT(tag);
  return ((key: string, params?: object) => {
    const message = messages[key];
    // Nothing is to be filled in: a list says hundreds of these, and i18next looks at each as long as at any other.
    if (params === undefined && message !== undefined && !message.includes('{{')) return message;
    return fixed(key, { ...params });
  }) as Translate;
}
