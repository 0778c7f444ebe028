import { realpathSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  FALLBACK_DIRECTORIES,
  chooseDataDirectory,
  createTraversableFolder,
  removeSocketFolder,
} from './data-directory.ts';
import type { DatabaseLog } from './database-log.ts';
import { DatabaseStartError } from './database-start-error.ts';
import { POSTGRES_USER } from './init-cluster.ts';
import { boundPostgresLog } from './postgres-log.ts';
import { stopPostmaster } from './postmaster.ts';
import { lockRunning, takeOverServer } from './server-takeover.ts';
import type { LockHolder, TakeOverInput } from './server-takeover.ts';

export interface EmbeddedPostgresInput {
  data_dir: string;
  log: DatabaseLog;
  /** For tests alone: no fsync, so a power cut may destroy the data. */
  throwaway?: boolean;
  /** Where a root server puts what PostgreSQL's account cannot reach in the data folder. */
  outside_bases?: readonly string[];
  /** Another PostgreSQL than the one that ships, by the folder that holds its `bin`: for a database that it made. */
  binary_root?: string | undefined;
}

/** The bundled PostgreSQL, running for one data folder and locked by this process. */
export interface EmbeddedPostgres {
  /** A connection URL for one of its databases. It stays the same when PostgreSQL has to be started again. */
  urlOf(database: string): string;
  announce(url: string): Promise<void>;
  stop(): Promise<void>;
  /** Settles when PostgreSQL died and could not be brought back, or another server took the folder meanwhile. */
  readonly lost: Promise<DatabaseStartError>;
}

const LOG_CHECK_MS = 60_000;
const RESTARTS_PER_HOUR = 10;
const HOUR_MS = 3_600_000;
const RELOCK_POLL_MS = 50;

/**
 * Starts the bundled PostgreSQL for `data_dir` (made when it is missing), on a unix socket only. Whatever an earlier server
 * left behind by a kill is taken over; a server that still runs is not: the start is refused and names it. When PostgreSQL
 * itself dies later (out of memory, a kill), it is brought back at the same address.
 *
 * @throws DatabaseStartError in words for the person at the terminal.
 */
export async function startEmbeddedPostgres(input: EmbeddedPostgresInput): Promise<EmbeddedPostgres> {
  const { log, throwaway = false, outside_bases = FALLBACK_DIRECTORIES, binary_root } = input;
  const site = inPlainWords(input.data_dir, () =>
    openDataFolder({ given: input.data_dir, log, throwaway, outside_bases, binary_root }),
  );
  const { place } = site;
  let current = await startOrderly(site);
  const { socket_folder } = current.postmaster;
  let announced: string | null = null;
  let stopping: Promise<void> | null = null;
  let reportLost: (error: DatabaseStartError) => void = () => undefined;
  const lost = new Promise<DatabaseStartError>((resolve) => (reportLost = resolve));
  const log_timer = setInterval(() => boundPostgresLog(place.log_file), LOG_CHECK_MS);
  log_timer.unref();

  let recovering: Promise<void> = Promise.resolve();
  const restarts: number[] = [];
  const restart = async (): Promise<LockHolder> => {
    const now = performance.now();
    restarts.push(now);
    if (restarts.filter((at) => at > now - HOUR_MS).length > RESTARTS_PER_HOUR) {
      throw new DatabaseStartError(`PostgreSQL went away ${restarts.length} times; see ${place.log_file}.`);
    }
    return takeOverServer(site);
  };
  const recover = async (how: string): Promise<void> => {
    log.error({ how, log_file: place.log_file }, 'PostgreSQL went away; bringing it back');
    // A process of it that was killed is no reason to give up: PostgreSQL itself goes on.
    current = (await lockAgain(site, current)) ?? (await restart());
    await current.lock.announce(announced);
  };
  const watch = (): void => {
    const { postmaster, lock } = current;
    void Promise.race([postmaster.ended, lock.lost.then(() => 'it closed its connections')]).then((how) => {
      if (stopping !== null) return;
      recovering = recover(how).then(watch, (error: unknown) => {
        reportLost(
          error instanceof DatabaseStartError ? error : new DatabaseStartError(String(error), { cause: error }),
        );
      });
    });
  };
  watch();

  const shutDown = async (): Promise<void> => {
    clearInterval(log_timer);
    await recovering;
    // The lock ends with PostgreSQL: released before, a start that waits for it would find PostgreSQL still running.
    await stopPostmaster(current.postmaster, place.cluster);
    await current.lock.release();
    removeSocketFolder(place, socket_folder);
  };
  return {
    urlOf: (database) =>
      `postgresql://${POSTGRES_USER}@localhost/${database}?host=${encodeURIComponent(socket_folder)}`,
    lost,
    announce: async (url) => {
      announced = url;
      await current.lock.announce(url);
    },
    stop: () => (stopping ??= shutDown()),
  };
}

/** A Ctrl-C before the server stands must not leave a PostgreSQL that nobody knows of: the start is finished, then undone. */
async function startOrderly(site: TakeOverInput): Promise<LockHolder> {
  let interrupted = false;
  const interrupt = (): void => void (interrupted = true);
  process.on('SIGINT', interrupt);
  process.on('SIGTERM', interrupt);
  try {
    const holding = await takeOverServer(site);
    if (!interrupted) return holding;
    await stopPostmaster(holding.postmaster, site.place.cluster);
    await holding.lock.release();
    removeSocketFolder(site.place, holding.postmaster.socket_folder);
  } catch (error) {
    if (!interrupted) inPlainWords(site.data_dir, () => throwOn(error));
  } finally {
    process.off('SIGINT', interrupt);
    process.off('SIGTERM', interrupt);
  }
  throw new DatabaseStartError('Startup was interrupted.');
}

/** After one of its processes crashed, PostgreSQL drops every connection and recovers by itself: only the lock is new then. */
async function lockAgain(site: TakeOverInput, current: LockHolder): Promise<LockHolder | null> {
  let has_ended = false;
  void current.postmaster.ended.then(() => (has_ended = true));
  await sleep(0);
  while (!has_ended) {
    try {
      return { postmaster: current.postmaster, lock: await lockRunning(site, current.postmaster.socket_folder) };
    } catch (error) {
      if (error instanceof DatabaseStartError) throw error;
      await sleep(RELOCK_POLL_MS);
    }
  }
  return null;
}

function openDataFolder(input: { given: string } & Omit<TakeOverInput, 'data_dir' | 'place'>): TakeOverInput {
  const { given, ...rest } = input;
  createTraversableFolder(given);
  const data_dir = realpathSync(given);
  return { ...rest, data_dir, place: chooseDataDirectory(data_dir, input.outside_bases) };
}

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'it is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  ENOTDIR: 'a part of the path is a file',
  EEXIST: 'a part of the path is a file',
};

function inPlainWords<T>(data_dir: string, work: () => T): T {
  try {
    return work();
  } catch (cause) {
    const { code, path } = cause as NodeJS.ErrnoException;
    const reason = code === undefined ? undefined : REASONS[code];
    if (cause instanceof DatabaseStartError || reason === undefined) throw cause;
    throw new DatabaseStartError(
      `The data folder ${data_dir} cannot be used (${path ?? data_dir}): ${reason}. SAMPAN_DATA names another one.`,
      { cause },
    );
  }
}

function throwOn(error: unknown): never {
  throw error;
}
