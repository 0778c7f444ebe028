import type { Plugin } from 'rollup';

/** How a bundle learns the folder it was loaded from: a module of itself, a script of its tag, a package not at all. */
export type Home = 'module' | 'script' | 'package';

const HOMES: Record<Home, string> = {
  module: "new URL('.', import.meta.url).href",
  script: "document.currentScript && new URL('.', document.currentScript.src).href",
  package: 'null',
};

/** Writes `shell/sdk-base-url.ts` for a kind of bundle. */
export function sdkBaseUrl(home: Home): Plugin {
  return {
    name: 'sampan-sdk-home',
    load: (id) => (id.endsWith('/shell/sdk-base-url.ts') ? `export const SDK_BASE_URL = ${HOMES[home]};` : null),
  };
}
