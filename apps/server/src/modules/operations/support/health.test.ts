import { endpoints } from '@sampan/contract';
import { createTestDatabase } from '@sampan/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';

const POOL = 4;
let app: TestApp;

beforeAll(async () => {
  const database = await createTestDatabase({ pool: { max: POOL, connectionTimeoutMillis: 5_000 } });
  app = await openTestApp({ database });
});
afterAll(() => app.close());

test('while no connection is free, health answers in time and says what is wrong', async () => {
  const taken = await Promise.all(Array.from({ length: POOL }, () => app.database.pool.connect()));
  const answer = await app.refusal(endpoints.getHealth);
  expect([answer.status, answer.body.code]).toEqual([503, 'unavailable']);
  expect(answer.body.detail).toContain('The database did not answer within 800 ms');
  for (const client of taken) client.release();
  await expect.poll(async () => (await app.call(endpoints.getHealth)).status).toBe(200);
});

test('a database that is gone is named, without its address', async () => {
  await app.database.drop();
  const answer = await app.refusal(endpoints.getHealth);
  expect([answer.status, answer.body.detail]).toEqual([503, 'The database cannot be reached.']);
});
