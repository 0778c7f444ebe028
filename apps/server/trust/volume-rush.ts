import { endpoints, type FulfillmentOrder, type OrderImport, type Problem } from '@sampan/contract';
import type { TestDatabase } from '@sampan/testing';
import { newOrder } from '#test/app/endpoint-samples.fixtures.ts';
import { openTestApp } from '#test/app/test-app.fixtures.ts';
import { newStock } from '#test/fulfilment/fulfilment-samples.fixtures.ts';
import { auditStock } from '../src/modules/fulfilment/warehouse/index.ts';
import { insist, obtain } from './crash-client.ts';
import type { VolumeLine } from './volume-line.ts';
import { fileOf } from './volume-work.ts';

const TABS = 10;
const PICKERS = 64;
const UNITS = 40;

/** Ten tabs send one file at once to two servers, each with a key of its own: how many imports there are, and who was told of it. */
export async function sendFromTabs(line: VolumeLine, database: TestDatabase) {
  const { body } = fileOf('tabs');
  const answers = await Promise.all(
    Array.from({ length: TABS }, (_, tab) =>
      insist<OrderImport & Problem>(line, endpoints.createOrderImport, { body, key: `tab-${tab}` }),
    ),
  );
  const { rows } = await database.pool.query<{ n: string }>(
    'select count(*) as n from order_imports where file_name = $1',
    [body.file_name],
  );
  return {
    imports: Number(rows[0]?.n ?? 0),
    told: answers.filter(({ status, body: { code } }) => status === 409 && code === 'possible_duplicate').length,
  };
}

/** 64 people send a parcel each to a warehouse that has goods for forty, and pick it at once, at two servers. */
export async function pickAtOnce(line: VolumeLine, database: TestDatabase) {
  const app = await openTestApp({ database });
  const place = await newStock(app, line.token, UNITS);
  const order_ids: string[] = [];
  for (let at = 0; at < PICKERS; at += 1) order_ids.push((await newOrder(app, line.token)).id);
  const made = await Promise.all(
    order_ids.map((order_id) =>
      obtain<{ records: FulfillmentOrder[] }>(line, endpoints.createFulfillmentOrders, {
        body: {
          order_ids: [order_id],
          warehouse_id: place.warehouse.id,
          lines: [{ sku: place.sku.sku, quantity: 1 }],
        },
        key: `picker-${order_id}`,
      }),
    ),
  );
  const picked = await Promise.all(
    made
      .flatMap(({ records }) => records)
      .map(({ id }) =>
        insist<FulfillmentOrder>(line, endpoints.moveFulfillmentOrder, { params: { id, action: 'pick' }, body: {} }),
      ),
  );
  const { rows } = await database.pool.query<{ lowest: number }>(
    'select min(least(on_hand, reserved, on_hand - reserved)) as lowest from stocks',
  );
  return {
    pickers: made.length,
    picked: picked.filter(({ status, body }) => status === 200 && body.status === 'picked').length,
    units: UNITS,
    lowest: Number(rows[0]?.lowest ?? 0),
    wrong_stocks: (await auditStock(app.ctx)).wrong_stocks.length,
  };
}
