import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { brotli, compressFolder } from './compressed-copies.ts';

test('every text that shrinks gets a brotli and a gzip copy of the same content; pictures and tiny files get none', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sampan-copies-'));
  const script = 'console.log("a script");'.repeat(50);
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'assets/a.js'), script);
  writeFileSync(join(folder, 'tiny.css'), 'a{}');
  writeFileSync(join(folder, 'font.woff2'), 'x'.repeat(500));
  compressFolder(folder);
  expect(readdirSync(folder, { recursive: true }).toSorted()).toEqual([
    'assets',
    'assets/a.js',
    'assets/a.js.br',
    'assets/a.js.gz',
    'font.woff2',
    'tiny.css',
  ]);
  expect(brotliDecompressSync(readFileSync(join(folder, 'assets/a.js.br'))).toString()).toBe(script);
  expect(gunzipSync(readFileSync(join(folder, 'assets/a.js.gz'))).toString()).toBe(script);
});

test('a script of middle size is no larger than in either mode, and the same content', () => {
  const script = Buffer.from(
    Array.from({ length: 900 }, (_, line) => `const name${line * 7919} = ${line ** 3};`).join('\n'),
  );
  const sizes = [constants.BROTLI_MODE_TEXT, constants.BROTLI_MODE_FONT].map(
    (mode) =>
      brotliCompressSync(script, {
        params: { [constants.BROTLI_PARAM_MODE]: mode, [constants.BROTLI_PARAM_SIZE_HINT]: script.byteLength },
      }).byteLength,
  );
  expect(sizes[0]).not.toBe(sizes[1]);
  expect(brotli(script).byteLength).toBe(Math.min(...sizes));
  expect(brotliDecompressSync(brotli(script)).equals(script)).toBe(true);
});
