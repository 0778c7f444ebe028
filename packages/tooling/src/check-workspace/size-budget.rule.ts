import type { Manifest } from './resolve-import.ts';
import type { Violation } from './violation.ts';

/** Packages which other people install, though `private` keeps them from npm until the first release. */
const PUBLISHED = ['packages/widgets'];

/**
 * Every entry that is published has a size budget. A style sheet is weighed with the script that loads it.
 *
 * @param budgeted the entries that have one, as they are imported: `@sampan/widgets/tracking`
 */
export function checkSizeBudgets(manifests: readonly Manifest[], budgeted: ReadonlySet<string>): Violation[] {
  return manifests
    .filter((manifest) => manifest.private !== true || PUBLISHED.includes(manifest.folder))
    .flatMap((manifest) =>
      Object.keys(manifest.exports ?? {})
        .map((entry) => `${manifest.name}${entry.slice(1)}`)
        .filter((entry) => !entry.includes('*') && !entry.endsWith('.css') && !budgeted.has(entry))
        .map((entry) => ({
          file: `${manifest.folder}/package.json`,
          line: 1,
          rule: 'size budget',
          message: `${entry} has none: add it to packages/tooling/config/size-budgets.json`,
        })),
    );
}
