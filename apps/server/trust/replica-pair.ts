import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  appendFileSync,
  chmodSync,
  chownSync,
  cpSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chooseOsUser, FALLBACK_DIRECTORIES, preparePostgresBinary, runAsUser } from '@sampan/embedded-postgres';
import { freePort } from '@sampan/testing';
import pg from 'pg';

const ROLE = 'shop';
const READY_MS = 30_000;
const LOOK_MS = 100;
/** A host that answered nothing so often is given up, as an engine for high availability does. */
const STRIKES = 3;
const PROBE_MS = 1_000;

const account = chooseOsUser([]);
const own = (path: string) => {
  if (account.uid !== null && account.gid !== null) chownSync(path, account.uid, account.gid);
};

/** One PostgreSQL of the pair, with the settings PostgreSQL itself ships, fsync and all. */
class Host {
  readonly data: string;
  readonly port: number;
  readonly #binary: string;
  readonly #password: string;
  #postgres: ChildProcess | null = null;
  #ended: Promise<unknown> = Promise.resolve();

  constructor(input: { data: string; port: number; binary: string; password: string }) {
    this.data = input.data;
    this.port = input.port;
    this.#binary = input.binary;
    this.#password = input.password;
  }

  async start(): Promise<void> {
    const options = ['-D', this.data, '-p', String(this.port), '-c', 'listen_addresses=127.0.0.1'];
    const args = [...options, '-c', 'unix_socket_directories=', '-c', 'wal_keep_size=1GB', '-c', 'max_connections=200'];
    const postgres = spawn(this.#binary, args, { ...runAsUser(account), stdio: 'ignore' });
    this.#postgres = postgres;
    this.#ended = new Promise((resolve) => postgres.once('exit', resolve));
    const deadline = performance.now() + READY_MS;
    while ((await this.ask('select 1')) === null) {
      if (performance.now() > deadline) throw new Error('A PostgreSQL of the pair does not start.');
      await sleep(LOOK_MS);
    }
  }

  async connect(database = 'postgres'): Promise<pg.Client> {
    const client = new pg.Client({
      host: '127.0.0.1',
      port: this.port,
      user: 'postgres',
      password: this.#password,
      database,
      connectionTimeoutMillis: PROBE_MS,
    });
    client.on('error', () => undefined);
    await client.connect();
    return client;
  }

  /** Rows of one statement on a connection of its own; null while nobody answers within a second. */
  async ask(text: string, database?: string): Promise<Record<string, unknown>[] | null> {
    const asked = async () => {
      const client = await this.connect(database);
      try {
        return (await client.query<Record<string, unknown>>(text)).rows;
      } finally {
        void client.end().catch(() => undefined);
      }
    };
    return Promise.race([asked().catch(() => null), sleep(PROBE_MS * 2, null)]);
  }

  /** All of its processes: the one that was started, and those it made. */
  #processes(): number[] {
    const parent = this.#postgres?.pid;
    if (parent === undefined) return [];
    const { stdout } = spawnSync('ps', ['-o', 'pid=', '--ppid', String(parent)], { encoding: 'utf8' });
    return [parent, ...stdout.split('\n').map(Number)].filter((pid) => pid > 1);
  }

  /** Every process of it, at once: `kill -9`, or a machine that stops without a word to anybody. */
  signal(signal: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT'): void {
    for (const pid of this.#processes()) {
      try {
        process.kill(pid, signal);
      } catch {
        // It ended by itself a moment ago.
      }
    }
  }

  async stop(): Promise<void> {
    this.signal('SIGCONT');
    this.signal('SIGKILL');
    await this.#ended;
  }
}

export interface ReplicaPair {
  primary: Host;
  replica: Host;
  /** Both hosts, as DATABASE_URL names them. */
  url: string;
  /**
   * What Patroni would do, no more: looks at the primary, gives it up after three misses, makes sure that it is dead (where it may be
   * killed), and promotes the replica. Answers when the replica takes writes.
   */
  takeOver(fences: boolean): Promise<void>;
  stop(): Promise<void>;
}

/**
 * A primary and a replica that it waits for with each commit (synchronous_commit = on), made by the backup interface of PostgreSQL
 * itself, since the bundled binaries have no pg_basebackup.
 */
export async function startReplicaPair(): Promise<ReplicaPair> {
  const binary = preparePostgresBinary(account, FALLBACK_DIRECTORIES);
  const folder = mkdtempSync(join(tmpdir(), 'sampan-replica-'));
  const password = randomBytes(18).toString('hex');
  const password_file = join(folder, 'password');
  writeFileSync(password_file, `${password}\n`, { mode: 0o600 });
  for (const path of [folder, password_file]) own(path);
  chmodSync(folder, 0o700);
  const host = async (name: string) =>
    new Host({ data: join(folder, name), port: await freePort(), binary: binary.postgres, password });
  const primary = await host('primary');
  const replica = await host('replica');
  const flags = ['-D', primary.data, '-U', 'postgres', '--auth=scram-sha-256', `--pwfile=${password_file}`];
  const made = spawnSync(binary.initdb, [...flags, '--encoding=UTF8', '--locale=C.UTF-8'], {
    ...runAsUser(account),
    encoding: 'utf8',
  });
  if (made.status !== 0) throw new Error(`initdb: ${made.stderr}`);
  await primary.start();
  await primary.ask(`create role ${ROLE} login createdb password '${password}'`);
  await primary.ask(`create database ${ROLE} owner ${ROLE}`);
  await copyTo(replica, primary, password);
  await replica.start();
  await until(
    async () => (await primary.ask("select 1 from pg_stat_replication where state = 'streaming'"))?.length === 1,
  );
  await primary.ask("alter system set synchronous_standby_names = 'replica'");
  await primary.ask('select pg_reload_conf()');
  await until(
    async () => (await primary.ask("select 1 from pg_stat_replication where sync_state = 'sync'"))?.length === 1,
  );
  const places = [primary, replica].map(({ port }) => `127.0.0.1:${port}`).join(',');
  return {
    primary,
    replica,
    url: `postgres://${ROLE}:${password}@${places}/${ROLE}?target_session_attrs=read-write`,
    async takeOver(fences) {
      for (let strikes = 0; strikes < STRIKES;) {
        strikes = (await primary.ask('select 1')) === null ? strikes + 1 : 0;
        await sleep(PROBE_MS / 2);
      }
      if (fences) primary.signal('SIGKILL');
      await replica.ask('select pg_promote(true, 30)');
      await until(async () => (await replica.ask('select pg_is_in_recovery() as waits'))?.[0]?.['waits'] === false);
    },
    async stop() {
      await Promise.all([primary.stop(), replica.stop()]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function copyTo(replica: Host, primary: Host, password: string): Promise<void> {
  const session = await primary.connect();
  await session.query("select pg_backup_start('replica', true)");
  const left_out = /\/(postmaster\.(pid|opts)|pg_wal\/.+)$/u;
  cpSync(primary.data, replica.data, { recursive: true, filter: (path) => !left_out.test(path) });
  const { rows } = await session.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
  await session.end();
  writeFileSync(join(replica.data, 'backup_label'), rows[0]?.labelfile ?? '');
  writeFileSync(join(replica.data, 'standby.signal'), '');
  const from = `host=127.0.0.1 port=${primary.port} user=postgres password=${password} application_name=replica`;
  appendFileSync(join(replica.data, 'postgresql.auto.conf'), `primary_conninfo = '${from}'\n`);
  spawnSync('chown', ['-R', `${account.uid ?? process.getuid?.() ?? 0}`, replica.data]);
  chmodSync(replica.data, 0o700);
  if (readFileSync(join(replica.data, 'PG_VERSION'), 'utf8') === '') throw new Error('The copy is empty.');
}

async function until(condition: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + READY_MS;
  while (!(await condition())) {
    if (performance.now() > deadline) throw new Error('The pair does not come together.');
    await sleep(LOOK_MS);
  }
}
