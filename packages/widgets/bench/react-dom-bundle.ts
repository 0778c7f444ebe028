import { rollup } from 'rollup';
import { bundlePlugins, minified } from '../build/bundle-plugins.ts';
import { treeshake } from '../build/tree-shaking.ts';
import { SOURCE } from '../build/widget-list.ts';

/**
 * A widget's element as the SDK builds it, but on React itself: the same views, model, styles and shell with `react` and
 * `react-dom` where the SDK has Preact. What a measurement is compared with; nobody is sent it.
 */
export async function reactDomBundle(widget: string): Promise<Map<string, string>> {
  const bundle = await rollup({
    input: { [`${widget}.react-dom`]: `${SOURCE}${widget}/define.ts` },
    treeshake,
    plugins: bundlePlugins({ home: 'module', is_on_react: true }),
  });
  const { output } = await bundle.generate({
    format: 'es',
    entryFileNames: '[name].js',
    plugins: [minified('module')],
  });
  await bundle.close();
  return new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file.code]] : [])));
}
