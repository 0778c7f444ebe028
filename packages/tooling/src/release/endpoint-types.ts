import { readdirSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { ROOT } from './publishable.ts';

const CONTRACT = `${ROOT}packages/contract/src`;

/**
 * The declaration of the list of endpoints: each by the name of its own file. The compiler would write all of their types
 * into one, which is longer than it writes.
 */
export async function endpointTypes(): Promise<string> {
  const { endpoints } = (await import(pathToFileURL(`${CONTRACT}/endpoints.ts`).href)) as { endpoints: object };
  const homes = await homesOf(new Set(Object.values(endpoints)));
  const files = [...new Set([...homes.values()].map(({ file }) => file))];
  const lines = Object.entries(endpoints).map(([name, endpoint]) => {
    const home = homes.get(endpoint);
    if (home === undefined) throw new Error(`no file of the contract exports ${name}`);
    return `  readonly ${name}: typeof m${files.indexOf(home.file)}.${home.name};`;
  });
  return [
    "import type { Endpoint } from './endpoint.js';",
    ...files.map((file, index) => `import type * as m${index} from './${file.replace(/\.ts$/u, '.js')}';`),
    'export declare const endpoints: {',
    ...lines,
    '};',
    'export type EndpointName = keyof typeof endpoints;',
    'export declare const endpointList: readonly Endpoint[];',
    '',
  ].join('\n');
}

async function homesOf(wanted: ReadonlySet<unknown>): Promise<Map<unknown, { file: string; name: string }>> {
  const homes = new Map<unknown, { file: string; name: string }>();
  const own = readdirSync(CONTRACT).filter((file) => /^(?!endpoints|index|money-endpoints)[\w-]+\.ts$/u.test(file));
  for (const file of own) {
    const found = (await import(pathToFileURL(`${CONTRACT}/${file}`).href)) as Record<string, unknown>;
    for (const [name, value] of Object.entries(found))
      if (wanted.has(value)) homes.set(value, { file, name });
      // Some files export theirs as one group.
      else if (name.endsWith('Endpoints'))
        for (const [inner, each] of Object.entries(value as object))
          if (wanted.has(each)) homes.set(each, { file, name: `${name}.${inner}` });
  }
  return homes;
}
