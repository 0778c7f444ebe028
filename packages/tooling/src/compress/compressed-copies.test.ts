import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressFolder } from './compressed-copies.ts';

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
