import { createTestDatabase, type TestDatabase } from '@sampan/testing';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { DatabaseStartError } from '@sampan/embedded-postgres';
import { applyMigrations, type Migration } from './apply-migrations.ts';
import { MIGRATIONS_FOLDER, migrate } from './migrate.ts';

const LATER = 9_000_000_000_000;

let database: TestDatabase;
const folders: string[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
  await database.pool.query('create table parcels (id int primary key, weight_g int, weight_kg int)');
});
afterEach(async () => {
  await database.pool.query('delete from drizzle.__drizzle_migrations where created_at >= $1', [LATER]);
  await database.pool.query("delete from server_settings where key = 'schema_contract'");
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});
afterAll(() => database.drop());

const migrationOf = (hash: string, ...sql: string[]): Migration => ({ sql, hash, folderMillis: LATER });
async function apply(...migrations: Migration[]): Promise<void> {
  const client = await database.pool.connect();
  try {
    await applyMigrations(client, migrations, { pause_ms: 1 });
  } finally {
    client.release(true);
  }
}
const applied = async (): Promise<string[]> =>
  (
    await database.pool.query<{ hash: string }>(
      'select hash from drizzle.__drizzle_migrations where created_at >= $1 order by id',
      [LATER],
    )
  ).rows.map(({ hash }) => hash);

/** The folder of the next release: this one's, and one migration behind it. */
function nextRelease(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'sampan-migrations-'));
  folders.push(folder);
  cpSync(MIGRATIONS_FOLDER, folder, { recursive: true });
  writeFileSync(join(folder, 'one_more.sql'), text);
  const path = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(path, 'utf8')) as { entries: object[] };
  const idx = journal.entries.length;
  journal.entries.push({ idx, version: '7', when: LATER, tag: 'one_more', breakpoints: true });
  writeFileSync(path, JSON.stringify(journal));
  return folder;
}

test('a migration that fails leaves nothing of itself, and those before it stay', async () => {
  const whole = migrationOf('whole', 'create table kept (id int)');
  const broken = migrationOf('broken', 'create table half (id int)', 'select no_such_column');
  await expect(apply(whole, broken)).rejects.toThrow('no_such_column');
  expect(await applied()).toEqual(['whole']);
  const { rows } = await database.pool.query("select to_regclass('kept') as kept, to_regclass('half') as half");
  expect(rows).toEqual([{ kept: 'kept', half: null }]);
});

test('a migration lets a reader finish, keeps nobody waiting behind it for long, and gets through', async () => {
  const reader = await database.pool.connect();
  await reader.query('begin');
  await reader.query('select count(*) from parcels');
  const done = apply(migrationOf('expand', 'alter table parcels add column height_cm int'));
  // It waits now, and who comes after waits behind it: until it lets go.
  await expect
    .poll(async () => {
      const { rows } = await database.pool.query(
        "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
      );
      return rows.length;
    })
    .toBe(1);
  await database.pool.query('select count(*) from parcels');
  await reader.query('commit');
  reader.release();
  await done;
  expect(await applied()).toEqual(['expand']);
});

test('outside a transaction an index is made beside readers, and rows are filled in batch by batch', async () => {
  await database.pool.query('insert into parcels (id, weight_g) select n, n * 1000 from generate_series(1, 25) n');
  await apply(
    migrationOf(
      'beside',
      '-- outside a transaction\ncreate index concurrently if not exists parcels_weight on parcels (weight_g)',
      `-- in batches
       update parcels set weight_kg = weight_g / 1000 where id in (select id from parcels where weight_kg is null limit 10)`,
    ),
  );
  const { rows } = await database.pool.query<{ wrong: string }>(
    'select count(*) as wrong from parcels where weight_kg is distinct from id',
  );
  expect(rows[0]?.wrong).toBe('0');
  expect(await applied()).toEqual(['beside']);
});

test('this release goes on with the schema of the next, which adds, and not with one that takes away', async () => {
  await migrate(database.pool, nextRelease('create table added (id int)'));
  await migrate(database.pool);
  await database.pool.query('drop table added');
  await database.pool.query('delete from drizzle.__drizzle_migrations where created_at = $1', [LATER]);
  const contract = nextRelease('-- contract\ncreate table added (id int)');
  await migrate(database.pool, contract);
  await expect(migrate(database.pool)).rejects.toThrow(DatabaseStartError);
  await migrate(database.pool, contract);
});
