import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { Features, transform } from 'lightningcss';
import type { Plugin } from 'rolldown';
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

export interface WidgetCssOptions {
  /** Widgets whose sheets come into one build and share their files; each is on its own unless given. */
  readonly widgets?: readonly string[] | undefined;
  /** Words of the build's scripts: rules for classes they do not name are left out. */
  readonly words?: ReadonlySet<string> | undefined;
  /** Sheets are empty: a build that is only made to read the words. */
  readonly is_empty?: boolean | undefined;
}

/**
 * `sampan:css/tracking` is the style sheet of that widget's shadow root as text: `tracking.element.css` with its imports,
 * without what only a document needs, without the tokens nobody reads and the classes nobody names. It is put together from
 * pieces, one a file, so that widgets of one build share them. `sampan:css/tracking/extras` is the sheet of a part that is
 * fetched later (`extras.part.css`); it reads the first one's tokens.
 */
export function widgetCss(root: string, options: WidgetCssOptions = {}): Plugin {
  const pieces = new Map<string, string>();
  return {
    name: 'sampan-widget-css',
    resolveId: (id) => (id.startsWith(SHEET) || id.startsWith(PIECE) ? `\0${id}` : null),
    load(id) {
      if (id.startsWith(`\0${PIECE}`))
        return `export default ${JSON.stringify(pieces.get(id.slice(PIECE.length + 1)))};`;
      if (!id.startsWith(`\0${SHEET}`)) return null;
      if (options.is_empty === true) return "export default '';";
      const [widget = '', part = ''] = id.slice(SHEET.length + 1).split('/');
      const widgets = options.widgets?.includes(widget) === true ? options.widgets : [widget];
      for (const [file, css] of widgetStylePieces(root, widgets, options.words)) {
        pieces.set(pieceName(root, file), css);
        this.addWatchFile(file);
      }
      const entry = join(folderOf(root, widget), part === '' ? `${widget}.element.css` : `${part}.part.css`);
      const used = filesOf(root, entry).map((file) => pieceName(root, file));
      const filled = used.filter((file) => pieces.get(file) !== '');
      return `${filled.map((file, index) => `import p${index} from '${PIECE}${file}';`).join('\n')}
export default ${filled.map((_, index) => `p${index}`).join(' + ') || "''"};`;
    },
  };
}

/** The finished sheet of a widget's shadow root as one text. */
export function widgetStyleSheet(root: string, widget: string, words?: ReadonlySet<string>): string {
  const pieces = widgetStylePieces(root, [widget], words);
  const entry = join(folderOf(root, widget), `${widget}.element.css`);
  return filesOf(root, entry)
    .map((file) => pieces.get(file) ?? '')
    .join('');
}

/** Without its ending: a bundler would take the module for a style sheet. */
const pieceName = (root: string, file: string): string => relative(root, file).replace(/\.css$/, '');

const folderOf = (root: string, widget: string): string => join(root, 'packages/widgets/src', widget);

/** What every file of these widgets comes to, each once. They are one text while tokens are read and written. */
function widgetStylePieces(
  root: string,
  widgets: readonly string[],
  words: ReadonlySet<string> | undefined,
): ReadonlyMap<string, string> {
  const entries = widgets.flatMap((widget) => {
    const folder = folderOf(root, widget);
    return readdirSync(folder)
      .filter((name) => name === `${widget}.element.css` || name.endsWith('.part.css'))
      .map((name) => join(folder, name));
  });
  const files = [...new Set(entries.flatMap((entry) => filesOf(root, entry)))];
  const whole = files.map((file) => minified(readFileSync(file, 'utf8').replace(IMPORT, ''))).join(BORDER);
  const named = words === undefined ? whole : withoutUnusedClasses(whole, words);
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
function filesOf(root: string, file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const imported = [...readFileSync(file, 'utf8').matchAll(IMPORT)].flatMap(([, specifier = '']) => {
    const name = specifier.replace('@sampan/ui/', '').replace('.css', '');
    const base = join(root, 'packages/ui/src');
    const path = specifier.startsWith('.')
      ? join(dirname(file), specifier)
      : [join(base, `${name}.css`), join(base, name, `${name}.css`)].find(existsSync);
    if (path === undefined) throw new Error(`${file} imports ${specifier}, which does not exist`);
    return filesOf(root, path, seen);
  });
  return [...imported, file];
}
