import { createHash } from 'node:crypto';
import type { FileStore } from '../../ports/file-store.ts';

export interface Moved {
  copied: number;
  already_there: number;
  /** Names of files that were not the same when they were read back. They are kept where they were. */
  damaged: string[];
}

/**
 * Brings every file of one store into another. Files never change once they are written, so one that is there with the same
 * content needs nothing: the work can be interrupted and run again, also while servers write.
 */
export async function moveFiles(from: FileStore, to: FileStore, { deletes }: { deletes: boolean }): Promise<Moved> {
  const moved: Moved = { copied: 0, already_there: 0, damaged: [] };
  for await (const { name } of from.list('')) {
    const there = await hashOf(to, name);
    if (there !== null && there === (await hashOf(from, name))) moved.already_there += 1;
    else {
      const copied = await copyFile(from, to, name);
      // Somebody deleted it since it was listed.
      if (copied === null) continue;
      if (!copied) {
        moved.damaged.push(name);
        continue;
      }
      moved.copied += 1;
    }
    if (deletes) await from.delete(name);
  }
  return moved;
}

/** Whether the copy, read back, is the original; null when there is no original. */
async function copyFile(from: FileStore, to: FileStore, name: string): Promise<boolean | null> {
  const file = await from.open(name);
  if (file === null) return null;
  const { sha256 } = await to.put(name, file.body);
  return (await hashOf(to, name)) === sha256;
}

async function hashOf(store: FileStore, name: string): Promise<string | null> {
  const file = await store.open(name);
  if (file === null) return null;
  const hash = createHash('sha256');
  for await (const piece of file.body) hash.update(piece);
  return hash.digest('hex');
}
