import type { InputOption, OutputOptions, RollupOptions } from 'rollup';
import { bundlePlugins, minified, typescript } from './build/bundle-plugins.ts';
import { bundledLicences, type BundledLicences } from './build/plugins/bundled-licences.ts';
import { emptyBuild, finishedBuild, NEXT } from './build/plugins/finished-build.ts';
import { firstUse, type FirstUse } from './build/plugins/first-use.ts';
import { REACT_WRAPPERS, reactWrappers } from './build/plugins/react-wrappers.ts';
import { treeshake } from './build/tree-shaking.ts';
import { SOURCE, widgetNames } from './build/widget-list.ts';

/*
 * The files a server gives to pages, flat in `dist/sdk`: the loader `sampan.js`, a module per widget that stands alone
 * (`tracking.js`), the same modules with their shared parts taken out (`set.tracking.js`) for pages with several, the map
 * `map.js` for all of them, and self-contained classic scripts `<widget>.iife.js` and `all.iife.js`. The npm package in `dist/npm`:
 * a class and a `define` entry per widget with shared chunks, and React components. Everything is bundled in. Run it with
 * `pnpm --filter @sampan/widgets build`; `npm run build` adds compressed copies.
 */
const widgets = widgetNames();
const first_use = new Map<string, FirstUse>();
const licences: BundledLicences = new Map();
const ES: OutputOptions = { format: 'es', entryFileNames: '[name].js' };

/** Modules of the SDK, with what they share in files of their own. */
function modules(input: InputOption, { together = [] }: { together?: readonly string[] } = {}): RollupOptions {
  return {
    input,
    treeshake,
    plugins: bundlePlugins({ home: 'module', widgets: together }),
    output: {
      ...ES,
      plugins: [minified('module')],
      dir: `${NEXT}sdk`,
      chunkFileNames: 'part.[name]-[hash].js',
      // A request costs more than a small part weighs.
      experimentalMinChunkSize: 3000,
      // Small as it is, it joins no file that every page fetches.
      manualChunks: { seldom: [`${SOURCE}shell/seldom.part.ts`] },
    },
  };
}

/** One classic script with everything in it. */
function script(name: string, input: string): RollupOptions {
  return {
    input,
    treeshake,
    plugins: bundlePlugins({ home: 'script', widgets }),
    output: {
      file: `${NEXT}sdk/${name}.js`,
      format: 'iife',
      inlineDynamicImports: true,
      plugins: [minified('script')],
    },
  };
}

const defineOf = (name: string): string => `${SOURCE}${name}/define.ts`;
const alone = widgets.map((name): RollupOptions => {
  const built = modules({ [name]: defineOf(name) });
  return { ...built, plugins: [built.plugins, firstUse(name, first_use)] };
});
const set = Object.fromEntries(widgets.map((name) => [`set.${name}`, defineOf(name)]));
const npm: RollupOptions = {
  treeshake,
  input: {
    index: `${SOURCE}index.ts`,
    ...Object.fromEntries(widgets.map((name) => [name, `${SOURCE}${name}/index.ts`])),
    ...Object.fromEntries(widgets.map((name) => [`define/${name}`, defineOf(name)])),
  },
  preserveEntrySignatures: 'strict',
  plugins: [bundlePlugins({ home: 'package', widgets }), bundledLicences(licences)],
  output: { ...ES, plugins: [minified('package')], dir: `${NEXT}npm`, chunkFileNames: 'chunks/[name]-[hash].js' },
};
/** React stays outside, in any version from 18 on. */
const react: RollupOptions = {
  input: { react: REACT_WRAPPERS },
  external: ['react'],
  plugins: [reactWrappers(), typescript()],
  output: { ...ES, plugins: [minified('package')], dir: `${NEXT}npm`, banner: "'use client';" },
};

export default [
  { ...script('sampan', `${SOURCE}loader/loader.ts`), plugins: [emptyBuild(), bundlePlugins({ home: 'script' })] },
  ...alone,
  modules(set, { together: widgets }),
  modules({ map: `${SOURCE}map/open-map.tsx` }),
  modules({ doctor: `${SOURCE}doctor/doctor.ts` }),
  ...widgets.map((name) => script(`${name}.iife`, defineOf(name))),
  script('all.iife', `${SOURCE}all.ts`),
  npm,
  { ...react, plugins: [react.plugins, finishedBuild(first_use, licences)] },
] satisfies RollupOptions[];
