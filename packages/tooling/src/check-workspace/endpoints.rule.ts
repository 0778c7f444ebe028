import type { SourceFile } from './source-file.ts';
import { lineAt } from './source-file.ts';
import type { Violation } from './violation.ts';

/** What the rule needs to know of an endpoint of the contract. */
export interface EndpointFact {
  readonly name: string;
  /** With the base of its service, and `{name}` for parameters. */
  readonly full_path: string;
}

/**
 * Every endpoint of the contract is served by a route of the server and called by a test. A test calls it by its name,
 * through the client, or by its path.
 *
 * @param served names of the endpoints that the server mounts; null when they could not be asked for
 */
export function checkEndpoints(
  endpoints: readonly EndpointFact[],
  served: ReadonlySet<string> | null,
  files: readonly SourceFile[],
): Violation[] {
  const declarations = files.filter((file) => file.package_folder === 'packages/contract' && !file.is_test);
  const tests = files.filter((file) => file.is_test && file.package_folder !== 'packages/contract');
  const called = tests.map((file) => file.text).join('\n');
  return endpoints.flatMap(({ name, full_path }) => {
    const at = declarationOf(name, declarations);
    const found: Violation[] = [];
    if (served?.has(name) === false) {
      found.push({ ...at, rule: 'endpoint served', message: `no route of the server serves ${name} (${full_path})` });
    }
    if (!new RegExp(`\\b${name}\\b`).test(called) && !pathPattern(full_path).test(called)) {
      found.push({ ...at, rule: 'endpoint tested', message: `no test calls ${name} (${full_path})` });
    }
    return found;
  });
}

/** The path as a test writes it: a parameter is whatever stands there, an expression in a template included. */
function pathPattern(full_path: string): RegExp {
  const parts = full_path.split(/\{\w+\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`['"\`]${parts.join('(?:\\$\\{[^}]+\\}|[^/\'"`\\s])+')}(?:['"\`?]|\\$\\{)`);
}

function declarationOf(name: string, files: readonly SourceFile[]): { file: string; line: number } {
  const pattern = new RegExp(`name: '${name}'`);
  const file = files.find((candidate) => pattern.test(candidate.text));
  if (file === undefined) return { file: 'packages/contract/src/endpoints.ts', line: 1 };
  return { file: file.path, line: lineAt(file.text, file.text.search(pattern)) };
}
