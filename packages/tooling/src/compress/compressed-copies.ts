import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Worth compressing once and for all: texts, and WebAssembly, which shrinks to less than half. */
const COMPRESSED = /\.(js|css|json|html|svg|txt|webmanifest|wasm)$/;

const { BROTLI_MODE_TEXT, BROTLI_MODE_FONT } = constants;
/**
 * Codes of distances differ between the modes, and which of them suits a script is chance: 0.5 % apart in either direction.
 * Below 8 kB that is less than a packet, above 64 kB it costs seconds of a build.
 */
const isTriedTwice = ({ byteLength }: Uint8Array): boolean => byteLength > 8_192 && byteLength <= 65_536;

/** Brotli as the server sends it: the best it can do on text of a known size. */
export function brotli(bytes: Uint8Array): Buffer {
  const text = brotliOf(bytes, BROTLI_MODE_TEXT);
  if (!isTriedTwice(bytes)) return text;
  const other = brotliOf(bytes, BROTLI_MODE_FONT);
  return other.byteLength < text.byteLength ? other : text;
}

function brotliOf(bytes: Uint8Array, mode: number): Buffer {
  return brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_MODE]: mode,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
    },
  });
}

/** A copy that is there and not older than its file: another build of the same folder left it. */
function isCopied(path: string): boolean {
  const copy = statSync(`${path}.br`, { throwIfNoEntry: false });
  return copy !== undefined && copy.mtimeMs >= statSync(path).mtimeMs;
}

/** Puts a brotli and a gzip copy beside a file, each only where it is smaller than the file. */
export function writeCompressedCopies(path: string): void {
  if (!COMPRESSED.test(path) || isCopied(path)) return;
  const bytes = readFileSync(path);
  const copies = { '.br': brotli(bytes), '.gz': gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION }) };
  for (const [ending, copy] of Object.entries(copies))
    if (copy.byteLength < bytes.byteLength) writeFileSync(path + ending, copy);
    else rmSync(path + ending, { force: true });
}

/** The same for every file in a folder and below it. */
export function compressFolder(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) writeCompressedCopies(join(entry.parentPath, entry.name));
}
