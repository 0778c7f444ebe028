import { posix } from 'node:path';
import type { SourceFile } from './source-file.ts';
import { lineAt } from './source-file.ts';
import type { Violation } from './violation.ts';

const WIDGETS = ['calculator', 'tracking', 'confirm-address', 'checkout'];
const SERVER = 'apps/server/src/';

/** Borders inside a package: between widgets, and around each module of the server, whose door is its index.ts. */
export function checkModuleBorders(file: SourceFile): Violation[] {
  if (file.is_test) return [];
  const found = file.imports.flatMap(({ specifier, position }) => {
    if (!specifier.startsWith('.')) return [];
    const target = posix.join(posix.dirname(file.path), specifier);
    const message = reasonAgainst(file.path, target);
    return message === null
      ? []
      : [{ file: file.path, line: lineAt(file.text, position), rule: 'module border', message }];
  });
  return [...found, ...environmentReaders(file), ...rowTakers(file)];
}

function reasonAgainst(from: string, to: string): string | null {
  const from_widget = widgetOf(from);
  const to_widget = widgetOf(to);
  if (from_widget !== null && to_widget !== null && from_widget !== to_widget) {
    return `the widget ${from_widget} imports the widget ${to_widget}`;
  }
  if (!from.startsWith(SERVER) || !to.startsWith(SERVER)) return null;
  // The files at the top and the composition mount the routes and start the jobs of every module.
  const from_room = from.slice(SERVER.length).split('/');
  if (from_room.length === 1 || from_room[0] === 'composition') return null;
  const [to_area, to_group, to_module, ...to_rest] = to.slice(SERVER.length).split('/');
  const is_same_module = from_room[0] === 'modules' && from_room[1] === to_group && from_room[2] === to_module;
  // A foreign key or a join needs the other table itself; through index.ts the two modules would load each other. The
  // demo's seed writes histories that no verb would let it write.
  const is_table = to.endsWith('.table.ts') && (/\.(table|repo)\.ts$/.test(from) || from_room[0] === 'demo');
  if (to_area === 'modules' && !is_same_module && !is_table && to_rest.at(-1) !== 'index.ts') {
    return `only index.ts of the module ${to_module ?? ''} may be imported from outside it`;
  }
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

/** Rows are taken by `leaseRows` and `lockRows` alone, so that what two servers do to the same row is decided in one place. */
function rowTakers(file: SourceFile): Violation[] {
  if (!file.path.startsWith(SERVER) || file.path === `${SERVER}platform/lease.ts`) return [];
  return [...file.text.matchAll(/skip locked|skipLocked/g)].map((match) => ({
    file: file.path,
    line: lineAt(file.text, match.index),
    rule: 'lease',
    message: 'rows are taken by leaseRows or lockRows of platform/lease.ts',
  }));
}
