import { readFileSync } from 'node:fs';
import { SHARED_EVENTS } from '../src/shell/shared.definition.ts';
import { PUBLIC_TYPE_NAMES, publicTypes } from './public-types.ts';
import type { WholeDefinition } from './widget-definitions.ts';
import { reactEventProp, reactName } from './widget-definitions.ts';
import { SOURCE } from './widget-list.ts';

/** Types every entry shares, as they stand in the widgets' shell: files without imports, published as they are. */
function sharedTypes(): string {
  const texts = ['appearance', 'widget-error-detail'].map((name) => readFileSync(`${SOURCE}shell/${name}.ts`, 'utf8'));
  return [...texts, publicTypes(), pageEvents()].join('\n');
}

/** Events that every widget tells in the same shape, for one listener on `document`. */
function pageEvents(): string {
  const events = SHARED_EVENTS.map(({ name, detail }) => `    '${name}': CustomEvent<${detail}>;\n`).join('');
  return `declare global {\n  interface GlobalEventHandlersEventMap {\n${events}  }\n}\n`;
}

const comment = (text: string, indent = ''): string => `${indent}/** ${text} */\n`;

/** The type files of the package by name. They are written from the definitions and the contract. */
export function typeFiles(definitions: readonly WholeDefinition[]): Record<string, string> {
  const files: Record<string, string> = { 'shared.d.ts': sharedTypes() };
  for (const widget of definitions) {
    files[`${widget.entry}.d.ts`] = classTypes(widget);
    files[`define/${widget.entry}.d.ts`] = 'export {};\n';
  }
  files['index.d.ts'] = [
    ...definitions.map(
      (widget) => `export { ${widget.class_name}, type ${reactName(widget)}EventMap } from './${widget.entry}.js';\n`,
    ),
    "export type { Appearance, WidgetErrorDetail } from './shared.js';\n",
    'export declare const version: string;\n',
  ].join('');
  files['react.d.ts'] = reactTypes(definitions);
  files['jsx.d.ts'] = jsxTypes(definitions);
  return files;
}

function classTypes(widget: WholeDefinition): string {
  const name = reactName(widget);
  const used = PUBLIC_TYPE_NAMES.filter((type) =>
    widget.events.some((event) => new RegExp(`\\b${type}\\b`).test(event.detail)),
  );
  const named = ['Appearance', 'WidgetErrorDetail', ...used].join(', ');
  return `import type { ${named} } from './shared.js';

export interface ${name}EventMap {
${widget.events.map((event) => `${comment(event.description, '  ')}  '${event.name}': CustomEvent<${event.detail}>;\n`).join('')}}

${comment(widget.summary)}export declare class ${widget.class_name} extends HTMLElement {
  static readonly version: string;
${widget.attributes.map((item) => `${comment(item.description, '  ')}  ${item.property}: ${item.type};\n`).join('')}${widget.properties.map((item) => `${comment(item.description, '  ')}  ${item.name}: ${item.type};\n`).join('')}${widget.getters.map((item) => `${comment(item.description, '  ')}  readonly ${item.name}: ${item.type};\n`).join('')}${widget.methods.map((item) => `${comment(item.description, '  ')}  ${item.name}${item.type.replace(/\) => /, '): ')};\n`).join('')}  addEventListener<Name extends keyof ${name}EventMap>(
    type: Name,
    listener: (this: ${widget.class_name}, event: ${name}EventMap[Name]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
}

export type { ${named} };

declare global {
  interface HTMLElementTagNameMap {
    '${widget.tag}': ${widget.class_name};
  }
}
`;
}

function reactTypes(definitions: readonly WholeDefinition[]): string {
  const imports = definitions.map(
    (widget) => `import type { ${widget.class_name}, ${reactName(widget)}EventMap } from './${widget.entry}.js';\n`,
  );
  const components = definitions.map((widget) => {
    const name = reactName(widget);
    return `export interface ${name}Props extends WidgetProps {
${widget.attributes.map((item) => `${comment(item.description, '  ')}  ${item.property}?: ${item.type} | undefined;\n`).join('')}${widget.properties.map((item) => `${comment(item.description, '  ')}  ${item.name}?: ${item.type} | undefined;\n`).join('')}${widget.events.map((event) => `${comment(event.description, '  ')}  ${reactEventProp(event.name)}?: ((event: ${name}EventMap['${event.name}']) => void) | undefined;\n`).join('')}}

${comment(widget.summary)}export declare const ${name}: ForwardRefExoticComponent<${name}Props & RefAttributes<${widget.class_name}>>;
`;
  });
  return `import type { CSSProperties, ForwardRefExoticComponent, ReactNode, RefAttributes } from 'react';
import type { Appearance } from './shared.js';
${imports.join('')}
interface WidgetProps {
  id?: string | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
  slot?: string | undefined;
  /** What shows until the widget is there, and where scripts are off: a link to the hosted page. */
  children?: ReactNode;
}

${components.join('\n')}`;
}

function jsxTypes(definitions: readonly WholeDefinition[]): string {
  const tags = definitions.map(
    (widget) => `      '${widget.tag}': SampanTagProps & {
${widget.attributes.map((item) => `        '${item.name}'?: string | undefined;\n`).join('')}${widget.events.map((event) => `        'on${event.name}'?: ((event: CustomEvent) => void) | undefined;\n`).join('')}      };
`,
  );
  return `import type { CSSProperties, Key, ReactNode, Ref } from 'react';

interface SampanTagProps {
  id?: string | undefined;
  class?: string | undefined;
  style?: CSSProperties | undefined;
  slot?: string | undefined;
  key?: Key | null | undefined;
  ref?: Ref<HTMLElement> | undefined;
  children?: ReactNode;
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
${tags.join('')}    }
  }
}
`;
}
