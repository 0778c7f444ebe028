import type { Rolldown } from 'vite';
import { modulesBelow } from '../src/console/modules-below.ts';

type Options = Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>;
type Group = NonNullable<Options['groups']>[number];
type Graph = Parameters<Exclude<Group['name'], string>>[1];

/** The two pages people open first, and what is around them; the rest of the console comes later. */
const SIGN_IN = ['/src/features/auth/sign-in.page.tsx'];
const FIRST_LIST = ['/src/app/layout/app-layout.tsx', '/src/features/orders/list/parcels.page.tsx'];
/** What no first page waits for. */
const ELSEWHERE = /stripe|modulepreload-polyfill/u;
/** Smaller pieces of pages opened later join a neighbour: a request costs more than they weigh. */
const LEAST_BYTES = 14_000;

/**
 * How the console is cut into files: React, what every page needs, what the first two pages share, the first list. One file
 * each, so that the first list needs few requests; everything else is cut by the pages that use it.
 *
 * @param folder of the console's package
 */
export function consoleChunks(folder: string): Options {
  return {
    groups: [
      { name: 'react', test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/u, priority: 5 },
      { name: 'main', tags: ['$initial'], test: (id) => !ELSEWHERE.test(id), priority: 4 },
      { name: firstPages(folder), debugName: 'first pages', priority: 3 },
      { name: 'form', test: /node_modules[\\/](?:react-hook-form|@hookform)[\\/]/u, priority: 2 },
      { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: LEAST_BYTES, priority: 1 },
    ],
  };
}

function firstPages(folder: string): (id: string, graph: Graph) => string | null {
  let reached: { sign_in: ReadonlySet<string>; list: ReadonlySet<string> } | null = null;
  return (id, graph) => {
    const below = (paths: readonly string[]) =>
      modulesBelow(
        paths.map((path) => folder + path),
        (module) => graph.getModuleInfo(module),
      );
    reached ??= { sign_in: below(SIGN_IN), list: below(FIRST_LIST) };
    if (!reached.list.has(id)) return null;
    return reached.sign_in.has(id) ? 'kit' : 'list';
  };
}

/** Names of files. Those of shared chunks would name every page that shares them. */
export const CONSOLE_FILE_NAMES: Pick<Rolldown.OutputOptions, 'chunkFileNames' | 'assetFileNames'> = {
  chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
  assetFileNames: ({ names }) => `assets/${names[0]?.includes('~') ? 'shared' : '[name]'}-[hash][extname]`,
};
