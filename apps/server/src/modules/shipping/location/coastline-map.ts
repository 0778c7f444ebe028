import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync, gzipSync } from 'node:zlib';
import type { Hono } from 'hono';
import { acceptedEncoding, type Encoding } from '../../../platform/http/accepted-encoding.ts';

const FOLDER = fileURLToPath(new URL('../../../../data/map/', import.meta.url));
const PATH = '/assets/map';

interface CoastFile {
  version: string;
  file: string;
}

const { version, file } = JSON.parse(readFileSync(`${FOLDER}index.json`, 'utf8')) as CoastFile;

/** Where the map picker finds its coast (GeoJSON, no streets). The address changes with the content, so it may be kept for ever. */
export function coastUrl(): string {
  return `${PATH}/coast-${version}.json`;
}

function bodies(): (encoding: Encoding) => Uint8Array<ArrayBuffer> {
  const made = new Map<Encoding, Uint8Array<ArrayBuffer>>();
  const packed = new Uint8Array(readFileSync(FOLDER + file));
  return (encoding) => {
    const known = made.get(encoding);
    if (known) return known;
    const body =
      encoding === 'br'
        ? packed
        : new Uint8Array(
            encoding === 'gzip' ? gzipSync(brotliDecompressSync(packed), { level: 9 }) : brotliDecompressSync(packed),
          );
    made.set(encoding, body);
    return body;
  };
}

/** Serves the coast map, packed as it lies on the disk when the browser can unpack that. An older version's address is answered 404. */
export function mountCoastMap(app: Hono): void {
  let bodyOf: ReturnType<typeof bodies> | null = null;
  app.get(`${PATH}/:name`, (c, next) => {
    if (c.req.param('name') !== `coast-${version}.json`) return next();
    bodyOf ??= bodies();
    const encoding = acceptedEncoding(c.req.header('accept-encoding') ?? null);
    return c.body(bodyOf(encoding), 200, {
      'Content-Type': 'application/geo+json; charset=utf-8',
      'Cache-Control': 'public, max-age=31536000, immutable',
      Vary: 'Accept-Encoding',
      'Access-Control-Allow-Origin': '*',
      'X-Content-Type-Options': 'nosniff',
      ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
    });
  });
}
