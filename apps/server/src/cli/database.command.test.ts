import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readEnv } from '../platform/config/env.ts';
import { databaseCommand } from './database.command.ts';

let data_dir: string;
beforeAll(() => {
  data_dir = mkdtempSync(join(tmpdir(), 'sampan-upgrade-'));
});
afterAll(() => rmSync(data_dir, { recursive: true, force: true }));

const envOf = (more: Record<string, string> = {}) => readEnv({ SAMPAN_DATA: data_dir, ...more }, data_dir);
const run = (...args: string[]) => databaseCommand(args, envOf());

/** `database.command.matrix.test.ts` brings the data of an older PostgreSQL over. */
test('what is not understood, and a database of somebody else, are told apart', async () => {
  expect((await run('downgrade')).exit_code).toBe(2);
  expect((await run('upgrade', '--to', '19')).exit_code).toBe(2);
  const env = envOf({ DATABASE_URL: 'postgres://sampan@127.0.0.1:1/sampan' });
  expect(await databaseCommand(['upgrade'], env)).toMatchObject({
    exit_code: 1,
    text: expect.stringMatching(/pg_upgrade/u),
  });
  expect((await run('upgrade')).text).toMatch(/There is no database/u);
});
