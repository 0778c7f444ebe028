import { readFileSync } from 'node:fs';
import { existsSync, readdirSync } from 'node:fs';
import { join, posix } from 'node:path';

/** The file (path from the root) that a specifier means, or null for what lies outside the workspace. */
export type ResolveImport = (from: string, specifier: string) => string | null;

/** The manifest of a workspace package, as far as it is read here. */
export interface Manifest {
  /** `packages/ui`, ... */
  readonly folder: string;
  readonly name: string;
  readonly private?: boolean;
  readonly exports?: Readonly<Record<string, string>>;
  /** Names that only the package itself uses, such as `#test/*`. */
  readonly imports?: Readonly<Record<string, string>>;
}

/** Reads the manifests of all packages and apps. */
export function readManifests(root: string): Manifest[] {
  return ['packages', 'apps'].flatMap((parent) =>
    readdirSync(join(root, parent))
      .filter((name) => existsSync(join(root, parent, name, 'package.json')))
      .map((name) => {
        const folder = `${parent}/${name}`;
        const manifest = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Omit<
          Manifest,
          'folder'
        >;
        return { ...manifest, folder };
      }),
  );
}

/** Resolves relative specifiers, the names of workspace packages and `#test/...`, including patterns such as `./messages/*`. */
export function importResolver(manifests: readonly Manifest[]): ResolveImport {
  const by_name = new Map(manifests.map((manifest) => [manifest.name, manifest]));
  const by_folder = new Map(manifests.map((manifest) => [manifest.folder, manifest]));
  return (from, specifier) => {
    if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier.replace(/\?.*$/, ''));
    if (specifier.startsWith('#')) {
      const own = by_folder.get(from.split('/').slice(0, 2).join('/'));
      const target = exportTarget(own?.imports ?? {}, specifier);
      return own === undefined || target === null ? null : posix.join(own.folder, target);
    }
    const name = specifier.split('/').slice(0, 2).join('/');
    const manifest = by_name.get(name);
    if (manifest === undefined) return null;
    const target = exportTarget(manifest.exports ?? {}, `.${specifier.slice(name.length)}`);
    return target === null ? null : posix.join(manifest.folder, target);
  };
}

function exportTarget(entries: Readonly<Record<string, string>>, subpath: string): string | null {
  const exact = entries[subpath];
  if (exact !== undefined) return exact;
  for (const [pattern, target] of Object.entries(entries)) {
    const [before = '', after] = pattern.split('*');
    if (after !== undefined && subpath.startsWith(before) && subpath.endsWith(after)) {
      return target.replace('*', subpath.slice(before.length, subpath.length - after.length));
    }
  }
  return null;
}
