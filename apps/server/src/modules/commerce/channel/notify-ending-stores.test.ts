import { endpoints } from '@sampan/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectStore, deliverPushes, standInsOf } from '#test/channel/connect-store.fixtures.ts';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';
import { outbox } from '../../../platform/outbox/outbox.table.ts';
import { channels } from './channel.table.ts';
import { takeWebhook } from './webhook-inbox.ts';
import { workInbox } from './work-inbox.ts';
import { notifyEndingStores } from './notify-ending-stores.ts';

const DAY_S = 86_400;
let app: TestApp;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

test('owners hear seven days before the permission of a store ends: once, in their language (channels C10)', async () => {
  const token = await app.tokenOf('id@demo.sampan.test');
  await app.call(endpoints.updateMe, { token, body: { language: 'id' } });
  const store = await connectStore(app, token, 'shopee');
  const now = Math.floor(app.clock.now() / 1000);
  const ends = (at: number) =>
    app.ctx.db.update(channels).set({ authorisation_ends_at: at }).where(eq(channels.id, store.id));
  const mails = async () => {
    const rows = await app.ctx.db.select().from(outbox).where(eq(outbox.topic, 'mail'));
    return rows.map(({ payload }) => JSON.stringify(payload)).filter((text) => text.includes(store.store_name));
  };
  await ends(now + 8 * DAY_S);
  expect(await notifyEndingStores(app.ctx)).toBe(0);
  await ends(now + 6 * DAY_S);
  const told = await Promise.all(Array.from({ length: 4 }, () => notifyEndingStores(app.ctx)));
  expect(told.reduce((sum, n) => sum + n, 0)).toBe(1);
  const [mail, ...more] = await mails();
  expect(more).toEqual([]);
  expect(mail).toContain('Hubungkan lagi');
  expect(mail).toContain('/stores');
  // Connected again, it ends another day: then it is said again.
  await ends(now + 5 * DAY_S);
  expect(await notifyEndingStores(app.ctx)).toBe(1);
});

test('a channel says which of its stores end: each by then at the latest, one that was renewed not at all', async () => {
  const endOf = async (id: string) =>
    (await app.ctx.db.select().from(channels).where(eq(channels.id, id)))[0]?.authorisation_ends_at ?? null;
  const now = Math.floor(app.clock.now() / 1000);
  const shopee = await connectStore(app, await app.tokenOf('id@demo.sampan.test'), 'shopee');
  const say = async (ends_at: number) => {
    const data = { shop_expire_soon: [1, 14701711], merchant_expire_soon: [], expire_before: ends_at, page_no: 1 };
    standInsOf(app).shopee.announceEnd(data);
    expect(await deliverPushes(app)).toEqual([200]);
    while ((await workInbox(app.ctx)) > 0);
  };
  await say(now + 4 * DAY_S);
  expect(await endOf(shopee.id)).toBe(now + 4 * DAY_S);
  // Another page names a later moment for stores that end before it.
  await say(now + 6 * DAY_S);
  expect(await endOf(shopee.id)).toBe(now + 4 * DAY_S);

  const lazada = await connectStore(app, await app.tokenOf('my@demo.sampan.test'), 'lazada');
  const before = await endOf(lazada.id);
  app.clock.advance(28 * DAY_S);
  standInsOf(app).lazada.announceTokenEnd();
  expect(await deliverPushes(app)).toEqual([200]);
  while ((await workInbox(app.ctx)) > 0);
  expect(await endOf(lazada.id)).toBe(before);
});

test('what the console of Lazada sends to try an address is taken, and an unknown store is refused', async () => {
  const { lazada } = standInsOf(app);
  const said = (seller_id: string) => lazada.signed({ seller_id, message_type: 0, data: { trade_order_id: '123456' } });
  const take = ({ headers, body }: { headers: Record<string, string>; body: string }) =>
    takeWebhook(app.ctx, { source: 'lazada', channel_id: '', headers, raw_body: new TextEncoder().encode(body) });
  expect(await take(said('9999'))).toBe(true);
  expect(await take(said('777'))).toBe(false);
});
