import { extname } from 'node:path';
import type { Context } from 'hono';
import { encodedFile, type EncodedFile } from './encoded-file.ts';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
};

/**
 * Answers with a file of a build in the coding the caller accepts, or with 304 when the caller has these bytes. Ranges are
 * not served: a Range header gets the whole file, as RFC 9110, 14.2 allows.
 *
 * @param headers the caller's own, `Cache-Control` among them; what describes the bytes is added
 * @param read finds the bytes; by default those of the file
 */
export function sendFile(
  c: Context,
  path: string,
  headers: Readonly<Record<string, string>>,
  status: 200 | 404 = 200,
  read: (path: string, accept_encoding: string | null) => EncodedFile = encodedFile,
): Response {
  const { bytes, encoding, etag } = read(path, c.req.header('accept-encoding') ?? null);
  const known = { ...headers, Vary: 'Accept-Encoding', ETag: etag };
  if (status === 200 && isKnown(c.req.header('if-none-match'), etag)) return c.body(null, 304, known);
  return c.body(bytes, status, {
    ...known,
    'Content-Type': TYPES[extname(path)] ?? 'application/octet-stream',
    'Content-Length': String(bytes.byteLength),
    ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
  });
}

/** Whether an If-None-Match header names the tag, compared weakly (RFC 9110, 13.1.2). */
function isKnown(if_none_match: string | undefined, etag: string): boolean {
  if (if_none_match === undefined) return false;
  return if_none_match.split(',').some((one) => ['*', etag].includes(one.trim().replace(/^W\//u, '')));
}
