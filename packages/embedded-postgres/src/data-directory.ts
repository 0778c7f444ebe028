import { createHash, randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DatabaseStartError } from './database-start-error.ts';
import { canTraverse, canWriteIn, chooseOsUser } from './os-user.ts';
import type { OsUser } from './os-user.ts';

/**
 * Where one database lives. `home` belongs to the server's own account and holds settings and log; only `home/data` (the
 * cluster) and the socket's folder belong to the account of PostgreSQL, so that it can never lead a root server astray.
 */
export interface DataDirectory {
  readonly home: string;
  readonly cluster: string;
  readonly settings_file: string;
  readonly log_file: string;
  readonly account: OsUser;
}

/** Folders outside of any home that a root server may use, best first. */
export const FALLBACK_DIRECTORIES: readonly string[] = ['/var/lib/sampan', '/var/tmp/sampan', '/tmp/sampan'];

/** A unix socket's path holds 107 bytes on Linux and 103 on macOS; the file's own name is part of it. */
const SOCKET_PATH_BYTES = process.platform === 'darwin' ? 103 : 107;

/**
 * Decides where the database of `data_dir` lives and makes the folder. Normally `data_dir/database`. A root server whose
 * unprivileged account cannot reach `data_dir` keeps it in /var/lib/sampan instead, and `data_dir/database.location` says
 * so from then on: the choice is made once, because a second choice would look like lost data.
 *
 * @throws DatabaseStartError when a recorded place is gone, or no place is usable.
 */
export function chooseDataDirectory(data_dir: string, outside_bases = FALLBACK_DIRECTORIES): DataDirectory {
  const inside = join(data_dir, 'database');
  const pointer = join(data_dir, 'database.location');
  const recorded = existsSync(pointer) ? readFileSync(pointer, 'utf8').trim() : null;
  if (recorded !== null && !existsSync(recorded)) {
    throw new DatabaseStartError(
      `The database of ${data_dir} was kept in ${recorded}, which no longer exists. Restore that folder, or delete ${pointer} to begin with an empty database.`,
    );
  }
  const known = recorded ?? inside;
  const has_data = existsSync(join(known, 'data'));
  const account = chooseOsUser([...(has_data ? [join(known, 'data')] : []), data_dir, dirname(data_dir)]);
  if (has_data) assertReachable(join(known, 'data'), account);
  if (has_data || recorded !== null) return describe(known, account);

  createTraversableFolder(inside);
  if (canTraverse(account, inside)) return describe(inside, account);
  const outside = makeOutside(data_dir, account, outside_bases);
  writeFileSync(pointer, `${outside}\n`);
  return describe(outside, account);
}

/** Folders that may hold a copy of the PostgreSQL binary, best first; each exists when it is asked for. */
export function* binaryCopyBases(data_dir: string, outside_bases = FALLBACK_DIRECTORIES): Generator<string> {
  if (process.getuid?.() === 0) {
    for (const base of outside_bases) if (makeTrustedBase(base)) yield base;
  }
  yield data_dir;
}

/** Makes a folder, unless it is there, that others may pass through but not list, whatever the umask says. */
export function createTraversableFolder(folder: string): void {
  if (mkdirSync(folder, { recursive: true }) !== undefined) chmodSync(folder, 0o711);
}

/** Makes a folder that belongs to PostgreSQL's account and that nobody else may enter. */
export function makePrivateFolder(folder: string, account: OsUser): string {
  if (!existsSync(folder)) mkdirSync(folder, { mode: 0o700 });
  if (account.uid !== null && account.gid !== null) chownSync(folder, account.uid, account.gid);
  return folder;
}

/**
 * The folder for the socket: `home/run`, or one in the temporary folder when the path would be longer than a socket's name
 * may be. The same one at every start, so that kills leave no trail of folders.
 */
export function makeSocketFolder(place: DataDirectory): string {
  const inside = join(place.home, 'run');
  if (fitsSocket(inside)) return makePrivateFolder(inside, place.account);
  const name = `sampan-${createHash('sha256').update(place.home).digest('hex').slice(0, 12)}`;
  for (const base of [tmpdir(), '/tmp']) {
    if (!fitsSocket(join(base, `${name}-xxxxxx`)) || !canTraverse(place.account, base)) continue;
    const stable = join(base, name);
    if (!isTakenByAnother(stable, place.account)) return makePrivateFolder(stable, place.account);
    return makePrivateFolder(mkdtempSync(`${stable}-`), place.account);
  }
  throw new DatabaseStartError(
    `No folder for PostgreSQL's socket: ${inside} is too long a path, and the temporary folder is not usable.`,
  );
}

/** Takes away the folder for the socket when it lies outside of `home`; inside it is part of the furniture. */
export function removeSocketFolder(place: DataDirectory, socket_folder: string): void {
  if (dirname(socket_folder) !== place.home) rmSync(socket_folder, { recursive: true, force: true });
}

function describe(given_home: string, account: OsUser): DataDirectory {
  // The real path: a process is recognised by the folder it works in.
  const home = realpathSync(given_home);
  return {
    home,
    cluster: join(home, 'data'),
    settings_file: join(home, 'postgresql.conf'),
    log_file: join(home, 'postgres.log'),
    account,
  };
}

function assertReachable(cluster: string, account: OsUser): void {
  if (canWriteIn(account, cluster)) return;
  const self = process.getuid?.() ?? -1;
  throw new DatabaseStartError(
    account.uid === null
      ? `The database in ${cluster} belongs to uid ${ownerOf(cluster)}, and this is uid ${self}. Start as its owner, or hand it over: sudo chown -R ${self} ${dirname(cluster)}`
      : `The database in ${cluster} cannot be reached by uid ${account.uid}, which runs PostgreSQL for root. Let others pass through the folders above it (chmod a+x), or start as the user who made it.`,
  );
}

function ownerOf(path: string): number | string {
  return lstatSync(path, { throwIfNoEntry: false })?.uid ?? 'unknown';
}

function makeOutside(data_dir: string, account: OsUser, bases: readonly string[]): string {
  const hash = createHash('sha256').update(data_dir).digest('hex').slice(0, 12);
  for (const base of bases) {
    if (!makeTrustedBase(base)) continue;
    // The random end keeps a fresh checkout at an old path from picking up the database of its predecessor.
    const home = join(base, `${hash}-${randomBytes(3).toString('hex')}`);
    createTraversableFolder(home);
    if (canTraverse(account, home)) return home;
  }
  throw new DatabaseStartError(
    `Uid ${account.uid ?? '?'}, which runs PostgreSQL for root, can neither reach ${data_dir} nor any of ${bases.join(', ')}. ` +
      'Set SAMPAN_DATA to a folder that every user may enter, start as an ordinary user, or set DATABASE_URL.',
  );
}

/** Only root may be able to write there: programs in it run under another account, and the temporary folder is everyone's. */
function makeTrustedBase(base: string): boolean {
  try {
    const previous = process.umask(0o022);
    try {
      mkdirSync(base, { recursive: true });
    } finally {
      process.umask(previous);
    }
    const stat = lstatSync(base);
    return stat.isDirectory() && stat.uid === process.getuid?.() && (stat.mode & 0o022) === 0;
  } catch {
    return false;
  }
}

/** The temporary folder is everyone's: a folder of this name may have been put there to listen in. */
function isTakenByAnother(folder: string, account: OsUser): boolean {
  const stat = lstatSync(folder, { throwIfNoEntry: false });
  if (stat === undefined) return false;
  return !stat.isDirectory() || stat.uid !== (account.uid ?? process.getuid?.()) || (stat.mode & 0o077) !== 0;
}

function fitsSocket(folder: string): boolean {
  return Buffer.byteLength(join(folder, '.s.PGSQL.5432')) <= SOCKET_PATH_BYTES;
}
