import type { ResolveImport } from './resolve-import.ts';
import type { SourceFile } from './source-file.ts';
import { lineAt } from './source-file.ts';
import type { Violation } from './violation.ts';

/**
 * Finds groups of files that import each other in a circle, types included; a dynamic import breaks a circle. One violation
 * for each circle, at the import that closes it.
 */
export function checkImportCycles(files: readonly SourceFile[], resolve: ResolveImport): Violation[] {
  const by_path = new Map(files.map((file) => [file.path, file]));
  const state = new Map<string, 'open' | 'done'>();
  const trail: string[] = [];
  const found: Violation[] = [];

  const visit = (file: SourceFile): void => {
    state.set(file.path, 'open');
    trail.push(file.path);
    for (const { specifier, kind, position } of file.imports) {
      if (kind === 'dynamic') continue;
      const target = resolve(file.path, specifier);
      const next = target === null ? undefined : by_path.get(target);
      if (next === undefined) continue;
      if (state.get(next.path) === 'open') {
        const circle = [...trail.slice(trail.indexOf(next.path)), next.path];
        found.push({
          file: file.path,
          line: lineAt(file.text, position),
          rule: 'import cycle',
          message: circle.join(' -> '),
        });
      } else if (!state.has(next.path)) {
        visit(next);
      }
    }
    trail.pop();
    state.set(file.path, 'done');
  };

  for (const file of files) if (!state.has(file.path)) visit(file);
  return found;
}
