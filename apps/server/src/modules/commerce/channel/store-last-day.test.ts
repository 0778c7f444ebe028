import { endpoints, type AvailableStore, type Store } from '@sampan/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectStore, standInOf } from '#test/channel/connect-store.fixtures.ts';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';
import { syncStore } from './sync-store.ts';

let app: TestApp;
let token: string;
let store: Store;

beforeAll(async () => {
  app = await openTestApp();
  token = await app.tokenOf('sg@demo.sampan.test');
  store = await connectStore(app, token, 'shopify');
});
afterAll(() => app.close());

async function lastDay(): Promise<number[]> {
  const { body } = await app.call<{ records: AvailableStore[] }>(endpoints.listAvailableStores, { token });
  return body.records.flatMap(({ stores }) => stores).find(({ id }) => id === store.id)?.connection?.last_day ?? [];
}
const hours = (counts: Record<number, number>) => Array.from({ length: 24 }, (_, hour) => counts[hour] ?? 0);

test('look-v2 6: orders are counted in the hour in which they arrived, past ones that are fetched later in none', async () => {
  expect(await lastDay()).toEqual(hours({}));
  const stand_in = standInOf(app, 'shopify');
  const made = [stand_in.order(), stand_in.order(), stand_in.order()];
  await syncStore(app.ctx, store.id);
  expect(await lastDay()).toEqual(hours({ 23: 3 }));

  // In the middle of an hour, so that it does not matter how long the test takes.
  const moved = async (index: number, change: ReturnType<typeof sql>) =>
    app.ctx.db.execute(sql`update channel_orders set ${change} where external_id = ${made[index]?.id ?? ''}`);
  await moved(0, sql`created_at = created_at - ${Math.round(2.5 * 3_600)}`);
  await moved(1, sql`created_at = created_at - ${Math.round(24.5 * 3_600)}`);
  expect(await lastDay()).toEqual(hours({ 21: 1, 23: 1 }));
  await moved(2, sql`source_updated_at = source_updated_at - ${25 * 3_600}`);
  expect(await lastDay()).toEqual(hours({ 21: 1 }));
});
