import { createTestDatabase, freePort } from '@sampan/testing';
import type { TestDatabase } from '@sampan/testing';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DatabaseLog, DatabaseStartError } from '@sampan/embedded-postgres';
import { openDatabase } from './open-database.ts';

const log: DatabaseLog = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** The message that a refused start shows. */
async function refusalOf(opening: Promise<unknown>): Promise<string> {
  const error = await opening.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(DatabaseStartError);
  return (error as DatabaseStartError).message;
}

describe('openDatabase on a data folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sampan-open-'));
  chmodSync(folder, 0o711);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('opens a pool on the bundled PostgreSQL, lets a second pool in by its URL, and stops twice without harm', async () => {
    const database = await openDatabase({ data_dir: folder, log });
    expect(database.kind).toBe('embedded');
    await database.announce('http://127.0.0.1:1');
    const client = await database.pool.connect();
    expect((await client.query<{ name: string }>('select current_database() as name')).rows[0]?.name).toBe('sampan');
    client.release();
    await expect(openDatabase({ data_dir: folder, log })).rejects.toMatchObject({
      running: { pid: process.pid, url: 'http://127.0.0.1:1' },
    });
    const second = await openDatabase({ database_url: database.url, data_dir: folder, log });
    expect(second.kind).toBe('external');
    expect((await second.pool.query('select 1 as n')).rows).toEqual([{ n: 1 }]);
    await second.stop();
    await database.stop();
    await database.stop();
    expect(existsSync(join(folder, 'database', 'data', 'postmaster.pid'))).toBe(false);
  });

  it('says that the data folder is a file', async () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    expect(await refusalOf(openDatabase({ data_dir: join(file, 'data'), log }))).toContain(
      'a part of the path is a file',
    );
  });

  it('says that the data is of another PostgreSQL', async () => {
    const data_dir = join(folder, 'older');
    const database = await openDatabase({ data_dir, log, throwaway: true });
    await database.stop();
    writeFileSync(join(data_dir, 'database', 'data', 'PG_VERSION'), '15\n');
    expect(await refusalOf(openDatabase({ data_dir, log }))).toMatch(/PostgreSQL 15.*ships PostgreSQL \d+/);
  });

  it("shows PostgreSQL's own words when it refuses an operator's settings", async () => {
    const data_dir = join(folder, 'settings');
    const database = await openDatabase({ data_dir, log, throwaway: true });
    await database.stop();
    writeFileSync(join(data_dir, 'database', 'postgresql.local.conf'), 'no_such_setting = 1\n');
    expect(await refusalOf(openDatabase({ data_dir, log }))).toContain('no_such_setting');
  });
});

describe('openDatabase with DATABASE_URL', () => {
  let given: TestDatabase;
  beforeAll(async () => {
    given = await createTestDatabase();
  });
  afterAll(() => given.drop());
  const data_dir = join(tmpdir(), 'sampan-never-made');

  it('uses that database and makes no data folder', async () => {
    const database = await openDatabase({ database_url: given.url, data_dir, log });
    expect(database.kind).toBe('external');
    expect((await database.pool.query<{ name: string }>('select current_database() as name')).rows[0]?.name).toBe(
      new URL(given.url).pathname.slice(1),
    );
    await database.stop();
    expect(existsSync(data_dir)).toBe(false);
  });

  it('survives the loss of a connection in the middle of a transaction: the next query says so, the pool goes on (trust F5)', async () => {
    const database = await openDatabase({ database_url: given.url, data_dir, log });
    const client = await database.pool.connect();
    await client.query('begin');
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    await given.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
    await expect
      .poll(
        async () => (await given.pool.query('select 1 from pg_stat_activity where pid = $1', [rows[0]?.pid])).rowCount,
      )
      .toBe(0);
    await expect(client.query('select 1')).rejects.toThrow(/terminat|not queryable|EPIPE|ECONNRESET/);
    client.release(true);
    expect((await database.pool.query('select 2 as n')).rows).toEqual([{ n: 2 }]);
    await database.stop();
  });

  it('says that nothing answers there, without the password', async () => {
    const message = await refusalOf(
      openDatabase({ database_url: `postgresql://me:secret@127.0.0.1:${await freePort()}/shop`, data_dir, log }),
    );
    expect(message).toContain('no PostgreSQL answers there');
    expect(message).not.toContain('secret');
  });

  it('says that the database does not exist', async () => {
    const url = new URL(given.url);
    url.pathname = '/no_such_database';
    expect(await refusalOf(openDatabase({ database_url: url.href, data_dir, log }))).toContain('does not exist');
  });
});
