import { drizzle } from 'drizzle-orm/node-postgres';
import { join } from 'node:path';
import pg from 'pg';
import type { Database } from '../../platform/database/database.ts';
import { pauseServers } from '../../platform/setting/pause.ts';
import type { FileStore } from '../../ports/file-store.ts';
import { BackupError } from './backup-error.ts';
import { copyFile, restoreFile } from './copy-files.ts';
import { readManifest, type BackedUpTable, type Manifest } from './manifest.ts';
import { prepareSession, readTable, readTables, type TableShape } from './table-copy.ts';
import { FILES_FOLDER, readMigration } from './write-backup.ts';

/** Rows of these mean that somebody works with the database. */
const IN_USE = ['users', 'companies', 'audit_log'];

interface Target {
  /** Migrated by this release. */
  pool: pg.Pool;
  /** Where the files go; null reads them and writes nothing. */
  files: { folder: string; bucket: FileStore | null } | null;
  /** Whether what the database has may be deleted. */
  replaces: boolean;
  /** Whether servers on it wait for the operator. */
  pauses: boolean;
}

/**
 * Brings a backup into a database. All of it is one transaction: a backup that is damaged, or a restore that is interrupted,
 * leaves the database as it was.
 *
 * @throws BackupError when the backup is not what its manifest says, or the target may not be overwritten.
 */
export async function restoreBackup(folder: string, target: Target): Promise<Manifest> {
  const manifest = await readManifest(folder);
  const client = await target.pool.connect();
  try {
    await client.query('begin');
    await prepareSession(client);
    await requireSameSchema(client, manifest);
    const tables = await readTables(client);
    if (!target.replaces) await requireEmpty(client);
    const names = tables.map(({ name }) => `public.${pg.escapeIdentifier(name)}`);
    // Rows of a backup were counted, checked and sealed when they were written.
    for (const name of names) await client.query(`alter table ${name} disable trigger user`);
    await client.query(`truncate ${names.join(', ')}`);
    for (const table of tables) await fillTable(client, table, { folder, manifest });
    for (const { name, last_value } of manifest.sequences)
      await client.query('select setval(($1)::regclass, $2)', [`public.${pg.escapeIdentifier(name)}`, last_value]);
    for (const name of names) await client.query(`alter table ${name} enable trigger user`);
    await restoreFiles(folder, manifest, target.files);
    if (target.pauses) await pauseServers(drizzle(client) as Database, `a restored backup of ${manifest.made_at}`);
    await client.query('commit');
    await client.query('analyze');
    return manifest;
  } finally {
    client.release(true);
  }
}

async function requireSameSchema(client: pg.ClientBase, manifest: Manifest): Promise<void> {
  if ((await readMigration(client)) === manifest.migration) return;
  throw new BackupError(
    `The backup is of another schema (made by release ${manifest.server_version}). Restore it with that release, then upgrade.`,
  );
}

async function requireEmpty(client: pg.ClientBase): Promise<void> {
  for (const name of IN_USE) {
    const { rowCount } = await client.query(`select 1 from ${name} limit 1`);
    if (rowCount !== 0)
      throw new BackupError(
        'The database is in use: it has accounts or history. Restore into an empty one, or delete what it has with --replace.',
      );
  }
}

async function fillTable(
  client: pg.ClientBase,
  { name, columns: known }: TableShape,
  { folder, manifest }: { folder: string; manifest: Manifest },
): Promise<void> {
  const kept = manifest.tables.find((table) => table.name === name);
  if (kept === undefined) throw new BackupError(`The backup lacks the table ${name}.`);
  if (kept.columns.toSorted().join() !== known.toSorted().join())
    throw new BackupError(`The columns of ${name} are not those of this release.`);
  const found = await readTable(client, kept, join(folder, kept.file)).catch((error: unknown) => {
    throw new BackupError(`${kept.file} cannot be read: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  });
  if (!isSame(found, kept)) throw new BackupError(`${kept.file} is not what was backed up: it was changed since.`);
}

const isSame = (found: Pick<BackedUpTable, 'rows' | 'sha256'>, kept: BackedUpTable) =>
  found.rows === kept.rows && found.sha256 === kept.sha256;

async function restoreFiles(folder: string, { files }: Manifest, target: Target['files']): Promise<void> {
  for (const { name, sha256 } of files) {
    const source = join(folder, FILES_FOLDER, name);
    const read =
      target === null ? copyFile(source, null).then((found) => found.sha256) : restoreFile(source, name, target);
    const found = await read.catch((error: unknown) => {
      throw new BackupError(`The file ${name} of the backup cannot be restored.`, { cause: error });
    });
    if (found !== sha256) throw new BackupError(`The file ${name} is not what was backed up.`);
  }
}
