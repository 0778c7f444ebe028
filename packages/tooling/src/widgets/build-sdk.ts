import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { messageModule, OTHER_LANGUAGES } from '../../config/widget-messages.ts';
import { sdkVersion, widgetBundle, widgetNames } from './widget-bundle.ts';

/**
 * The files a server gives to pages, flat in one folder: the loader `sampan.js`, a module per widget with the chunks they share,
 * a module per widget and language, and self-contained classic scripts `<widget>.iife.js` and `all.iife.js`.
 */
export async function buildSdk(root: string, folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const names = widgetNames(root);
  const source = (path: string): string => join(root, 'packages/widgets/src', path);
  const modules: Record<string, string> = {
    doctor: source('doctor/doctor.ts'),
    appearance: source('shell/apply-appearance.ts'),
  };
  for (const name of names) {
    modules[name] = source(`${name}/define.ts`);
    for (const language of OTHER_LANGUAGES)
      writeFileSync(join(folder, `${name}.${language}.js`), await messageModule(root, name, language));
  }
  const bundle = await rolldown({ ...widgetBundle(root, 'module'), input: modules });
  await bundle.write({
    dir: folder,
    format: 'es',
    minify: true,
    comments: false,
    entryFileNames: '[name].js',
    chunkFileNames: 'part-[name]-[hash].js',
  });
  writeFileSync(join(folder, 'all.js'), names.map((name) => `import './${name}.js';\n`).join(''));
  writeFileSync(join(folder, 'version.json'), JSON.stringify({ version: sdkVersion(root) }));
  copyFileSync(source('shell/reserved.css'), join(folder, 'sampan.css'));
  await buildScript(root, folder, 'sampan', source('loader/loader.ts'));
  for (const name of names) await buildScript(root, folder, `${name}.iife`, source(`${name}/define.ts`));
  const all = join(root, 'packages/widgets/node_modules/.all-widgets.ts');
  writeFileSync(all, names.map((name) => `import ${JSON.stringify(source(`${name}/define.ts`))};\n`).join(''));
  await buildScript(root, folder, 'all.iife', all);
}

/** One classic script with everything in it. */
async function buildScript(root: string, folder: string, name: string, entry: string): Promise<void> {
  const bundle = await rolldown({ ...widgetBundle(root, 'script'), input: { [name]: entry } });
  await bundle.write({
    dir: folder,
    format: 'iife',
    minify: true,
    comments: false,
    entryFileNames: '[name].js',
    codeSplitting: false,
  });
}
