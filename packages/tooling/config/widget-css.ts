import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Features, transform } from 'lightningcss';
import type { Plugin } from 'rolldown';
import { SHARED_TOKENS } from '../../widgets/src/shell/shared.definition.ts';

const PREFIX = 'sampan:css/';
/** What browsers of the last three years need; nothing is lowered that they know. */
const TARGETS = { chrome: 111 << 16, firefox: 113 << 16, safari: (16 << 16) | (4 << 8) };

/**
 * `sampan:css/tracking` is the style sheet of that widget's shadow root as text: `tracking.element.css` with its imports,
 * without what only a document needs and without the tokens nobody reads. `sampan:css/tracking/extras` is the sheet of a part
 * that is fetched later (`extras.part.css`); it reads the first one's tokens.
 */
export function widgetCss(root: string): Plugin {
  return {
    name: 'sampan-widget-css',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const [widget = '', part = ''] = id.slice(PREFIX.length + 1).split('/');
      const sheets = widgetStyleSheets(root, widget, (file) => this.addWatchFile(file));
      return `export default ${JSON.stringify(sheets[part])};`;
    },
  };
}

/** The finished sheets of a widget: '' is the shadow root's own, the others are its parts'. `onFile` is told of every file. */
export function widgetStyleSheets(
  root: string,
  widget: string,
  onFile: (path: string) => void = () => {},
): Record<string, string> {
  const folder = join(root, 'packages/widgets/src', widget);
  const parts = readdirSync(folder).filter((name) => name.endsWith('.part.css'));
  const files = [`${widget}.element.css`, ...parts];
  // One text while tokens are read and written, so that a part knows the values of the first sheet.
  const written = files.map((file) => inlineImports(root, join(folder, file), onFile));
  const whole = written.map(minified).join(BORDER);
  const needed = withoutRules(withoutRules(whole, DOCUMENT_ONLY), ...unshownLooks(written.join('')));
  const finished = withoutUnreadTokens(withPrivateTokensInlined(withThemesJoined(needed)));
  const names = files.map((file) => (file.endsWith('.part.css') ? file.slice(0, -'.part.css'.length) : ''));
  return Object.fromEntries(finished.split(BORDER).map((css, index) => [names[index], minified(css)]));
}

/** Stands between sheets; no selector of ours is called so. */
const BORDER = '.sampan-border{z-index:0}';

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

/** `@import './x.css'` and `@import '@sampan/ui/button.css'`, each file once, in order. */
function inlineImports(root: string, file: string, onFile: (path: string) => void, seen = new Set<string>()): string {
  if (seen.has(file)) return '';
  seen.add(file);
  onFile(file);
  return readFileSync(file, 'utf8').replace(/@import '([^']+)';/g, (_, specifier: string) => {
    const name = specifier.replace('@sampan/ui/', '').replace('.css', '');
    const base = join(root, 'packages/ui/src');
    const path = specifier.startsWith('.')
      ? join(dirname(file), specifier)
      : [join(base, `${name}.css`), join(base, name, `${name}.css`)].find(existsSync);
    if (path === undefined) throw new Error(`${file} imports ${specifier}, which does not exist`);
    return inlineImports(root, path, onFile, seen);
  });
}

/** `:root`, `html` and `body` do not exist inside a shadow root. */
const DOCUMENT_ONLY = /^(:root|html|body|:where\((html|body)\))/;

/** Classes of the kit that a sheet names in a comment `without: .s-button--danger, ...`, because its widget never shows them. */
function unshownLooks(css: string): RegExp[] {
  return [...css.matchAll(/\/\* without: ([^*]+)\*\//g)]
    .flatMap(([, list = '']) => list.split(','))
    .map((name) => new RegExp(`\\${name.trim()}(?![\\w-])`));
}

/** Drops the selectors that match, and the rules that have no other. Reads minified text: one rule is `selectors{declarations}`. */
function withoutRules(css: string, ...unwanted: readonly RegExp[]): string {
  return css.replace(/([^{}@;]+)\{([^{}]*)\}/g, (_, prelude: string, body: string) => {
    const selectors = prelude
      .split(/,(?![^(]*\))/)
      .filter((selector) => !unwanted.some((pattern) => pattern.test(selector)));
    return selectors.length === 0 ? '' : `${selectors.join(',')}{${body}}`;
  });
}

const DARK = /:host\(\[theme=dark\]\)\{([^{}]*)\}/;
const DARK_BY_SYSTEM = /(@media \(prefers-color-scheme:dark\)\{:host\(\[theme=auto\]\)\{)[^{}]*\}/;
/** Of the two switches one is empty and the other invalid, so of `var(--l,#fff)var(--k,#000)` one half remains. */
const LIGHT_SWITCH = '--l:initial;--k: ;';
const DARK_SWITCH = '--l: ;--k:initial;color-scheme:dark';

/** Writes each token's light and dark value into one declaration: the dark block would come twice, by choice and by system. */
function withThemesJoined(css: string): string {
  const dark = new Map(
    [...(DARK.exec(css)?.[1] ?? '').matchAll(/(--[\w-]+):([^;]*)/g)].map((match) => [match[1], match[2]]),
  );
  return (
    css
      // A widget wears the shop's font (shell.css), so the kit's own list is never read.
      .replace(/--sampan-font:"[^;}]*;/, '')
      .replace(DARK, `:host([theme=dark]){${DARK_SWITCH}}`)
      .replace(DARK_BY_SYSTEM, `$1${DARK_SWITCH}}`)
      .replace(/:host\{color-scheme:light;[^{}]*\}/, (block) =>
        block
          .replace(/(--[\w-]+):([^;}]*)/g, (declaration, name: string, light: string) =>
            dark.has(name) ? `${name}:var(--l,${light})var(--k,${dark.get(name)})` : declaration,
          )
          .replace('color-scheme:light;', `color-scheme:light;${LIGHT_SWITCH}`),
      )
  );
}

/** Writes out tokens that have one value and are no promise to pages: weights, sizes, corners derived from the radius. */
function withPrivateTokensInlined(css: string): string {
  const values = new Map<string, string[]>();
  for (const [, name = '', value = ''] of css.matchAll(DECLARED))
    values.set(name, [...(values.get(name) ?? []), value]);
  const is_public = new Set(SHARED_TOKENS.map((token) => token.name));
  let written = css;
  for (const [name, [value = '', another]] of values) {
    if (another !== undefined || is_public.has(name) || value.includes('--l,')) continue;
    written = written.replaceAll(`var(${name})`, value);
  }
  return written;
}

const DECLARED = /(?<=[{;])(--[\w-]+):([^;}]*);?/g;

/** Drops declarations of custom properties that nothing in the sheet reads, directly or through another one. */
function withoutUnreadTokens(css: string): string {
  const read = new Set(names(css.replace(DECLARED, '')));
  let size = -1;
  while (size !== read.size) {
    size = read.size;
    for (const [, name = '', value = ''] of css.matchAll(DECLARED))
      if (read.has(name)) for (const used of names(value)) read.add(used);
  }
  return css.replace(DECLARED, (declaration, name: string) => (read.has(name) ? declaration : ''));
}

const names = (text: string): string[] => [...text.matchAll(/var\((--[\w-]+)/g)].map((match) => match[1] ?? '');
