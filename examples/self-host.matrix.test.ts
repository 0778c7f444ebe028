import { afterAll, beforeAll, expect, test } from 'vitest';
import { collectPageErrors, newPage, sharedBrowser } from '../packages/testing/src/browser.index.ts';
import {
  createTestDatabase,
  startTestServer,
  type TestDatabase,
  type TestServer,
} from '../packages/testing/src/index.ts';
import { SETTINGS } from './self-host.fixtures.ts';

let database: TestDatabase;
let sampan: TestServer;

beforeAll(async () => {
  database = await createTestDatabase();
  // Port and data folder are the test's, everything else is the example's.
  const { PORT: _port, SAMPAN_DATA: _data, ...rest } = SETTINGS;
  sampan = await startTestServer({
    database_url: database.url,
    env: { ...rest, SAMPAN_SECRET: 'pN7vQ2xL9sT4wR8yK3mZ6bH1cJ5dF0gA7uE2iO9' },
  });
});
afterAll(async () => {
  await sampan?.stop();
  await database?.drop();
});

test('with the settings of examples/self-host the server starts in production: sign-in and widgets, no demo', async () => {
  const page = await newPage(await sharedBrowser());
  const errors = collectPageErrors(page);
  await page.goto(`${sampan.url}/auth`);
  await page.getByRole('button').first().waitFor();
  expect(errors).toEqual([]);
  const statusOf = async (path: string) => (await fetch(sampan.url + path)).status;
  expect(await statusOf('/sdk/v1/sampan.js')).toBe(200);
  expect(await statusOf('/developers')).toBe(200);
  expect(await statusOf('/api/dev/outbox')).toBe(404);
  await page.context().close();
});
