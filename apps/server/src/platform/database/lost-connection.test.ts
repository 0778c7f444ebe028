import { sql } from 'drizzle-orm';
import { createTestDatabase, type TestDatabase } from '@sampan/testing';
import type pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, afterEach, expect, test } from 'vitest';
import { domainErrorOf } from '../http/problem-answer.ts';
import { databaseOn, type Database } from './database.ts';
import { openDatabase, type OpenDatabase } from './open-database.ts';

const POOL = 4;
let house: TestDatabase;
let opened: OpenDatabase;
let pool: pg.Pool;
let db: Database;

beforeAll(async () => {
  house = await createTestDatabase();
  await house.pool.query('create table written (n integer)');
});
afterAll(() => house.drop());
beforeEach(async () => {
  opened = await openDatabase({
    database_url: house.url,
    data_dir: '',
    log: pino({ level: 'silent' }),
    pool: { max: POOL },
  });
  pool = opened.pool;
  // A busy machine takes its time to connect, and how long the pool waits is looked at in one test alone.
  pool.options.connectionTimeoutMillis = 60_000;
  db = databaseOn(pool);
});
afterEach(() => opened.stop());

const endConnections = () =>
  house.pool.query(
    "select pg_terminate_backend(pid, 2000) from pg_stat_activity where application_name = 'sampan-pool'",
  );
/** Connections nobody gave back. */
const lent = () => pool.totalCount - pool.idleCount;
const write = (n: number) => db.transaction((tx) => tx.execute(sql`insert into written values (${n})`));

/** Fills the pool with connections whose end nobody has noticed yet, as when a proxy or a kill cuts them. */
async function breakUnnoticed(): Promise<void> {
  const clients = await Promise.all(Array.from({ length: POOL }, () => pool.connect()));
  for (const client of clients) client.release();
  for (const client of clients)
    (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
}

test('a connection that is lost at `begin` returns to the pool', async () => {
  for (let round = 0; round < 5; round += 1) {
    await breakUnnoticed();
    const attempts = await Promise.allSettled(Array.from({ length: POOL }, (_, n) => write(n)));
    for (const attempt of attempts)
      if (attempt.status === 'rejected') expect(domainErrorOf(attempt.reason).code).toBe('unavailable');
    expect(lent()).toBe(0);
  }
  await Promise.all(Array.from({ length: POOL * 3 }, (_, n) => write(n)));
  expect([lent(), pool.waitingCount]).toEqual([0, 0]);
});

test.each(['in a statement', 'between statements', 'at commit'])(
  'a connection that is lost %s returns to the pool, and nothing of it is kept',
  async (moment) => {
    await house.pool.query('truncate written');
    const attempts = Promise.allSettled(
      Array.from({ length: POOL }, () =>
        db.transaction(async (tx) => {
          await tx.execute(sql`insert into written values (1)`);
          if (moment === 'in a statement') await tx.execute(sql`select pg_sleep(30)`);
          else await endConnections();
          if (moment === 'between statements') await tx.execute(sql`insert into written values (2)`);
        }),
      ),
    );
    if (moment === 'in a statement') {
      await expect.poll(async () => (await busy()).length).toBe(POOL);
      await endConnections();
    }
    for (const attempt of await attempts) {
      expect(attempt.status).toBe('rejected');
      expect(domainErrorOf((attempt as PromiseRejectedResult).reason).code).toBe('unavailable');
    }
    expect(lent()).toBe(0);
    expect((await house.pool.query('select * from written')).rows).toEqual([]);
    await Promise.all(Array.from({ length: POOL * 2 }, (_, n) => write(n)));
  },
);

const busy = async () =>
  (
    await house.pool.query(
      "select 1 from pg_stat_activity where application_name = 'sampan-pool' and wait_event = 'PgSleep'",
    )
  ).rows;

test('a refusal rolls back and keeps its connection', async () => {
  await write(1);
  const before = pool.totalCount;
  await house.pool.query('truncate written');
  await expect(
    db.transaction(async (tx) => {
      await tx.execute(sql`insert into written values (1)`);
      throw new Error('refused');
    }),
  ).rejects.toThrow('refused');
  await expect(db.transaction((tx) => tx.execute(sql`select 1 / 0`))).rejects.toThrow('select 1 / 0');
  expect([pool.totalCount, lent()]).toEqual([before, 0]);
  expect((await house.pool.query('select * from written')).rows).toEqual([]);
});

test('a request waits five seconds for a connection', async () => {
  const usual = await openDatabase({ database_url: house.url, data_dir: '', log: pino({ level: 'silent' }) });
  expect(usual.pool.options.connectionTimeoutMillis).toBe(5_000);
  await usual.stop();
});

test('waiting for a connection ends, as unavailable', async () => {
  pool.options.connectionTimeoutMillis = 500;
  const taken = await Promise.all(Array.from({ length: POOL }, () => pool.connect()));
  const waited = await write(1).catch((error: unknown) => domainErrorOf(error));
  expect(waited).toMatchObject({ code: 'unavailable', status: 503 });
  for (const client of taken) client.release();
  pool.options.connectionTimeoutMillis = 60_000;
  await write(2);
  expect([lent(), pool.waitingCount]).toEqual([0, 0]);
});

test('a stop does not wait for a connection that nobody gives back', async () => {
  const kept = await pool.connect();
  await opened.stop();
  // The stop is over and the connection is still lent.
  expect(lent()).toBe(1);
  kept.release(true);
});
