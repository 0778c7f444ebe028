import { createTestDatabase, type TestDatabase } from '@sampan/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readEnv } from '../platform/config/env.ts';
import { jobsCommand } from './jobs.command.ts';

const NOW = Math.floor(Date.now() / 1000);
const HOUR = 3600;

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  const row = (
    topic: string,
    created_at: number,
    gave_up_at: number | null,
    last_failure: string | null,
    done_at: number | null = null,
  ) =>
    database.pool.query(
      `insert into outbox (topic, payload, created_at, gave_up_at, last_failure, done_at, attempts, next_attempt_at) values ($1, '{}', $2, $3, $4, $5, 9, 99)`,
      [topic, created_at, gave_up_at, last_failure, done_at],
    );
  await row('mail', NOW - HOUR, NOW - HOUR, 'smtp_550');
  await row('mail', NOW - 40 * HOUR, NOW - 30 * HOUR, 'smtp_421');
  await row('mail', NOW - 90, null, null);
  await row('mail', NOW - HOUR, null, null, NOW);
  await row('sms', NOW - HOUR, NOW - HOUR, 'unreachable');
  await row('live', NOW - HOUR, null, null);
});
afterAll(() => database.drop());

const run = (...args: string[]) => jobsCommand(args, readEnv({ DATABASE_URL: database.url }, 'unused'));
const topics = async () =>
  (JSON.parse((await run('list', '--json')).text) as { topics: { topic: string; waiting: number; given_up: number }[] })
    .topics;

test('what waits and what was given up is told by topic, with the reasons', async () => {
  const { exit_code, text } = await run('list');
  expect(exit_code).toBe(0);
  expect(text).toMatch(
    /^mail: 1 waiting, the oldest for \d+ s; 2 given up \(smtp_421, smtp_550\)\nsms: 0 waiting; 1 given up \(unreachable\)$/u,
  );
});

test('a topic is tried again: that of the last day, or of the hours that are said, and no other', async () => {
  expect(JSON.parse((await run('retry', 'mail', '--json')).text)).toEqual({ ok: true, topic: 'mail', again: 1 });
  expect(await topics()).toMatchObject([
    { topic: 'mail', waiting: 2, given_up: 1 },
    { topic: 'sms', waiting: 0, given_up: 1 },
  ]);
  const { rows } = await database.pool.query(
    "select attempts, next_attempt_at from outbox where last_failure = 'smtp_550'",
  );
  expect(rows).toEqual([{ attempts: '0', next_attempt_at: '0' }]);
  expect((await run('retry', 'mail', '--hours', '31')).text).toContain('1');
  expect((await run('retry', 'mail')).text).toContain('Nothing of mail');
});

test.each([
  [[]],
  [['list', 'mail']],
  [['retry']],
  [['retry', 'mail', 'now']],
  [['retry', 'mail', '--hours', '0']],
  [['retry', 'mail', '--all']],
])('%j is not understood', async (args) => {
  expect((await run(...args)).exit_code).toBe(2);
});
