import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { acceptedEncoding, type Encoding } from '../http/accepted-encoding.ts';
import type { EncodedFile } from './encoded-file.ts';
import type { OutsideServices } from './third-parties.ts';

/** What the build of the site writes where the server's own address has to stand. */
const BUILT_ORIGIN = 'https://sampan.example';
/** Where the build leaves room for the links of a country. */
const SOCIAL_PLACE = /<!--social:([A-Z]*)-->/u;
/** Pages are compressed here, once each, not at the build: a middle level costs a millisecond. */
const BROTLI_LEVEL = 5;

const ENCODERS: Readonly<Record<Encoding, (bytes: Buffer<ArrayBuffer>) => Buffer<ArrayBuffer>>> = {
  br: (bytes) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_LEVEL } }),
  gzip: (bytes) => gzipSync(bytes),
  identity: (bytes) => bytes,
};

/**
 * Reads files of the site with this server's address in them: canonical addresses, sitemaps and feeds must be whole. Kept in
 * memory by file and coding, as many as the build has.
 *
 * @param outside what the settings add to the head and the foot of every page
 */
export function createOriginFiles(
  origin: string,
  { head, social }: Pick<OutsideServices, 'head' | 'social'>,
): (path: string, accept_encoding: string | null) => EncodedFile {
  const kept = new Map<string, EncodedFile & { changed_ms: number }>();
  return (path, accept_encoding) => {
    const encoding = acceptedEncoding(accept_encoding, ['br', 'gzip', 'identity']);
    const key = `${encoding} ${path}`;
    const changed_ms = statSync(path).mtimeMs;
    const known = kept.get(key);
    if (known?.changed_ms === changed_ms) return known;
    const built = readFileSync(path, 'utf8').replaceAll(BUILT_ORIGIN, origin);
    const text = path.endsWith('.html')
      ? built
          .replace('</head>', () => `${head}</head>`)
          .replace(SOCIAL_PLACE, (_all, country: string) => social[country] ?? '')
      : built;
    const bytes = ENCODERS[encoding](Buffer.from(text));
    const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
    const made = { encoding, bytes, etag, changed_ms };
    kept.set(key, made);
    return made;
  };
}
