import { createTestDatabase, type TestDatabase } from '@sampan/testing';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readEnv } from '../platform/config/env.ts';
import { databaseOn } from '../platform/database/database.ts';
import { pauseServers } from '../platform/setting/pause.ts';
import { shippedOrder } from '#test/app/endpoint-samples.fixtures.ts';
import { newTopUp } from '#test/top-up/top-up.fixtures.ts';
import { openTestApp, STRONG_SECRET, type TestApp } from '#test/app/test-app.fixtures.ts';
import type { Finding } from './doctor/finding.ts';
import { operationsCommand } from './operations.command.ts';

let folder: string;
let app: TestApp;
let bare: TestDatabase;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sampan-doctor-'));
  app = await openTestApp();
  bare = await createTestDatabase();
  await newTopUp(app, await app.tokenOf('sg@demo.sampan.test'));
});
afterAll(async () => {
  await app.close();
  await bare.drop();
  rmSync(folder, { recursive: true, force: true });
});

const run = (text: string, database: TestDatabase, settings: Record<string, string> = {}) =>
  operationsCommand(
    text.split(' '),
    readEnv({ DATABASE_URL: database.url, SAMPAN_FILES: join(folder, 'files'), ...settings }, folder),
  );
interface Outcome extends Partial<Record<string, unknown>> {
  exit_code: number;
  ok: boolean;
  findings: Finding[];
}
const json = async (...call: Parameters<typeof run>): Promise<Outcome> => {
  const { exit_code, text } = await run(`${call[0]} --json`, call[1], call[2]);
  return { exit_code, ...(JSON.parse(text) as Omit<Outcome, 'exit_code'>) } as Outcome;
};
/** What is not well, by check. */
const troubles = (findings: readonly Finding[]) =>
  Object.fromEntries(findings.filter(({ status }) => status !== 'ok').map(({ check, status }) => [check, status]));

test('a sound installation has nothing wrong, and each check is named once', async () => {
  const { exit_code, ok, findings } = await json('doctor', app.database);
  expect([exit_code, ok]).toEqual([0, true]);
  expect(findings.filter(({ status }) => status === 'wrong')).toEqual([]);
  expect(new Set(findings.map(({ check }) => check)).size).toBe(findings.length);
  expect(findings.map(({ check }) => check)).toEqual(
    expect.arrayContaining(['database version', 'schema', 'clock', 'live events', 'keys', 'files', 'disk of files']),
  );
});

test('what is not well comes with what to do about it', async () => {
  writeFileSync(join(folder, 'a-file'), '');
  await pauseServers(databaseOn(bare.pool), 'a restored backup');
  const production = { SAMPAN_PROFILE: 'production', SAMPAN_SECRET: STRONG_SECRET };
  const { exit_code, findings } = await json('doctor', bare, {
    ...production,
    SAMPAN_FILES: join(folder, 'a-file', 'files'),
    SAMPAN_PUBLIC_URL: 'http://ship.example',
  });
  expect(exit_code).toBe(1);
  expect(troubles(findings)).toMatchObject({
    files: 'wrong',
    admins: 'warning',
    work: 'warning',
    'public address': 'warning',
    emails: 'warning',
    'text messages': 'warning',
    payments: 'warning',
    couriers: 'warning',
  });
  expect(findings.every(({ status, advice }) => (status === 'ok') === (advice === null))).toBe(true);
  // The secret that proves the log is another one from the second server on.
  const other = await json('doctor', bare, { ...production, SAMPAN_AUDIT_SECRET: `${STRONG_SECRET}2` });
  expect(troubles(other.findings)).toMatchObject({ 'audit secret': 'wrong' });
});

test('migrations are told, applied once, and never on a database of another release', async () => {
  expect(await json('migrate --plan', bare)).toMatchObject({ exit_code: 0, pending: 0, is_foreign: false });
  expect(await json('migrate', bare)).toMatchObject({ exit_code: 0, applied: 0 });
  // A schema of the next release that only adds is none of another world; one whose beginning is unknown is.
  await bare.pool.query("insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 9999999999999)");
  expect(await json('migrate --plan', bare)).toMatchObject({ exit_code: 0, pending: 0, is_foreign: false });
  await bare.pool.query("update drizzle.__drizzle_migrations set hash = 'another' where hash <> 'newer'");
  expect(await json('migrate --plan', bare)).toMatchObject({ exit_code: 1, is_foreign: true });
  expect(await json('migrate', bare)).toMatchObject({ exit_code: 1, applied: 0 });
  expect(troubles((await json('doctor', bare)).findings)).toMatchObject({ schema: 'wrong' });
  await bare.pool.query('drop schema drizzle cascade');
  const plan = await json('migrate --plan', bare);
  expect(plan).toMatchObject({ exit_code: 0, is_foreign: false });
  expect(plan['pending']).toBeGreaterThan(0);
});

test('the ledger is counted again, and an entry that was changed is found', async () => {
  const sound = await json('ledger audit', app.database);
  expect(sound).toMatchObject({ exit_code: 0, imbalance_minor: 0, wrong_journals: 0 });
  expect(sound['entries']).toBeGreaterThan(0);
  await app.database.pool.query(
    'alter table entries disable trigger user; update entries set amount_minor = amount_minor + 1 where account_seq = 1',
  );
  expect(await json('ledger audit', app.database)).toMatchObject({ exit_code: 1, ok: false });
  expect((await run('ledger audit', app.database)).text).toContain('DOES NOT ADD UP');
});

test('a label that nobody paid is found, though the ledger adds up', async () => {
  const paid = await openTestApp();
  await shippedOrder(paid, await paid.tokenOf('sg@demo.sampan.test'));
  expect(await json('ledger audit', paid.database)).toMatchObject({ exit_code: 0, labels: 1, wrong_labels: 0 });
  await paid.database.pool.query(
    "alter table journals disable trigger user; update journals set kind = 'adjustment' where kind = 'label'",
  );
  expect(await json('ledger audit', paid.database)).toMatchObject({
    exit_code: 1,
    imbalance_minor: 0,
    wrong_labels: 1,
    label_findings: [{ fault: 'label_without_journal', booked_minor: null }],
  });
  expect((await run('ledger audit', paid.database)).text).toContain('LABELS AND JOURNALS DIFFER: 1');
  await paid.close();
});

test.each(['ledger', 'doctor now', 'migrate --run', 'ledger audit all'])(
  '"%s" is answered with the usage',
  async (text) => {
    expect(await run(text, app.database)).toMatchObject({
      exit_code: 2,
      text: expect.stringContaining('ledger audit') as string,
    });
  },
);
