import type { Language } from '@sampan/country-rules';
import { loadMessages, type Messages } from '@sampan/messages';

/** Parts of the console whose messages are fetched apart; everybody needs `core`, and what has a form `fields`. */
export type Section =
  | 'core'
  | 'fields'
  | 'layout'
  | 'parts'
  | 'print'
  | 'sign_in'
  | 'auth'
  | 'public'
  | 'app'
  | 'home'
  | 'search'
  | 'create'
  | 'import'
  | 'fulfilment'
  | 'money'
  | 'settings'
  | 'developers'
  | 'selling'
  | 'stores'
  | 'operator';

/**
 * The messages of a section in one language. While developing and in tests it is all of them; the build puts a module in
 * the place of this one that fetches only what the section's pages ask for (`packages/tooling/config/console-messages.ts`).
 */
export function loadSection(language: Language, _section: Section): Promise<Messages> {
  return loadMessages(language);
}
