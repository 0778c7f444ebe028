import { Zip, type ZipInputFile } from 'fflate';
import { crc32 } from 'node:zlib';
import { deflatePieces } from './deflate-pieces.ts';

/** A file of an archive. */
export interface ZipEntry {
  name: string;
  body: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
  /** It is packed already and only stored. */
  is_packed?: boolean;
}

/** What an archive says of when its files were made: days before 1980 cannot be written. */
const EPOCH = new Date('2020-01-01T00:00:00Z');
/** How an archive names the two ways a file lies in it. */
const METHOD = { stored: 0, deflated: 8 } as const;

/** The pieces as they pass by, counted for the end of their file. */
async function* counted(file: ZipInputFile, body: ZipEntry['body']): AsyncGenerator<Uint8Array> {
  for await (const piece of body) {
    file.crc = crc32(piece, file.crc);
    file.size += piece.length;
    yield piece;
  }
}

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
  for await (const { name: filename, body, is_packed = false } of entries) {
    const compression = is_packed ? METHOD.stored : METHOD.deflated;
    const file: ZipInputFile = { filename, size: 0, crc: 0, compression, mtime: EPOCH };
    zip.add(file);
    const pieces = counted(file, body);
    for await (const piece of is_packed ? pieces : deflatePieces(pieces)) {
      // fflate's type asks for memory that no other thread shares; it only hands the bytes on.
      file.ondata?.(null, piece as Uint8Array<ArrayBuffer>, false);
      yield* takeReady();
    }
    file.ondata?.(null, new Uint8Array(0), true);
    yield* takeReady();
  }
  zip.end();
  yield* takeReady();
}
