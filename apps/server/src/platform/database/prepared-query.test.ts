import { createTestDatabase, type TestDatabase } from '@sampan/testing';
import { eq, sql } from 'drizzle-orm';
import { pgTable, text } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { databaseOn, type Database } from './database.ts';
import { preparedQuery } from './prepared-query.ts';

const boats = pgTable('boats', { name: text().primaryKey(), harbour: text().notNull() });

const build = vi.fn((db: Database) =>
  db
    .select()
    .from(boats)
    .where(eq(boats.name, sql.placeholder('name')))
    .prepare('boat_of_name'),
);

let database: TestDatabase;
let db: Database;

beforeAll(async () => {
  database = await createTestDatabase({ pool: { max: 1 } });
  db = databaseOn(database.pool);
  await database.pool.query('create table boats (name text primary key, harbour text not null)');
  await db.insert(boats).values([
    { name: 'Melati', harbour: 'Batam' },
    { name: 'Mayang', harbour: 'Cebu' },
  ]);
});
afterAll(() => database.drop());

describe('a prepared query', () => {
  test('is built once for a pool and once for each transaction, and answers for each value', async () => {
    build.mockClear();
    const boatOf = preparedQuery(build);
    expect(await boatOf(db).execute({ name: 'Melati' })).toEqual([{ name: 'Melati', harbour: 'Batam' }]);
    expect(await boatOf(db).execute({ name: 'Mayang' })).toEqual([{ name: 'Mayang', harbour: 'Cebu' }]);
    expect(await boatOf(db).execute({ name: 'nobody' })).toEqual([]);
    expect(build).toHaveBeenCalledTimes(1);

    await db.transaction(async (tx) => {
      await tx.insert(boats).values({ name: 'Kelana', harbour: 'Muar' });
      expect(await boatOf(tx).execute({ name: 'Kelana' })).toHaveLength(1);
    });
    expect(build).toHaveBeenCalledTimes(2);
  });

  test('answers on after a release that adds a column, on the connection that planned it before', async () => {
    const boatOf = preparedQuery(build);
    await boatOf(db).execute({ name: 'Melati' });
    await database.pool.query(`alter table boats add column owner text default 'Encik Rahman'`);
    expect(await boatOf(db).execute({ name: 'Melati' })).toEqual([{ name: 'Melati', harbour: 'Batam' }]);
  });
});
