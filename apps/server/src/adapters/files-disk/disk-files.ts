import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { assertFileName, type FileFacts, type FileStore, type WrittenFile } from '../../ports/file-store.ts';

/** Ends the name of a file that is still written; no name of the port can. */
const PART = /~[0-9a-f-]{36}$/u;
/** A part that nobody has written to for so long belongs to a server that died. */
const PART_KEPT_MS = 86_400_000;

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

async function writeWhole(path: string, body: AsyncIterable<Uint8Array>): Promise<WrittenFile> {
  const hash = createHash('sha256');
  let bytes = 0;
  const file = await open(path, 'wx', 0o600);
  try {
    for await (const piece of body) {
      hash.update(piece);
      bytes += piece.byteLength;
      await file.writeFile(piece);
    }
    // Only what is on the disk may be announced.
    await file.sync();
  } finally {
    await file.close();
  }
  return { bytes, sha256: hash.digest('hex') };
}

/** Files in a folder, which several servers may share. A name is a path in it. */
export function createDiskFiles(folder: string): FileStore {
  const pathOf = (name: string) => {
    assertFileName(name);
    return join(folder, name);
  };
  return {
    async put(name, body) {
      const path = pathOf(name);
      await mkdir(dirname(path), { recursive: true });
      const part = `${path}~${randomUUID()}`;
      try {
        const written = await writeWhole(part, body);
        await rename(part, path);
        return written;
      } catch (error) {
        await rm(part, { force: true });
        throw error;
      }
    },

    async open(name) {
      try {
        const file = await open(pathOf(name), 'r');
        const { size } = await file.stat();
        const stream = file.createReadStream();
        return { bytes: size, body: Readable.toWeb(stream) as ReadableStream<Uint8Array> };
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },

    async delete(name) {
      await rm(pathOf(name), { force: true });
    },

    async *list(prefix) {
      const top = prefix.slice(0, prefix.lastIndexOf('/') + 1);
      for await (const facts of walk(folder, top)) if (facts.name.startsWith(prefix)) yield facts;
    },

    downloadUrl: () => Promise.resolve(null),
  };
}

/** Every whole file below a folder. Parts that were left behind are removed on the way. */
async function* walk(folder: string, below: string): AsyncGenerator<FileFacts> {
  const entries = await opendir(join(folder, below)).catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
  if (!entries) return;
  for await (const entry of entries) {
    const name = below + entry.name;
    if (entry.isDirectory()) {
      yield* walk(folder, `${name}/`);
      continue;
    }
    const path = join(folder, name);
    // Somebody may have deleted it meanwhile.
    const found = await stat(path).catch(() => null);
    if (!found) continue;
    if (!PART.test(name)) yield { name, bytes: found.size, written_at: Math.floor(found.mtimeMs / 1000) };
    else if (Date.now() - found.mtimeMs > PART_KEPT_MS) await rm(path, { force: true });
  }
}
