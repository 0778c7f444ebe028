import { SHARED_TOKENS } from '../../src/shell/shared.definition.ts';

/* What is done to the text of widgets' style sheets. All of it reads minified text. */

/** `:root`, `html` and `body` do not exist inside a shadow root. */
const DOCUMENT_ONLY = /^(:root|html|body|:where\((html|body)\))/;

/** Drops the selectors that match nothing in a shadow root, and the rules that have no other. */
export function withoutDocumentRules(css: string): string {
  return withSelectors(css, (selector) => !DOCUMENT_ONLY.test(selector));
}

/** Keeps the selectors that pass, and drops the rules that have no other: one rule is `selectors{declarations}`. */
function withSelectors(css: string, keep: (selector: string) => boolean): string {
  return css.replace(/([^{}@;]+)\{([^{}]*)\}/g, (_, prelude: string, body: string) => {
    const selectors = prelude.split(/,(?![^(]*\))/).filter(keep);
    return selectors.length === 0 ? '' : `${selectors.join(',')}{${body}}`;
  });
}

const DARK = /:host\(\[theme=dark\]\)\{([^{}]*)\}/;
const DARK_BY_SYSTEM = /(@media \(prefers-color-scheme:dark\)\{:host\(\[theme=auto\]\)\{)[^{}]*\}/;
/** Of the two switches one is empty and the other invalid, so of `var(--l,#fff)var(--k,#000)` one half remains. */
const LIGHT_SWITCH = '--l:initial;--k: ;';
const DARK_SWITCH = '--l: ;--k:initial;color-scheme:dark';

/** Writes each token's light and dark value into one declaration: the dark block would come twice, by choice and by system. */
export function withThemesJoined(css: string): string {
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
export function withPrivateTokensInlined(css: string): string {
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
export function withoutUnreadTokens(css: string): string {
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

/** Drops rules for classes that no script of the build names, and animations that no rule uses. `words` are those of the scripts. */
export function withoutUnusedClasses(css: string, words: ReadonlySet<string>): string {
  const kept = withSelectors(css, (selector) => classesOf(selector).every((name) => isUsed(name, words)));
  return kept.replace(/@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*\}/g, (rule, name: string) =>
    kept.split(name).length > 2 ? rule : '',
  );
}

/** Classes an element must have; alternatives inside `:is()` and `:where()` and what `:not()` excludes are left alone. */
function classesOf(selector: string): string[] {
  return [...selector.replace(/:(not|is|where)\([^)]*\)/g, '').matchAll(/\.([a-z][\w-]*)/gi)].map(
    (match) => match[1] ?? '',
  );
}

/** A script names `s-button--sm` whole, or puts it together from `s-button--` and `sm`. */
function isUsed(name: string, words: ReadonlySet<string>): boolean {
  const at = name.indexOf('--');
  return words.has(name) || (at > 0 && words.has(name.slice(0, at + 2)) && words.has(name.slice(at + 2)));
}
