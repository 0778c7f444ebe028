import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fileStoreSuite } from '#test/adapters/file-store.suite.ts';
import { createDiskFiles } from './disk-files.ts';

const newFolder = () => mkdtemp(join(tmpdir(), 'sampan-files-'));

fileStoreSuite('the disk', async () => {
  const folder = await newFolder();
  return { files: createDiskFiles(folder), close: () => rm(folder, { recursive: true }) };
});

test('what a server that died was writing is no file, and is removed after a day', async () => {
  const folder = await newFolder();
  const part = 'dead.csv~00000000-0000-4000-8000-000000000000';
  await writeFile(join(folder, part), 'half');
  const names = async () => {
    const found: string[] = [];
    for await (const { name } of createDiskFiles(folder).list('')) found.push(name);
    return found;
  };
  expect([await names(), await readdir(folder)]).toEqual([[], [part]]);
  const days_ago = Date.now() / 1000 - 90_000;
  await utimes(join(folder, part), days_ago, days_ago);
  expect([await names(), await readdir(folder)]).toEqual([[], []]);
  await rm(folder, { recursive: true });
});
