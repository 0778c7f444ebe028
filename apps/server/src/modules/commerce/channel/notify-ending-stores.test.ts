import { endpoints } from '@sampan/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectStore } from '#test/channel/connect-store.fixtures.ts';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';
import { outbox } from '../../../platform/outbox/outbox.table.ts';
import { channels } from './channel.table.ts';
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
