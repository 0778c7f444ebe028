import { setTimeout as sleep } from 'node:timers/promises';
import { binaryCopyBases, makeSocketFolder } from './data-directory.ts';
import type { DataDirectory } from './data-directory.ts';
import type { DatabaseLog } from './database-log.ts';
import { DatabaseStartError } from './database-start-error.ts';
import { POSTGRES_USER, initCluster } from './init-cluster.ts';
import { postgresBinaryAt, preparePostgresBinary } from './postgres-binary.ts';
import { boundPostgresLog } from './postgres-log.ts';
import { writePostgresSettings } from './postgres-settings.ts';
import {
  hasProcessIn,
  isPostmasterOf,
  readPostmasterFile,
  removeStaleLockFiles,
  startPostmaster,
  stopPostmaster,
} from './postmaster.ts';
import type { StartedPostmaster } from './postmaster.ts';
import { alreadyRunning, takeServerLock } from './server-lock.ts';
import type { ServerLock } from './server-lock.ts';

/** A PostgreSQL that this process started, and the lock on its data folder. */
export interface LockHolder {
  readonly postmaster: StartedPostmaster;
  readonly lock: ServerLock;
}

export interface TakeOverInput {
  readonly data_dir: string;
  readonly place: DataDirectory;
  readonly log: DatabaseLog;
  readonly throwaway: boolean;
  readonly outside_bases: readonly string[];
  /** Another PostgreSQL than the one that ships, by the folder that holds its `bin`. */
  readonly binary_root?: string | undefined;
}

/** How long leftovers of a killed database, or another start's stop, may take to go away. */
const PATIENCE_MS = 30_000;
const POLL_MS = 20;

/**
 * Ends with a PostgreSQL of this process and its lock, or with a refusal. Whatever the last server left is cleared first: a
 * PostgreSQL that outlived it is stopped in order, children of a killed one are waited for, a stale `postmaster.pid` goes.
 *
 * @throws DatabaseStartError; with `running` set when a living server holds the folder.
 */
export async function takeOverServer(input: TakeOverInput): Promise<LockHolder> {
  const give_up_at = performance.now() + PATIENCE_MS;
  let last_error: unknown = null;
  while (performance.now() < give_up_at) {
    try {
      if (await clearLeftovers(input)) return await start(input);
    } catch (error) {
      if (!isPassing(error)) throw error;
      last_error = error;
    }
    await sleep(POLL_MS);
  }
  throw new DatabaseStartError(
    `The database in ${input.place.home} could not be taken over within ${PATIENCE_MS / 1000} s: ${last_error === null ? 'it is still in use' : String(last_error)}`,
    { cause: last_error },
  );
}

/** Takes the lock of a PostgreSQL that runs. Another server may have taken it in the meantime. */
export async function lockRunning(input: TakeOverInput, socket_folder: string): Promise<ServerLock> {
  const lock = await takeServerLock({ host: socket_folder, port: 5432, user: POSTGRES_USER });
  if ('held_by' in lock) throw alreadyRunning(input.data_dir, lock.held_by);
  return lock;
}

/** True when nothing uses the cluster any more. */
async function clearLeftovers(input: TakeOverInput): Promise<boolean> {
  const { place, log } = input;
  const recorded = readPostmasterFile(place.cluster);
  if (recorded === null) return !hasProcessIn(place.cluster);
  if (isPostmasterOf(recorded.pid, place.cluster)) {
    const lock = await lockRunning(input, recorded.socket_folder);
    log.warn({ postgres_pid: recorded.pid }, 'taking over the database of a server that was killed');
    await lock.release();
    await stopPostmaster(recorded, place.cluster);
    return false;
  }
  if (hasProcessIn(place.cluster)) return false;
  await refuseOtherMachine(input, recorded.socket_folder);
  return true;
}

/** A folder shared by two containers: the other's processes cannot be seen from here, but its socket answers. */
async function refuseOtherMachine(input: TakeOverInput, socket_folder: string): Promise<void> {
  let lock: ServerLock;
  try {
    lock = await lockRunning(input, socket_folder);
  } catch (error) {
    if (isAbsent(error)) return;
    throw error;
  }
  await lock.release();
  throw new DatabaseStartError(
    `The database in ${input.place.home} is open in another container. Stop that one first.`,
  );
}

async function start(input: TakeOverInput): Promise<LockHolder> {
  const { place, log, throwaway } = input;
  const binary =
    input.binary_root === undefined
      ? preparePostgresBinary(place.account, binaryCopyBases(input.data_dir, input.outside_bases))
      : postgresBinaryAt(input.binary_root, place.account);
  initCluster(binary, place, { throwaway });
  writePostgresSettings(place.settings_file, { throwaway });
  boundPostgresLog(place.log_file);
  const socket_folder = makeSocketFolder(place);
  removeStaleLockFiles(place.cluster, socket_folder);
  const postmaster = await startPostmaster({
    place,
    program: binary.postgres,
    socket_folder,
    on_slow: (waited_s) => log.info({ waited_s }, 'PostgreSQL is recovering after a crash'),
  });
  return { postmaster, lock: await lockRunning(input, postmaster.socket_folder) };
}

/** Errors of a database that is on its way up or down, or that another start is just making; the next look is clearer. */
function isPassing(error: unknown): boolean {
  if (error instanceof DatabaseStartError) {
    return error.running === null && /lock file "postmaster\.pid"|pre-existing shared memory/.test(error.message);
  }
  const { code, message } = error as { code?: string; message?: string };
  return (
    isAbsent(error) ||
    ['ECONNRESET', 'EPIPE', '57P01', '57P03'].includes(code ?? '') ||
    /terminated/.test(message ?? '')
  );
}

function isAbsent(error: unknown): boolean {
  return ['ECONNREFUSED', 'ENOENT'].includes((error as { code?: string }).code ?? '');
}
