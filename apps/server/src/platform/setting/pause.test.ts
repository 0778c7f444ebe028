import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { pausable, refuseWhilePaused, type PauseWatch } from './pause.ts';

test('a paused server runs no job, and goes on without a restart', async () => {
  let reason: string | null = 'a restored backup';
  const look = { name: 'look', every_ms: 1, run: () => Promise.resolve() };
  const watch: PauseWatch = { reason: () => reason, look };
  let runs = 0;
  const [job] = pausable([{ name: 'send messages', every_ms: 1, run: () => Promise.resolve((runs += 1)) }], watch);
  expect([await job?.run(), runs]).toEqual([0, 0]);
  reason = null;
  expect([await job?.run(), runs]).toEqual([1, 1]);
});

test('a paused server shows, and neither changes anything nor reaches a provider, whatever the method', async () => {
  const look = { name: 'look', every_ms: 1, run: () => Promise.resolve() };
  const app = new Hono();
  app.use(
    refuseWhilePaused(
      { reason: () => 'a restored backup', look },
      { allowed: new Set(['/login']), acting: ['/connect/stores'] },
    ),
  );
  app.all('*', (c) => c.text('done'));
  app.onError((error, c) => c.text(error.message, 503));
  const statusOf = async (method: string, path: string) => (await app.request(path, { method })).status;
  expect(await statusOf('GET', '/orders')).toBe(200);
  expect(await statusOf('POST', '/login')).toBe(200);
  expect(await statusOf('POST', '/orders')).toBe(503);
  expect(await statusOf('GET', '/connect/stores/shopify')).toBe(503);
});
