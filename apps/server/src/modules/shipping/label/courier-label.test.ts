import { endpoints, type Order } from '@sampan/contract';
import { sql } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openNinjaVanApp, type NinjaVanApp } from '#test/adapters/ninja-van.fixtures.ts';
import { newOrder, quoteOf, shippedOrder } from '#test/app/endpoint-samples.fixtures.ts';
import { FileStoreUnavailable } from '../../../ports/file-store.ts';
import { reconcilePurchases } from './reconcile-purchases.ts';

let app: NinjaVanApp;
let token: string;

beforeAll(async () => {
  app = await openNinjaVanApp();
  token = await app.tokenOf('sg@demo.sampan.test');
});
afterAll(() => app.close());

const fileOf = async (order_ids: string[]) => {
  const { body } =
    order_ids.length === 1
      ? await app.call<{ link: string }>(endpoints.downloadLabel, {
          token,
          params: { id: order_ids[0] ?? '' },
          query: { format: 'a6' },
        })
      : await app.call<{ link: string }>(endpoints.downloadLabels, { token, body: { order_ids, format: 'a6' } });
  const answer = await app.app.request(`http://sampan.test${body.link}`);
  return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
};
const keptOf = async (order_id: string) => {
  const { rows } = await app.ctx.db.execute(
    sql`select state, courier_label_name, courier_label_sha256 from label_purchases where order_id = ${order_id}`,
  );
  return rows[0] as { state: string; courier_label_name: string; courier_label_sha256: string };
};

test('production 1.8: the label of the courier is printed byte by byte as it came', async () => {
  const order = await shippedOrder(app, token);
  const { answer, bytes } = await fileOf([order.id]);
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  expect(bytes.toString('latin1')).toContain(order.label?.tracking_code);
  const kept = await keptOf(order.id);
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(kept.courier_label_sha256);
  const asked = app.stand_ins.ninja_van.calls.filter(({ path }) => path.includes('waybill')).length;
  await fileOf([order.id]);
  expect(app.stand_ins.ninja_van.calls.filter(({ path }) => path.includes('waybill'))).toHaveLength(asked);
});

test('an account that may not print waybills prints ours', async () => {
  app.stand_ins.ninja_van.modes.on('no_label');
  const order = await shippedOrder(app, token);
  app.stand_ins.ninja_van.modes.off('no_label');
  expect((await keptOf(order.id)).courier_label_name).toBeNull();
  const { bytes } = await fileOf([order.id]);
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
});

test('a file of many says which labels are files of their own', async () => {
  const orders = [await shippedOrder(app, token), await shippedOrder(app, token)];
  const { answer, bytes } = await fileOf(orders.map(({ id }) => id));
  expect(answer.status).toBe(200);
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
});

test('while the storage is down the purchase is being checked, and found when it is back', async () => {
  const order = await newOrder(app, token);
  const [entry] = (await quoteOf(app, token, order.id)).estimated_costs;
  const { files } = app.ctx.ports;
  app.ctx.ports.files = { ...files, put: () => Promise.reject(new FileStoreUnavailable('it is down')) };
  const body = { estimated_costs_id: entry?.id, total_fee: entry?.total_fee };
  const answer = await app.refusal(endpoints.createLabel, { token, params: { id: order.id }, body });
  app.ctx.ports.files = files;
  expect(answer.body.code).toBe('label_pending');
  const booked = app.stand_ins.ninja_van.parcels.size;
  app.clock.advance(60);
  await reconcilePurchases(app.ctx);
  expect(await keptOf(order.id)).toMatchObject({ state: 'bought', courier_label_name: expect.any(String) });
  expect(app.stand_ins.ninja_van.parcels.size).toBe(booked);
  const { body: found } = await app.call<Order>(endpoints.getOrder, { token, params: { id: order.id } });
  expect(found.label?.tracking_code).toMatch(/^NVSGSMPN/u);
});
