import { readFileSync } from 'node:fs';
import { createTestDatabase, startTestServer, type TestDatabase, type TestServer } from '@sampan/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compareAnswers, type Difference } from './compare-answers.ts';
import { INTENDED_CHANGES } from './intended-changes.ts';
import { recordCalls } from './record-calls.ts';
import type { RecordedCall } from './recorder.ts';

/** The settings that the answers were recorded with: parcels stand still until they are told to move. */
const RECORDED_WITH = { SAMPAN_RATE_LIMIT_FACTOR: '1000', SAMPAN_COURIER_SPEED: '1' };

let database: TestDatabase;
let server: TestServer;
beforeAll(async () => {
  database = await createTestDatabase({ template: 'demo' });
  server = await startTestServer({ database_url: database.url, env: RECORDED_WITH });
});
afterAll(async () => {
  await server.stop();
  await database.drop();
});

/** Answers of the commit before the server's modules were grouped, 46041920. */
const RECORDED = readFileSync(new URL('answers.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as RecordedCall);

const changeOf = (difference: Difference) =>
  INTENDED_CHANGES.find(({ path, is }) => path.test(difference.path) && is(difference));

test('a thousand calls are answered as before the modules were grouped, but for what was changed on purpose', async () => {
  const differences = compareAnswers(RECORDED, await recordCalls(server.url));
  expect(RECORDED.length).toBeGreaterThanOrEqual(1_000);
  expect(differences.filter((difference) => !changeOf(difference))).toEqual([]);
  const met = new Set(differences.map(changeOf));
  expect(INTENDED_CHANGES.filter((change) => !met.has(change)).map(({ reason }) => reason)).toEqual([]);
});
