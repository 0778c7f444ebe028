import { readableBrand } from './brand-colour.ts';
import type { SampanElement } from './sampan-element.tsx';
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
const sheets = new WeakMap<ShadowRoot, CSSStyleSheet>();
const warned = new Set<string>();

/**
 * Puts an `appearance` object into a widget's shadow root: tokens, rules for named parts, no motion. Loaded only by pages that
 * use it. Values go through the CSSOM one property at a time, so that none can leave its declaration.
 */
export function applyAppearance(element: SampanElement): void {
  const root = element.shadowRoot;
  const appearance = element.appearance;
  if (root === null || appearance === null) return;
  if (appearance.theme !== undefined) element.theme = appearance.theme === 'none' ? 'light' : appearance.theme;
  const sheet = new CSSStyleSheet();
  const host = styleOf(sheet, ':host');
  const variables = { ...appearance.variables };
  if (variables['primary'] !== undefined) Object.assign(variables, readableBrand(variables['primary']), variables);
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
