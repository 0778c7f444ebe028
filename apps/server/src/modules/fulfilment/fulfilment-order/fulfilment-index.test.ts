import { endpoints, type Endpoint } from '@sampan/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';
import { readPlans } from '#test/database/read-plans.fixtures.ts';
import { newId } from '../../../platform/ids.ts';

let app: TestApp;
let token: string;
const place = newId();
const goods = newId();

beforeAll(async () => {
  app = await openTestApp();
  token = await app.tokenOf('sg@demo.sampan.test');
  await fill();
});
afterAll(() => app.close());

/** Enough rows of a large company and of others for an index to be worth it. */
async function fill(): Promise<void> {
  const { rows } = await app.ctx.db.execute<{ company_id: string }>(
    sql`select company_id from users where email = 'sg@demo.sampan.test'`,
  );
  const company_id = rows[0]?.company_id ?? '';
  await app.ctx.db.execute(sql`
    insert into fulfilment_orders (company_id, id, number, order_id, order_number, recipient_name, source, search_key, warehouse_id, status, ship_by, shipped_at, created_at, updated_at)
    select ${company_id}, uuidv7(), 'FO-' || n, uuidv7(), 'SP-' || n, 'Recipient ' || n, '', 'fo-' || n || ' ' || md5(n::text), ${place},
      (array['shipped','shipped','shipped','shipped','shipped','shipped','shipped','new','packed','out_of_stock'])[1 + n % 10], 1790000000 + n, case when n % 10 < 7 then 1790000000 + n end, 1790000000 + n, 1790000000 + n
    from generate_series(1, 2000) n`);
  await app.ctx.db.execute(sql`
    insert into skus (company_id, id, sku, name, search_key, weight_g, currency, created_at, updated_at)
    select ${company_id}, case when n = 1 then ${goods}::uuid else uuidv7() end, 'S-' || n, 'Goods ' || n, 's-' || n || ' ' || md5(n::text), 100, 'SGD', 1790000000 + n, 1790000000 + n
    from generate_series(1, 2000) n`);
  await app.ctx.db.execute(sql`
    insert into warehouses (company_id, id, name, address, country_code, cut_off, working_days, created_at)
    values (${company_id}, ${place}, 'Store', 'Street', 'SG', '1700', '[1]', 1790000000)`);
  await app.ctx.db.execute(sql`
    insert into stocks (company_id, warehouse_id, sku_id, shelf, on_hand, reorder_point)
    select company_id, ${place}, id, 'A-' || id, 5, case when id = ${goods} then 9 else 0 end from skus where company_id = ${company_id}`);
  await app.ctx.db.execute(sql`
    insert into stock_movements (company_id, id, warehouse_id, sku_id, reason, on_hand_delta, reserved_delta, reference, created_at)
    select company_id, uuidv7(), ${place}, sku_id, 'receive', 1, 0, 'IN-' || n, 1790000000 + n from stocks, generate_series(1, 2) n where company_id = ${company_id}`);
  await app.ctx.db.execute(sql`
    insert into inbounds (company_id, id, number, warehouse_id, status, reference, carrier, tracking_code, boxes, created_at, updated_at)
    select ${company_id}, uuidv7(), 'IN-' || n, ${place}, case when n % 50 = 0 then 'in_transit' else 'completed' end, '', '', '', 0, 1790000000 + n, 1790000000 + n
    from generate_series(1, 2000) n`);
  for (const table of ['fulfilment_orders', 'skus', 'stocks', 'stock_movements', 'inbounds'])
    await app.ctx.db.execute(sql.raw(`analyze ${table}`));
}

const TABLES = /fulfilment_orders|skus|stocks|stock_movements|inbounds/u;
const LARGE = /Seq Scan on (?:fulfilment_orders|skus|stocks|stock_movements|inbounds)/u;
const SORTED_BY_HAND = /Sort Key: (?:fulfilment_orders|stock_movements|inbounds)\.(?:created_at|updated_at)/u;

test.each<[string, Endpoint, Record<string, string>]>([
  ['newest orders', endpoints.listFulfillmentOrders, {}],
  ['last changed orders', endpoints.listFulfillmentOrders, { sort: 'updated_at:desc' }],
  ['orders by ship-by', endpoints.listFulfillmentOrders, { sort: 'ship_by:asc' }],
  ['orders of a stage', endpoints.listFulfillmentOrders, { stage: 'to_pick', sort: 'ship_by:asc' }],
  ['orders of a status', endpoints.listFulfillmentOrders, { status: 'packed' }],
  ['orders that wait', endpoints.listFulfillmentOrders, { stage: 'waiting', sort: 'ship_by:asc' }],
  ['orders found by a number', endpoints.listFulfillmentOrders, { search: 'FO-1712' }],
  ['counts by stage', endpoints.countFulfillmentOrders, {}],
  ['SKUs', endpoints.listSkus, {}],
  ['SKUs found by a word', endpoints.listSkus, { search: 'c4ca4238' }],
  ['movements', endpoints.listMovements, {}],
  ['movements of a SKU', endpoints.listMovements, { sku_id: goods }],
  ['inbound', endpoints.listInbounds, {}],
  ['inbound on its way', endpoints.listInbounds, { status: 'in_transit' }],
  ['low stock', endpoints.listStock, { is_low: 'true' }],
])('the list of %s reads by an index (volume 6)', async (_, endpoint, query) => {
  const plans = await readPlans(app, endpoint, { token, query }, TABLES);
  expect(plans).not.toMatch(LARGE);
  expect(plans).not.toMatch(SORTED_BY_HAND);
});
