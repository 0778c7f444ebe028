import type { Plugin } from 'rollup';
import { SOURCE } from '../widget-list.ts';

/**
 * Lets the npm package be imported on a server. `class ReactiveElement extends HTMLElement` throws there as soon as the module is
 * evaluated, so the module imports a base class of that name. Lit's own build for servers is chosen by the condition `node`,
 * which edge runtimes do not set, and it brings a DOM shim.
 */
export function serverImport(): Plugin {
  return {
    name: 'sampan-server-import',
    transform: (code, id) =>
      id.endsWith('/reactive-element.js')
        ? {
            code: `import { HTMLElement } from ${JSON.stringify(`${SOURCE}shell/html-element.ts`)};\n${code}`,
            map: null,
          }
        : null,
  };
}
