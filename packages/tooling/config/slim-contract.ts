import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { slimEndpoints, slimErrors, type Contract } from '../src/console/slim-contract.ts';

const TABLE = '/packages/contract/src/endpoints.ts';
const ERRORS = '/packages/contract/src/error-code.ts';
const KEY_TABLE = '/packages/api-client/src/key-endpoints.ts';

/**
 * Takes out of the contract what no page reads: rights, schemas and descriptions. A page makes calls, so of each endpoint it
 * gets the method, the address and how a repeat is told; what the person may call comes with `/me`.
 */
export function slimContract(root: string): Plugin {
  const loaded = async <Module>(path: string) => (await import(pathToFileURL(root + path).href)) as Module;
  return {
    name: 'sampan-slim-contract',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      if (id.endsWith(KEY_TABLE)) {
        const { KEY_ENDPOINTS } = await loaded<{ KEY_ENDPOINTS: unknown }>(KEY_TABLE);
        return `export const KEY_ENDPOINTS = ${JSON.stringify(KEY_ENDPOINTS)};`;
      }
      if (id.endsWith(ERRORS)) return slimErrors(await loaded<Contract>(ERRORS));
      if (!id.endsWith(TABLE)) return null;
      return slimEndpoints(await loaded<Contract>('/packages/contract/src/index.ts'));
    },
  };
}
