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
 * Every endpoint of the contract is served by a route and called by a test. A route serves it by naming it
 * (`endpoints.createOrder`); a test calls it by its name, through the client, or by its path.
 */
export function checkEndpoints(endpoints: readonly EndpointFact[], files: readonly SourceFile[]): Violation[] {
  const declarations = files.filter((file) => file.package_folder === 'packages/contract' && !file.is_test);
  const routes = files.filter((file) => file.package_folder === 'apps/server' && !file.is_test);
  const tests = files.filter((file) => file.is_test && file.package_folder !== 'packages/contract');
  const served = textOf(routes.map((file) => file.masked));
  const called = textOf(tests.map((file) => file.text));
  return endpoints.flatMap(({ name, full_path }) => {
    const at = declarationOf(name, declarations);
    const found: Violation[] = [];
    if (!new RegExp(`\\bendpoints\\.${name}\\b`).test(served)) {
      found.push({ ...at, rule: 'endpoint served', message: `no route of the server serves ${name} (${full_path})` });
    }
    if (!new RegExp(`\\.${name}\\b|['"]${name}['"]`).test(called) && !pathPattern(full_path).test(called)) {
      found.push({ ...at, rule: 'endpoint tested', message: `no test calls ${name} (${full_path})` });
    }
    return found;
  });
}

function textOf(texts: readonly string[]): string {
  return texts.join('\n');
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
