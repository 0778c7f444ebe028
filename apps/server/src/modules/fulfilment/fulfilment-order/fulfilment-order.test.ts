import { endpoints, type FulfillmentOrder, type Order, type Stock } from '@sampan/contract';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { newOrder } from '#test/app/endpoint-samples.fixtures.ts';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';
import { newFulfilment, newStock } from '#test/fulfilment/fulfilment-samples.fixtures.ts';
import { auditStock } from '../warehouse/index.ts';
import { allocateWaiting } from './index.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await openTestApp();
  token = await app.tokenOf('sg@demo.sampan.test');
});
afterAll(() => app.close());
afterEach(async () => expect((await auditStock(app.ctx)).wrong_stocks).toEqual([]));

const stockOf = async (warehouse_id: string) =>
  (await app.call<{ records: Stock[] }>(endpoints.listStock, { token, query: { warehouse_id } })).body.records[0];
const move = (id: string, action: string, as = token) =>
  app.call<FulfillmentOrder & { code?: string }>(endpoints.moveFulfillmentOrder, {
    token: as,
    params: { id, action },
    body: {},
  });

describe('orders in a warehouse (volume 6)', () => {
  test('64 at once promise what is there and never more; the rest waits and goes on when goods come', async () => {
    const place = await newStock(app, token, 40);
    const orders: Order[] = [];
    for (let index = 0; index < 64; index += 1) orders.push(await newOrder(app, token));
    const made = await Promise.all(orders.map(({ id }) => newFulfilment(app, token, place, id)));
    expect(made.filter(({ status }) => status === 'new')).toHaveLength(40);
    expect(made.filter(({ status }) => status === 'out_of_stock')).toHaveLength(24);
    expect(await stockOf(place.warehouse.id)).toMatchObject({
      on_hand: 40,
      reserved: 40,
      available: 0,
      waiting_orders: 24,
    });
    await app.call(endpoints.adjustStock, { token, body: { ...place.adjustment, delta: 4 } });
    expect(await allocateWaiting(app.ctx)).toBe(4);
    expect(await stockOf(place.warehouse.id)).toMatchObject({ on_hand: 44, reserved: 44 });
  });

  test('steps lead from new to shipped, back until then, and a wrong code says what was expected', async () => {
    const place = await newStock(app, token, 5);
    const parcel = await newOrder(app, token);
    const { id } = await newFulfilment(app, token, place, parcel.id, 2);
    const scan = (code: string) =>
      app.refusal(endpoints.scanFulfillmentOrder, { token, params: { id }, body: { code } });
    expect((await scan('NOPE')).body.errors[0]?.message).toBe(`Wrong code. Expected: ${place.sku.sku}`);
    await scan(place.sku.sku);
    expect((await scan(place.sku.barcode)).body).toMatchObject({ status: 'picked', lines: [{ picked: 2 }] });
    for (const [action, status] of [
      ['unpick', 'new'],
      ['pick', 'picked'],
      ['pack', 'packed'],
      ['unpack', 'picked'],
      ['hold', 'on_hold'],
      ['release', 'picked'],
      ['pack', 'packed'],
    ] as const)
      expect((await move(id, action)).body.status).toBe(status);
    const unconfirmed = await app.refusal(endpoints.cancelFulfillmentOrder, { token, params: { id }, body: {} });
    expect(unconfirmed.body.code).toBe('cancel_unconfirmed');
    expect((await move(id, 'ship')).body.status).toBe('shipped');
    expect(await stockOf(place.warehouse.id)).toMatchObject({ on_hand: 3, reserved: 0 });
    expect((await move(id, 'unpack')).body.code).toBe('fulfillment_state');
    const gone = await app.refusal(endpoints.cancelFulfillmentOrder, {
      token,
      params: { id },
      body: { confirm: true },
    });
    expect(gone.body.code).toBe('fulfillment_shipped');
  });

  test('a parcel is in one of the two lists; cancelling it frees its goods; read-only staff looks', async () => {
    const place = await newStock(app, token, 1);
    const parcel = await newOrder(app, token);
    const { id } = await newFulfilment(app, token, place, parcel.id);
    const flag = async (value: string) =>
      (
        await app.call<{ records: Order[] }>(endpoints.listOrders, { token, query: { is_fulfillment: value } })
      ).body.records.some((order) => order.id === parcel.id);
    expect([await flag('true'), await flag('false')]).toEqual([true, false]);
    const seen = async () => {
      const query = { status: 'new', per_page: '100' };
      const { body } = await app.call<{ records: Order[]; total: number }>(endpoints.listOrders, { token, query });
      const { body: counts } = await app.call<{ new: number }>(endpoints.countOrders, { token });
      return { is_listed: body.records.some((order) => order.id === parcel.id), total: body.total, count: counts.new };
    };
    const without = await seen();
    expect([without.is_listed, without.count]).toEqual([false, without.total]);
    expect((await move(id, 'pick', await app.tokenOf('readonly@demo.sampan.test'))).status).toBe(403);
    const other = await newFulfilment(app, token, place, (await newOrder(app, token)).id);
    await app.call(endpoints.cancelFulfillmentOrder, { token, params: { id: other.id }, body: {} });
    // Taken back, it is among the new parcels again.
    expect((await seen()).count).toBe(without.count + 1);
    await app.call(endpoints.cancelOrder, { token, params: { id: parcel.id }, body: {} });
    expect((await move(id, 'pick')).body.code).toBe('fulfillment_state');
    expect(await stockOf(place.warehouse.id)).toMatchObject({ on_hand: 1, reserved: 0 });
  });
});
