/** Plural forms a language tells apart (Intl.PluralRules). English and Filipino have two, Malay, Indonesian and Vietnamese one. */
export type PluralForm = 'one' | 'other';

/** 'order.count' of 'order.count_one'. */
export type PluralBase<Key> = Key extends `${infer Base}_one` ? Base : never;

/** Keys of sentences without plural forms. */
export type SingleKey<English> = Exclude<keyof English, `${PluralBase<keyof English>}_${PluralForm}`>;

/**
 * What a language must say for a file of English messages: every key, with the plural forms the language has. A missing or a
 * surplus key is a compile error in that language's file.
 */
export type TranslationOf<English, Form extends PluralForm> = Readonly<
  Record<SingleKey<English> | `${PluralBase<keyof English>}_${Form}`, string>
>;

/** What a language must say for a topic of the server: each text of English, in its groups. */
export type TextsOf<English> = {
  readonly [Name in keyof English]: English[Name] extends string ? string : TextsOf<English[Name]>;
};
