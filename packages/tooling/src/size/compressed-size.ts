import { createHash } from 'node:crypto';
import { brotli } from '../compress/compressed-copies.ts';

const known = new Map<string, number>();

/** Bytes after Brotli. The same files belong to many entries: each is compressed once. */
export function compressedSize(bytes: Uint8Array): number {
  const hash = createHash('sha256').update(bytes).digest('base64');
  const size = known.get(hash) ?? brotli(bytes).byteLength;
  known.set(hash, size);
  return size;
}
