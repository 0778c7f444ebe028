import { posix } from 'node:path';
import { CONSOLE_AREAS, FEATURE_IMPORTS, SERVER_AREAS, SERVER_GROUPS } from './layers.ts';
import type { SourceFile } from './source-file.ts';
import { lineAt } from './source-file.ts';
import type { Violation } from './violation.ts';

const SERVER = 'apps/server/src/';
const CONSOLE = 'apps/console/src/';
const RULE = 'layers';

interface Room {
  readonly area: string;
  /** Group of modules, feature or shared folder; empty for a file that stands in the area itself. */
  readonly group: string;
  readonly module: string;
}

/**
 * Imports go one way: between the areas, the groups of modules and the features, types included. Circles between modules of
 * one group, and between the shared folders of the console, are found over all files.
 */
export function checkLayers(files: readonly SourceFile[]): Violation[] {
  const edges = new Map<string, Map<string, Violation>>();
  const found = files.flatMap((file) => {
    const home = [SERVER, CONSOLE].find((folder) => file.path.startsWith(folder));
    if (home === undefined || file.is_test) return [];
    return file.imports.flatMap(({ specifier, position }): Violation[] => {
      if (!specifier.startsWith('.')) return [];
      const target = posix.join(posix.dirname(file.path), specifier);
      if (!target.startsWith(home)) return [];
      const from = roomOf(file.path.slice(home.length));
      const to = roomOf(target.slice(home.length));
      const at = { file: file.path, line: lineAt(file.text, position), rule: RULE };
      const message = home === SERVER ? againstServer(from, to) : againstConsole(from, to);
      if (message !== null) return [{ ...at, message }];
      recordEdge(edges, home, { from, to }, at);
      return [];
    });
  });
  return [...found, ...circlesOf(edges)];
}

function roomOf(path: string): Room {
  const [area = '', group = '', module = '', ...rest] = path.split('/');
  if (group === '') return { area: 'top', group: '', module: '' };
  if (module === '') return { area, group: '', module: '' };
  return { area, group, module: rest.length === 0 && area !== 'modules' ? '' : module };
}

function againstServer(from: Room, to: Room): string | null {
  if (from.area === 'top') return null;
  const rank = (area: string): number => {
    const at = SERVER_AREAS.findIndex((name) => name === area);
    return at === -1 ? SERVER_AREAS.length : at;
  };
  if (from.area === 'modules' && to.area === 'adapters') return 'a module knows ports, never an adapter';
  if (rank(to.area) > rank(from.area)) return `${from.area} stands below ${to.area} and does not import it`;
  if (from.area !== 'modules' || to.area !== 'modules') return null;
  const group_rank = (group: string): number => SERVER_GROUPS.findIndex((name) => name === group);
  if (group_rank(from.group) === -1) return `the group ${from.group} is not in the list of layers.ts`;
  return group_rank(to.group) > group_rank(from.group)
    ? `the group ${from.group} stands below ${to.group} and does not import it`
    : null;
}

function againstConsole(from: Room, to: Room): string | null {
  if (from.area === 'top') return null;
  // An isolated page: what it shares with the page around it stands in shared/card-frame.
  if (from.area === 'card-frame') {
    return to.area === 'card-frame' || (to.area === 'shared' && to.group === 'card-frame')
      ? null
      : 'the card frame imports shared/card-frame alone';
  }
  const rank = (area: string): number => CONSOLE_AREAS.findIndex((name) => name === area);
  if (rank(from.area) === -1) return `${from.area} is not in the list of layers.ts`;
  if (rank(to.area) === -1) return `${from.area} does not import ${to.area === 'top' ? 'what starts it' : to.area}`;
  if (rank(to.area) > rank(from.area)) return `${from.area} stands below ${to.area} and does not import it`;
  if (from.area !== 'features' || to.area !== 'features' || from.group === to.group) return null;
  return FEATURE_IMPORTS[from.group]?.includes(to.group) === true
    ? null
    : `the feature ${from.group} may not import ${to.group}: what both need belongs in shared`;
}

/** Keeps one import for each pair of rooms that must not form a circle. */
function recordEdge(
  edges: Map<string, Map<string, Violation>>,
  home: string,
  { from, to }: { from: Room; to: Room },
  at: Omit<Violation, 'message'>,
): void {
  const isModule = (room: Room) => home === SERVER && room.area === 'modules';
  const isShared = (room: Room) => home === CONSOLE && room.area === 'shared';
  const name = (room: Room) => (isModule(room) ? `${room.group}/${room.module}` : `shared/${room.group}`);
  if (!(isModule(from) && isModule(to)) && !(isShared(from) && isShared(to))) return;
  if (name(from) === name(to)) return;
  const targets = edges.get(name(from)) ?? new Map<string, Violation>();
  if (!targets.has(name(to))) targets.set(name(to), { ...at, message: `circle of ${name(from)} and ${name(to)}` });
  edges.set(name(from), targets);
}

function circlesOf(edges: ReadonlyMap<string, ReadonlyMap<string, Violation>>): Violation[] {
  const reaches = (from: string, goal: string, seen = new Set<string>()): boolean => {
    if (from === goal) return true;
    if (seen.has(from)) return false;
    seen.add(from);
    return [...(edges.get(from)?.keys() ?? [])].some((next) => reaches(next, goal, seen));
  };
  return [...edges].flatMap(([from, targets]) =>
    [...targets].filter(([to]) => reaches(to, from)).map(([, violation]) => violation),
  );
}
