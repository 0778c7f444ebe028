import { spawnSync } from 'node:child_process';
import { existsSync, lchownSync, lstatSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { makePrivateFolder } from './data-directory.ts';
import type { DataDirectory } from './data-directory.ts';
import { DatabaseStartError } from './database-start-error.ts';
import { runAsUser } from './os-user.ts';
import type { OsUser } from './os-user.ts';
import type { PostgresBinary } from './postgres-binary.ts';

/** The database user of the server. */
export const POSTGRES_USER = 'sampan';

/** What an upgrade leaves of the cluster before, with the number of the PostgreSQL that made it behind. */
export const OLDER = 'data.postgresql-';

/** nobody, daemon, bin: one of them has a name on every system. */
const NAMED_ACCOUNTS = [65_534, 1, 2];

/** Word rules for letters outside ASCII come from the system's locale; without one, searches would split Vietnamese names. */
const WORD_LOCALES = ['C.UTF-8', 'en_US.UTF-8', 'C'];

/**
 * Makes the cluster when it is missing: complete and on disk, or not at all, since a start may be killed at any point. Two
 * starts at once may both make one; the first to finish wins.
 *
 * @throws DatabaseStartError when it cannot be made, or was made by another PostgreSQL than this release ships.
 */
export function initCluster(binary: PostgresBinary, place: DataDirectory, options: { throwaway: boolean }): void {
  const version_file = join(place.cluster, 'PG_VERSION');
  if (existsSync(version_file)) {
    const version = readFileSync(version_file, 'utf8').trim();
    if (version === String(binary.major)) return;
    throw new DatabaseStartError(
      `The database in ${place.home} was made by PostgreSQL ${version}, and this release ships PostgreSQL ${binary.major}. Run: sampan database upgrade`,
    );
  }
  const older = readdirSync(place.home).find((name) => name.startsWith(OLDER));
  if (older !== undefined && !options.throwaway) {
    throw new DatabaseStartError(
      `An upgrade of the database in ${place.home} was interrupted. Run: sampan database upgrade, or rename ${older} to data and start the release before.`,
    );
  }
  const part = mkdtempSync(join(place.home, '.init-'));
  try {
    initialise(binary, place, part, options.throwaway);
    renameSync(join(part, 'data'), place.cluster);
  } catch (error) {
    if (!existsSync(version_file)) throw error;
  } finally {
    rmSync(part, { recursive: true, force: true });
  }
}

/**
 * Runs initdb in `part`. It insists on a user name for its account, which PostgreSQL itself does not: where the account has
 * none (the owner of a folder mounted into a container), root lets a named one do it and gives the result away.
 */
function initialise(binary: PostgresBinary, place: DataDirectory, part: string, throwaway: boolean): void {
  const { account } = place;
  const stand_ins: OsUser[] = account.uid === null ? [] : NAMED_ACCOUNTS.map((uid) => ({ uid, gid: uid }));
  let refusal = '';
  for (const initialiser of [account, ...stand_ins]) {
    makePrivateFolder(part, initialiser);
    refusal = runInitdb(binary, initialiser, join(part, 'data'), throwaway);
    if (refusal === '') {
      if (initialiser.uid !== account.uid) giveAway(join(part, 'data'), account);
      return;
    }
    if (!refusal.includes('user does not exist') && !refusal.includes('could not look up effective user ID')) break;
  }
  const advice = refusal.includes('could not look up effective user ID')
    ? '\nGive this user an entry in /etc/passwd, or set DATABASE_URL.'
    : '';
  throw new DatabaseStartError(`A new database could not be made in ${place.home}:\n${refusal}${advice}`);
}

/** Answers an empty text, or what initdb said against it. */
function runInitdb(binary: PostgresBinary, account: OsUser, folder: string, throwaway: boolean): string {
  let refusal = '';
  for (const word_locale of WORD_LOCALES) {
    const locale = [
      '--encoding=UTF8',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
      `--lc-ctype=${word_locale}`,
    ];
    const flags = [
      '-D',
      folder,
      '-U',
      POSTGRES_USER,
      '--auth=trust',
      '--no-instructions',
      ...locale,
      ...(throwaway ? ['--no-sync'] : []),
    ];
    const init = spawnSync(binary.initdb, flags, { ...runAsUser(account), encoding: 'utf8' });
    if (init.status === 0) return '';
    refusal =
      `${init.error?.message ?? ''}${init.stderr ?? ''}`.trim() || `initdb ended with ${init.status ?? init.signal}`;
    if (!refusal.includes('locale')) break;
  }
  return refusal;
}

function giveAway(path: string, account: OsUser): void {
  if (account.uid === null || account.gid === null) return;
  lchownSync(path, account.uid, account.gid);
  if (!lstatSync(path).isDirectory()) return;
  for (const name of readdirSync(path)) giveAway(join(path, name), account);
}
