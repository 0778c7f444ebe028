import { endpoints, type Order } from '@sampan/contract';
import { createTestDatabase, type TestDatabase } from '@sampan/testing';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readEnv, type Env } from '../platform/config/env.ts';
import { databaseOn } from '../platform/database/database.ts';
import { openDatabase } from '../platform/database/index.ts';
import { keepMonths } from '../platform/database/months.ts';
import { newTopUp } from '#test/top-up/top-up.fixtures.ts';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';
import { backupCommand } from './backup.command.ts';
import type { Manifest } from './backup/manifest.ts';

const MERCHANT = 'sg@demo.sampan.test';
let base: string;
let original: TestApp;
let empty: TestDatabase;
let copy: TestApp;
/** Orders whose creation was answered before the backup began, and while it ran. */
const acknowledged: string[] = [];
let made: Awaited<ReturnType<typeof run>>;

const envOf = (database: TestDatabase, files: string): Env =>
  readEnv({ DATABASE_URL: database.url, SAMPAN_FILES: join(base, files) }, join(base, 'data'));
type Facts = Partial<Record<string, unknown>>;
const run = async (text: string, env: Env): Promise<Facts> => {
  const { exit_code, text: output } = await backupCommand([...text.split(' '), '--json'], env);
  return { exit_code, ...(JSON.parse(output) as Facts) };
};
const folder = (name: string) => join(base, name);
const manifestOf = (name: string) => JSON.parse(readFileSync(join(folder(name), 'manifest.json'), 'utf8')) as Manifest;

/** A copy of the backup in which one thing is different. */
function damaged(name: string, change: (manifest: Manifest, at: string) => void): string {
  const at = folder(name);
  mkdirSync(join(at, 'tables'), { recursive: true });
  mkdirSync(join(at, 'files/stored/exports'), { recursive: true });
  const manifest = manifestOf('whole');
  for (const file of [...manifest.tables.map((table) => table.file), 'files/stored/exports/1.csv'])
    writeFileSync(join(at, file), readFileSync(join(folder('whole'), file)));
  change(manifest, at);
  writeFileSync(join(at, 'manifest.json'), JSON.stringify(manifest));
  return at;
}

beforeAll(async () => {
  base = mkdtempSync(join(tmpdir(), 'sampan-backup-'));
  mkdirSync(folder('files/stored/exports'), { recursive: true });
  writeFileSync(folder('files/stored/exports/1.csv'), 'kept');
  writeFileSync(folder('files/stored/exports/2.csv~00000000-0000-4000-8000-000000000000'), 'half');
  original = await openTestApp();
  empty = await createTestDatabase();
  // Places are nine tenths of an empty installation, and no test here asks for one.
  await original.database.pool.query('truncate location_levels');

  // Calls that lie in the part of their month, and some that have none.
  await original.database.pool.query(
    `insert into request_log (request_id, at_ms, company_id, key_id, endpoint, method, path, status, status_class, duration_ms, ip, user_agent, is_replayed)
     select gen_random_uuid(), at_ms, gen_random_uuid(), gen_random_uuid(), 'getOrder', 'GET', '/', 200, 2, 1, '', '', false
     from unnest($1::bigint[]) at_ms`,
    [[Date.now(), 1_000, Date.now() - 1, 2_000]],
  );
  const months = { name: 'request_log', key: 'at_ms' };
  await keepMonths(databaseOn(original.database.pool), months, { now_ms: Date.now(), before_ms: 0 });

  // The backup is made while two writers create orders, one after the other.
  const token = await original.tokenOf(MERCHANT);
  await newTopUp(original, token);
  let ended = false;
  const create = async () => {
    const { status, body } = await original.call<Order>(endpoints.createOrder, {
      token,
      body: { package_content: 'Kaya jam' },
    });
    expect(status).toBe(200);
    return body.id;
  };
  acknowledged.push(await create(), await create());
  const write = async () => {
    let written = 0;
    for (; !ended; written += 1) await create();
    return written;
  };
  const writers = [write(), write()];
  made = await run(`backup ${folder('whole')}`, envOf(original.database, 'files'));
  ended = true;
  expect(Math.min(...(await Promise.all(writers)))).toBeGreaterThan(0);
});
afterAll(async () => {
  await original.close();
  await copy.close();
  rmSync(base, { recursive: true, force: true });
});

test('a backup is of one moment, while others write', async () => {
  const { facts, tables, files, key_ids } = manifestOf('whole');
  expect(made).toMatchObject({ exit_code: 0, ok: true, tables: tables.length, files: 1 });
  expect(facts.ledger).toMatchObject({ is_balanced: true, imbalance_minor: 0 });
  expect(facts.ledger.entries).toBeGreaterThan(0);
  expect(facts.ledger.entries).toBe(tables.find(({ name }) => name === 'entries')?.rows);
  expect(facts.audit.rows).toBe(tables.find(({ name }) => name === 'audit_log')?.rows);
  expect(files.map(({ name }) => name)).toEqual(['stored/exports/1.csv']);
  expect(key_ids).toEqual(['secret']);
  expect((await run(`backup ${folder('whole')}`, envOf(original.database, 'files'))).exit_code).toBe(1);
});

test('verifying restores it and proves rows, ledger and audit log', async () => {
  const verdict = await run(`verify ${folder('whole')}`, envOf(original.database, 'files'));
  expect(verdict).toMatchObject({ exit_code: 0, findings: [] });
});

test('it is restored elsewhere: what was acknowledged is there, and the servers are paused', async () => {
  const env = envOf(empty, 'restored');
  const restored = await run(`restore ${folder('whole')}`, env);
  expect(restored).toMatchObject({ exit_code: 0, findings: [], paused: true });
  expect(readFileSync(folder('restored/stored/exports/1.csv'), 'utf8')).toBe('kept');
  const { rows } = await empty.pool.query('select id from orders where id = any($1)', [acknowledged]);
  expect(rows.length).toBe(acknowledged.length);

  copy = await openTestApp({ database: empty });
  const token = await copy.tokenOf(MERCHANT);
  const create = () => copy.refusal(endpoints.createOrder, { token, body: { package_content: 'Kaya jam' } });
  expect((await copy.call(endpoints.getMe, { token })).status).toBe(200);
  const refused = await create();
  expect([refused.status, refused.body.code, refused.headers.get('content-type')]).toEqual([
    503,
    'paused',
    'application/problem+json',
  ]);

  const resumed = await run('resume', env);
  expect(resumed).toMatchObject({ exit_code: 0, was_paused: true });
  expect(resumed['reason']).toContain(String(made['made_at']));
  await copy.pause.look.run();
  expect((await create()).status).toBe(200);
  expect(await run('resume', env)).toMatchObject({ exit_code: 0, was_paused: false });
});

test('numbers go on where they were: no row takes the number of another', async () => {
  const { sequences } = manifestOf('whole');
  expect(sequences.length).toBeGreaterThan(0);
  for (const { name, last_value } of sequences) {
    const { rows } = await empty.pool.query<{ next: string }>('select nextval(($1)::regclass) as next', [name]);
    expect(BigInt(rows[0]?.next ?? 0)).toBeGreaterThan(BigInt(last_value));
  }
});

test('a database that is in use is refused, and so is one that a server works with', async () => {
  const env = envOf(empty, 'restored');
  expect(await run(`restore ${folder('whole')}`, env)).toMatchObject({
    exit_code: 1,
    findings: [expect.stringContaining('--replace')],
  });
  const server = await openDatabase({ database_url: empty.url, data_dir: '', log: pino({ level: 'silent' }) });
  await server.pool.query('select 1');
  expect(await run(`restore ${folder('whole')} --replace`, env)).toMatchObject({
    exit_code: 1,
    findings: [expect.stringContaining('Stop every server')],
  });
  await server.stop();
});

test('a damaged backup is named, and the database stays as it was', async () => {
  const env = envOf(empty, 'restored');
  const orders = async () => (await empty.pool.query<{ n: string }>('select count(*) as n from orders')).rows[0]?.n;
  const before = await orders();
  const changed = damaged('changed', (manifest, at) => {
    const file = join(at, manifest.tables.find(({ name }) => name === 'orders')?.file ?? '');
    writeFileSync(file, gzipSync(gunzipSync(readFileSync(file)).toString('utf8').replace('Kaya jam', 'Gold bars')));
  });
  const cut = damaged('cut', (manifest, at) => {
    const file = join(at, manifest.tables.find(({ name }) => name === 'entries')?.file ?? '');
    writeFileSync(file, readFileSync(file).subarray(0, -20));
  });
  const swapped = damaged('swapped', (_manifest, at) => writeFileSync(join(at, 'files/stored/exports/1.csv'), 'else'));
  const outside = damaged('outside', ({ files }) => Object.assign(files[0] ?? {}, { name: '../../escaped.csv' }));
  const older = damaged('older', (manifest) => Object.assign(manifest, { migration: 'of another release' }));
  for (const [at, reason] of [
    [changed, 'orders.copy.gz is not what was backed up'],
    [cut, 'entries.copy.gz cannot be read'],
    [swapped, 'stored/exports/1.csv is not what was backed up'],
    [outside, 'at files.0.name'],
    [older, 'of another schema'],
    [folder('none'), 'is no backup'],
  ] as const)
    expect(await run(`restore ${at} --replace`, env)).toMatchObject({
      exit_code: 1,
      findings: [expect.stringContaining(reason)],
    });
  expect(await orders()).toBe(before);
  // Triggers that guard the ledger are on again, whichever way a restore ended.
  await expect(empty.pool.query('delete from entries')).rejects.toThrow('append-only');
});

test('a restore can replace what is there', async () => {
  expect(await run(`restore ${folder('whole')} --replace`, envOf(empty, 'restored'))).toMatchObject({ exit_code: 0 });
  await expect(empty.pool.query('delete from entries')).rejects.toThrow('append-only');
});

test.each(['backup', 'verify a b', 'restore', 'resume now', 'backup a --replace', 'verify a --fast'])(
  '"%s" is answered with the usage',
  async (text) => {
    expect(await backupCommand(text.split(' '), envOf(empty, 'restored'))).toMatchObject({
      exit_code: 2,
      text: expect.stringContaining('restore <folder>') as string,
    });
  },
);

test('a table that is divided into months is backed up whole', () => {
  const kept = manifestOf('whole').tables.filter(({ name }) => name.startsWith('request_log'));
  expect(kept).toMatchObject([{ name: 'request_log', rows: 4 }]);
});
