import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { EndpointFact } from './endpoints.rule.ts';
import type { Messages } from './messages.rule.ts';
import { flattenMessages } from './messages.rule.ts';

// What only running code can tell is read by loading it. None of these modules does anything but declare.

interface ContractModule {
  readonly endpoints: Readonly<Record<string, { readonly service: string; readonly path: string }>>;
  readonly SERVICE_BASES: Readonly<Record<string, string>>;
}

/** The endpoints of the contract, with their full paths. */
export async function readEndpoints(root: string): Promise<EndpointFact[]> {
  const contract = await load<ContractModule>(root, 'packages/contract/src/index.ts');
  if (contract === null) return [];
  return Object.entries(contract.endpoints).map(([name, { service, path }]) => ({
    name,
    full_path: `${contract.SERVICE_BASES[service] ?? ''}${path}`,
  }));
}

interface RoutesModule {
  readonly routes: readonly { readonly endpoint: { readonly name: string } }[];
}

/** The names of the endpoints that the server mounts. */
export async function readServedEndpoints(root: string): Promise<Set<string>> {
  const server = await load<RoutesModule>(root, 'apps/server/src/composition/routes.ts');
  return new Set(server?.routes.map(({ endpoint }) => endpoint.name));
}

/**
 * The messages of every language: each folder of the catalogue is one. Its `index.ts` exports what screens and widgets say,
 * its `server.ts` the mails, documents and pages of the server.
 */
export async function readLanguages(root: string, index: 'index' | 'server' = 'index'): Promise<Map<string, Messages>> {
  const home = 'packages/messages/src';
  const languages = new Map<string, Messages>();
  if (!existsSync(join(root, home))) return languages;
  for (const entry of readdirSync(join(root, home), { withFileTypes: true })) {
    if (!entry.isDirectory()) continue;
    const module = await load<Record<string, unknown>>(root, `${home}/${entry.name}/${index}.ts`);
    const merged = new Map<string, string>();
    for (const value of Object.values(module ?? {})) {
      for (const [key, text] of flattenMessages(value)) merged.set(key, text);
    }
    languages.set(entry.name, merged);
  }
  return languages;
}

async function load<Module>(root: string, path: string): Promise<Module | null> {
  const file = join(root, path);
  return existsSync(file) ? ((await import(pathToFileURL(file).href)) as Module) : null;
}
