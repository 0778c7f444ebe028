import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { messageModule, OTHER_LANGUAGES } from '../../config/widget-messages.ts';
import { writeDeclarativeShadows } from './declarative-shadow.ts';
import { reservedCss } from './reserved-css.ts';
import { sdkVersion, widgetBundle, widgetNames, wordsOf } from './widget-bundle.ts';
import { widgetDefinitions } from './widget-definitions.ts';

/**
 * The files a server gives to pages, flat in one folder: the loader `sampan.js`, a module per widget that stands alone
 * (`tracking.js`), the same modules with their shared parts taken out (`set.tracking.js`) for pages with several, a module per
 * widget and language, the map `map.js` for all of them, self-contained classic scripts `<widget>.iife.js` and `all.iife.js`, and
 * `<widget>.shadow.html` with `<widget>.css` for servers that draw the widget's place into their pages.
 */
export async function buildSdk(root: string, folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const names = widgetNames(root);
  const source = (path: string): string => join(root, 'packages/widgets/src', path);
  const set: Record<string, string> = {};
  for (const name of names) {
    set[`set.${name}`] = source(`${name}/define.ts`);
    await buildModules(root, folder, { [name]: source(`${name}/define.ts`) });
    await writeLanguages(root, folder, name);
  }
  await buildModules(root, folder, { map: source('map/open-map.tsx') });
  await writeLanguages(root, folder, 'map');
  for (const part of ['calculator-result', 'checkout-buying', 'confirm-address-form'])
    await writeLanguages(root, folder, part);
  await buildModules(root, folder, set, names);
  await buildModules(root, folder, { doctor: source('doctor/doctor.ts') });
  writeFileSync(join(folder, 'all.js'), names.map((name) => `import './set.${name}.js';\n`).join(''));
  writeFileSync(join(folder, 'version.json'), JSON.stringify({ version: sdkVersion(root) }));
  writeFileSync(join(folder, 'sampan.css'), reservedCss(await widgetDefinitions(root)));
  await writeDeclarativeShadows(root, folder, names);
  await buildScript(root, folder, 'sampan', source('loader/loader.ts'));
  for (const name of names) await buildScript(root, folder, `${name}.iife`, source(`${name}/define.ts`));
  const all = join(root, 'packages/widgets/node_modules/.all-widgets.ts');
  writeFileSync(all, names.map((name) => `import ${JSON.stringify(source(`${name}/define.ts`))};\n`).join(''));
  await buildScript(root, folder, 'all.iife', all);
}

/** What a widget, or a part of one that is fetched later, says in each language besides English. */
async function writeLanguages(root: string, folder: string, name: string): Promise<void> {
  for (const language of OTHER_LANGUAGES)
    writeFileSync(join(folder, `${name}.${language}.js`), await messageModule(root, name, language));
}

/** Modules with what they share in files of its own. */
async function buildModules(
  root: string,
  folder: string,
  input: Record<string, string>,
  widgets: readonly string[] = [],
): Promise<void> {
  const words = await wordsOf({ ...widgetBundle(root, 'module', { is_empty: true }), input });
  const bundle = await rolldown({ ...widgetBundle(root, 'module', { widgets, words }), input });
  await bundle.write({
    dir: folder,
    format: 'es',
    minify: true,
    comments: false,
    entryFileNames: '[name].js',
    chunkFileNames: 'part.[name]-[hash].js',
    ...(widgets.length > 0
      ? { codeSplitting: { groups: [{ name: 'base', test: SHARED_BY_FIRST_PAINTS, minShareCount: 2 }] } }
      : {}),
  });
}

/** Small parts that several widgets need at once: each in a file of its own would weigh more. */
const SHARED_BY_FIRST_PAINTS =
  /css-piece|preact|reactive-element|widgets\/src\/shell|ui\/src\/(icon|skeleton|courier-logo|class-names|field|select|text-field)|country-rules\/src\/(money|currency|time|country-code|language)/;

/** One classic script with everything in it. */
async function buildScript(root: string, folder: string, name: string, entry: string): Promise<void> {
  const input = { [name]: entry };
  const words = await wordsOf({ ...widgetBundle(root, 'script', { is_empty: true }), input });
  const bundle = await rolldown({ ...widgetBundle(root, 'script', { widgets: widgetNames(root), words }), input });
  await bundle.write({
    dir: folder,
    format: 'iife',
    minify: true,
    comments: false,
    entryFileNames: '[name].js',
    codeSplitting: false,
  });
}
