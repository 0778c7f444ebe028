import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, readdirSync, readlinkSync, rmSync, statSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { join } from 'node:path';
import type { DatabaseHome } from './database-home.ts';
import { DatabaseStartError } from './database-start.error.ts';
import { asAccount } from './postgres-account.ts';

/** A PostgreSQL main process, ours or one that an earlier server left behind. */
export interface Postmaster {
  readonly pid: number;
  readonly socket_folder: string;
}

/** A started PostgreSQL. `ended` settles with its exit in words; `end` stops it in order. */
export interface StartedPostmaster extends Postmaster {
  readonly ended: Promise<string>;
}

const READY_POLL_MS = 5;
const RECOVERY_NOTE_MS = 10_000;
/** After this an orderly stop has failed and the immediate one begins, which costs a recovery at the next start, not data. */
const FAST_STOP_MS = 20_000;

/**
 * What `postmaster.pid` in a cluster says, when the process it names is truly this cluster's PostgreSQL. A file left by a
 * kill is removed, also when its process id now belongs to some other program: PostgreSQL itself would refuse to start then.
 */
export function findRunningPostmaster(cluster: string): Postmaster | null {
  const pid_file = join(cluster, 'postmaster.pid');
  const text = readFileIfThere(pid_file);
  if (text === null) return null;
  const lines = text.split('\n');
  const pid = Number(lines[0]);
  const socket_folder = lines[4] ?? '';
  if (Number.isInteger(pid) && pid > 1 && isPostgresOf(pid, cluster)) return { pid, socket_folder };
  // Children of a killed main process end within moments, but until then the data is theirs.
  if (hasProcessIn(cluster)) return null;
  rmSync(pid_file, { force: true });
  return null;
}

/**
 * Starts PostgreSQL on `place` in a session of its own, so that Ctrl-C at the terminal reaches the server alone, and
 * resolves when it accepts connections. However long a crash recovery takes, it is waited for.
 *
 * @throws DatabaseStartError with the last lines of its log when it ends before it is ready.
 */
export async function startPostmaster(input: {
  place: DatabaseHome;
  program: string;
  socket_folder: string;
  on_slow: (waited_s: number) => void;
}): Promise<StartedPostmaster> {
  const { place, program, socket_folder } = input;
  const log_from = statSync(place.log_file, { throwIfNoEntry: false })?.size ?? 0;
  const log_fd = openSync(place.log_file, 'a', 0o640);
  const child = spawn(program, ['-D', place.cluster, '-k', socket_folder], {
    ...asAccount(place.account),
    detached: true,
    stdio: ['ignore', log_fd, log_fd],
  });
  closeSync(log_fd);
  child.unref();
  let end_words: string | null = null;
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve((end_words = error.message)));
    child.once('exit', (code, signal) => resolve((end_words = signal === null ? `exit code ${code}` : `signal ${signal}`)));
  });

  const began = performance.now();
  let next_note = RECOVERY_NOTE_MS;
  while (!isReady(place.cluster, child.pid)) {
    if (end_words !== null) throw new DatabaseStartError(`PostgreSQL did not start (${String(end_words)}).\n${logTail(place.log_file, log_from)}`);
    await sleep(READY_POLL_MS);
    const waited_ms = performance.now() - began;
    if (waited_ms > next_note) {
      input.on_slow(Math.round(waited_ms / 1000));
      next_note += RECOVERY_NOTE_MS;
    }
  }
  return { pid: child.pid as number, socket_folder, ended };
}

/** Stops PostgreSQL: open transactions are rolled back, everything committed is on disk, and no process is left. */
export async function stopPostmaster(postmaster: Postmaster, cluster: string): Promise<void> {
  const gone = (): boolean => !isPostgresOf(postmaster.pid, cluster);
  signal(postmaster.pid, 'SIGINT');
  const began = performance.now();
  let immediate = false;
  while (!gone()) {
    const waited_ms = performance.now() - began;
    if (!immediate && waited_ms > FAST_STOP_MS) {
      immediate = true;
      signal(postmaster.pid, 'SIGQUIT');
    }
    if (waited_ms > 2 * FAST_STOP_MS) throw new DatabaseStartError(`PostgreSQL (pid ${postmaster.pid}) does not stop.`);
    await sleep(READY_POLL_MS);
  }
}

/** True while any process works inside the cluster. Only Linux shows this; elsewhere PostgreSQL's own checks remain. */
export function hasProcessIn(cluster: string): boolean {
  if (process.platform !== 'linux') return false;
  return readdirSync('/proc').some((name) => /^\d+$/.test(name) && workingFolder(Number(name)) === cluster);
}

/** The end of PostgreSQL's log since byte `from`, for an error message. */
export function logTail(log_file: string, from = 0): string {
  const text = readFileIfThere(log_file);
  if (text === null) return '';
  const lines = Buffer.from(text).subarray(from).toString('utf8').trim().split('\n');
  return lines.slice(-12).join('\n');
}

function isReady(cluster: string, pid: number | undefined): boolean {
  const lines = readFileIfThere(join(cluster, 'postmaster.pid'))?.split('\n');
  return lines !== undefined && Number(lines[0]) === pid && (lines[7] ?? '').trim() === 'ready';
}

/** PostgreSQL's main process works inside its cluster folder, which tells it from a program that inherited its number. */
function isPostgresOf(pid: number, cluster: string): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  if (process.platform !== 'linux') return true;
  const folder = workingFolder(pid);
  // A folder that may not be read belongs to another user's process; a zombie has none.
  return folder === cluster;
}

function workingFolder(pid: number): string | null {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return null;
  }
}

function signal(pid: number, name: 'SIGINT' | 'SIGQUIT'): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

function readFileIfThere(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
