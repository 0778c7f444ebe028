import type { Language } from '@sampan/country-rules';
import type { TextsOf } from '@sampan/messages';
import { server as en } from '@sampan/messages/en/server';
import { server as ph } from '@sampan/messages/fil/server';
import { server as id } from '@sampan/messages/id/server';
import { server as my } from '@sampan/messages/ms/server';
import { server as vi } from '@sampan/messages/vi/server';

type Topic = keyof typeof en;

/** The texts of a topic, by name. */
export type Texts<Name extends Topic> = TextsOf<(typeof en)[Name]>;

/** What the server says of a topic, in each language. */
export function textsOf<Name extends Topic>(topic: Name): Readonly<Record<Language, Texts<Name>>> {
  const read = (texts: { readonly [Known in Topic]: TextsOf<(typeof en)[Known]> }): Texts<Name> => texts[topic];
  return { en: read(en), my: read(my), ph: read(ph), id: read(id), vi: read(vi) };
}

/** A text with its `{{placeholders}}` filled; one without a value is left out. */
export function fillText(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{\{(\w+)\}\}/gu, (_, name: string) => values[name] ?? '');
}
