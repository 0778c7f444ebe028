import { createHash, randomBytes } from 'node:crypto';
import { chmodSync, chownSync, existsSync, lstatSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DatabaseStartError } from './database-start.error.ts';
import { canEnter, canWriteIn, choosePostgresAccount, ownershipTrail } from './postgres-account.ts';
import type { PostgresAccount } from './postgres-account.ts';

/** Where one database lives: `home/data` (the cluster), `home/postgres.log`, and the account that owns them. */
export interface DatabaseHome {
  readonly home: string;
  readonly cluster: string;
  readonly log_file: string;
  readonly account: PostgresAccount;
}

/** Folders outside of any home that a root server may use, best first. */
const OUTSIDE_BASES = ['/var/lib/sampan', '/var/tmp/sampan', '/tmp/sampan'];

/** A unix socket's path holds 107 bytes on Linux and 103 on macOS; the file's own name is part of it. */
const SOCKET_PATH_BYTES = process.platform === 'darwin' ? 103 : 107;

/**
 * Decides where the database of `data_dir` lives and makes the folder. Normally `data_dir/database`. A root server whose
 * unprivileged account cannot reach `data_dir` keeps it in /var/lib/sampan instead, and `data_dir/database.location` says
 * so from then on: the choice is made once, because a second choice would look like lost data.
 *
 * @throws DatabaseStartError when a recorded place is gone, or no place is usable.
 */
export function chooseDatabaseHome(data_dir: string): DatabaseHome {
  const inside = join(data_dir, 'database');
  const pointer = join(data_dir, 'database.location');
  const recorded = existsSync(pointer) ? readFileSync(pointer, 'utf8').trim() : null;
  if (recorded !== null && !existsSync(recorded)) {
    throw new DatabaseStartError(
      `The database of ${data_dir} was kept in ${recorded}, which no longer exists. Restore that folder, or delete ${pointer} to begin with an empty database.`,
    );
  }
  const known = recorded ?? (existsSync(inside) ? inside : null);
  const account = choosePostgresAccount(ownershipTrail(data_dir, known));
  if (known !== null) {
    assertReachable(known, account);
    return describe(known, account);
  }
  if (canEnter(account, data_dir)) {
    own(inside, account);
    if (canWriteIn(account, inside)) return describe(inside, account);
  }
  const outside = makeOutside(data_dir, account);
  writeFileSync(pointer, `${outside}\n`);
  return describe(outside, account);
}

/** Folders that may hold a copy of the PostgreSQL binary for `account`, best first; each exists when it is returned. */
export function binaryCopyBases(data_dir: string): string[] {
  const bases = process.getuid?.() === 0 ? OUTSIDE_BASES.filter(makeTrustedBase) : [];
  return [...bases, data_dir];
}

/**
 * A folder for the socket that the account owns and nobody else may enter: `home/run`, or a fresh one in the temporary
 * folder when the path would be longer than a socket's name may be. `temporary` ones are to be removed after use.
 */
export function makeSocketFolder(place: DatabaseHome): { folder: string; temporary: boolean } {
  const inside = join(place.home, 'run');
  if (fitsSocket(inside)) {
    own(inside, place.account);
    return { folder: inside, temporary: false };
  }
  for (const base of [tmpdir(), '/tmp']) {
    if (!fitsSocket(join(base, 'sampan-xxxxxx')) || !canEnter(place.account, base)) continue;
    const folder = mkdtempSync(join(realpathSync(base), 'sampan-'));
    give(folder, place.account);
    return { folder, temporary: true };
  }
  throw new DatabaseStartError(`No folder for PostgreSQL's socket: ${inside} is too long a path, and the temporary folder is not usable.`);
}

function describe(home: string, account: PostgresAccount): DatabaseHome {
  return { home, cluster: join(home, 'data'), log_file: join(home, 'postgres.log'), account };
}

function assertReachable(home: string, account: PostgresAccount): void {
  if (canWriteIn(account, home)) return;
  const owner = lstatSync(home).uid;
  throw new DatabaseStartError(
    account.uid === null
      ? `The database folder ${home} belongs to uid ${owner}, and this is uid ${process.getuid?.() ?? '?'}. Start as its owner, or hand it over: sudo chown -R ${process.getuid?.() ?? 'you'} ${home}`
      : `The database folder ${home} cannot be reached by uid ${account.uid}, which runs PostgreSQL for root. Open the folders above it (chmod a+x ${dirname(home)}), or start as the user who made it.`,
  );
}

function makeOutside(data_dir: string, account: PostgresAccount): string {
  const hash = createHash('sha256').update(realpathSync(data_dir)).digest('hex').slice(0, 12);
  for (const base of OUTSIDE_BASES) {
    if (!makeTrustedBase(base)) continue;
    // The random end keeps a fresh checkout at an old path from picking up the database of its predecessor.
    const home = join(base, `${hash}-${randomBytes(3).toString('hex')}`);
    own(home, account);
    if (canWriteIn(account, home)) return home;
  }
  throw new DatabaseStartError(
    `Uid ${account.uid ?? '?'}, which runs PostgreSQL for root, can neither reach ${data_dir} nor any of ${OUTSIDE_BASES.join(', ')}. ` +
      'Set SAMPAN_DATA to a folder that every user may enter, start as an ordinary user, or set DATABASE_URL.',
  );
}

/** Only root may be able to write there: programs in it run under another account, and the temporary folder is everyone's. */
function makeTrustedBase(base: string): boolean {
  try {
    mkdirSync(base, { recursive: true, mode: 0o755 });
    const stat = lstatSync(base);
    if (!stat.isDirectory() || stat.uid !== process.getuid?.() || (stat.mode & 0o022) !== 0) return false;
    chmodSync(base, 0o755);
    return true;
  } catch {
    return false;
  }
}

function own(folder: string, account: PostgresAccount): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  give(folder, account);
}

function give(folder: string, account: PostgresAccount): void {
  chmodSync(folder, 0o700);
  if (account.uid !== null && account.gid !== null) chownSync(folder, account.uid, account.gid);
}

function fitsSocket(folder: string): boolean {
  return Buffer.byteLength(join(folder, '.s.PGSQL.5432')) <= SOCKET_PATH_BYTES;
}
