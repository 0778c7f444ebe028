import {
  endpoints,
  type BulkJob,
  type FulfillmentOrder,
  type Inbound,
  type Order,
  type PickList,
  type StartedBulkJob,
  type Stock,
} from '@sampan/contract';
import { countPages, readLabelPage } from '@sampan/testing/read-label';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { newOrder, quoteOf } from '#test/app/endpoint-samples.fixtures.ts';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';
import { newFulfilment, newStock } from '#test/fulfilment/fulfilment-samples.fixtures.ts';
import { bulkSteps } from '../../../composition/bulk-steps.ts';
import { createBulkRunner } from '../../../platform/jobs/index.ts';
import { auditStock } from '../warehouse/index.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await openTestApp();
  token = await app.tokenOf('sg@demo.sampan.test');
});
afterAll(() => app.close());
afterEach(async () => expect((await auditStock(app.ctx)).wrong_stocks).toEqual([]));

const read = async (id: string) =>
  (await app.call<FulfillmentOrder>(endpoints.getFulfillmentOrder, { token, params: { id } })).body;
const move = (id: string, action: string) =>
  app.call(endpoints.moveFulfillmentOrder, { token, params: { id, action }, body: {} });
const stockOf = async (warehouse_id: string) =>
  (await app.call<{ records: Stock[] }>(endpoints.listStock, { token, query: { warehouse_id } })).body.records[0];
async function drain(): Promise<void> {
  const runner = createBulkRunner(app.ctx, bulkSteps);
  while ((await runner.run()) > 0);
}

describe('what happens to a parcel happens to its order in the warehouse (volume 6)', () => {
  test('a bought label makes a packed order ready to ship; a collected one ships it and takes its goods', async () => {
    const place = await newStock(app, token, 5);
    const parcel = await newOrder(app, token);
    const { id } = await newFulfilment(app, token, place, parcel.id, 2);
    await move(id, 'pick');
    await move(id, 'pack');
    const [entry] = (await quoteOf(app, token, parcel.id)).estimated_costs;
    const { body: bought } = await app.call<Order>(endpoints.createLabel, {
      token,
      params: { id: parcel.id },
      body: { estimated_costs_id: entry?.id, total_fee: entry?.total_fee },
    });
    expect(await read(id)).toMatchObject({ status: 'ready_to_ship', has_label: true });
    expect(await stockOf(place.warehouse.id)).toMatchObject({ on_hand: 5, reserved: 2 });
    const collect = { tracking_code: bought.label?.tracking_code, to: 'picked_up' };
    await app.call(endpoints.advanceParcel, { body: collect });
    await app.call(endpoints.advanceParcel, { body: { ...collect, to: 'end' } });
    expect(await read(id)).toMatchObject({ status: 'shipped', lines: [{ picked: 2 }] });
    expect(await stockOf(place.warehouse.id)).toMatchObject({ on_hand: 3, reserved: 0 });
  });

  test('goods on their way are incoming, then on hand; more and less than expected is counted', async () => {
    const { warehouse, sku } = await newStock(app, token, 0);
    const body = { warehouse_id: warehouse.id, lines: [{ sku_id: sku.id, quantity: 10 }] };
    const { body: sent } = await app.call<Inbound>(endpoints.createInbound, { token, body });
    const params = { id: sent.id };
    const step = async (action: string) =>
      (await app.call<Inbound>(endpoints.moveInbound, { token, params: { ...params, action } })).body;
    const receive = async (quantity: number) =>
      (
        await app.call<Inbound>(endpoints.receiveInbound, {
          token,
          params,
          body: { lines: [{ sku_id: sku.id, quantity }] },
        })
      ).body;
    expect((await app.refusal(endpoints.receiveInbound, { token, params, body })).status).toBe(422);
    expect((await step('send')).status).toBe('in_transit');
    expect(await stockOf(warehouse.id)).toMatchObject({ on_hand: 0, incoming: 10 });
    expect(await receive(4)).toMatchObject({ status: 'receiving', lines: [{ expected: 10, received: 4 }] });
    expect(await stockOf(warehouse.id)).toMatchObject({ on_hand: 4, incoming: 6 });
    expect(await receive(8)).toMatchObject({ lines: [{ received: 12, difference: 2 }] });
    expect((await step('complete')).status).toBe('completed');
    expect(await stockOf(warehouse.id)).toMatchObject({ on_hand: 12, incoming: 0 });
    const late = await app.refusal(endpoints.receiveInbound, { token, params, body: { lines: body.lines } });
    expect(late.body.code).toBe('inbound_closed');
  });

  test('spec 4 pick_orders and cancel_fulfillment_orders: jobs pick, cancel, and say which could not', async () => {
    const place = await newStock(app, token, 3);
    const ids: string[] = [];
    for (let index = 0; index < 3; index += 1)
      ids.push((await newFulfilment(app, token, place, (await newOrder(app, token)).id)).id);
    const [first = '', second = '', third = ''] = ids;
    await move(third, 'hold');
    const { body: picking } = await app.call<StartedBulkJob>(endpoints.startPickOrders, { token, body: { ids } });
    await drain();
    const jobOf = async ({ id }: StartedBulkJob) =>
      (await app.call<BulkJob>(endpoints.getBulkJob, { token, params: { id } })).body;
    expect(await jobOf(picking)).toMatchObject({ state: 'completed', success: 2, failed: 1, total: 3 });
    expect(await Promise.all(ids.map(async (id) => (await read(id)).status))).toEqual(['picked', 'picked', 'on_hold']);
    await move(first, 'pack');
    await move(first, 'ship');
    const body = { ids, reason: 'Sold out' };
    const { body: cancelling } = await app.call<StartedBulkJob>(endpoints.startCancelFulfillmentOrders, {
      token,
      body,
    });
    await drain();
    expect(await jobOf(cancelling)).toMatchObject({ state: 'completed', success: 2, failed: 1 });
    expect([(await read(first)).status, (await read(second)).status]).toEqual(['shipped', 'cancelled']);
    expect(await stockOf(place.warehouse.id)).toMatchObject({ on_hand: 2, reserved: 0 });
  });

  test('a pick list follows the shelves, on screen and on paper', async () => {
    const { warehouse, sku: far } = await newStock(app, token, 9);
    const { sku: near } = await newStock(app, token, 0);
    const adjust = (sku_id: string, delta: number, shelf: string) =>
      app.call(endpoints.adjustStock, { token, body: { warehouse_id: warehouse.id, sku_id, delta, shelf, note: 'x' } });
    await adjust(far.id, 0, 'B-07');
    await adjust(near.id, 9, 'A-01');
    const one = await newFulfilment(app, token, { warehouse, sku: far }, (await newOrder(app, token)).id, 2);
    const two = await newFulfilment(app, token, { warehouse, sku: far }, (await newOrder(app, token)).id, 1);
    const three = await newFulfilment(app, token, { warehouse, sku: near }, (await newOrder(app, token)).id, 4);
    const body = { ids: [one.id, two.id, three.id] };
    const list = (await app.call<PickList>(endpoints.getPickList, { token, body })).body;
    expect(list).toMatchObject({
      orders: 3,
      units: { picked: 0, total: 7 },
      records: [
        { shelf: 'A-01', sku: near.sku, quantity: 4, orders: [{ id: three.id, quantity: 4 }] },
        { shelf: 'B-07', sku: far.sku, quantity: 3 },
      ],
    });
    const { link } = (await app.call<{ link: string }>(endpoints.printPickList, { token, body })).body;
    const pdf = new Uint8Array(await (await app.app.request(link)).arrayBuffer());
    expect(await countPages(pdf)).toBe(1);
    const { text } = await readLabelPage(pdf);
    expect(text.indexOf('A-01')).toBeGreaterThan(0);
    expect(text.indexOf('B-07')).toBeGreaterThan(text.indexOf('A-01'));
    expect(text).toContain(`2 × ${one.number}`);
    const stranger = await app.tokenOf('my@demo.sampan.test');
    expect((await app.call<PickList>(endpoints.getPickList, { token: stranger, body })).body.records).toEqual([]);
  });
});

describe('lists of the specification', () => {
  test('spec 7 GET fulfillment_order/list {per_page, page, sort}; volume 6: stock on /api/wms/v1', async () => {
    const place = await newStock(app, token, 5);
    const numbers: string[] = [];
    for (let index = 0; index < 3; index += 1) {
      app.clock.advance(60);
      numbers.push((await newFulfilment(app, token, place, (await newOrder(app, token)).id)).number);
    }
    const ask = async (query: string) => {
      const headers = { Authorization: `Bearer ${token}` };
      const path = `/api/fulfillment/v1/fulfillment_order/list?warehouse_id=${place.warehouse.id}&${query}`;
      return (await (await app.app.request(path, { headers })).json()) as {
        records: FulfillmentOrder[];
        total: number;
      };
    };
    const first = await ask('per_page=2&page=1&sort=created_at:desc');
    expect(first).toMatchObject({ total: 3, per_page: 2, page: 1 });
    expect(first.records.map(({ number }) => number)).toEqual(numbers.slice(1).toReversed());
    expect((await ask('per_page=2&page=2')).records.map(({ number }) => number)).toEqual(numbers.slice(0, 1));
    app.clock.advance(60);
    await move(first.records[1]?.id ?? '', 'start');
    expect((await ask('sort=updated_at:desc')).records[0]?.number).toBe(first.records[1]?.number);
    const stock = await app.app.request(`/api/wms/v1/stock/list?warehouse_id=${place.warehouse.id}`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    expect(await stock.json()).toMatchObject({
      records: [{ sku: place.sku.sku, on_hand: 5, reserved: 3, available: 2 }],
    });
  });
});
