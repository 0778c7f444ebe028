import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from './root.mjs';

const SKIPPED_FOLDERS = new Set(['node_modules', 'dist', 'coverage']);

/**
 * Lists every file under a folder, or the file itself; nothing when the path does not exist. Sorted.
 *
 * @param {string} path absolute
 * @returns {string[]} absolute paths
 */
export function filesUnder(path) {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (stat === undefined) return [];
  if (!stat.isDirectory()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      if (entry.isDirectory()) return SKIPPED_FOLDERS.has(entry.name) ? [] : filesUnder(join(path, entry.name));
      return [join(path, entry.name)];
    });
}

/**
 * A hash over names and contents: equal hashes mean that nothing an output depends on has changed. Times are not looked
 * at, because git sets them anew at every checkout.
 *
 * @param {readonly string[]} files absolute paths
 * @param {string} [salt] anything else the output depends on
 * @returns {string} hex
 */
export function contentHash(files, salt = '') {
  const hash = createHash('sha256').update(salt);
  for (const file of files) {
    hash.update(`\0${relative(ROOT, file)}\0`).update(readFileSync(file));
  }
  return hash.digest('hex');
}
