import { afterAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from './test-database.ts';
import type { TestDatabase } from './test-database.ts';

describe('createTestDatabase', () => {
  const made: TestDatabase[] = [];
  afterAll(async () => {
    for (const database of made) await database.drop();
  });

  it('gives databases that do not see each other, each with the schema', async () => {
    const [one, two] = await Promise.all([createTestDatabase(), createTestDatabase()]);
    made.push(one, two);
    await one.pool.query(
      "insert into audit_log (at, request_id, ip, action, object_type, object_id) values (1, 'r', 'i', 'a', 't', 'o')",
    );
    const count = async (database: TestDatabase): Promise<number> =>
      Number((await database.pool.query<{ n: string }>('select count(*) as n from audit_log')).rows[0]?.n);
    expect(await count(one)).toBe(1);
    expect(await count(two)).toBe(0);
  });

  it('leaves nothing after drop(), even under an open connection', async () => {
    const database = await createTestDatabase();
    const other = await createTestDatabase();
    made.push(other);
    const name = new URL(database.url).pathname.slice(1);
    const client = await database.pool.connect();
    client.on('error', () => undefined);
    client.release();
    await database.drop();
    const found = await other.pool.query('select 1 from pg_database where datname = $1', [name]);
    expect(found.rowCount).toBe(0);
  });
});
