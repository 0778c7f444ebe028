import { MESSAGE_FOLDERS, type MessageLanguage } from './language.ts';
import type { LooseTranslate, Messages, Translate } from './message-key.ts';

export interface TranslatorOptions {
  language: MessageLanguage;
  messages: Messages;
}

/**
 * A translator of about 1 kB for the widgets, in the place of i18next (design 3). It reads messages as i18next does, and a
 * test holds it against i18next over every message of every language. A key without a message comes back as it is.
 */
export function createTranslator({ language, messages }: TranslatorOptions): Translate {
  const rules = new Intl.PluralRules(MESSAGE_FOLDERS[language]);
  const translate: LooseTranslate = (key, params = {}) => {
    const form = typeof params.count === 'number' ? messages[`${key}_${rules.select(params.count)}`] : undefined;
    const text = form ?? messages[key] ?? messages[`${key}_other`];
    return text === undefined
      ? key
      : text.replace(/\{\{(\w+)\}\}/gu, (whole, name: string) => String(params[name] ?? whole));
  };
  return translate as Translate;
}
