import { posix } from 'node:path';

/** What a bundler knows of a module. */
export interface KnownModule {
  readonly code: string | null;
  readonly importedIds: readonly string[];
}

/** The list of a workspace package, or of an entry of it: a module that takes one name from it does not need the others. */
const PACKAGE_LIST = /\/packages\/([\w-]+)\/src\/(?:([\w-]+)\/)?index\.ts$/;
const NAMED = /\b(?:import|export)\s*\{([^}]*)\}\s*from\s*['"]([^'"]+)['"]/g;

/** The modules that some modules load at once, themselves among them. Lists of packages are looked through by name. */
export function modulesBelow(entries: readonly string[], moduleOf: (id: string) => KnownModule | null): Set<string> {
  const seen = new Set<string>();
  const visit = (id: string): void => {
    if (seen.has(id)) return;
    seen.add(id);
    const known = moduleOf(id);
    for (const imported of known?.importedIds ?? []) {
      const [is_list, package_name, entry] = PACKAGE_LIST.exec(imported) ?? [];
      const specifier = `@sampan/${package_name}${entry === undefined ? '' : `/${entry}`}`;
      const names = namesFrom(known?.code ?? '', specifier);
      // Within a package the list of a folder is imported by its path.
      if (is_list === undefined || (entry !== undefined && names.size === 0)) visit(imported);
      else for (const target of targetsOf(imported, names, moduleOf)) visit(target);
    }
  };
  for (const entry of entries) visit(entry);
  return seen;
}

/** The names a module imports from a specifier, as the other side exports them. */
function namesFrom(code: string, specifier: string): Set<string> {
  const found = [...code.matchAll(NAMED)].filter(([, , from]) => from === specifier);
  return new Set(
    found.flatMap(([, names = '']) => names.split(',').map((name) => name.trim().split(/\s+as\s+/u)[0] ?? '')),
  );
}

/** The files of a package that export some names. */
function targetsOf(list: string, names: ReadonlySet<string>, moduleOf: (id: string) => KnownModule | null): string[] {
  return [...(moduleOf(list)?.code ?? '').matchAll(NAMED)]
    .filter(([, exported = '']) =>
      exported.split(',').some((name) =>
        names.has(
          name
            .trim()
            .split(/\s+as\s+/u)
            .at(-1) ?? '',
        ),
      ),
    )
    .map(([, , from = '']) => posix.join(posix.dirname(list), from));
}
