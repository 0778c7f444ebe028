import type { SourceFile } from './source-file.ts';
import { lineAt } from './source-file.ts';
import type { Violation } from './violation.ts';

const SOURCE = /^(?:packages|apps)\/[^/]+\/src\//;
/** Packages that are for tests and commands as a whole. */
const FOR_TESTS = ['packages/testing', 'packages/tooling'];
const TEST = /\.test\.[a-z]+$/;
/** What several tests share, by the role in its name or by its folder. */
const SUPPORT_NAME = /\.(?:fixtures?|suite|steps|driver|stand-in)\.[a-z]+$|\/(?:fixtures?|suite|tests?)\//;
const SUPPORT_IMPORT = /^(?:vitest|@sampan\/testing(?:\/.*)?|#test\/.*)$/;

/**
 * `src` holds what is shipped and the tests beside it. What tests share stands in the package's `test` folder: a file is
 * told by its name, and by loading Vitest, the testing package or other test support.
 */
export function checkTestSupport(file: SourceFile): Violation[] {
  if (!SOURCE.test(file.path) || FOR_TESTS.includes(file.package_folder)) return [];
  const at = (line: number, message: string): Violation => ({
    file: file.path,
    line,
    rule: 'test support',
    message: `${message} belongs in ${file.package_folder}/test`,
  });
  if (SUPPORT_NAME.test(file.path)) return [at(1, 'what tests share')];
  if (TEST.test(file.path)) return [];
  return file.imports
    .filter(({ specifier }) => SUPPORT_IMPORT.test(specifier))
    .map(({ specifier, position }) => at(lineAt(file.text, position), `what loads ${specifier}`));
}
