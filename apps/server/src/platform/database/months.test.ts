import { createTestDatabase, type TestDatabase } from '@sampan/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseOn } from './database.ts';
import { keepMonths } from './months.ts';

const TABLE = { name: 'calls', key: 'at_ms' };
const DAY_MS = 86_400_000;
const at = (day: string) => Date.parse(`${day}T12:00:00Z`);

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await database.pool.query(
    'create table calls (id int not null, at_ms bigint not null, primary key (id, at_ms)) partition by range (at_ms)',
  );
  await database.pool.query('create index calls_age on calls (at_ms)');
  await database.pool.query('create table calls_rest partition of calls default');
});
afterAll(() => database.drop());

const keep = (day: string) =>
  keepMonths(databaseOn(database.pool), TABLE, { now_ms: at(day), before_ms: at(day) - 30 * DAY_MS });
const write = (id: number, day: string) => database.pool.query('insert into calls values ($1, $2)', [id, at(day)]);
const rows = async () =>
  (
    await database.pool.query<{ part: string; ids: number[] }>(
      'select tableoid::regclass::text as part, array_agg(id order by id) as ids from calls group by 1 order by 1',
    )
  ).rows.map(({ part, ids }) => [part, ids]);
const parts = async () =>
  (
    await database.pool.query<{ part: string }>(
      "select inhrelid::regclass::text as part from pg_inherits where inhparent = 'calls'::regclass order by 1",
    )
  ).rows.map(({ part }) => part);

test('months are there before they begin, and take in what came earlier', async () => {
  await write(1, '2026-11-28');
  await write(2, '2026-10-31');
  expect(await rows()).toEqual([['calls_rest', [1, 2]]]);
  await Promise.all([keep('2026-11-28'), keep('2026-11-28'), keep('2026-11-28')]);
  expect(await parts()).toEqual(['calls_2026_11', 'calls_2026_12', 'calls_2027_01', 'calls_rest']);
  await write(3, '2026-12-31');
  expect(await rows()).toEqual([
    ['calls_2026_11', [1]],
    ['calls_2026_12', [3]],
    ['calls_rest', [2]],
  ]);
});

test('a month goes when its last moment is too old, and no earlier', async () => {
  await keep('2026-12-30');
  expect(await parts()).toContain('calls_2026_11');
  await keep('2027-01-01');
  expect(await parts()).toEqual(['calls_2026_12', 'calls_2027_01', 'calls_2027_02', 'calls_2027_03', 'calls_rest']);
  expect(await rows()).toEqual([
    ['calls_2026_12', [3]],
    ['calls_rest', [2]],
  ]);
});

test('a month has the key and the indexes of the whole', async () => {
  const { rows: found } = await database.pool.query<{ names: string[] }>(
    "select array_agg(indexname::text order by indexname) as names from pg_indexes where tablename = 'calls_2027_03'",
  );
  expect(found[0]?.names).toEqual(['calls_2027_03_at_ms_idx', 'calls_2027_03_pkey']);
});
