import type { Plugin } from 'rollup';

const ASKS =
  't.ShadowRoot&&(void 0===t.ShadyCSS||t.ShadyCSS.nativeShadow)&&"adoptedStyleSheets"in Document.prototype&&"replace"in CSSStyleSheet.prototype';

/**
 * Lit writes style elements where a browser has no constructable style sheets. There our widgets do not start: what the page
 * wrote inside the tag shows. So its question has one answer, and the branches of the other need not travel. A Lit that asks
 * differently stops the build.
 */
export function litWithoutStyleElements(): Plugin {
  return {
    name: 'lit-without-style-elements',
    transform(code, id) {
      if (!/@lit[\\/]reactive-element[\\/]css-tag\.js$/u.test(id)) return null;
      if (!code.includes(ASKS))
        this.error('Lit changed how it asks for style sheets: look at lit-without-style-elements.ts');
      return { code: code.replace(ASKS, '!0'), map: null };
    },
  };
}
