import { inflateSync } from 'node:zlib';
import { PdfRefused } from './courier-pages.ts';
import { MOST_BYTES_UNPACKED } from './pdf-limits.ts';

const STREAM = Buffer.from('stream');
const [CR, LF] = [0x0d, 0x0a];
/** How a stream of zlib begins, in any of its window sizes. */
const ZLIB = 0x08;

/**
 * Throws PdfRefused where the packed streams of a PDF unpack to more than a label has. The reader of documents unpacks without
 * an end, so this looks first, with one that stops.
 */
export function assertUnpacksSmall(file: Uint8Array): void {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  let left = MOST_BYTES_UNPACKED;
  for (let at = bytes.indexOf(STREAM); at !== -1; at = bytes.indexOf(STREAM, at + STREAM.length)) {
    let start = at + STREAM.length;
    if (bytes[start] === CR) start += 1;
    if (bytes[start] === LF) start += 1;
    const end = bytes.indexOf('endstream', start, 'latin1');
    if (((bytes[start] ?? 0) & 0x0f) !== ZLIB) continue;
    left -= unpackedLength(bytes.subarray(start, end === -1 ? bytes.length : end), left);
  }
}

function unpackedLength(packed: Buffer, left: number): number {
  try {
    return inflateSync(packed, { maxOutputLength: Math.max(1, left) }).length;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE')
      throw new PdfRefused('too_large', { cause: error });
    // Packed another way, or broken: whoever reads it says so.
    return 0;
  }
}
