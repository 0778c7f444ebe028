/** What is set in a playground. */
export interface WidgetState {
  readonly tag: string;
  /** Attributes that are set, in the order of the form. */
  readonly attributes: readonly (readonly [name: string, value: string])[];
  /** Tokens that differ from their default. */
  readonly tokens: readonly (readonly [name: string, value: string])[];
}

const escaped = (value: string): string => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** The page's HTML for a playground as it stands. */
export function htmlOf(state: WidgetState, origin: string): string {
  const attributes = state.attributes.map(([name, value]) => `\n  ${name}="${escaped(value)}"`);
  const tokens = state.tokens.map(([name, value]) => `  ${name}: ${value};`);
  return [
    `<script async src="${origin}/sdk/v1/sampan.js"></script>`,
    `<${state.tag}${attributes.join('')}\n></${state.tag}>`,
    ...(tokens.length > 0 ? [`<style>\n${state.tag} {\n${tokens.join('\n')}\n}\n</style>`] : []),
  ].join('\n');
}

/** The same as a React component. */
export function reactOf(state: WidgetState, origin: string): string {
  const name = state.tag.replaceAll(/(?:^|-)(\w)/gu, (_, letter: string) => letter.toUpperCase());
  const properties = [['api', origin] as const, ...state.attributes].map(
    ([attribute, value]) =>
      `\n      ${attribute.replaceAll(/-(\w)/gu, (_, letter: string) => letter.toUpperCase())}=${propertyValue(value)}`,
  );
  const style = state.tokens.map(([token, value]) => `${JSON.stringify(token)}: ${JSON.stringify(value)}`).join(', ');
  return [
    `import { ${name} } from '@sampan/widgets/react';`,
    ...(style === '' ? [] : ["import type { CSSProperties } from 'react';"]),
    '',
    'export function Shipping() {',
    '  return (',
    `    <${name}${properties.join('')}${style === '' ? '' : `\n      style={{ ${style} } as CSSProperties}`}`,
    '    />',
    '  );',
    '}',
  ].join('\n');
}

function propertyValue(value: string): string {
  if (value === '') return '{true}';
  return /["\\{}<>&]/u.test(value) ? `{${JSON.stringify(value)}}` : `"${value}"`;
}
