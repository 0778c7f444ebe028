import { rolldown, type OutputChunk } from 'rolldown';
import { join } from 'node:path';
import { widgetBundle } from '../widgets/widget-bundle.ts';

/**
 * A widget's element as the SDK builds it, but on React itself: the same views, model, styles and shell with `react`, `react-dom`
 * and `nanostores` where the SDK has its small stand-ins. What a measurement is compared with; nobody is sent it.
 */
export async function reactDomBundle(root: string, widget: string): Promise<Map<string, string>> {
  const bundle = await rolldown({
    ...widgetBundle(root, 'module'),
    resolve: {},
    input: { [`${widget}.react-dom`]: join(root, 'packages/widgets/src', widget, 'define.ts') },
  });
  const { output } = await bundle.generate({
    format: 'es',
    minify: true,
    comments: false,
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
  });
  const chunks = output.filter((part): part is OutputChunk => part.type === 'chunk');
  return new Map(chunks.map((chunk) => [chunk.fileName, chunk.code]));
}
