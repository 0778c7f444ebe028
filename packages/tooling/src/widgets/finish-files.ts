import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Worth compressing once and for all. */
const TEXT = /\.(js|css|json|html|svg)$/;

/**
 * Writes the compressed twins of every text file in a folder, and `integrity.json`: the sha384 of each script and style sheet,
 * for `<script integrity>` on pages that name an immutable version.
 */
export function finishFiles(folder: string): void {
  const integrity: Record<string, string> = {};
  for (const name of readdirSync(folder)
    .filter((file) => TEXT.test(file))
    .toSorted()) {
    const bytes = readFileSync(join(folder, name));
    if (/\.(js|css)$/.test(name)) integrity[name] = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
    writeFileSync(join(folder, `${name}.br`), brotli(bytes));
    writeFileSync(join(folder, `${name}.gz`), gzipSync(bytes, { level: 9 }));
  }
  writeFileSync(join(folder, 'integrity.json'), `${JSON.stringify(integrity, null, 2)}\n`);
}

/** Brotli as the server sends it: the best it can do on text of a known size. */
export function brotli(bytes: Uint8Array): Buffer {
  return brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
    },
  });
}
