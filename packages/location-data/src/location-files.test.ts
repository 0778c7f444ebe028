import { readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { composeLocationFiles } from './location-files.ts';

const DATA = fileURLToPath(new URL('../../../apps/server/data/location/', import.meta.url));

describe('the shipped location data', () => {
  it('is what the sources give today, to the byte, in files below 1.4 MB', async () => {
    const { version, files } = await composeLocationFiles();
    const shipped = JSON.parse(readFileSync(`${DATA}index.json`, 'utf8')) as { version: string };
    expect(shipped.version).toBe(version);
    for (const { file, text } of files) {
      expect(statSync(DATA + file).size).toBeLessThan(1_400_000);
      expect(brotliDecompressSync(readFileSync(DATA + file)).toString('utf8') === text).toBe(true);
    }
  }, 120_000);
});
