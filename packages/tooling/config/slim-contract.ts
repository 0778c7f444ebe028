import { pathToFileURL } from 'node:url';
import type * as contract from '@sampan/contract';
import type { Plugin } from 'vite';
import { slimEndpoints, slimSentences, slimTable, slimTaxLaw, type Contract } from '../src/console/slim-contract.ts';

const CONTRACT = '/packages/contract/src/index.ts';
const TABLE = '/packages/contract/src/endpoints.ts';
const SENTENCES = '/packages/messages/src/en/error.ts';
const KEY_TABLE = '/packages/api-client/src/key-endpoints.ts';
const TAX_LAW = '/packages/country-rules/src/tax-law.ts';
const LATER = '/packages/api-client/src/later-endpoints.ts';
const SIGN_IN_TABLE = '/packages/api-client/src/sign-in-endpoints.ts';

/** The module with the endpoints that no first page calls. */
const LATER_TABLE = 'later-endpoint-table';
/** What the frame of the console, its first list and the pages before it call. One that is missing here is fetched with the others. */
const FIRST_CALLS: ReadonlySet<string> = new Set<contract.EndpointName>([
  'countOrders',
  'createLiveTicket',
  'getBalanceSetting',
  'getConstants',
  'getMe',
  'getPerformance',
  'getWalletBalance',
  'listLevel1',
  'listOrders',
  'logout',
  'trackActive',
  'trackLogin',
]);

/**
 * Takes out of the contract what no page reads: rights, schemas and descriptions. A page makes calls, so of each endpoint it
 * gets the method, the address and how a repeat is told; what the person may call comes with `/me`. What the tax is stands in
 * the server's answers, so the law stays at home.
 */
export function slimContract(root: string): Plugin {
  const loaded = async <Module>(path: string) => (await import(pathToFileURL(root + path).href)) as Module;
  return {
    name: 'sampan-slim-contract',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (id === LATER_TABLE ? `\0${LATER_TABLE}` : null),
    async load(id) {
      if (id.endsWith(LATER))
        return `export const laterEndpoints = () => import('${LATER_TABLE}').then(({ endpoints }) => endpoints);`;
      if (id.endsWith(LATER_TABLE))
        return slimEndpoints(await loaded<Contract>(CONTRACT), (name) => !FIRST_CALLS.has(name));
      if (id.endsWith(KEY_TABLE)) {
        const { KEY_ENDPOINTS } = await loaded<{ KEY_ENDPOINTS: unknown }>(KEY_TABLE);
        return `export const KEY_ENDPOINTS = ${JSON.stringify(KEY_ENDPOINTS)};`;
      }
      if (id.endsWith(SIGN_IN_TABLE)) {
        const { SIGN_IN_ENDPOINTS } = await loaded<{ SIGN_IN_ENDPOINTS: object }>(SIGN_IN_TABLE);
        return slimTable('SIGN_IN_ENDPOINTS', SIGN_IN_ENDPOINTS, await loaded<Contract>(CONTRACT));
      }
      if (id.endsWith(TAX_LAW)) return slimTaxLaw(await loaded(TAX_LAW));
      if (id.endsWith(SENTENCES)) {
        const { error } = await loaded<{ error: Readonly<Record<string, string>> }>(SENTENCES);
        return slimSentences(await loaded<Contract>(CONTRACT), error);
      }
      return id.endsWith(TABLE)
        ? slimEndpoints(await loaded<Contract>(CONTRACT), (name) => FIRST_CALLS.has(name))
        : null;
    },
  };
}
