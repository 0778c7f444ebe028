/**
 * A throwaway PostgreSQL for one test run: `node test-database.command.ts`. It prints one line of JSON, TestDatabaseLine, when it
 * is ready, and ends, leaving nothing behind, when its standard input ends: also when the test run was killed.
 *
 * With DATABASE_URL it uses that server instead and only makes the template there.
 *
 * This is the one place that runs without fsync: its data is a copy that is deleted after the run. Whoever proves durability
 * gives `--durable` and gets the settings that are shipped: without them a crash of PostgreSQL loses what was committed.
 */
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statfsSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import {
  type DatabaseLog,
  startEmbeddedPostgres,
  type EmbeddedPostgres,
  readPostmasterFile,
  stopPostmaster,
} from '@sampan/embedded-postgres';
import { prepareTemplate, templateHash } from './prepare-template.ts';

/** What a test run needs: a connection that may create databases, and the name of the database to clone. */
interface TestDatabaseLine {
  admin_url: string;
  template: string;
}

const CACHE = fileURLToPath(new URL('../../../../node_modules/.sampan/test-database', import.meta.url));
const GENERATOR = fileURLToPath(new URL('../../scripts/generate-migrations.mjs', import.meta.url));
const CACHE_KEPT = 3;
const RUN_PREFIX = 'sampan-test-';
/** Memory that Linux offers as a folder. A clone of the template costs a fifth there of what it costs on a disk. */
const MEMORY = '/dev/shm';
/** A run keeps less than half of it; the rest is for browsers and servers. */
const ENOUGH_BYTES = 4 * 1024 ** 3;
const TEMPLATE_LOCK = 7_266_730;

const quiet: DatabaseLog = {
  info: () => undefined,
  warn: (fields, message) => console.error(message, fields),
  error: (fields, message) => console.error(message, fields),
};

async function startOwn(): Promise<{ line: TestDatabaseLine; stop: () => Promise<void> }> {
  await sweepDeadRuns();
  const run = mkdtempSync(join(roomiest(), RUN_PREFIX));
  writeFileSync(join(run, 'pid'), String(process.pid));
  spawnSync('chmod', ['0711', run]);
  const hash = templateHash();
  const template = `sampan_template_${hash}`;
  const cached = join(CACHE, hash);
  const was_cached = existsSync(cached);
  if (was_cached) copy(cached, join(run, 'database'));

  let postgres = await start(run);
  const stop = async (): Promise<void> => {
    await postgres.stop();
    rmSync(run, { recursive: true, force: true });
  };
  try {
    if (!was_cached) {
      await makeTemplate(postgres, template);
      await postgres.stop();
      keep(join(run, 'database'), cached);
      postgres = await start(run);
    }
  } catch (error) {
    await stop();
    throw error;
  }
  return { line: { admin_url: postgres.urlOf('postgres'), template }, stop };
}

async function useExternal(admin_url: string): Promise<{ line: TestDatabaseLine; stop: () => Promise<void> }> {
  const template = `sampan_template_${templateHash()}`;
  const client = new pg.Client({ connectionString: admin_url });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const found = await client.query<{ ready: boolean }>(
      'select datistemplate as ready from pg_database where datname = $1',
      [template],
    );
    if (found.rows[0]?.ready !== true) {
      await client.query(`drop database if exists ${template}`);
      await client.query(`create database ${template}`);
      await fill(withDatabase(admin_url, template));
      await client.query(`alter database ${template} with is_template true`);
    }
  } finally {
    await client.end();
  }
  return { line: { admin_url, template }, stop: () => Promise.resolve() };
}

/** Where the data goes: into memory where there is plenty and nobody asks whether it is durable. */
function roomiest(): string {
  if (process.argv.includes('--durable')) return tmpdir();
  try {
    accessSync(MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(MEMORY);
    return Math.min(bavail * bsize, process.availableMemory()) < ENOUGH_BYTES ? tmpdir() : MEMORY;
  } catch {
    // Another system than Linux has no such folder.
    return tmpdir();
  }
}

function start(run: string): Promise<EmbeddedPostgres> {
  return startEmbeddedPostgres({ data_dir: run, log: quiet, throwaway: !process.argv.includes('--durable') });
}

async function makeTemplate(postgres: EmbeddedPostgres, template: string): Promise<void> {
  const client = new pg.Client({ connectionString: postgres.urlOf('postgres') });
  await client.connect();
  try {
    await client.query(`create database ${template}`);
    await fill(postgres.urlOf(template));
    await client.query(`alter database ${template} with is_template true allow_connections false`);
  } finally {
    await client.end();
  }
}

async function fill(url: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, max: 4 });
  // end() returns before the last connection is closed; the stop that follows may break it, and nobody waits for it.
  pool.on('error', () => undefined);
  try {
    await prepareTemplate(pool);
    await pool.query('vacuum analyze');
  } catch (error) {
    const check = spawnSync(process.execPath, [GENERATOR, '--check'], { encoding: 'utf8' });
    throw check.status === 0 ? error : new Error(check.stderr.trim(), { cause: error });
  } finally {
    await pool.end();
  }
}

function withDatabase(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.href;
}

/** A cluster is a plain folder while it is stopped; owner and modes are part of it. */
function copy(from: string, to: string): void {
  const done = spawnSync('cp', ['-a', from, to], { encoding: 'utf8' });
  if (done.status !== 0) throw new Error(`cp -a ${from} ${to}: ${done.stderr}`);
}

/** Puts the prepared cluster into the cache, whole or not at all, and drops the oldest ones. */
function keep(home: string, cached: string): void {
  mkdirSync(CACHE, { recursive: true });
  const part = mkdtempSync(join(CACHE, '.part-'));
  copy(home, join(part, 'database'));
  try {
    renameSync(join(part, 'database'), cached);
  } catch (error) {
    if (!existsSync(cached)) throw error;
  } finally {
    rmSync(part, { recursive: true, force: true });
  }
  const age = (name: string): number => statSync(join(CACHE, name), { throwIfNoEntry: false })?.ctimeMs ?? 0;
  const kept = readdirSync(CACHE).filter((name) => !name.startsWith('.') && name !== basename(cached));
  const old = kept.sort((a, b) => age(b) - age(a)).slice(CACHE_KEPT - 1);
  for (const name of old) rmSync(join(CACHE, name), { recursive: true, force: true });
}

function runsIn(folder: string): string[] {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names.filter((name) => name.startsWith(RUN_PREFIX)).map((name) => join(folder, name));
}

/** Ends what a killed command left: its PostgreSQL and its folder. */
async function sweepDeadRuns(): Promise<void> {
  for (const run of [tmpdir(), MEMORY].flatMap(runsIn)) {
    try {
      if (isAlive(Number(readFileSync(join(run, 'pid'), 'utf8')))) continue;
      const cluster = join(run, 'database', 'data');
      const left = readPostmasterFile(cluster);
      if (left !== null) await stopPostmaster(left, cluster);
      rmSync(run, { recursive: true, force: true });
    } catch {
      // Another run sweeps it at the same moment, or it belongs to another user.
    }
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}

const external = process.env['DATABASE_URL'];
const database = external === undefined || external === '' ? await startOwn() : await useExternal(external);
process.stdout.write(`${JSON.stringify(database.line)}\n`);
// A terminal's Ctrl-C reaches this process too; the run decides when it no longer needs the database.
process.on('SIGINT', () => undefined);
process.stdin.resume();
process.stdin.once('end', () => void database.stop().then(() => process.exit(0)));
process.on('SIGTERM', () => void database.stop().then(() => process.exit(0)));
