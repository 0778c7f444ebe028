import {
  endpoints,
  type AvailableStore,
  type BulkJob,
  type StartedBulkJob,
  type Store,
  type StoreOrder,
} from '@sampan/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bulkSteps } from '../../../composition/bulk-steps.ts';
import { createBulkRunner } from '../../../platform/jobs/index.ts';
import { connectStore, standInOf } from '#test/channel/connect-store.fixtures.ts';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';
import { channels } from './channel.table.ts';
import { syncStore } from './sync-store.ts';
import { connectionOf } from './store-token.ts';
import { refreshTokens, withConnection } from './with-connection.ts';

let app: TestApp;
let other: TestApp;
let token: string;
let store: Store;

beforeAll(async () => {
  app = await openTestApp();
  other = await openTestApp({ database: app.database, clock: app.clock, ports: { channels: app.ctx.ports.channels } });
  token = await app.tokenOf('sg@demo.sampan.test');
});
afterAll(() => app.close());

const rowOf = async () => {
  const [row] = await app.ctx.db.select().from(channels).where(eq(channels.id, store.id));
  if (!row) throw new Error('no store');
  return row;
};

test('spec 7 order/sync_all: one job reads every store, and says who has none', async () => {
  const none = await app.refusal(endpoints.syncAllStores, { token, body: {} });
  expect(none.body.code).toBe('no_store_connected');
  store = await connectStore(app, token, 'shopify');
  for (let made = 0; made < 3; made += 1) standInOf(app, 'shopify').order();
  app.clock.advance(5);
  const started = await app.call<StartedBulkJob>(endpoints.syncAllStores, { token, body: {} });
  expect(started.body).toMatchObject({ kind: 'store_sync', total: 1 });
  const runner = createBulkRunner(app.ctx, bulkSteps);
  const read = async () =>
    (await app.call<BulkJob>(endpoints.getBulkJob, { token, params: { id: started.body.id } })).body;
  await expect
    .poll(async () => {
      await runner.run();
      return (await read()).state;
    })
    .toBe('completed');
  // Orders, not stores: they are what the sentence of its end speaks of.
  expect(await read()).toMatchObject({ success: 3, failed: 0, remaining: 0, total: 3 });
  const { body } = await app.call<{ records: StoreOrder[]; total: number }>(endpoints.listStoreOrders, {
    token,
    query: { store_id: store.id, skipped: 'false' },
  });
  expect(body).toMatchObject({ total: 3, records: Array(3).fill({ source: 'shopify', skip_reason: null }) });
});

test('a store whose keys died waits for the merchant, and is no longer being read', async () => {
  const token_of_my = await app.tokenOf('my@demo.sampan.test');
  const dead = await connectStore(app, token_of_my, 'lazada');
  standInOf(app, 'lazada').endKeys();
  expect((await syncStore(app.ctx, dead.id)).status).toBe('failed');
  const { body } = await app.call<{ records: AvailableStore[] }>(endpoints.listAvailableStores, { token: token_of_my });
  expect(body.records.flatMap(({ stores }) => stores)).toMatchObject([
    {
      connection: { state: 'needs_reconnect', is_syncing: false, problem: { code: 'unauthorised' }, next_run_at: null },
    },
  ]);
});

test('tokens are renewed by one at a time, whichever server asks (channels C10)', async () => {
  const row = await rowOf();
  const before = connectionOf(app.ctx.env.sealing_keys, row)?.tokens;
  app.clock.advance(3600);
  const ask = (at: TestApp) => withConnection(at.ctx, row, async (_, { tokens }) => tokens.access_token);
  const used = await Promise.all([ask(app), ask(other), ask(app), ask(other)]);
  expect(new Set(used).size).toBe(1);
  expect(used[0]).not.toBe(before?.access_token);
  const after = await rowOf();
  expect(after.token_version).toBe(row.token_version + 1);
  expect(connectionOf(app.ctx.env.sealing_keys, after)?.tokens.access_token).toBe(used[0]);
});

test('a store that nobody asks is renewed before its token ends', async () => {
  const row = await rowOf();
  app.clock.advance(3400);
  await refreshTokens(app.ctx);
  expect((await rowOf()).token_version).toBe(row.token_version + 1);
  await refreshTokens(other.ctx);
  expect((await rowOf()).token_version).toBe(row.token_version + 1);
});
