import { posix } from 'node:path';
import type { SourceFile } from './source-file.ts';
import { lineAt } from './source-file.ts';
import type { Violation } from './violation.ts';

const WIDGETS = ['calculator', 'tracking', 'confirm-address', 'checkout'];
const SERVER = 'apps/server/src/';

/** Borders inside a package: between widgets, and between the modules, ports and adapters of the server. */
export function checkModuleBorders(file: SourceFile): Violation[] {
  if (file.is_test) return [];
  const found = file.imports.flatMap(({ specifier, position, is_type }) => {
    if (!specifier.startsWith('.')) return [];
    const target = posix.join(posix.dirname(file.path), specifier);
    const message = reasonAgainst(file.path, target, is_type);
    return message === null
      ? []
      : [{ file: file.path, line: lineAt(file.text, position), rule: 'module border', message }];
  });
  return [...found, ...environmentReaders(file)];
}

function reasonAgainst(from: string, to: string, is_type: boolean): string | null {
  const from_widget = widgetOf(from);
  const to_widget = widgetOf(to);
  if (from_widget !== null && to_widget !== null && from_widget !== to_widget) {
    return `the widget ${from_widget} imports the widget ${to_widget}`;
  }
  if (!from.startsWith(SERVER) || !to.startsWith(SERVER)) return null;
  const [from_area, from_module] = from.slice(SERVER.length).split('/');
  // The files at the top compose the server: they mount the routes and start the jobs of every module.
  if (from_module === undefined) return null;
  const [to_area, to_module, ...to_rest] = to.slice(SERVER.length).split('/');
  const is_same_module = from_area === 'modules' && from_module === to_module;
  // A foreign key or a join needs the other table itself; through index.ts the two modules would load each other. The
  // demo's seed writes histories that no verb would let it write.
  const is_table = to.endsWith('.table.ts') && (/\.(table|repo)\.ts$/.test(from) || from_module === 'demo');
  if (to_area === 'modules' && !is_same_module && !is_table && to_rest.join('/') !== 'index.ts') {
    return `only index.ts of the module ${to_module} may be imported from outside it`;
  }
  if (from_area === 'modules' && to_area === 'adapters') return 'a module knows ports, never an adapter';
  if (from_area === 'ports' && (to_area === 'modules' || to_area === 'adapters') && !is_type) {
    return 'a port is an interface and loads no module and no adapter';
  }
  if (from_area === 'kernel' && to_area === 'modules' && !is_type) return 'the kernel knows no module';
  return null;
}

function widgetOf(path: string): string | null {
  const match = /^packages\/widgets\/src\/([^/]+)\//.exec(path);
  return match?.[1] !== undefined && WIDGETS.includes(match[1]) ? match[1] : null;
}

/** `env.ts` is the only reader of the environment, and `main.ts` hands it over (section 4 of the design); PATH, to start programs, is no setting. */
function environmentReaders(file: SourceFile): Violation[] {
  if (!file.path.startsWith(SERVER) || /\/(env|main|cli|[\w-]+\.command)\.ts$/.test(file.path)) return [];
  const reads = [...file.masked.matchAll(/\bprocess\.env\b/g)].filter(
    ({ index }) => !/^process\.env(\.PATH|\['PATH'\])/.test(file.text.slice(index)),
  );
  return reads.map((match) => ({
    file: file.path,
    line: lineAt(file.text, match.index),
    rule: 'environment',
    message: 'only env.ts reads process.env',
  }));
}
