import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

/** A package of the workspace that is published to npm, built by this folder. Widgets have a build of their own. */
export interface Publishable {
  /** Folder below `packages`; the name is `@sampan/<folder>`. */
  readonly folder: string;
  readonly description: string;
  /** Entries by their name in `exports`, as sources below `src`. */
  readonly entries: Readonly<Record<string, string>>;
  /** Published packages it imports; all others of the workspace are bundled into it. */
  readonly needs: readonly string[];
}

export const PUBLISHABLE: readonly Publishable[] = [
  {
    folder: 'country-rules',
    description:
      'Phones, postcodes, addresses, money and rates of Singapore, Malaysia, the Philippines, Indonesia, Viet Nam.',
    entries: { index: 'index.ts' },
    needs: [],
  },
  {
    folder: 'validators',
    description:
      'Valibot schemas of shipping forms for South-East Asia: addresses, phones, parcels, accounts, payouts.',
    entries: { index: 'index.ts' },
    needs: ['@sampan/country-rules', 'valibot'],
  },
  {
    folder: 'api-client',
    description: 'One typed function per endpoint of Sampan, live events, and the signature of webhooks.',
    entries: { index: 'index.ts', webhook: 'webhook.ts' },
    needs: ['ofetch', 'valibot'],
  },
];

/** Every folder with a package that is published, in the order in which they need each other. */
export const PUBLISHED_FOLDERS = [...PUBLISHABLE.map(({ folder }) => folder), 'widgets'] as const;

export const builtFolderOf = (folder: string): string => `${ROOT}packages/${folder}/dist/npm`;

interface Manifest {
  readonly version: string;
}

export function versionOf(folder: string): string {
  return (JSON.parse(readFileSync(`${ROOT}packages/${folder}/package.json`, 'utf8')) as Manifest).version;
}

/** Where the sources are, as the root's manifest says; nothing where it does not: an address is never made up. */
export function repositoryOf(folder: string): { repository?: object } {
  const { repository } = JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8')) as { repository?: { url: string } };
  return repository === undefined ? {} : { repository: { ...repository, directory: `packages/${folder}` } };
}

/** The range in which a published package is needed: the workspace's own version, or that of the catalog. */
export function rangeOf(name: string): string {
  if (name.startsWith('@sampan/')) return `^${versionOf(name.slice('@sampan/'.length))}`;
  const catalog = readFileSync(`${ROOT}pnpm-workspace.yaml`, 'utf8');
  const version = new RegExp(`^  '?${name}'?: (\\S+)$`, 'mu').exec(catalog)?.[1];
  if (version === undefined) throw new Error(`the catalog has no version of ${name}`);
  return `^${version}`;
}
