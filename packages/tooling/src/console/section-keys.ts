import { importResolver, readManifests } from '../check-workspace/resolve-import.ts';
import { readSources, type SourceFile } from '../check-workspace/source-file.ts';

/** A message key that stands in the code, whole or as the beginning of a template: `status.${status}`. */
const LITERAL = /(['"`])((?:[\w-]+\.)+[\w-]*)(\1|\$\{)/g;
const PLURAL = /_(?:one|other)$/;
const PAGE = /\blazy(?:Page|Part|Start)\(\s*'(\w+)',\s*\(\) => import\('([^']+)'\)/g;
const ANY_PAGE = /\blazy(?:Page|Part|Start)\(/g;
const DECLARED = /\/lazy-(?:page|part|start)\.tsx?$/;
/** Sentences about fields are put together while the page runs, from keys of packages that know all of them. */
const ABOUT_FIELDS = ['validate.', 'label.', 'address.'];
const KNOWS_ALL = /^packages\/(?:contract|country-rules|validators|stores|api-client|i18n|ui)\//;
/** Why a call was refused: the server's sentence in English, the one of its code in other languages. */
const REFUSALS = 'error.';
/** What shows a sentence about a field. */
const FORM = /\b(?:useSubmit|useForm)\(|[{,]\s*issueText\s*[,}]|\blocale\.issueText\b/;
/** Sections that come without the sentences about fields: they have no form. */
const WITHOUT_FIELDS = ['core', 'app', 'layout', 'home'];

/**
 * The console as its messages are split: what every page asks for (`core`), what may be said about fields (`fields`), and what
 * the pages of a section ask for besides.
 */
export type SectionKeys = ReadonlyMap<string, ReadonlySet<string>>;

/** Reads the sources of the workspace and splits the keys of a catalogue by section; `core` is the entry's. */
export function readSectionKeys(root: string, keys: readonly string[]): SectionKeys {
  const resolve = importResolver(readManifests(root));
  return splitKeys('apps/console/src/main.tsx', readSources(root), resolve, keys);
}

/**
 * Splits a catalogue by the calls of `lazyPage` and `lazyPart`. A module asks for a key when the key stands in it, or when a
 * template of it begins like the key (the workspace check holds that every key is found so). Everything a page imports, lazily
 * or not, counts as the page's, except what comes lazily with a section of its own.
 *
 * @throws {Error} when a call does not name its section and its module, or a section without sentences about fields has a form
 */
export function splitKeys(
  entry: string,
  files: readonly SourceFile[],
  resolve: (from: string, specifier: string) => string | null,
  keys: readonly string[],
): SectionKeys {
  const by_path = new Map(files.filter(({ is_test }) => !is_test).map((file) => [file.path, file]));
  const pages = pagesOf([...by_path.values()], resolve);
  const core = keysBelow('core', [entry], by_path, resolve, pages, keys);
  const fields = new Set(keys.filter((key) => isAboutFields(key) && !core.has(key)));
  const sections = new Map<string, ReadonlySet<string>>([
    ['core', core],
    ['fields', fields],
  ]);
  for (const section of new Set(pages.values())) {
    const own = [...pages].filter(([, name]) => name === section).map(([path]) => path);
    const below = keysBelow(section, own, by_path, resolve, pages, keys);
    const has_fields = !WITHOUT_FIELDS.includes(section);
    sections.set(section, new Set([...below].filter((key) => !core.has(key) && !(has_fields && fields.has(key)))));
  }
  return sections;
}

const isAboutFields = (key: string): boolean => ABOUT_FIELDS.some((prefix) => key.startsWith(prefix));

/** Modules that come lazily with their section's messages. */
function pagesOf(
  files: readonly SourceFile[],
  resolve: (from: string, specifier: string) => string | null,
): Map<string, string> {
  const pages = new Map<string, string>();
  for (const file of files.filter(({ package_folder }) => package_folder === 'apps/console')) {
    const found = [...file.text.matchAll(PAGE)];
    const calls = DECLARED.test(file.path) ? 0 : [...file.masked.matchAll(ANY_PAGE)].length;
    if (found.length !== calls)
      throw new Error(`${file.path}: lazyPage and lazyPart take a section and () => import('a file')`);
    for (const [, section = '', specifier = ''] of found)
      pages.set(resolve(file.path, specifier) ?? specifier, section);
  }
  return pages;
}

function keysBelow(
  section: string,
  entries: readonly string[],
  files: ReadonlyMap<string, SourceFile>,
  resolve: (from: string, specifier: string) => string | null,
  pages: ReadonlyMap<string, string>,
  keys: readonly string[],
): Set<string> {
  const literals = new Set<string>();
  const prefixes = new Set<string>();
  const seen = new Set<string>();
  const visit = (path: string): void => {
    const file = files.get(path);
    if (file === undefined || seen.has(path) || path.includes('/messages/')) return;
    seen.add(path);
    if (WITHOUT_FIELDS.includes(section) && file.package_folder === 'apps/console' && FORM.test(file.text))
      throw new Error(`${path}: the section ${section} comes without the sentences about fields`);
    const knows_all = KNOWS_ALL.test(path);
    for (const [, , literal = '', end] of file.text.matchAll(LITERAL)) {
      if (knows_all && (isAboutFields(literal) || (end === '${' && literal === REFUSALS))) continue;
      if (end === '${') prefixes.add(literal);
      else literals.add(literal);
    }
    for (const { specifier, is_type, kind } of file.imports) {
      const target = is_type ? null : resolve(path, specifier);
      if (target !== null && !(kind === 'dynamic' && pages.has(target))) visit(target);
    }
  };
  for (const entry of entries) visit(entry);
  const isAskedFor = (key: string) =>
    literals.has(key) ||
    literals.has(key.replace(PLURAL, '')) ||
    [...prefixes].some((prefix) => key.startsWith(prefix));
  return new Set(keys.filter(isAskedFor));
}
