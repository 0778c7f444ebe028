import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** A file of an archive. */
export interface ZipEntry {
  name: string;
  body: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
  /** It is packed already and only stored. */
  is_packed?: boolean;
}

/** What an archive says of when its files were made: days before 1980 cannot be written. */
const EPOCH = new Date('2020-01-01T00:00:00Z');
/** A good deal smaller than the fastest, at half the time of the smallest. */
const LEVEL = 5;

/**
 * An archive as it is written: holds a piece of one entry at a time, and takes the next when its reader wants more. The same
 * entries make the same bytes.
 */
export async function* writeZip(entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  let ready: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    ready.push(piece);
  });
  const takeReady = () => {
    const taken = ready;
    ready = [];
    return taken;
  };
  for await (const { name, body, is_packed = false } of entries) {
    const file = is_packed ? new ZipPassThrough(name) : new ZipDeflate(name, { level: LEVEL });
    file.mtime = EPOCH;
    zip.add(file);
    for await (const piece of body) {
      file.push(piece);
      yield* takeReady();
    }
    file.push(new Uint8Array(0), true);
    yield* takeReady();
  }
  zip.end();
  yield* takeReady();
}
