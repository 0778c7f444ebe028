import { drizzle } from 'drizzle-orm/node-postgres';
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { systemClock } from '../../platform/clock.ts';
import type { Env } from '../../platform/config/env.ts';
import type { Database } from '../../platform/database/database.ts';
import { SERVER_VERSION } from '../../platform/version.ts';
import type { FileStore } from '../../ports/file-store.ts';
import { BackupError } from './backup-error.ts';
import { readFacts } from './backup-facts.ts';
import { copyInstallation } from './copy-files.ts';
import { writeManifest, type BackedUpTable, type Manifest } from './manifest.ts';
import { beginSnapshot, readTables, writeTable } from './table-copy.ts';

/** Where a backup keeps what it consists of. */
export const FILES_FOLDER = 'files';
const TABLES_FOLDER = 'tables';

interface Source {
  pool: pg.Pool;
  env: Pick<Env, 'files_dir' | 'sealing_keys'>;
  /** Null where the folder of files has everything. */
  bucket: FileStore | null;
}

/**
 * Writes a backup of a database that may be in use: every table as of one moment, then the files. Files never change once
 * they are written, so those that the moment knows are all there, but for what was deleted since.
 */
export async function writeBackup({ pool, env, bucket }: Source, folder: string): Promise<Manifest> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0)
    throw new BackupError(`${folder} is not empty. Name a folder that does not exist yet.`);
  await mkdir(join(folder, TABLES_FOLDER), { mode: 0o700 });
  const made_at = new Date(systemClock.now()).toISOString();
  const database = await writeDatabase(pool, folder);
  const files = await copyInstallation({ folder: env.files_dir, bucket }, join(folder, FILES_FOLDER));
  const key_ids = [...env.sealing_keys.map(({ id }) => id), 'secret'];
  return writeManifest(folder, { made_at, server_version: SERVER_VERSION, ...database, files, key_ids });
}

async function writeDatabase(pool: pg.Pool, folder: string) {
  const client = await pool.connect();
  try {
    await beginSnapshot(client);
    const tables: BackedUpTable[] = [];
    for (const table of await readTables(client)) {
      const file = `${TABLES_FOLDER}/${table.name}.copy.gz`;
      const { name, columns } = table;
      tables.push({ name, columns, file, ...(await writeTable(client, table, join(folder, file))) });
    }
    const facts = await readFacts(drizzle(client) as Database);
    // Sequences are of no moment. Read last, they are past every number that the rows have.
    const { rows: sequences } = await client.query<{ name: string; last_value: string }>(
      "select sequencename::text as name, last_value::text from pg_sequences where schemaname = 'public' and last_value is not null order by 1",
    );
    const { rows } = await client.query<{ postgres_version: string }>(
      "select current_setting('server_version') as postgres_version",
    );
    return {
      postgres_version: rows[0]?.postgres_version ?? '',
      migration: await readMigration(client),
      tables,
      sequences,
      facts,
    };
  } finally {
    // Whatever went wrong in the middle of a copy, the connection is of no further use.
    client.release(true);
  }
}

/** The last migration that was applied. */
export async function readMigration(client: pg.ClientBase): Promise<string> {
  const { rows } = await client.query<{ hash: string }>(
    'select hash from drizzle.__drizzle_migrations order by id desc limit 1',
  );
  return rows[0]?.hash ?? '';
}
