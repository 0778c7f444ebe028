import type { Appearance } from './appearance.ts';
import { contrast, READABLE, brandTokens, type Rgb } from './brand-colour.ts';
import { SHARED_TOKENS } from './shared.definition.ts';

const PREFIX = '--sampan-';
/** Names of `rules` and what they mean inside a widget. */
const RULES: Readonly<Record<string, string>> = {
  '.Input': '.s-field__control, .s-input',
  '.Button': '.s-button',
  '.Label': '.s-field__label',
  '.Option': '.s-radio-card',
  '.Link': 'a, .s-link',
};
/** What a widget's element is asked for its look. */
interface StyledElement extends Element {
  appearance: Appearance | null;
  theme: 'light' | 'dark' | 'auto' | 'inherit' | null;
}

const sheets = new WeakMap<ShadowRoot, CSSStyleSheet>();
const warned = new Set<string>();

/**
 * Puts an `appearance` object into a widget's shadow root: tokens, rules for named parts, no motion. Loaded only by pages that
 * use it. Values go through the CSSOM one property at a time, so that none can leave its declaration.
 */
export function applyAppearance(element: StyledElement): void {
  const root = element.shadowRoot;
  const appearance = element.appearance ?? {};
  if (root === null) return;
  if (appearance.theme !== undefined) element.theme = appearance.theme === 'none' ? 'light' : appearance.theme;
  const sheet = new CSSStyleSheet();
  const host = styleOf(sheet, ':host');
  const variables = { ...appearance.variables };
  if (variables['primary'] !== undefined) Object.assign(variables, brandTokens(variables['primary']), variables);
  for (const [name, value] of Object.entries(variables)) {
    if (SHARED_TOKENS.some((token) => token.name === PREFIX + name))
      host.setProperty(PREFIX + name, value, 'important');
    else warnOnce(`variables.${name}`);
  }
  for (const [name, declarations] of Object.entries(appearance.rules ?? {})) {
    const selector = RULES[name];
    if (selector === undefined) warnOnce(`rules["${name}"]`);
    else {
      const style = styleOf(sheet, selector);
      for (const [property, value] of Object.entries(declarations))
        style.setProperty(kebab(property), value, 'important');
    }
  }
  if (element.theme === 'inherit' && !isReadableHere(element)) {
    console.warn('Sampan: text of this page on its ground has too little contrast; theme="light" is used.');
    element.theme = 'light';
  }
  if (appearance.disableAnimations === true)
    styleOf(sheet, '*, *::before, *::after').setProperty('animation', 'none', 'important');
  const before = sheets.get(root);
  root.adoptedStyleSheets = [...root.adoptedStyleSheets.filter((known) => known !== before), sheet];
  sheets.set(root, sheet);
}

function styleOf(sheet: CSSStyleSheet, selector: string): CSSStyleDeclaration {
  const at = sheet.insertRule(`${selector} {}`, sheet.cssRules.length);
  return (sheet.cssRules[at] as CSSStyleRule).style;
}

function kebab(property: string): string {
  return property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function warnOnce(name: string): void {
  if (warned.has(name)) return;
  warned.add(name);
  console.warn(`Sampan: appearance.${name} is not known and has no effect.`);
}

/** Whether the page's own text colour is readable on the page's own background, as far as both are plain colours. */
function isReadableHere(element: Element): boolean {
  const colour = rgbOfStyle(getComputedStyle(element).color);
  for (let ground: Element | null = element.parentElement; ground !== null; ground = ground.parentElement) {
    const painted = rgbOfStyle(getComputedStyle(ground).backgroundColor);
    if (painted !== null) return colour === null || contrast(colour, painted) >= READABLE;
  }
  return colour === null || contrast(colour, [255, 255, 255]) >= READABLE;
}

/** `rgb(1, 2, 3)` as numbers; null for what is see-through or written otherwise. */
function rgbOfStyle(style: string): Rgb | null {
  const [red, green, blue, alpha] = [...style.matchAll(/[\d.]+/g)].map(Number);
  if (!style.startsWith('rgb') || red === undefined || green === undefined || blue === undefined) return null;
  return alpha === undefined || alpha === 1 ? [red, green, blue] : null;
}
