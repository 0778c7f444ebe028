import { reactEventProp, reactName, type WholeDefinition } from '../../build/widget-definitions.ts';

/** A program that uses everything the package types: classes, define entries, React wrappers, tags in JSX. */
export function consumerSources(definitions: readonly WholeDefinition[]): Record<string, string> {
  return {
    'classes.ts': `${definitions
      .map(
        (widget, index) => `import { ${widget.class_name} } from '@sampan/widgets/${widget.entry}';
import '@sampan/widgets/define/${widget.entry}';
const element${index} = document.createElement('${widget.tag}');
export const is${index}: ${widget.class_name} = element${index};
element${index}.publicKey = 'pk_test_key';
element${index}.appearance = { theme: 'auto', variables: { primary: '#0a7d55' } };
element${index}.addEventListener('sampan-error', (event) => {
  const code: string = event.detail.code;
  console.warn(code, event.detail.requestId);
});
element${index}.refresh();
// @ts-expect-error a key is text
element${index}.publicKey = 5;
`,
      )
      .join('')}
document.addEventListener('sampan-error', (event) => {
  const code: string = event.detail.code;
  console.warn(code);
});
import { version } from '@sampan/widgets';
export const release: string = version;
`,
    'react.tsx': `import { ${definitions.map(reactName).join(', ')} } from '@sampan/widgets/react';
export function Page() {
  return (
    <main>
${definitions
  .map(
    (widget) => `      <${reactName(widget)}
        api="https://ship.example"
        publicKey="pk_test_key"
        theme="auto"
        ${reactEventProp('sampan-error')}={(event) => console.warn(event.detail.message.toUpperCase())}
        className="card"
      >
        <a href="https://ship.example">Open the page</a>
      </${reactName(widget)}>
`,
  )
  .join('')}    </main>
  );
}
`,
    'tags.tsx': `import type {} from '@sampan/widgets/jsx';
export const tags = (
  <>
${definitions.map((widget) => `    <${widget.tag} public-key="pk_test_key" locale="ms-MY" class="card" />\n`).join('')}  </>
);
`,
    'print.mjs': `import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import * as wrappers from '@sampan/widgets/react';
import '@sampan/widgets';
const props = { api: 'https://ship.example', publicKey: 'pk_test_key', messages: { a: 'b' }, onSampanError() {}, className: 'card' };
for (const name of ${JSON.stringify(definitions.map(reactName))})
  console.log(renderToString(createElement(wrappers[name], props, 'a link')));
`,
  };
}

/** Compiler settings of a new project: strict, and the package's own types are checked too. */
export function consumerSettings(module_resolution: 'bundler' | 'node16'): string {
  return JSON.stringify({
    compilerOptions: {
      target: 'ES2022',
      module: module_resolution === 'bundler' ? 'ESNext' : 'Node16',
      moduleResolution: module_resolution,
      lib: ['ES2022', 'DOM', 'DOM.Iterable'],
      jsx: 'react-jsx',
      strict: true,
      noEmit: true,
      skipLibCheck: false,
      types: [],
    },
    include: ['classes.ts', 'react.tsx', 'tags.tsx'],
  });
}
