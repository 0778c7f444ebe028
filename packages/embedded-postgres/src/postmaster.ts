import { spawn, spawnSync } from 'node:child_process';
import { closeSync, readFileSync, readdirSync, readlinkSync, rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { join } from 'node:path';
import type { DataDirectory } from './data-directory.ts';
import { DatabaseStartError } from './database-start-error.ts';
import { runAsUser } from './os-user.ts';
import { logSize, openPostgresLog, tailOfLog } from './postgres-log.ts';

/** PostgreSQL's main process, as `postmaster.pid` in a cluster records it. */
export interface Postmaster {
  readonly pid: number;
  readonly socket_folder: string;
}

/** One that this process started. `ended` settles with how it ended, in words. */
export interface StartedPostmaster extends Postmaster {
  readonly ended: Promise<string>;
}

const POLL_MS = 5;
const SLOW_START_MS = 10_000;
/** After this an orderly stop has failed and an immediate one begins: that costs a recovery at the next start, not data. */
const ORDERLY_STOP_MS = 7_000;

/** What `postmaster.pid` says; null when there is none. The process may be long gone. */
export function readPostmasterFile(cluster: string): Postmaster | null {
  const lines = readIfThere(join(cluster, 'postmaster.pid'))?.split('\n');
  const pid = Number(lines?.[0]);
  return Number.isInteger(pid) && pid > 1 ? { pid, socket_folder: lines?.[4] ?? '' } : null;
}

/**
 * True when `pid` is the PostgreSQL of this cluster, and not a program that was given its number later. PostgreSQL works
 * inside its cluster folder; where that cannot be seen, its command line names the cluster.
 */
export function isPostmasterOf(pid: number, cluster: string): boolean {
  if (process.platform === 'linux') return workingFolder(pid) === cluster;
  const command = spawnSync('ps', ['-ww', '-p', String(pid), '-o', 'command='], { encoding: 'utf8' });
  return command.status === 0 && command.stdout.includes(cluster);
}

/**
 * True while any process works inside the cluster: the children of a killed PostgreSQL end within moments, but until then
 * the data is theirs. Only Linux shows this; elsewhere PostgreSQL's own check of its shared memory remains.
 */
export function hasProcessIn(cluster: string): boolean {
  if (process.platform !== 'linux') return false;
  return readdirSync('/proc').some((name) => /^\d+$/.test(name) && workingFolder(Number(name)) === cluster);
}

/**
 * Removes the lock files of a PostgreSQL that was killed. PostgreSQL does that itself, except when a process still has the
 * number: a program that was given it since, or, in a container whose first process never reaps, its own remains.
 */
export function removeStaleLockFiles(cluster: string, socket_folder: string): void {
  for (const file of [join(cluster, 'postmaster.pid'), join(socket_folder, '.s.PGSQL.5432.lock')]) {
    const pid = Number(readIfThere(file)?.split('\n')[0]);
    if (Number.isInteger(pid) && !isPostmasterOf(pid, cluster)) rmSync(file, { force: true });
  }
}

/**
 * Starts PostgreSQL in a session of its own, so that Ctrl-C at the terminal reaches the server alone, and resolves when it
 * accepts connections. However long a recovery after a crash takes, it is waited for.
 *
 * @throws DatabaseStartError with the last lines of its log when it ends before that.
 */
export async function startPostmaster(input: {
  place: DataDirectory;
  program: string;
  socket_folder: string;
  on_slow: (waited_s: number) => void;
}): Promise<StartedPostmaster> {
  const { place, program, socket_folder } = input;
  const log_from = logSize(place.log_file);
  const log_fd = openPostgresLog(place.log_file);
  const child = spawn(program, ['-D', place.cluster, '-k', socket_folder, '-c', `config_file=${place.settings_file}`], {
    ...runAsUser(place.account),
    detached: true,
    stdio: ['ignore', log_fd, log_fd],
  });
  closeSync(log_fd);
  child.unref();
  let end: string | null = null;
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve((end = error.message)));
    child.once('exit', (code, signal) => resolve((end = signal === null ? `exit code ${code}` : `signal ${signal}`)));
  });
  const hasEnded = (): string | null => end;

  const began = performance.now();
  let next_note_ms = SLOW_START_MS;
  while (!isReady(place.cluster, child.pid)) {
    const how = hasEnded();
    if (how !== null)
      throw new DatabaseStartError(`PostgreSQL did not start (${how}).\n${tailOfLog(place.log_file, log_from)}`);
    await sleep(POLL_MS);
    const waited_ms = performance.now() - began;
    if (waited_ms > next_note_ms) {
      input.on_slow(Math.round(waited_ms / 1000));
      next_note_ms += SLOW_START_MS;
    }
  }
  return { pid: child.pid as number, socket_folder, ended };
}

/** Stops PostgreSQL: open transactions are rolled back, everything committed is on disk, and no process is left. */
export async function stopPostmaster(postmaster: Postmaster, cluster: string): Promise<void> {
  signal(postmaster.pid, cluster, 'SIGINT');
  const began = performance.now();
  let hurried = false;
  while (isPostmasterOf(postmaster.pid, cluster)) {
    const waited_ms = performance.now() - began;
    if (!hurried && waited_ms > ORDERLY_STOP_MS) {
      hurried = true;
      signal(postmaster.pid, cluster, 'SIGQUIT');
    }
    if (waited_ms > 2 * ORDERLY_STOP_MS)
      throw new DatabaseStartError(`PostgreSQL (pid ${postmaster.pid}) does not stop.`);
    await sleep(POLL_MS);
  }
}

function isReady(cluster: string, pid: number | undefined): boolean {
  const lines = readIfThere(join(cluster, 'postmaster.pid'))?.split('\n');
  return lines !== undefined && Number(lines[0]) === pid && (lines[7] ?? '').trim() === 'ready';
}

/** Null for a process that is gone, a zombie, or one of another user, which is then no PostgreSQL of ours. */
function workingFolder(pid: number): string | null {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return null;
  }
}

function signal(pid: number, cluster: string, name: 'SIGINT' | 'SIGQUIT'): void {
  // Numbers below two mean groups of processes, up to all there are.
  if (pid <= 1 || !isPostmasterOf(pid, cluster)) return;
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
