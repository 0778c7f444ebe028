import type { Rolldown } from 'vite';
import { modulesBelow } from '../src/console/modules-below.ts';

type Options = Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>;
type Group = NonNullable<Options['groups']>[number];
type Graph = Parameters<Exclude<Group['name'], string>>[1];

/** The page that comes without the console, the console itself, and its first list; the rest comes later. */
const SIGN_IN = ['/src/app/sign-in/start-sign-in.tsx'];
/** What the sign-in page fetches when it stands: the rules of its two fields. */
const CHECK = ['/src/features/auth/check-sign-in.ts'];
const CONSOLE = ['/src/app/start-console.tsx'];
const FIRST_LIST = ['/src/app/layout/app-layout.tsx', '/src/features/orders/list/orders.page.tsx'];
/** What the console and its layout fetch with the first rows, which do not wait for it. */
const BESIDE_THE_ROWS = [
  '/src/shared/address/level-one.ts',
  '/src/app/live/live-events.ts',
  '/src/app/offline/app-update.tsx',
  '/src/app/layout/header-message.tsx',
  '/src/app/layout/low-balance.tsx',
  '/src/app/layout/referral-card.tsx',
  '/src/app/layout/result-place.tsx',
  '/src/features/notifications/notice-bell.tsx',
  '/src/features/jobs/job-pill.tsx',
  '/src/features/orders/list/saved-views.tsx',
  '/src/features/orders/list/list-tools.tsx',
  '/src/features/orders/list/missing-names.tsx',
];
/** What no first page waits for. */
const ELSEWHERE = /stripe|modulepreload-polyfill/u;
/** What a library's list takes along and only pages opened later use: an import asks for several pages at once, the stock for more. */
const OF_LATER_PAGES =
  /[\\/]@tanstack[\\/].+[\\/](?:useQueries|queriesObserver|useInfiniteQuery|infiniteQueryObserver)\.js$/u;
/** Smaller pieces of pages opened later join a neighbour: a request costs more than they weigh. */
const LEAST_BYTES = 14_000;

/**
 * How the console is cut into files: React, what every visit needs, what the sign-in page shares with the console, that page,
 * the console and its first list. One file each, so that they need few requests; everything else is cut by the pages that use it.
 *
 * @param folder of the console's package
 */
export function consoleChunks(folder: string): Options {
  const first = firstPages(folder);
  return {
    groups: [
      { name: 'react', test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/u, priority: 5 },
      { name: 'main', tags: ['$initial'], test: (id) => !ELSEWHERE.test(id), priority: 4 },
      { name: (...module) => first.ofBoth(...module), debugName: 'kit', priority: 3.5 },
      { name: (...module) => first.ofCheck(...module), debugName: 'check', priority: 3.2 },
      { name: (...module) => first.ofConsole(...module), debugName: 'console', priority: 3 },
      { name: (...module) => first.ofLayout(...module), debugName: 'layout', priority: 2.5 },
      { name: 'form', test: /node_modules[\\/](?:react-hook-form|@hookform)[\\/]/u, priority: 2 },
      { name: (...module) => first.ofSignIn(...module), debugName: 'sign-in page', priority: 1.5 },
      { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: LEAST_BYTES, priority: 1 },
    ],
  };
}

type FileOf = (id: string, graph: Graph) => string | null;

/** The files of what the console and its first list need, what is fetched beside them, and what only the sign-in page needs. */
function firstPages(
  folder: string,
): Readonly<Record<'ofBoth' | 'ofCheck' | 'ofConsole' | 'ofLayout' | 'ofSignIn', FileOf>> {
  let reached: Readonly<Record<'sign_in' | 'check' | 'console' | 'list' | 'beside', ReadonlySet<string>>> | null = null;
  const reachedIn = (graph: Graph) => {
    const below = (paths: readonly string[]) =>
      modulesBelow(
        paths.map((path) => folder + path),
        (module) => graph.getModuleInfo(module),
      );
    return (reached ??= {
      sign_in: below(SIGN_IN),
      check: below(CHECK),
      console: below(CONSOLE),
      list: below(FIRST_LIST),
      beside: below(BESIDE_THE_ROWS),
    });
  };
  return {
    ofBoth: (id, graph) => {
      const { sign_in, console, list } = reachedIn(graph);
      return sign_in.has(id) && (console.has(id) || list.has(id)) ? 'kit' : null;
    },
    ofCheck: (id, graph) => (reachedIn(graph).check.has(id) ? 'check' : null),
    ofConsole: (id, graph) => {
      if (OF_LATER_PAGES.test(id)) return null;
      const { console, list } = reachedIn(graph);
      if (console.has(id)) return 'console';
      return list.has(id) ? 'list' : null;
    },
    ofLayout: (id, graph) => {
      if (OF_LATER_PAGES.test(id)) return null;
      const { sign_in, beside } = reachedIn(graph);
      return beside.has(id) && !sign_in.has(id) ? 'layout' : null;
    },
    ofSignIn: (id, graph) => (reachedIn(graph).sign_in.has(id) ? 'sign-in' : null),
  };
}

/** Names of files. Those of shared chunks would name every page that shares them. */
export const CONSOLE_FILE_NAMES: Pick<Rolldown.OutputOptions, 'chunkFileNames' | 'assetFileNames'> = {
  chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
  assetFileNames: ({ names }) => `assets/${names[0]?.includes('~') ? 'shared' : '[name]'}-[hash][extname]`,
};
