import type { Plugin } from 'rollup';
import { SOURCE } from '../widget-list.ts';

const PREFIX = 'sampan:messages/';
/** Wire language and folder of its messages. */
const FOLDERS = { en: 'en', my: 'ms', ph: 'fil', id: 'id', vi: 'vi' } as const;
type Language = keyof typeof FOLDERS;
/** Languages besides English, as the wire names them. */
export const OTHER_LANGUAGES = ['my', 'ph', 'id', 'vi'] as const;

/**
 * `sampan:messages/tracking` is what that widget says in English, with a `load` for the other languages, each a file of its
 * own; `sampan:messages/tracking@vi` is one of them. Only the keys on the widget's list (`tracking.messages.ts`, `MESSAGE_KEYS`)
 * are taken, with their plural forms; a key that no language has stops the build. A part that is fetched later has a list of its
 * own in the folder of its widget: `sampan:messages/checkout/checkout-buying`; words too few for files of their own stand on
 * the widget's list as `LATER_KEYS`, and their English comes with `sampan:messages/tracking@later`.
 *
 * @param is_served the build lies on a server: languages are fetched from the SDK's own folder by their names
 */
export function widgetMessages(is_served = false): Plugin {
  return {
    name: 'sampan-widget-messages',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    async load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const [list = '', language] = id.slice(PREFIX.length + 1).split('@');
      if (language === 'later') return moduleOf(await pickMessages(list, 'en', ['LATER_KEYS']));
      if (language !== undefined) return messageModule(list, language as Language);
      const english = JSON.stringify(await pickMessages(list, 'en', ['MESSAGE_KEYS']));
      if (is_served)
        return `import { SDK_BASE_URL } from ${JSON.stringify(`${SOURCE}shell/sdk-base-url.ts`)};
export const locales = { english: ${english}, load: async (language) =>
  (await import(/* @vite-ignore */ SDK_BASE_URL + '${fileOf(list)}.' + language + '.js')).messages };`;
      const files = OTHER_LANGUAGES.map((other) => `${other}: () => import('${PREFIX}${list}@${other}')`).join(',\n');
      return `const files = { ${files} };
export const locales = { english: ${english}, load: async (language) => (await files[language]()).messages };`;
    },
  };
}

/** Name of a list's files in the SDK: the part's, or the widget's own. */
export const fileOf = (list: string): string => list.split('/').at(-1) ?? list;

/** A module with what a widget says in one language. */
export async function messageModule(list: string, language: Language): Promise<string> {
  return moduleOf(await pickMessages(list, language, ['MESSAGE_KEYS', 'LATER_KEYS']));
}

const moduleOf = (messages: Readonly<Record<string, string>>): string =>
  `export const messages = ${JSON.stringify(messages)};`;

async function pickMessages(
  list: string,
  language: Language,
  exported: readonly string[],
): Promise<Record<string, string>> {
  const folder = FOLDERS[language];
  const load = async (path: string): Promise<Record<string, unknown>> =>
    (await import(new URL(path, import.meta.url).href)) as Record<string, unknown>;
  const [widget] = list.split('/');
  const lists = await load(`../../src/${widget}/${fileOf(list)}.messages.ts`);
  const keys = exported.flatMap((name) => (lists[name] ?? []) as readonly string[]);
  const all = (await load(`../../../messages/src/${folder}/index.ts`))[folder] as Record<string, string>;
  const picked: Record<string, string> = {};
  for (const key of keys) {
    const forms = [key, `${key}_one`, `${key}_other`].filter((form) => form in all);
    if (forms.length === 0) throw new Error(`${list}.messages.ts lists ${key}, which ${language} does not have`);
    // The translator takes the general form where a language has no other.
    for (const form of forms)
      if (form === key || form.endsWith('_other') || all[form] !== all[`${key}_other`]) picked[form] = all[form] ?? '';
  }
  return picked;
}
