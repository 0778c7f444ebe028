import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startEmbeddedServer } from '../test/embedded-server.fixtures.ts';
import type { EmbeddedServer } from '../test/embedded-server.fixtures.ts';
import { hasProcessIn, isPostmasterOf, readPostmasterFile } from './postmaster.ts';

const folders: string[] = [];
const servers: EmbeddedServer[] = [];

let prepared = '';

/** A database that was made and stopped; its copies save each test the making of one. */
beforeAll(async () => {
  prepared = emptyFolder();
  const server = await startReady(prepared);
  expect(await server.kill('SIGTERM')).toBe(0);
  folders.splice(folders.indexOf(prepared), 1);
});
afterAll(() => rmSync(prepared, { recursive: true, force: true }));

function newFolder(): string {
  const folder = emptyFolder();
  expect(spawnSync('cp', ['-a', join(prepared, 'database'), folder]).status).toBe(0);
  return folder;
}

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sampan-engine-'));
  // Others may pass through, as in an ordinary checkout; the folder that nobody may enter has a test of its own.
  chmodSync(folder, 0o711);
  folders.push(folder);
  return folder;
}

function start(data_dir: string): EmbeddedServer {
  const server = startEmbeddedServer({ data_dir });
  servers.push(server);
  return server;
}

/** Starts and waits until it is ready; fails with its refusal otherwise. */
async function startReady(data_dir: string): Promise<EmbeddedServer> {
  const server = start(data_dir);
  expect(await server.next()).toEqual({ event: 'ready' });
  return server;
}

const cluster = (data_dir: string): string => join(data_dir, 'database', 'data');

/** The process id of the PostgreSQL that works on the folder. */
function postgresPid(data_dir: string): number {
  const recorded = readPostmasterFile(cluster(data_dir));
  if (recorded === null) throw new Error(`No PostgreSQL is recorded in ${data_dir}.`);
  return recorded.pid;
}

/** Kills one process. Zero and negative numbers mean whole groups to the system, up to every process there is. */
function killProcess(pid: unknown, signal: 'SIGKILL' | 'SIGQUIT'): void {
  if (typeof pid !== 'number' || !Number.isInteger(pid) || pid <= 1)
    throw new Error(`Not a process id: ${String(pid)}`);
  process.kill(pid, signal);
}

/** Waits for something that another process is about to do. */
async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await sleep(10);
}

afterEach(async () => {
  for (const server of servers.splice(0)) await server.kill('SIGKILL');
  for (const folder of folders.splice(0)) {
    const left = readPostmasterFile(cluster(folder));
    if (left !== null && isPostmasterOf(left.pid, cluster(folder))) killProcess(left.pid, 'SIGQUIT');
    await until(() => !hasProcessIn(cluster(folder)));
    rmSync(folder, { recursive: true, force: true });
  }
});

describe('the bundled PostgreSQL (design 6)', () => {
  it('runs with durability on, in UTF-8, on a socket that no other user can reach', async () => {
    const data_dir = emptyFolder();
    const server = await startReady(data_dir);
    const answer = await server.query(
      `select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit, current_setting('full_page_writes') as pages,
              current_setting('server_encoding') as encoding, current_setting('listen_addresses') as addresses, current_setting('data_checksums') as checksums,
              lower('ĐỨC') as folded, to_tsvector('simple', 'Nguyễn') @@ to_tsquery('simple', 'nguyễn') as words`,
    );
    expect(answer.rows).toEqual([
      {
        fsync: 'on',
        commit: 'on',
        pages: 'on',
        encoding: 'UTF8',
        addresses: '',
        checksums: 'on',
        folded: 'đức',
        words: true,
      },
    ]);
    expect(lstatSync(join(data_dir, 'database', 'run')).mode & 0o077).toBe(0);
    expect(lstatSync(cluster(data_dir)).mode & 0o077).toBe(0);
    await server.kill('SIGTERM');
  });

  it('keeps its data over a stop and leaves no process, no socket and no pid file', async () => {
    const data_dir = newFolder();
    const first = await startReady(data_dir);
    await first.query('create table kept as select 42 as n');
    expect(await first.kill('SIGTERM')).toBe(0);
    expect(hasProcessIn(cluster(data_dir))).toBe(false);
    expect(readdirSync(join(data_dir, 'database', 'run'))).toEqual([]);
    expect(existsSync(join(cluster(data_dir), 'postmaster.pid'))).toBe(false);
    const second = await startReady(data_dir);
    expect((await second.query('select n from kept')).rows).toEqual([{ n: 42 }]);
  });

  it('outlives a Ctrl-C at the terminal until the server has finished with it', async () => {
    const data_dir = newFolder();
    const server = await startReady(data_dir);
    const ended = server.kill('SIGINT', { group: true });
    expect(await server.next()).toEqual({ event: 'stopping', rows: [{ still_there: 1 }] });
    expect(await server.next()).toEqual({ event: 'stopped' });
    expect(await ended).toBe(0);
    expect(hasProcessIn(cluster(data_dir))).toBe(false);
  });

  it('leaves no process when Ctrl-C comes before the start is through', async () => {
    const data_dir = emptyFolder();
    const server = start(data_dir);
    const home = join(data_dir, 'database');
    await until(() => existsSync(home) && readdirSync(home).some((name) => name.startsWith('.init-')));
    expect(await server.kill('SIGINT')).toBe(1);
    expect((await server.next()).message).toContain('interrupted');
    expect(hasProcessIn(cluster(data_dir))).toBe(false);
  });

  it('works in a folder whose path is longer than the name of a socket may be', async () => {
    const data_dir = join(emptyFolder(), 'a'.repeat(60), 'b'.repeat(60));
    mkdirSync(data_dir, { recursive: true });
    const server = await startReady(data_dir);
    expect((await server.query('select 1 as n')).rows).toEqual([{ n: 1 }]);
    const socket_folder = readPostmasterFile(cluster(data_dir))?.socket_folder ?? '';
    expect(lstatSync(socket_folder).mode & 0o077).toBe(0);
    await server.kill('SIGTERM');
    expect(existsSync(socket_folder)).toBe(false);
  });

  it('takes the settings an operator put beside its own', async () => {
    const data_dir = newFolder();
    const first = await startReady(data_dir);
    await first.kill('SIGTERM');
    writeFileSync(join(data_dir, 'database', 'postgresql.local.conf'), "work_mem = '3MB'\n");
    const second = await startReady(data_dir);
    expect((await second.query("select current_setting('work_mem') as work_mem")).rows).toEqual([{ work_mem: '3MB' }]);
  });
});

describe('one server per data folder (trust F2)', () => {
  it('refuses a second start and names the server that runs', async () => {
    const data_dir = newFolder();
    const first = await startReady(data_dir);
    const refused = await start(data_dir).next();
    expect(refused).toMatchObject({
      event: 'refused',
      running: { pid: first.pid, url: `http://127.0.0.1:8080/${first.pid}` },
    });
    expect(refused.message).toContain(String(first.pid));
    expect(refused.message).toContain('http://127.0.0.1:8080/');
    expect((await first.query('select 1 as n')).rows).toEqual([{ n: 1 }]);
  });

  it('lets exactly one of several starts at once begin', async () => {
    const data_dir = emptyFolder();
    const answers = await Promise.all(
      [start(data_dir), start(data_dir), start(data_dir)].map((server) => server.next()),
    );
    expect(answers.map((answer) => answer.event).sort()).toEqual(['ready', 'refused', 'refused']);
    for (const answer of answers.filter(({ event }) => event === 'refused'))
      expect(answer.running?.pid).toBeGreaterThan(1);
  });

  it('takes over the database of a server that was killed, with everything it had acknowledged', async () => {
    const data_dir = newFolder();
    const killed = await startReady(data_dir);
    await killed.query('create table acknowledged as select 1 as n');
    await killed.kill('SIGKILL');
    const left = postgresPid(data_dir);
    expect(hasProcessIn(cluster(data_dir))).toBe(true);
    const next = await startReady(data_dir);
    expect((await next.query('select n from acknowledged')).rows).toEqual([{ n: 1 }]);
    expect(postgresPid(data_dir)).not.toBe(left);
  });

  it('takes over after server and PostgreSQL were killed together', async () => {
    const data_dir = newFolder();
    const killed = await startReady(data_dir);
    await killed.query('create table acknowledged as select 1 as n');
    const postgres = postgresPid(data_dir);
    await killed.kill('SIGKILL');
    killProcess(postgres, 'SIGKILL');
    expect(existsSync(join(cluster(data_dir), 'postmaster.pid'))).toBe(true);
    const next = await startReady(data_dir);
    expect((await next.query('select n from acknowledged')).rows).toEqual([{ n: 1 }]);
  });

  it('is not fooled by a stale pid file whose number belongs to another program now', async () => {
    const data_dir = newFolder();
    const first = await startReady(data_dir);
    const pid_file = join(cluster(data_dir), 'postmaster.pid');
    const text = readFileSync(pid_file, 'utf8');
    const owner = lstatSync(cluster(data_dir));
    await first.kill('SIGTERM');
    const other = spawn('sleep', ['60'], { stdio: 'ignore', uid: owner.uid, gid: owner.gid });
    try {
      writeFileSync(pid_file, text.replace(/^\d+/, String(other.pid)), { mode: 0o600 });
      const second = await startReady(data_dir);
      expect((await second.query('select 1 as n')).rows).toEqual([{ n: 1 }]);
      expect(other.exitCode).toBeNull();
    } finally {
      other.kill('SIGKILL');
    }
  });
});

describe('a PostgreSQL that dies under a living server', () => {
  it('is brought back at the same address, and the folder stays locked', async () => {
    const data_dir = newFolder();
    const server = await startReady(data_dir);
    await server.query('create table acknowledged as select 1 as n');
    const first_pid = postgresPid(data_dir);
    killProcess(first_pid, 'SIGKILL');
    await until(async () => (await server.query('select n from acknowledged')).event === 'rows');
    await until(() => readPostmasterFile(cluster(data_dir)) !== null);
    expect(postgresPid(data_dir)).not.toBe(first_pid);
    expect((await server.query('select n from acknowledged')).rows).toEqual([{ n: 1 }]);
    await until(async () => (await lockHolder(server)) !== null);
    expect(await start(data_dir).next()).toMatchObject({ event: 'refused', running: { pid: server.pid } });
    expect(await server.kill('SIGTERM')).toBe(0);
    expect(hasProcessIn(cluster(data_dir))).toBe(false);
  });

  it('keeps running when only one of its processes crashes, and the folder is locked again', async () => {
    const data_dir = newFolder();
    const server = await startReady(data_dir);
    const postmaster = postgresPid(data_dir);
    const holder = await lockHolder(server);
    killProcess(holder, 'SIGKILL');
    await until(async () => {
      const now = await lockHolder(server);
      return now !== null && now !== holder;
    });
    expect(postgresPid(data_dir)).toBe(postmaster);
    expect(await start(data_dir).next()).toMatchObject({ event: 'refused', running: { pid: server.pid } });
  });
});

/** The PostgreSQL process that serves the lock's connection; null while there is none. */
async function lockHolder(server: EmbeddedServer): Promise<number | null> {
  const answer = await server.query(`select pid from pg_locks where locktype = 'advisory' and granted`);
  const pid = answer.rows?.[0]?.['pid'];
  return typeof pid === 'number' ? pid : null;
}
