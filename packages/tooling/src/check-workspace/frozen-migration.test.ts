import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { checkFrozenMigrations } from './frozen-migration.rule.ts';

const root = mkdtempSync(join(tmpdir(), 'sampan-frozen-'));
const folder = join(root, 'apps/server/migrations');
afterAll(() => rmSync(root, { recursive: true, force: true }));

test('a migration of a release stays as it is, to the last byte', () => {
  expect(checkFrozenMigrations(root)).toEqual([]);
  mkdirSync(folder, { recursive: true });
  const sha256 = createHash('sha256').update('create table a ();\n').digest('hex');
  writeFileSync(join(folder, 'frozen.json'), JSON.stringify([{ tag: '0000_initial', release: '1.1.0', sha256 }]));
  const file = join(folder, '0000_initial.sql');
  writeFileSync(file, 'create table a ();\n');
  expect(checkFrozenMigrations(root)).toEqual([]);
  writeFileSync(file, 'create table a (); \n');
  expect(checkFrozenMigrations(root)).toMatchObject([
    { file: 'apps/server/migrations/0000_initial.sql', rule: 'frozen migration' },
  ]);
  rmSync(file);
  expect(checkFrozenMigrations(root)).toHaveLength(1);
});
