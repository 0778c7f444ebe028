import { mkdirSync, mkdtempSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contentHash, filesUnder } from './content-hash.mjs';

test('the hash follows names and contents, and neither times nor what is installed or built', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sampan-hash-'));
  mkdirSync(join(folder, 'src'));
  writeFileSync(join(folder, 'src', 'a.ts'), 'a');
  writeFileSync(join(folder, 'b.ts'), 'b');
  const hash = () => contentHash(filesUnder(folder));
  const first = hash();

  utimesSync(join(folder, 'b.ts'), 1, 1);
  for (const ignored of ['node_modules', 'dist']) {
    mkdirSync(join(folder, ignored));
    writeFileSync(join(folder, ignored, 'c.js'), 'c');
  }
  expect(hash()).toBe(first);
  expect(contentHash(filesUnder(folder), 'another platform')).not.toBe(first);

  writeFileSync(join(folder, 'src', 'a.ts'), 'A');
  const second = hash();
  expect(second).not.toBe(first);
  writeFileSync(join(folder, 'src', 'new.ts'), '');
  expect(hash()).not.toBe(second);
});

test('a path that does not exist has no files', () => {
  expect(filesUnder(join(tmpdir(), 'sampan-no-such-folder'))).toEqual([]);
});
