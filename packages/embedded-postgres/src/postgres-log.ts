import { chmodSync, closeSync, constants, copyFileSync, openSync, readSync, statSync, truncateSync } from 'node:fs';

const LIMIT_BYTES = 5 * 1024 * 1024;
const TAIL_BYTES = 4_096;
const TAIL_LINES = 12;

/** Opens PostgreSQL's log for its output. Appending, so that the file may be cut under it. */
export function openPostgresLog(log_file: string): number {
  const fd = openSync(
    log_file,
    constants.O_WRONLY | constants.O_APPEND | constants.O_CREAT | constants.O_NOFOLLOW,
    0o640,
  );
  chmodSync(log_file, 0o640);
  return fd;
}

/** Keeps the log at two files of about 5 MB at most: the log itself and `.1` before it. */
export function boundPostgresLog(log_file: string): void {
  if (logSize(log_file) < LIMIT_BYTES) return;
  copyFileSync(log_file, `${log_file}.1`);
  truncateSync(log_file, 0);
}

export function logSize(log_file: string): number {
  return statSync(log_file, { throwIfNoEntry: false })?.size ?? 0;
}

/** The last lines written since byte `from`, for an error message. */
export function tailOfLog(log_file: string, from: number): string {
  const size = logSize(log_file);
  const start = Math.max(from, size - TAIL_BYTES);
  const buffer = Buffer.alloc(Math.max(size - start, 0));
  if (buffer.length === 0) return '';
  const fd = openSync(log_file, 'r');
  try {
    readSync(fd, buffer, 0, buffer.length, start);
  } finally {
    closeSync(fd);
  }
  return buffer.toString('utf8').trim().split('\n').slice(-TAIL_LINES).join('\n');
}
