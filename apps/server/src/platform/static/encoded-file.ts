import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { acceptedEncoding, type Encoding } from '../http/accepted-encoding.ts';

/** How the compressed twin of a file ends that the build left beside it. */
const ENDINGS = { br: '.br', gzip: '.gz', identity: '' } as const satisfies Record<Encoding, string>;

/** A file in one content coding. */
export interface EncodedFile {
  readonly encoding: Encoding;
  readonly bytes: Buffer<ArrayBuffer>;
  /** Strong, and another one for each coding: it names these bytes. */
  readonly etag: string;
}

/** A file in the coding the caller likes best: a compressed twin beside it where the build left one. */
export function encodedFile(path: string, accept_encoding: string | null): EncodedFile {
  const available = (['br', 'gzip', 'identity'] as const).filter((name) => existsSync(path + ENDINGS[name]));
  const encoding = acceptedEncoding(accept_encoding, available);
  return { encoding, ...contentOf(path + ENDINGS[encoding]) };
}

type Content = Pick<EncodedFile, 'bytes' | 'etag'>;
const read = new Map<string, Content & { changed_ms: number }>();

/** A file's bytes, read once for each time it was written: pages ask for the same few files again and again. */
function contentOf(path: string): Content {
  const changed_ms = statSync(path).mtimeMs;
  const known = read.get(path);
  if (known?.changed_ms === changed_ms) return known;
  const bytes = readFileSync(path);
  const content = {
    changed_ms,
    bytes,
    etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
  };
  read.set(path, content);
  return content;
}
