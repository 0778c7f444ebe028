import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, opendir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FileStore } from '../../ports/file-store.ts';
import type { BackedUpFile } from './manifest.ts';

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';
/** Where the folder of files has what a store keeps. */
const STORED = 'stored/';
/** A server writes a file under such a name and then gives it its own. */
const isPart = (name: string) => name.includes('~');

/** Every whole file below a folder, by its path there; a folder that does not exist has none. */
async function* filesBelow(folder: string, below = ''): AsyncGenerator<string> {
  const entries = await opendir(join(folder, below)).catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
  if (entries === null) return;
  for await (const entry of entries) {
    if (entry.isDirectory()) yield* filesBelow(folder, `${below}${entry.name}/`);
    else if (entry.isFile() && !isPart(entry.name)) yield `${below}${entry.name}`;
  }
}

/** Reads a file, into another one if that is named, and says what it was. */
export function copyFile(source: string, target: string | null): Promise<Omit<BackedUpFile, 'name'>> {
  return copyPieces(createReadStream(source), target);
}

async function copyPieces(
  source: AsyncIterable<Uint8Array>,
  target: string | null,
): Promise<Omit<BackedUpFile, 'name'>> {
  if (target !== null) await mkdir(dirname(target), { recursive: true, mode: 0o700 });
  const hash = createHash('sha256');
  let bytes = 0;
  const sink =
    target === null
      ? new Writable({ write: (_piece, _encoding, done) => done() })
      : createWriteStream(target, { mode: 0o600, flush: true });
  await pipeline(
    source,
    async function* (pieces: AsyncIterable<Uint8Array>) {
      for await (const piece of pieces) {
        hash.update(piece);
        bytes += piece.byteLength;
        yield piece;
      }
    },
    sink,
  );
  return { bytes, sha256: hash.digest('hex') };
}

interface Copied {
  /** The folder of files of the installation. */
  folder: string;
  /** What keeps the stored files instead of the folder; null where the folder does. */
  bucket: FileStore | null;
}

/** Copies the files of an installation. One that is deleted meanwhile was on its way out, and is left out. */
export async function copyInstallation({ folder, bucket }: Copied, target: string): Promise<BackedUpFile[]> {
  const copied = await copyFolder(folder, target, (name) => bucket === null || !name.startsWith(STORED));
  if (bucket === null) return copied;
  for await (const { name } of bucket.list('')) {
    const file = await bucket.open(name);
    if (file === null) continue;
    copied.push({ name: STORED + name, ...(await copyPieces(file.body, join(target, STORED + name))) });
  }
  return copied;
}

/** Brings one file of a backup back, to where this installation keeps it, and says what it was. */
export async function restoreFile(source: string, name: string, { folder, bucket }: Copied): Promise<string> {
  if (bucket === null || !name.startsWith(STORED)) return (await copyFile(source, join(folder, name))).sha256;
  return (await bucket.put(name.slice(STORED.length), createReadStream(source))).sha256;
}

async function copyFolder(
  source: string,
  target: string,
  isWanted: (name: string) => boolean,
): Promise<BackedUpFile[]> {
  const copied: BackedUpFile[] = [];
  for await (const name of filesBelow(source)) {
    if (!isWanted(name)) continue;
    try {
      copied.push({ name, ...(await copyFile(join(source, name), join(target, name))) });
    } catch (error) {
      if (!isMissing(error)) throw error;
    }
  }
  return copied.sort((a, b) => (a.name < b.name ? -1 : 1));
}
