import { spawnSync } from 'node:child_process';
import { closeSync, fsyncSync, openSync, writeSync } from 'node:fs';

/** A disk of its own, in memory. @throws {Error} where this user may not make one */
export function mountDisk(folder: string, size: string): void {
  const made = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder], { encoding: 'utf8' });
  if (made.status !== 0) throw new Error(`A disk of its own needs root: ${made.stderr}`);
}

function takes(file: number, size: number): boolean {
  try {
    return writeSync(file, Buffer.alloc(size)) === size;
  } catch {
    return false;
  }
}

/** Writes until nothing more fits. */
export function fill(path: string): void {
  const file = openSync(path, 'a');
  try {
    for (const size of [1 << 20, 1 << 12]) while (takes(file, size));
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
