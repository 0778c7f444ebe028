import { createTestDatabase, type TestDatabase } from '@sampan/testing';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseOn } from '../database/database.ts';
import { LIVE_PATH, mountProbes, READY_PATH } from './probes.ts';

let database: TestDatabase;
let is_draining = false;
const app = new Hono();
const answerOf = async (path: string) => {
  const response = await app.request(path);
  return [response.status, await response.json()] as unknown;
};

beforeAll(async () => {
  database = await createTestDatabase();
  mountProbes(app, { db: databaseOn(database.pool) }, () => is_draining);
});
afterAll(() => database.drop());

test('a server that stops is not ready but lives, and so is one without a database', async () => {
  expect(await answerOf(READY_PATH)).toEqual([200, { status: 'ok' }]);
  is_draining = true;
  expect(await answerOf(READY_PATH)).toEqual([503, { status: 'draining' }]);
  expect(await answerOf(LIVE_PATH)).toEqual([200, { status: 'ok' }]);
  is_draining = false;
  await database.drop();
  expect(await answerOf(READY_PATH)).toEqual([503, { status: 'no_database' }]);
  expect(await answerOf(LIVE_PATH)).toEqual([200, { status: 'ok' }]);
});
