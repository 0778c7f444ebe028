import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { encodedFile } from './encoded-file.ts';

/**
 * What a page will ask for besides the files its HTML names, as the value of a `Link` header; undefined where the build says
 * nothing. The build leaves `preload.json`: beginnings of addresses with their links, the first that fits counts.
 *
 * @param folder of the built site
 * @param path of the page
 */
export function preloadLinks(folder: string, path: string): string | undefined {
  const table = join(folder, 'preload.json');
  if (!existsSync(table)) return undefined;
  const pages = JSON.parse(encodedFile(table, null).bytes.toString()) as readonly (readonly [string, string])[];
  return pages.find(([prefix]) => path === prefix || path.startsWith(`${prefix}/`))?.[1];
}
