export { loadMessages } from './load-messages.ts';
export { MESSAGE_FOLDERS } from './language.ts';
export type { LooseTranslate, MessageKey, MessageParams, Messages, Translate } from './message-key.ts';
export { createTranslator } from './translator.ts';
export type { TranslatorOptions } from './translator.ts';
export type { TextsOf } from './translation.ts';
