import {
  endpoints,
  type EndpointName,
  type FulfillmentOrder,
  type Inbound,
  type Order,
  type Sku,
  type Warehouse,
} from '@sampan/contract';
import { randomInt, randomUUID } from 'node:crypto';
import type { Sample } from '../app/sample.ts';
import type { TestApp } from '../app/test-app.fixtures.ts';

const WAREHOUSE = { name: 'Ubi store room', address: '10 Ubi Crescent, Singapore 408564' };
const skuDraft = () => ({
  sku: `KAYA-${randomUUID().slice(0, 8)}`,
  name: 'Kaya jam 250 g',
  barcode: `955${String(randomInt(1e9)).padStart(9, '0')}`,
  weight: 0.25,
  dimension: { length: 8, width: 8, height: 10 },
  hs_code: '200799',
  origin_country: 'SG',
  unit_value: 8,
  reorder_point: 3,
});

async function post<T>(app: TestApp, token: string, name: EndpointName, call: Sample): Promise<T> {
  const { status, body } = await app.call<T>(endpoints[name], { token, ...call });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body;
}

/** A warehouse with one SKU in stock. */
export async function newStock(app: TestApp, token: string, units: number) {
  const warehouse = await post<Warehouse>(app, token, 'createWarehouse', { body: WAREHOUSE });
  const sku = await post<Sku>(app, token, 'createSku', { body: skuDraft() });
  const body = { warehouse_id: warehouse.id, sku_id: sku.id, delta: units, shelf: 'A-03', note: 'Counted' };
  if (units > 0) await post(app, token, 'adjustStock', { body });
  return { warehouse, sku, adjustment: body };
}

/** A parcel given to a warehouse with some units of a SKU. */
export async function newFulfilment(
  app: TestApp,
  token: string,
  { warehouse, sku }: { warehouse: Warehouse; sku: Sku },
  order_id: string,
  quantity = 1,
): Promise<FulfillmentOrder> {
  const lines = [{ sku: sku.sku, quantity }];
  const body = { order_ids: [order_id], warehouse_id: warehouse.id, lines };
  const { records, results } = await post<{ records: FulfillmentOrder[]; results: unknown }>(
    app,
    token,
    'createFulfillmentOrders',
    { body },
  );
  if (!records[0]) throw new Error(JSON.stringify(results));
  return records[0];
}

/** One call of every endpoint of warehouses. */
export async function fulfilmentSamples(app: TestApp, token: string, newOrder: () => Promise<Order>) {
  const place = await newStock(app, token, 50);
  const { warehouse, sku, adjustment } = place;
  const deletable = await post<Sku>(app, token, 'createSku', { body: skuDraft() });
  const inbound_body = {
    warehouse_id: warehouse.id,
    reference: 'PO-17',
    carrier: 'Own van',
    tracking_code: '',
    boxes: 2,
    lines: [{ sku_id: sku.id, quantity: 10 }],
  };
  const announce = () => post<Inbound>(app, token, 'createInbound', { body: inbound_body });
  const sent = await announce();
  await post(app, token, 'moveInbound', { params: { id: sent.id, action: 'send' } });
  const order = async () => (await newFulfilment(app, token, place, (await newOrder()).id)).id;
  const shown = await order();
  const list = { page: '1', per_page: '10' };
  return {
    listWarehouses: {},
    createWarehouse: { body: WAREHOUSE },
    updateWarehouse: { params: { id: warehouse.id }, body: { ...WAREHOUSE, name: 'Ubi store' } },
    listSkus: { query: { ...list, search: 'kaya' } },
    createSku: { body: skuDraft() },
    updateSku: { params: { id: deletable.id }, body: skuDraft() },
    deleteSku: { params: { id: deletable.id } },
    restoreSku: { params: { id: deletable.id } },
    listStock: { query: { ...list, warehouse_id: warehouse.id } },
    adjustStock: { body: adjustment },
    listMovements: { query: { ...list, sku_id: sku.id } },
    listInbounds: { query: { ...list, status: 'draft' } },
    createInbound: { body: inbound_body },
    receiveInbound: { params: { id: sent.id }, body: { lines: inbound_body.lines } },
    moveInbound: { params: { id: (await announce()).id, action: 'send' } },
    listFulfillmentOrders: { query: { ...list, sort: 'created_at:desc', warehouse_id: warehouse.id } },
    countFulfillmentOrders: {},
    getFulfillmentOrder: { params: { id: shown } },
    createFulfillmentOrders: { body: { order_ids: [(await newOrder()).id], warehouse_id: warehouse.id } },
    getPickList: { body: { ids: [shown] } },
    printPickList: { body: { ids: [shown] } },
    startPickOrders: { body: { ids: [await order()] } },
    startCancelFulfillmentOrders: { body: { ids: [await order()], reason: 'Sold out' } },
    scanFulfillmentOrder: { params: { id: await order() }, body: { code: sku.barcode } },
    cancelFulfillmentOrder: { params: { id: await order() }, body: { reason: 'Sold out' } },
    moveFulfillmentOrder: { params: { id: await order(), action: 'pick' }, body: {} },
  } satisfies Partial<Record<EndpointName, Sample>>;
}
