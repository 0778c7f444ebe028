import { existsSync, readFileSync, statSync } from 'node:fs';
import { extname } from 'node:path';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
};

/** The media type of a file we serve, by its ending. */
export function contentTypeOf(path: string): string {
  return TYPES[extname(path)] ?? 'application/octet-stream';
}

/** A file in the smallest form the caller takes: the compressed twin beside it where the build left one. */
export function encodedFile(
  path: string,
  accepted: string,
): { bytes: Buffer<ArrayBuffer>; headers: Record<string, string> } {
  const [encoding, ending] =
    accepted.includes('br') && existsSync(`${path}.br`)
      ? ['br', '.br']
      : accepted.includes('gzip') && existsSync(`${path}.gz`)
        ? ['gzip', '.gz']
        : [null, ''];
  return {
    bytes: bytesOf(`${path}${ending}`),
    headers: { Vary: 'Accept-Encoding', ...(encoding === null ? {} : { 'Content-Encoding': encoding }) },
  };
}

const read = new Map<string, { changed_ms: number; bytes: Buffer<ArrayBuffer> }>();

/** A file's bytes, read once for each time it was written: pages ask for the same few files again and again. */
function bytesOf(path: string): Buffer<ArrayBuffer> {
  const changed_ms = statSync(path).mtimeMs;
  const known = read.get(path);
  if (known?.changed_ms === changed_ms) return known.bytes;
  const bytes = readFileSync(path);
  read.set(path, { changed_ms, bytes });
  return bytes;
}
