import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { makePrivateFolder } from './database-home.ts';
import type { DatabaseHome } from './database-home.ts';
import { DatabaseStartError } from './database-start.error.ts';
import { asAccount } from './postgres-account.ts';
import type { PostgresBinary } from './postgres-binary.ts';

/** The database user of the server. */
export const POSTGRES_USER = 'sampan';

/** Word rules for letters outside ASCII come from the system's locale; without one, searches would split Vietnamese names. */
const WORD_LOCALES = ['C.UTF-8', 'en_US.UTF-8', 'C'];

/**
 * Makes the cluster when it is missing: complete and on disk, or not at all, since a start may be killed at any point. Two
 * starts at once may both make one; the first to finish wins.
 *
 * @throws DatabaseStartError when it cannot be made, or was made by another PostgreSQL than this release ships.
 */
export function makeCluster(binary: PostgresBinary, place: DatabaseHome, options: { throwaway: boolean }): void {
  const version_file = join(place.cluster, 'PG_VERSION');
  if (existsSync(version_file)) {
    const version = readFileSync(version_file, 'utf8').trim();
    if (version === String(binary.major)) return;
    throw new DatabaseStartError(
      `The database in ${place.home} was made by PostgreSQL ${version}, and this release ships PostgreSQL ${binary.major}. Start the release that made it, or move its data first.`,
    );
  }
  const part = makePrivateFolder(mkdtempSync(join(place.home, '.init-')), place.account);
  try {
    initialise(binary, place, join(part, 'data'), options.throwaway);
    renameSync(join(part, 'data'), place.cluster);
  } catch (error) {
    if (!existsSync(version_file)) throw error;
  } finally {
    rmSync(part, { recursive: true, force: true });
  }
}

function initialise(binary: PostgresBinary, place: DatabaseHome, folder: string, throwaway: boolean): void {
  let refusal = '';
  for (const word_locale of WORD_LOCALES) {
    const locale = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C', `--lc-ctype=${word_locale}`];
    const flags = ['-D', folder, '-U', POSTGRES_USER, '--auth=trust', '--no-instructions', ...locale, ...(throwaway ? ['--no-sync'] : [])];
    const init = spawnSync(binary.initdb, flags, { ...asAccount(place.account), encoding: 'utf8' });
    if (init.status === 0) return;
    refusal = `${init.error?.message ?? ''}${init.stderr ?? ''}`.trim();
    if (!refusal.includes('locale')) break;
  }
  throw new DatabaseStartError(`A new database could not be made in ${place.home}:\n${refusal}`);
}
