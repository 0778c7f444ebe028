import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Database } from '../platform/database/database.ts';
import { databaseOn } from '../platform/database/database.ts';
import type { Env } from '../platform/config/env.ts';
import { askServers, listServers, SILENT_S, type KnownServer } from '../platform/drain/server.repo.ts';
import { openForCommand } from './open-for-command.ts';
import type { CommandResult } from './rates.command.ts';

export const DRAIN_USAGE = [
  '  drain list                  the servers that share the database, and what each of them does',
  '  drain <server> | --all      take no new work, finish what runs, and wait until it is empty',
  '      [--wait <seconds>]      how long to wait (60); 0 asks and does not wait',
  '      [--undo]                work again instead',
  '      each with [--json]; exit code 0: done, 1: not in time, silent or not there, 2: not understood',
].join('\n');

const OPTIONS = {
  all: { type: 'boolean', default: false },
  undo: { type: 'boolean', default: false },
  wait: { type: 'string', default: '60' },
  json: { type: 'boolean', default: false },
} as const;
const LOOK_EVERY_MS = 250;

interface Call {
  kind: 'list' | 'drain' | 'undo';
  /** Null for all of them. */
  server: string | null;
  wait_s: number;
  json: boolean;
}

function readCall(args: readonly string[]): Call | null {
  try {
    const { positionals, values } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
    const { all, undo, json } = values;
    const [server = null, ...rest] = positionals;
    const wait_s = Number(values.wait);
    if (rest.length > 0 || !Number.isFinite(wait_s) || wait_s < 0 || values.wait.trim() === '') return null;
    if (server === 'list') return all || undo ? null : { kind: 'list', server: null, wait_s, json };
    // One of the two, and never both: whoever means one server must not stop them all.
    if (all === (server !== null)) return null;
    return { kind: undo ? 'undo' : 'drain', server, wait_s, json };
  } catch {
    return null;
  }
}

/** `drain`: lets servers finish before they are replaced (docs/operations.md). */
export async function drainCommand(args: readonly string[], env: Env): Promise<CommandResult> {
  const call = readCall(args);
  if (call === null) return { exit_code: 2, text: `Usage:\n${DRAIN_USAGE}` };
  const database = await openForCommand(env, { migrates: false });
  try {
    const { ok, servers, lines } = await work(databaseOn(database.pool), call);
    const facts = servers.map((server) => ({ ...server, state: stateOf(server) }));
    return { exit_code: ok ? 0 : 1, text: call.json ? JSON.stringify({ ok, servers: facts }) : lines.join('\n') };
  } finally {
    await database.close();
  }
}

interface Report {
  ok: boolean;
  servers: KnownServer[];
  lines: string[];
}

async function work(db: Database, { kind, server, wait_s }: Call): Promise<Report> {
  if (kind === 'list') {
    const servers = await listServers(db);
    return { ok: true, servers, lines: servers.length === 0 ? ['No server is there.'] : servers.map(lineOf) };
  }
  const asked = await askServers(db, server, kind === 'drain');
  if (asked.length === 0) {
    const what = server === null ? 'No server is there.' : `No server ${server} is there.`;
    return { ok: false, servers: [], lines: [`${what} "drain list" names those that are.`] };
  }
  return waitFor(db, asked, { state: kind === 'drain' ? 'empty' : 'works', wait_s });
}

/** One that ended in order meanwhile is off the list, and has finished. */
async function waitFor(
  db: Database,
  asked: readonly string[],
  { state, wait_s }: { state: State; wait_s: number },
): Promise<Report> {
  const until = performance.now() + wait_s * 1_000;
  for (;;) {
    const servers = (await listServers(db)).filter(({ id }) => asked.includes(id));
    const left = servers.filter((server) => stateOf(server) !== state);
    const is_over = left.every((server) => stateOf(server) === 'silent') || performance.now() >= until;
    if (left.length === 0 || wait_s === 0 || is_over) {
      const ended = asked.length - servers.length;
      const lines = [...servers.map(lineOf), ...(ended > 0 ? [`ended meanwhile: ${ended}`] : [])];
      return { ok: left.length === 0 || wait_s === 0, servers, lines };
    }
    await sleep(LOOK_EVERY_MS);
  }
}

type State = KnownServer['state'] | 'silent';

const stateOf = ({ silent_s, state }: KnownServer): State => (silent_s > SILENT_S ? 'silent' : state);

function lineOf(server: KnownServer): string {
  const state = stateOf(server);
  const { name, role, release, running, silent_s } = server;
  const says = {
    asked: 'was asked',
    works: `works, ${running} running`,
    drains: `takes no new work, ${running} running`,
    empty: 'empty: it may be stopped',
    silent: `silent for ${silent_s} s: it was killed, or does not reach the database`,
  }[state];
  return `${name} (${role}, ${release}): ${says}`;
}
