import type { MessageKey, Translate } from '@sampan/messages';
import { en } from '@sampan/messages/en/index';
import { loadMessages } from '@sampan/messages';
import { createTranslator } from '@sampan/messages/translator';
import type { WidgetLanguage } from '../../src/shell/widget-language.ts';

const ALL: Readonly<Record<string, string>> = en;

/** Says what a widget's list allows, and keeps the keys it was asked for in vain. */
export interface StrictTranslator {
  readonly t: Translate;
  /** Throws when a key was asked for that is not on the list: an element would show it to a shopper. */
  check(): void;
}

/**
 * The translator of a widget as its element has it: only the keys of `MESSAGE_KEYS` have a text. Codes of errors are looked up
 * on purpose without knowing whether there is a sentence.
 */
export async function strictTranslator(
  keys: readonly MessageKey[],
  language: WidgetLanguage,
  own: Readonly<Record<string, string>> = {},
): Promise<StrictTranslator> {
  const all = await loadMessages(language);
  const messages = Object.fromEntries(
    keys.flatMap((key) =>
      [key, `${key}_one`, `${key}_other`].flatMap((form) => (all[form] === undefined ? [] : [[form, all[form]]])),
    ),
  ) as Record<string, string>;
  const translate = createTranslator({ language, messages: { ...messages, ...own } }) as (
    key: string,
    params?: object,
  ) => string;
  const missing = new Set<string>();
  const t = (key: string, params?: object): string => {
    const text = translate(key, params);
    if (text === key && !key.startsWith('error.')) missing.add(key);
    return text;
  };
  return {
    t: t as Translate,
    check() {
      if (missing.size > 0) throw new Error(`MESSAGE_KEYS lacks ${[...missing].join(', ')}`);
    },
  };
}

/** Keys that stand in a text where a sentence should be. */
export function keysIn(text: string): string[] {
  return (text.match(/\b[a-z_]+\.[a-z_]+(?:\.[a-z_]+)*\b/g) ?? []).filter(
    (word) => word in ALL || `${word}_other` in ALL,
  );
}
