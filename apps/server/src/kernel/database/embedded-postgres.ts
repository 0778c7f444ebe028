import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, renameSync, rmSync, statSync, truncateSync, chownSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ClientConfig } from 'pg';
import { binaryCopyBases, chooseDatabaseHome, makeSocketFolder } from './database-home.ts';
import type { DatabaseHome } from './database-home.ts';
import type { DatabaseLog } from './database.log.ts';
import { DatabaseStartError } from './database-start.error.ts';
import { asAccount } from './postgres-account.ts';
import { preparePostgresBinary } from './postgres-binary.ts';
import type { PostgresBinary } from './postgres-binary.ts';
import { writePostgresSettings } from './postgres-settings.ts';
import { findRunningPostmaster, hasProcessIn, startPostmaster, stopPostmaster } from './postmaster.ts';
import type { StartedPostmaster } from './postmaster.ts';
import { alreadyRunning, takeServerLock } from './server-lock.ts';
import type { ServerLock } from './server-lock.ts';

/** The bundled PostgreSQL, running for one data folder and locked by this process. */
export interface EmbeddedPostgres {
  /** How to connect: a socket folder as host, a user, no database name. */
  readonly connection: ClientConfig & { host: string; user: string };
  announce(url: string): Promise<void>;
  stop(): Promise<void>;
  /** Settles when PostgreSQL died and could not be brought back, or another server took the folder meanwhile. */
  readonly lost: Promise<DatabaseStartError>;
}

const USER = 'sampan';
const LOG_LIMIT_BYTES = 5 * 1024 * 1024;
const LOG_CHECK_MS = 60_000;
/** How long leftovers of a killed database (its worker processes, another start's stop) may take to go away. */
const TAKEOVER_MS = 30_000;
const RESTARTS_PER_HOUR = 10;

/**
 * Starts the bundled PostgreSQL for `data_dir` (made when it is missing), on a unix socket only. Whatever an earlier server
 * left behind by a kill is taken over; a server that still runs is not: the start is refused and names it.
 *
 * `throwaway` is for tests alone: no fsync, so a power cut may destroy the data.
 *
 * @throws DatabaseStartError in words for the person at the terminal.
 */
export async function startEmbeddedPostgres(input: { data_dir: string; log: DatabaseLog; throwaway?: boolean }): Promise<EmbeddedPostgres> {
  const { log, throwaway = false } = input;
  // Other users may pass through, so that PostgreSQL's account reaches its own folder; they cannot list or read.
  mkdirSync(input.data_dir, { recursive: true, mode: 0o711 });
  const data_dir = realpathSync(input.data_dir);
  const place = chooseDatabaseHome(data_dir);

  let current = await takeOver({ data_dir, place, log, throwaway });
  let stopping = false;
  let reportLost: (error: DatabaseStartError) => void = () => undefined;
  const lost = new Promise<DatabaseStartError>((resolve) => (reportLost = resolve));
  const log_timer = setInterval(() => boundLog(place), LOG_CHECK_MS);
  log_timer.unref();

  const restarts: number[] = [];
  const watch = (): void => {
    const watched = current;
    void Promise.race([watched.postmaster.ended, watched.lock.lost.then(() => 'its connections were closed')]).then(async (how) => {
      if (stopping) return;
      log.error({ how, log_file: place.log_file }, 'PostgreSQL went away, bringing it back');
      const now = Date.now();
      restarts.push(now);
      if (restarts.filter((at) => at > now - 3_600_000).length > RESTARTS_PER_HOUR) {
        reportLost(new DatabaseStartError(`PostgreSQL ended ${RESTARTS_PER_HOUR} times within an hour; see ${place.log_file}.`));
        return;
      }
      try {
        current = await takeOver({ data_dir, place, log, throwaway });
        await current.lock.announce(announced);
        if (stopping) await shutDown();
        else watch();
      } catch (error) {
        reportLost(error instanceof DatabaseStartError ? error : new DatabaseStartError(String(error), { cause: error }));
      }
    });
  };
  let announced: string | null = null;
  watch();

  const shutDown = async (): Promise<void> => {
    await current.lock.release();
    await stopPostmaster(current.postmaster, place.cluster);
    rmSync(current.socket.folder, { recursive: true, force: true });
  };
  return {
    connection: { host: current.socket.folder, port: 5432, user: USER },
    lost,
    announce: async (url) => {
      announced = url;
      await current.lock.announce(url);
    },
    stop: async () => {
      if (stopping) return;
      stopping = true;
      clearInterval(log_timer);
      await shutDown();
    },
  };
}

interface Holding {
  postmaster: StartedPostmaster;
  lock: ServerLock;
  socket: { folder: string };
}

/** Ends with a PostgreSQL that this process started and whose lock it holds, or with a refusal. */
async function takeOver(input: { data_dir: string; place: DatabaseHome; log: DatabaseLog; throwaway: boolean }): Promise<Holding> {
  const { data_dir, place, log, throwaway } = input;
  const deadline = performance.now() + TAKEOVER_MS;
  let last_error: unknown = null;
  let binary: PostgresBinary | null = null;
  while (performance.now() < deadline) {
    const running = findRunningPostmaster(place.cluster);
    try {
      if (running !== null) {
        const lock = await takeServerLock({ host: running.socket_folder, port: 5432, user: USER });
        if ('held_by' in lock) throw alreadyRunning(data_dir, lock.held_by);
        log.warn({ pid: running.pid }, 'taking over the PostgreSQL that a killed server left running');
        await lock.release();
        await stopPostmaster(running, place.cluster);
        continue;
      }
      if (hasProcessIn(place.cluster)) {
        await sleep(20);
        continue;
      }
      binary ??= preparePostgresBinary(place.account, () => binaryCopyBases(data_dir));
      makeCluster(binary, place, throwaway);
      writePostgresSettings(place.cluster, { throwaway });
      boundLog(place);
      const socket = makeSocketFolder(place);
      const postmaster = await startPostmaster({
        place,
        program: binary.postgres,
        socket_folder: socket.folder,
        on_slow: (waited_s) => log.info({ waited_s }, 'PostgreSQL is recovering from a crash'),
      });
      const lock = await takeServerLock({ host: socket.folder, port: 5432, user: USER });
      if ('held_by' in lock) throw alreadyRunning(data_dir, lock.held_by);
      return { postmaster, lock, socket };
    } catch (error) {
      if (!isPassing(error)) throw error;
      last_error = error;
      await sleep(20);
    }
  }
  throw new DatabaseStartError(`The database in ${place.home} could not be taken over within ${TAKEOVER_MS / 1000} s: ${String(last_error)}`, {
    cause: last_error,
  });
}

/** Makes the cluster when it is missing: complete or not at all, since a start may be killed at any point. */
function makeCluster(binary: PostgresBinary, place: DatabaseHome, throwaway: boolean): void {
  const version_file = join(place.cluster, 'PG_VERSION');
  if (existsSync(version_file)) {
    const version = readFileSync(version_file, 'utf8').trim();
    if (version === String(binary.major)) return;
    throw new DatabaseStartError(
      `The database in ${place.home} was made by PostgreSQL ${version}, and this release ships PostgreSQL ${binary.major}. Start the release that made it, or move its data first.`,
    );
  }
  const part = mkdtempSync(join(place.home, '.init-'));
  try {
    if (place.account.uid !== null && place.account.gid !== null) chownSync(part, place.account.uid, place.account.gid);
    let refusal = '';
    // Word rules for letters outside ASCII come from the system's locale; without one, searches would split Vietnamese names.
    for (const ctype of ['C.UTF-8', 'en_US.UTF-8', 'C']) {
      const init = spawnSync(binary.initdb, initArguments(join(part, 'data'), ctype, throwaway), { ...asAccount(place.account), encoding: 'utf8' });
      if (init.status === 0) {
        renameSync(join(part, 'data'), place.cluster);
        return;
      }
      refusal = `${init.error?.message ?? ''}${init.stderr ?? ''}`.trim();
      if (!refusal.includes('locale')) break;
    }
    throw new DatabaseStartError(`A new database could not be made in ${place.home}:\n${refusal}`);
  } catch (error) {
    if (!existsSync(version_file)) throw error;
  } finally {
    rmSync(part, { recursive: true, force: true });
  }
}

function initArguments(folder: string, ctype: string, throwaway: boolean): string[] {
  const locale = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C', `--lc-ctype=${ctype}`];
  return ['-D', folder, '-U', USER, '--auth=trust', '--no-instructions', ...locale, ...(throwaway ? ['--no-sync'] : [])];
}

/** Keeps the log at two files of at most about 5 MB: PostgreSQL appends, so the file can be cut under it. */
function boundLog(place: DatabaseHome): void {
  const stat = statSync(place.log_file, { throwIfNoEntry: false });
  if (stat === undefined || stat.size < LOG_LIMIT_BYTES) return;
  copyFileSync(place.log_file, `${place.log_file}.1`);
  truncateSync(place.log_file, 0);
}

/** Errors of a database that is on its way up or down; the next look will find a clear state. */
function isPassing(error: unknown): boolean {
  const { code, message } = error as { code?: string; message?: string };
  if (error instanceof DatabaseStartError) return error.running === null && /lock file "postmaster\.pid"|pre-existing shared memory/.test(error.message);
  return ['ECONNREFUSED', 'ENOENT', 'ECONNRESET', 'EPIPE', '57P01', '57P03'].includes(code ?? '') || /terminated unexpectedly/.test(message ?? '');
}
