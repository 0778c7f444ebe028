import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createTestDatabase } from '@sampan/testing';
import type { TestDatabase } from '@sampan/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readEnv } from '../platform/config/env.ts';
import type { Env } from '../platform/config/env.ts';
import { RATE_CARD_PATH } from '../modules/shipping/estimate/index.ts';
import { ratesCommand } from './rates.command.ts';

let database: TestDatabase;
let env: Env;
let folder: string;
const shipped = fileURLToPath(new URL('sg.csv', RATE_CARD_PATH));

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sampan-rates-'));
  database = await createTestDatabase();
  env = readEnv({ DATABASE_URL: database.url, SAMPAN_DATA: folder });
});
afterAll(async () => {
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

test('the shipped card is in force from the start, so importing it changes nothing', async () => {
  const result = await ratesCommand(['import', shipped], env);
  expect(result).toMatchObject({
    exit_code: 0,
    text: expect.stringContaining('kilat-rider from SG: unchanged, 2 lanes'),
  });
});

test('a wrong file is refused with line, column and reason, and checking says the same without a database', async () => {
  const wrong = join(folder, 'wrong.csv');
  const [header, first] = readFileSync(shipped, 'utf8').split('\n');
  writeFileSync(wrong, `${header}\n${first?.replace('SGD', 'USD').replace('merlion-express', 'pony-express')}\n`);
  for (const verb of ['import', 'check']) {
    const result = await ratesCommand([verb, wrong], env);
    expect(result.exit_code).toBe(1);
    expect(result.text).toContain('line 2, column currency: "USD" is not SGD');
    expect(result.text).toContain('line 2, column courier: "pony-express" is not a courier of this installation');
  }
});

test.each([[[]], [['import']], [['drop', 'x.csv']], [['import', 'a.csv', 'b.csv']]])(
  '%j is answered with the usage',
  async (args) => {
    expect(await ratesCommand(args, env)).toMatchObject({
      exit_code: 2,
      text: expect.stringContaining('rates import <file.csv>'),
    });
  },
);

test('what is in force can be listed, written out, changed and imported again', async () => {
  const listed = await ratesCommand(['list'], env);
  expect(listed.text).toContain('kilat-rider from SG: version ');
  const exported = await ratesCommand(['export', 'kilat-rider'], env);
  expect(exported.text).toContain('kilat-rider,four-hour,4-Hour Rider,SGD,SG,*,SG,*');
  const file = join(folder, 'kilat.csv');
  writeFileSync(file, exported.text);
  expect((await ratesCommand(['import', file], env)).text).toContain('kilat-rider from SG: unchanged, 2 lanes');
  writeFileSync(file, exported.text.replace('5=13.90', '5=14.90'));
  expect((await ratesCommand(['import', file], env)).text).toMatch(/kilat-rider from SG: version \d+, 2 lanes/);
  expect((await ratesCommand(['export', 'kilat-rider'], env)).text).toContain('5=14.90');
  expect(await ratesCommand(['export', 'pony-express'], env)).toMatchObject({ exit_code: 1 });
});

test('a file that is not there is named', async () => {
  expect(await ratesCommand(['import', join(folder, 'none.csv')], env)).toMatchObject({
    exit_code: 1,
    text: expect.stringContaining('none.csv cannot be read'),
  });
});
