import { createTestDatabase } from '@sampan/testing';
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DatabaseStartError } from '@sampan/embedded-postgres';
import { MIGRATIONS_FOLDER, migrate } from './migrate.ts';

const GENERATOR = fileURLToPath(new URL('../../../scripts/generate-migrations.mjs', import.meta.url));

describe('migrate', () => {
  let host: Awaited<ReturnType<typeof createTestDatabase>>;
  let url = '';
  let name = '';
  const pools: pg.Pool[] = [];

  /** A pool as another server would have it. */
  function newPool(settings: pg.PoolConfig = {}): pg.Pool {
    const pool = new pg.Pool({ connectionString: url, max: 3, ...settings });
    pool.on('error', () => undefined);
    pool.on('connect', (client) => client.on('error', () => undefined));
    pools.push(pool);
    return pool;
  }
  beforeAll(async () => {
    host = await createTestDatabase();
    name = `${new URL(host.url).pathname.slice(1)}_empty`;
  });
  beforeEach(async () => {
    await Promise.all(pools.splice(0).map((pool) => pool.end()));
    await host.pool.query(`drop database if exists ${name} with (force)`);
    await host.pool.query(`create database ${name} template template0`);
    const target = new URL(host.url);
    target.pathname = `/${name}`;
    url = target.href;
  });
  afterAll(async () => {
    await Promise.all(pools.splice(0).map((pool) => pool.end()));
    await host.pool.query(`drop database if exists ${name} with (force)`);
    await host.drop();
  });

  it('lets several servers start at once on an empty database: each migration is applied once (design 6)', async () => {
    await Promise.all([newPool(), newPool(), newPool(), newPool()].map((pool) => migrate(pool)));
    const applied = await newPool().query<{ hash: string }>(
      'select hash from drizzle.__drizzle_migrations order by id',
    );
    const known = readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER });
    expect(applied.rows.map((row) => row.hash)).toEqual(known.map((migration) => migration.hash));
    const tables = await newPool().query("select 1 from pg_class where relname = 'outbox'");
    expect(tables.rowCount).toBe(1);
  });

  it('does nothing the second time and leaves no lock behind', async () => {
    await migrate(newPool());
    const pool = newPool();
    await pool.query(
      "insert into audit_log (at, request_id, ip, action, object_type, object_id) values (1, 'r', 'i', 'a', 't', 'o')",
    );
    await migrate(pool);
    expect((await pool.query('select 1 from audit_log')).rowCount).toBe(1);
    const locks = await pool.query(
      "select 1 from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())",
    );
    expect(locks.rowCount).toBe(0);
  });

  it('does not touch a database that another release has migrated', async () => {
    const pool = newPool();
    await migrate(pool);
    await pool.query("update drizzle.__drizzle_migrations set hash = 'of another release'");
    await expect(migrate(pool)).rejects.toThrow(DatabaseStartError);
  });

  it('says what to do when the user of the database may not change it', async () => {
    const role = `${name}_reader`;
    await host.pool.query(`create role ${role}`);
    try {
      await expect(migrate(newPool({ options: `-c role=${role}` }))).rejects.toThrow(/can't create tables.*owner to/);
    } finally {
      await host.pool.query(`drop role ${role}`);
    }
  });

  it('brings what search needs: likeness and accents', async () => {
    const pool = newPool();
    await migrate(pool);
    const answer = await pool.query("select unaccent('Nguyễn Đức') as plain, similarity('nguyen', 'nguyen') as alike");
    expect(answer.rows).toEqual([{ plain: 'Nguyen Duc', alike: 1 }]);
  });
});

describe('generate-migrations', () => {
  it('has been run since the tables last changed', () => {
    const check = spawnSync(process.execPath, [GENERATOR, '--check'], { encoding: 'utf8' });
    expect(check.stderr).toBe('');
    expect(check.status).toBe(0);
  });
});
