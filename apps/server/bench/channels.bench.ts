import { endpoints, type Store } from '@sampan/contract';
import { createTestDatabase, startTestCluster } from '@sampan/testing';
import { count, eq, isNull } from 'drizzle-orm';
import { connectStore, standInOf } from '#test/channel/connect-store.fixtures.ts';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';
import { channelEvents, channelOrders, channelParcels } from '../src/modules/commerce/channel/channel-order.table.ts';
import { syncStore } from '../src/modules/commerce/channel/sync-store.ts';
import { workInbox } from '../src/modules/commerce/channel/work-inbox.ts';

const ORDERS = Number(process.env['SAMPAN_CHANNEL_ORDERS'] ?? 5_000);
const WEBHOOKS = 500;
/** They come in ten seconds, evenly. */
const EVERY_MS = 10_000 / WEBHOOKS;

const secondsSince = (started: number) => (performance.now() - started) / 1000;

/** A first sync, the same again, and a rush of webhooks with two servers on one database (channels 12). */
export async function benchChannels() {
  const cluster = await startTestCluster();
  const database = await createTestDatabase({ cluster, pool: { max: 20 } });
  const app = await openTestApp({ database });
  try {
    const channels = { channels: app.ctx.ports.channels };
    const other = await openTestApp({ database: app.database, clock: app.clock, ports: channels });
    const token = await app.tokenOf('sg@demo.sampan.test');
    const store = await connectStore(app, token, 'shopify');
    return [...(await syncFigures(app, store)), ...(await webhookFigures(app, other, store))];
  } finally {
    await app.close();
  }
}

/** What was written last of a store's orders and parcels. */
async function writtenOf(app: TestApp, store: Store): Promise<string> {
  const rows = await app.ctx.db.select().from(channelOrders).where(eq(channelOrders.channel_id, store.id));
  const [parcels] = await app.ctx.db.select({ n: count() }).from(channelParcels);
  return JSON.stringify([
    rows.map(({ id, read_at, content_hash }) => [id, read_at, content_hash]).toSorted(),
    parcels?.n,
  ]);
}

async function syncFigures(app: TestApp, store: Store) {
  const stand_in = standInOf(app, 'shopify');
  const now = app.clock.now();
  for (let made = 0; made < ORDERS; made += 1)
    stand_in.order({ logistics: 'own', number: `B${made}`, at_ms: now - (ORDERS - made) * 60_000 });
  stand_in.takePushes();
  const started = performance.now();
  const first = await syncStore(app.ctx, store.id);
  const first_s = secondsSince(started);
  const before = await writtenOf(app, store);
  app.clock.advance(60);
  const again = await syncStore(app.ctx, store.id);
  if (first.status !== 'done' || again.status !== 'done') throw new Error(`${first.status}, ${again.status}`);
  const is_same = (await writtenOf(app, store)) === before;
  return [
    { name: `orders of a first sync of ${ORDERS}`, value: first.imported, unit: 'orders', target: `= ${ORDERS}` },
    { name: `first sync of ${ORDERS} orders`, value: first_s, unit: 's', target: '<= 180' },
    {
      name: 'orders that the same sync again wrote',
      value: again.imported + (is_same ? 0 : 1),
      unit: 'rows',
      target: '= 0',
    },
  ];
}

async function webhookFigures(app: TestApp, other: TestApp, store: Store) {
  const stand_in = standInOf(app, 'shopify');
  let is_over = false;
  // As its jobs do on each of two servers.
  const works = [app, other].map(async ({ ctx }) => {
    while (!is_over) if ((await workInbox(ctx)) === 0) await new Promise((resolve) => setTimeout(resolve, 100));
  });
  const times: number[] = [];
  const answers: Promise<void>[] = [];
  const started = performance.now();
  for (let sent = 0; sent < WEBHOOKS; sent += 1) {
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, started + sent * EVERY_MS - performance.now())));
    stand_in.order({ logistics: 'own', number: `W${sent}` });
    for (const push of stand_in.takePushes())
      answers.push(
        (async () => {
          const at = performance.now();
          const target = sent % 2 === 0 ? app : other;
          const { status } = await target.app.request(push.url, {
            method: 'POST',
            headers: push.headers,
            body: push.body,
          });
          if (status !== 200) throw new Error(`a webhook was answered ${status}`);
          times.push(performance.now() - at);
        })(),
      );
  }
  await Promise.all(answers);
  const accepted_at = performance.now();
  const open = async () =>
    (await app.ctx.db.select({ n: count() }).from(channelEvents).where(isNull(channelEvents.done_at)))[0]?.n ?? 0;
  while ((await open()) > 0 && secondsSince(accepted_at) < 120)
    await new Promise((resolve) => setTimeout(resolve, 200));
  const applied_s = secondsSince(accepted_at);
  is_over = true;
  await Promise.all(works);
  const token = await app.tokenOf('sg@demo.sampan.test');
  const { body } = await app.call<{ total: number }>(endpoints.listStoreOrders, {
    token,
    query: { search: 'W', store_id: store.id },
  });
  const p95 = times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;
  return [
    {
      name: `p95 until one of ${times.length} webhooks in ten seconds is accepted`,
      value: p95,
      unit: 'ms',
      target: '<= 100',
    },
    { name: 'until the last of them is applied, after it was accepted', value: applied_s, unit: 's', target: '<= 30' },
    { name: 'orders they brought', value: body.total, unit: 'orders', target: `= ${WEBHOOKS}` },
  ];
}
