import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { ROOT } from './publishable.ts';

/** What the lock file says, as far as it is read here. */
export interface LockFile {
  readonly importers: Readonly<Record<string, Importer>>;
  readonly packages: Readonly<Record<string, { readonly resolution: { readonly integrity?: string } }>>;
  readonly snapshots: Readonly<Record<string, Snapshot>>;
}
interface Importer {
  readonly dependencies?: Readonly<Record<string, { readonly version: string }>>;
  readonly optionalDependencies?: Readonly<Record<string, { readonly version: string }>>;
}
interface Snapshot {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** What an installation runs, or sends to browsers. */
const PARTS = ['.', 'apps/server', 'apps/console', 'apps/site', 'packages/widgets'];

/** `hono@4.13.19(peer@1)` without its peers: the name under which the lock file keeps the hash. */
const plainKey = (key: string): string => key.replace(/\(.*$/u, '');

/**
 * The packages that the parts need at run time, by their keys in the lock file, each with those it needs itself. Packages of
 * the workspace are looked through.
 */
export function neededBy(lock: LockFile, parts: readonly string[] = PARTS): Map<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  const seen = new Set<string>();
  const keysOf = (dependencies: Readonly<Record<string, string>>) =>
    Object.entries(dependencies).map(([name, version]) => (version in lock.snapshots ? version : `${name}@${version}`));
  const visit = (key: string) => {
    if (found.has(plainKey(key))) return;
    const { dependencies = {}, optionalDependencies = {} } = lock.snapshots[key] ?? {};
    const keys = keysOf({ ...dependencies, ...optionalDependencies });
    found.set(plainKey(key), keys.map(plainKey));
    for (const each of keys) visit(each);
  };
  const enter = (part: string) => {
    if (seen.has(part)) return;
    seen.add(part);
    const { dependencies = {}, optionalDependencies = {} } = lock.importers[part] ?? {};
    for (const [name, { version }] of Object.entries({ ...dependencies, ...optionalDependencies })) {
      if (version.startsWith('link:')) enter(join(part, version.slice('link:'.length)));
      else visit(keysOf({ [name]: version })[0] ?? '');
    }
  };
  for (const part of parts) enter(part);
  return found;
}

/** As npm hands a package's licence out, where it is installed here. */
function licenceOf(name: string, version: string): string | null {
  const folder = `${name.replace('/', '+')}@${version}`;
  const manifest = join(ROOT, 'node_modules/.pnpm', folder, 'node_modules', name, 'package.json');
  if (!existsSync(manifest)) return null;
  const { license } = JSON.parse(readFileSync(manifest, 'utf8')) as { license?: unknown };
  return typeof license === 'string' ? license : null;
}

function componentOf(key: string, integrity: string | undefined) {
  const at = key.lastIndexOf('@');
  const [name, version] = [key.slice(0, at), key.slice(at + 1)];
  const licence = licenceOf(name, version);
  return {
    type: 'library',
    'bom-ref': key,
    name,
    version,
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    ...(integrity?.startsWith('sha512-')
      ? {
          hashes: [
            { alg: 'SHA-512', content: Buffer.from(integrity.slice('sha512-'.length), 'base64').toString('hex') },
          ],
        }
      : {}),
    ...(licence === null ? {} : { licenses: [{ expression: licence }] }),
  };
}

/** The bill of materials of an installation (CycloneDX 1.6), from the lock file: what npm hands out is checked against the same hashes. */
export function productSbom(version: string, lock: LockFile = readLockFile()): object {
  const needed = neededBy(lock);
  const keys = [...needed.keys()].toSorted();
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': 'sampan', name: 'sampan', version } },
    components: keys.map((key) => componentOf(key, lock.packages[key]?.resolution.integrity)),
    dependencies: [
      { ref: 'sampan', dependsOn: keys },
      ...keys.map((key) => ({ ref: key, dependsOn: [...new Set(needed.get(key))].toSorted() })),
    ],
  };
}

export function readLockFile(): LockFile {
  return parse(readFileSync(join(ROOT, 'pnpm-lock.yaml'), 'utf8')) as LockFile;
}
