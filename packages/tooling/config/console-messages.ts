import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { readSectionKeys, type SectionKeys } from '../src/console/section-keys.ts';

const PREFIX = 'sampan:console-messages/';
const LOADER = '/apps/console/src/shared/locale/load-section.ts';
/** Wire language and folder of its messages. */
const FOLDERS: Readonly<Record<string, string>> = { en: 'en', my: 'ms', ph: 'fil', id: 'id', vi: 'vi' };
/** Sentences of refused calls. In English the server says them itself (spec 8). */
const REFUSALS = 'error.';
const PLURAL = /_(?:one|other)$/;

/**
 * Splits the messages of the console by section: each is a file per language with the keys that the section's pages ask
 * for, fetched with the first of them.
 */
export function consoleMessages(root: string): Plugin {
  let catalogs = new Map<string, Record<string, string>>();
  let sections: SectionKeys = new Map();
  return {
    name: 'sampan-console-messages',
    apply: 'build',
    enforce: 'pre',
    async buildStart() {
      const all = Object.entries(FOLDERS).map(async ([language, folder]) => {
        const url = pathToFileURL(`${root}/packages/messages/src/${folder}/index.ts`).href;
        const module = (await import(url)) as Readonly<Record<string, Record<string, string>>>;
        return [language, module[folder] ?? {}] as const;
      });
      catalogs = new Map(await Promise.all(all));
      sections = readSectionKeys(root, Object.keys(catalogs.get('en') ?? {}));
    },
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (id.endsWith(LOADER)) return loaderOf([...sections.keys()]);
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const [language = '', section = ''] = id.slice(PREFIX.length + 1).split('/');
      const bases = new Set([...(sections.get(section) ?? [])].map((key) => key.replace(PLURAL, '')));
      const is_refusal = (key: string) => section === 'core' && language !== 'en' && key.startsWith(REFUSALS);
      const picked = Object.entries(catalogs.get(language) ?? {}).filter(
        ([key]) => bases.has(key.replace(PLURAL, '')) || is_refusal(key),
      );
      return `export default ${JSON.stringify(Object.fromEntries(picked))};`;
    },
  };
}

function loaderOf(sections: readonly string[]): string {
  const filesOf = (language: string) =>
    sections.map((section) => `${section}: () => import('${PREFIX}${language}/${section}')`).join(', ');
  const files = Object.keys(FOLDERS).map((language) => `${language}: { ${filesOf(language)} }`);
  return `const files = { ${files.join(',\n')} };
export const loadSection = async (language, section) => (await files[language][section]()).default;`;
}
