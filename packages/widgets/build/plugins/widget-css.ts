import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Features, transform } from 'lightningcss';
import type { Plugin, RenderedChunk } from 'rollup';
import { SOURCE } from '../widget-list.ts';
import {
  withoutDocumentRules,
  withoutUnreadTokens,
  withoutUnusedClasses,
  withPrivateTokensInlined,
  withThemesJoined,
} from './widget-css.rules.ts';

const SHEET = 'sampan:css/';
const PIECE = 'sampan:css-piece/';
/** What browsers of the last three years need; nothing is lowered that they know. */
const TARGETS = { chrome: 111 << 16, firefox: 113 << 16, safari: (16 << 16) | (4 << 8) };

const KIT = fileURLToPath(new URL('../../../ui/src/', import.meta.url));
const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

export interface WidgetCssOptions {
  /** Widgets whose sheets come into one build and share their files; each is on its own unless given. */
  readonly widgets?: readonly string[] | undefined;
}

/**
 * `sampan:css/tracking` is the style sheet of that widget's shadow root as text: `tracking.element.css` with its imports,
 * without what only a document needs, without the tokens nobody reads and the classes nobody names. It is put together from
 * pieces, one a file, so that widgets of one build share them. `sampan:css/tracking/extras` is the sheet of a part that is
 * fetched later (`extras.part.css`); it reads the first one's tokens.
 *
 * Which classes are named is known once the scripts are put together, so a module holds the name of its piece until then. Where
 * nothing is put together, in tests, use `wholeWidgetCss`.
 */
export function widgetCss({ widgets: together = [] }: WidgetCssOptions = {}): Plugin {
  /** Widgets of this build by the widget that asked for a sheet. */
  const asked = new Map<string, readonly string[]>();
  let written: { chunks: object; pieces: ReadonlyMap<string, string> } | null = null;
  return {
    name: 'sampan-widget-css',
    resolveId: (id) => (id.startsWith(SHEET) || id.startsWith(PIECE) ? `\0${id}` : null),
    load(id) {
      if (id.startsWith(`\0${PIECE}`)) return `export default ${JSON.stringify(id.slice(1))};`;
      if (!id.startsWith(`\0${SHEET}`)) return null;
      const [widget = '', part = ''] = id.slice(SHEET.length + 1).split('/');
      asked.set(widget, together.includes(widget) ? together : [widget]);
      const files = filesOf(entryOf(widget, part));
      for (const file of files) this.addWatchFile(file);
      const names = files.map(pieceName);
      return `${names.map((name, index) => `import p${index} from '${PIECE}${name}';`).join('\n')}
export default ${names.map((_, index) => `p${index}`).join(' + ')};`;
    },
    renderChunk(code, _chunk, _options, { chunks }) {
      if (asked.size === 0) return null;
      if (written?.chunks !== chunks) {
        const words = wordsOf(Object.values(chunks));
        const kinds = new Map([...asked.values()].map((widgets) => [widgets.join(), widgets]));
        const pieces = [...kinds.values()].flatMap((widgets) => [...widgetStylePieces(widgets, words)]);
        written = { chunks, pieces: new Map(pieces.map(([file, css]) => [pieceName(file), css])) };
      }
      const { pieces } = written;
      return code.replace(NAMED_PIECE, (_, name: string) => JSON.stringify(pieces.get(name) ?? ''));
    },
  };
}

/** The same with whole sheets, where nothing is put together. */
export function wholeWidgetCss(): Plugin {
  return {
    name: 'sampan-whole-widget-css',
    resolveId: (id) => (id.startsWith(SHEET) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${SHEET}`)) return null;
      const [widget = '', part = ''] = id.slice(SHEET.length + 1).split('/');
      const pieces = widgetStylePieces([widget], null);
      const css = filesOf(entryOf(widget, part)).map((file) => pieces.get(file) ?? '');
      return `export default ${JSON.stringify(css.join(''))};`;
    },
  };
}

const NAMED_PIECE = new RegExp(`"${PIECE}([^"]+)"`, 'g');

/** Everything the scripts of a build say that could be a class. */
function wordsOf(chunks: readonly RenderedChunk[]): ReadonlySet<string> {
  const modules = chunks.flatMap((chunk) => Object.entries(chunk.modules));
  return new Set(
    modules.flatMap(([id, { code }]) => (id.startsWith(`\0${PIECE}`) ? [] : (code?.match(/[\w-]+/g) ?? []))),
  );
}

/** The finished sheet of a widget's shadow root as one text. */
export function widgetStyleSheet(widget: string, words: ReadonlySet<string>): string {
  const pieces = widgetStylePieces([widget], words);
  return filesOf(entryOf(widget, ''))
    .map((file) => pieces.get(file) ?? '')
    .join('');
}

/** Without its ending: a bundler would take the module for a style sheet. */
const pieceName = (file: string): string => relative(ROOT, file).replace(/\.css$/, '');

/** The sheet of a widget, or of one of its parts. */
const entryOf = (widget: string, part: string): string =>
  join(SOURCE, widget, part === '' ? `${widget}.element.css` : `${part}.part.css`);

/** What every file of these widgets comes to, each once. They are one text while tokens are read and written. */
function widgetStylePieces(widgets: readonly string[], words: ReadonlySet<string> | null): ReadonlyMap<string, string> {
  const entries = widgets.flatMap((widget) => {
    const folder = join(SOURCE, widget);
    return readdirSync(folder)
      .filter((name) => name === `${widget}.element.css` || name.endsWith('.part.css'))
      .map((name) => join(folder, name));
  });
  const files = [...new Set(entries.flatMap((entry) => filesOf(entry)))];
  const whole = files.map((file) => minified(readFileSync(file, 'utf8').replace(IMPORT, ''))).join(BORDER);
  const named = words === null ? whole : withoutUnusedClasses(whole, words);
  const finished = withoutUnreadTokens(withPrivateTokensInlined(withThemesJoined(withoutDocumentRules(named))));
  return new Map(finished.split(BORDER).map((css, index) => [files[index] ?? '', minified(css)]));
}

/** Stands between files; no selector of ours is called so. */
const BORDER = '#sampan-border{z-index:0}';

function minified(css: string): string {
  const { code } = transform({
    filename: 'widget.css',
    code: Buffer.from(css),
    minify: true,
    targets: TARGETS,
    exclude: Features.LightDark,
  });
  return Buffer.from(code).toString();
}

const IMPORT = /@import '([^']+)';/g;

/** A sheet and what it imports, `./x.css` and `@sampan/ui/button.css`, each file once, in the order in which they count. */
function filesOf(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const imported = [...readFileSync(file, 'utf8').matchAll(IMPORT)].flatMap(([, specifier = '']) => {
    const name = specifier.replace('@sampan/ui/', '').replace('.css', '');
    const path = specifier.startsWith('.')
      ? join(dirname(file), specifier)
      : [join(KIT, `${name}.css`), join(KIT, name, `${name}.css`)].find(existsSync);
    if (path === undefined) throw new Error(`${file} imports ${specifier}, which does not exist`);
    return filesOf(path, seen);
  });
  return [...imported, file];
}
