import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { licenceNotice, type BundledLicences } from './plugins/bundled-licences.ts';
import { customElementsManifest, htmlCustomData, webTypes } from './manifest.ts';
import { typeFiles } from './type-files.ts';
import { widgetDefinitions, type WholeDefinition } from './widget-definitions.ts';
import { sdkVersion } from './widget-list.ts';

const README = fileURLToPath(new URL('../PACKAGE.md', import.meta.url));
const LICENSE = fileURLToPath(new URL('../../LICENSE', import.meta.url));

/** What of the npm package is no bundle of its own: classic scripts of the SDK, types, manifest and editors' data. */
export async function writePackageFiles(folder: string, sdk_folder: string, licences: BundledLicences): Promise<void> {
  const definitions = await widgetDefinitions();
  const version = sdkVersion();
  const write = (name: string, text: string): void => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  };
  const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

  for (const [name, text] of Object.entries(typeFiles(definitions))) write(name, text);
  for (const name of [...definitions.map((widget) => widget.entry), 'all'])
    cpSync(join(sdk_folder, `${name}.iife.js`), join(folder, 'iife', `${name}.js`));
  cpSync(join(sdk_folder, 'sampan.css'), join(folder, 'sampan.css'));
  write('sampan.css.d.ts', 'export {};\n');
  write('custom-elements.json', json(customElementsManifest(definitions)));
  write('web-types.json', json(webTypes(definitions, version)));
  write('vscode.html-custom-data.json', json(htmlCustomData(definitions)));
  write('package.json', json(packageManifest(definitions, version)));
  cpSync(README, join(folder, 'README.md'));
  cpSync(LICENSE, join(folder, 'LICENSE'));
  write('THIRD-PARTY-LICENSES.txt', licenceNotice(licences));
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
    license: 'MIT',
    engines: { node: '>=20' },
  };
}
