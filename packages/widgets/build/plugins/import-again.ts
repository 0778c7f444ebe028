import type { Plugin } from 'rollup';

/**
 * Fetches a part that could not be fetched once more, under another address: browsers remember that a module failed and never
 * ask for the same address again.
 */
export function importAgain(): Plugin {
  return {
    name: 'sampan-import-again',
    renderDynamicImport: () => ({
      left: '(path=>import(path).catch(()=>import(path+"?"+Date.now())))(',
      right: ')',
    }),
  };
}
