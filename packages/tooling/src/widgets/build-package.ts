import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { rolldown } from 'rolldown';
import { customElementsManifest, htmlCustomData, webTypes } from './manifest.ts';
import { typeFiles } from './type-files.ts';
import { sdkVersion, widgetBundle, wordsOf } from './widget-bundle.ts';
import { reactEventProp, reactName, widgetDefinitions, type WholeDefinition } from './widget-definitions.ts';

/**
 * The npm package, ready for `npm pack`: a class and a `define` entry per widget with shared chunks, React wrappers, one classic
 * script each, types, manifest and editors' data. Everything is bundled in, so it has no dependencies.
 */
export async function buildPackage(root: string, folder: string, sdk_folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const definitions = await widgetDefinitions(root);
  const version = sdkVersion(root);
  const write = (name: string, text: string): void => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  };
  const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

  await buildClasses(root, folder, definitions);
  await buildReact(root, folder, definitions);
  for (const [name, text] of Object.entries(typeFiles(root, definitions))) write(name, text);
  for (const name of [...definitions.map((widget) => widget.entry), 'all'])
    cpSync(join(sdk_folder, `${name}.iife.js`), join(folder, 'iife', `${name}.js`));
  cpSync(join(sdk_folder, 'sampan.css'), join(folder, 'sampan.css'));
  write('sampan.css.d.ts', 'export {};\n');
  write('custom-elements.json', json(customElementsManifest(definitions)));
  write('web-types.json', json(webTypes(definitions, version)));
  write('vscode.html-custom-data.json', json(htmlCustomData(definitions)));
  write('package.json', json(packageManifest(definitions, version)));
  cpSync(join(root, 'packages/widgets/PACKAGE.md'), join(folder, 'README.md'));
}

async function buildClasses(root: string, folder: string, definitions: readonly WholeDefinition[]): Promise<void> {
  const source = (path: string): string => join(root, 'packages/widgets/src', path);
  const index = join(root, 'packages/widgets/node_modules/.index.ts');
  writeFileSync(
    index,
    [
      ...definitions.map((widget) => `export { ${widget.class_name} } from '${source(`${widget.entry}/index.ts`)}';\n`),
      `export { SDK_VERSION as version } from '${source('shell/sdk.ts')}';\n`,
    ].join(''),
  );
  const input: Record<string, string> = { index };
  for (const { entry } of definitions) {
    input[entry] = source(`${entry}/index.ts`);
    input[`define/${entry}`] = source(`${entry}/define.ts`);
  }
  const words = await wordsOf({ ...widgetBundle(root, 'package', { is_empty: true }), input });
  const widgets = definitions.map((widget) => widget.entry);
  const bundle = await rolldown({
    ...widgetBundle(root, 'package', { widgets, words }),
    input,
    preserveEntrySignatures: 'strict',
  });
  await bundle.write({
    dir: folder,
    format: 'es',
    minify: true,
    comments: false,
    entryFileNames: '[name].js',
    chunkFileNames: 'chunks/[name]-[hash].js',
  });
}

/** The wrappers are written from the definitions and keep React outside; each fetches its element in the browser. */
async function buildReact(root: string, folder: string, definitions: readonly WholeDefinition[]): Promise<void> {
  const pairs = (entries: readonly (readonly [string, string])[]): string =>
    JSON.stringify(Object.fromEntries(entries));
  const source = join(root, 'packages/widgets/node_modules/.react.ts');
  writeFileSync(
    source,
    `import { createWidgetComponent } from '${join(root, 'packages/widgets/src/react/create-widget-component.ts')}';
${definitions
  .map(
    (widget) => `export const ${reactName(widget)} = /* @__PURE__ */ createWidgetComponent({
  tag: '${widget.tag}',
  attributes: ${pairs(widget.attributes.map((item) => [item.property, item.name]))},
  properties: ${JSON.stringify(widget.properties.map((item) => item.name))},
  events: ${pairs(widget.events.map((event) => [reactEventProp(event.name), event.name]))},
  load: () => import('./define/${widget.entry}.js'),
});
`,
  )
  .join('')}`,
  );
  const bundle = await rolldown({
    input: { react: source },
    external: ['react', /^\.\/define\//],
    transform: { target: 'es2022' },
  });
  await bundle.write({
    dir: folder,
    format: 'es',
    minify: true,
    comments: false,
    entryFileNames: '[name].js',
    banner: "'use client';",
  });
}

function packageManifest(definitions: readonly WholeDefinition[], version: string): object {
  const entry = (name: string): object => ({ types: `./${name}.d.ts`, default: `./${name}.js` });
  return {
    name: '@sampan/widgets',
    version,
    description:
      'Shipping widgets for shops in South-East Asia: calculator, parcel tracking, address confirmation, checkout.',
    type: 'module',
    sideEffects: ['./define/*.js', './iife/*.js', '*.css'],
    types: './index.d.ts',
    main: './index.js',
    unpkg: './iife/all.js',
    jsdelivr: './iife/all.js',
    customElements: './custom-elements.json',
    'web-types': './web-types.json',
    exports: {
      '.': entry('index'),
      ...Object.fromEntries(
        definitions.flatMap(({ entry: name }) => [
          [`./${name}`, entry(name)],
          [`./define/${name}`, entry(`define/${name}`)],
        ]),
      ),
      './react': entry('react'),
      './jsx': { types: './jsx.d.ts' },
      './iife/*': './iife/*.js',
      './sampan.css': { types: './sampan.css.d.ts', default: './sampan.css' },
      './custom-elements.json': './custom-elements.json',
      './web-types.json': './web-types.json',
      './vscode.html-custom-data.json': './vscode.html-custom-data.json',
      './package.json': './package.json',
    },
    peerDependencies: { react: '>=18' },
    peerDependenciesMeta: { react: { optional: true } },
    license: 'UNLICENSED',
  };
}
