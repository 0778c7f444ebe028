/*
 * What the element builds put in the place of ReactiveElement's `css-tag`: our widgets bring one style sheet as text, the
 * browsers they run in have constructable sheets, so neither template tags nor `<style>` elements are needed.
 */
export const supportsAdoptingStyleSheets = true;
export const getCompatibleStyle = <Style>(style: Style): Style => style;
export const adoptStyles = (): void => {};

// ReactiveElement passes these on to who imports them from it; nobody here does.
export const css = null;
export const unsafeCSS = null;
export const CSSResult = null;
