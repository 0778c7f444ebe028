import type { Plugin } from 'rollup';

const NOTHING = `const nothing = () => {};
export { nothing as CSSResult, nothing as adoptStyles, nothing as css, nothing as getCompatibleStyle, nothing as unsafeCSS };
export const supportsAdoptingStyleSheets = true;`;

/** Leaves out how Lit makes style sheets: a widget adopts its own (`sampan-element.tsx`), and every page would load both ways. */
export function litWithoutStyles(): Plugin {
  return {
    name: 'sampan-lit-without-styles',
    load: (id) => (/\/reactive-element\/(development\/)?css-tag\.js$/.test(id) ? NOTHING : null),
  };
}
