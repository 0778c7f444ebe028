import type { en } from './en/index.ts';
import type { PluralBase } from './translation.ts';

type English = typeof en;

/**
 * What each key that `t` takes says in English; a key with plural forms stands without its ending. One table made of the
 * messages: asked per key whether it is one of English, the compiler compares two lists of thousands and gives up.
 */
type Texts = {
  readonly [
    Key in keyof English as Key extends `${string}_one` ? never : Key extends `${infer Base}_other` ? Base : Key
  ]: English[Key];
};

/** Every key `t` takes. A key with plural forms is asked for without its ending: `t('order.count', { count })`. */
export type MessageKey = keyof Texts;

/** The messages of one language by full key, as the files of its folder hold them. */
export type Messages = Readonly<Record<string, string>>;

type ParamNames<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}` ? Name | ParamNames<Rest> : never;
type Named<Names extends string> = { readonly [Name in Names]: Name extends 'count' ? number : string | number };

/** The placeholders a message has, read from its English text. A plural message always takes `count`. */
export type MessageParams<Key extends MessageKey> = Named<
  ParamNames<Texts[Key]> | (Key extends PluralBase<keyof English> ? 'count' : never)
>;

type Arguments<Key extends MessageKey> = [keyof MessageParams<Key>] extends [never]
  ? [params?: undefined]
  : [params: MessageParams<Key>];

/** Says a message in the language at hand: `t('shell.held', { amount })`. Keys and placeholders are checked by the compiler. */
export type Translate = <Key extends MessageKey>(key: Key, ...params: Arguments<Key>) => string;

/** The same without compile-time checks, for keys that come from elsewhere, such as a wire code. */
export type LooseTranslate = (key: string, params?: Readonly<Record<string, string | number>>) => string;
