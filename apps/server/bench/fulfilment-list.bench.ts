import { endpoints } from '@sampan/contract';
import { createTestDatabase, startTestCluster } from '@sampan/testing';
import type pg from 'pg';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';
import { p95 } from './p95.ts';

const ORDERS = Number(process.env['SAMPAN_BENCH_ORDERS'] ?? 1_000_000);
const CHUNK = 100_000;
const CALLS = 40;

/** Orders of a warehouse that is busy for years: most have left, some stand in every other stage; each has a line. */
async function fill(pool: pg.Pool, company_id: string): Promise<void> {
  await pool.query(
    `insert into warehouses (company_id, id, name, address, country_code, cut_off, working_days, created_at)
     values ($1, uuidv7(), 'Bench', 'Street', 'SG', '1700', '[1,2,3,4,5]', 1730000000)`,
    [company_id],
  );
  await pool.query(
    `insert into skus (company_id, id, sku, name, search_key, weight_g, currency, created_at, updated_at)
     values ($1, uuidv7(), 'BENCH', 'Goods', 'bench', 100, 'SGD', 1730000000, 1730000000)`,
    [company_id],
  );
  // Indexes are built once over all rows instead of row by row; they are the same ones afterwards.
  const indexes = await pool.query<{ indexname: string; indexdef: string }>(
    "select indexname, indexdef from pg_indexes where tablename = 'fulfilment_orders' and indexname not like '%pk'",
  );
  for (const { indexname } of indexes.rows) await pool.query(`drop index ${indexname}`);
  for (let from = 0; from < ORDERS; from += CHUNK)
    await pool.query(
      `insert into fulfilment_orders (company_id, id, number, order_id, order_number, recipient_name, source, search_key, warehouse_id, status, ship_by, shipped_at, created_at, updated_at)
       select $1, uuidv7(), 'FB-' || n, uuidv7(), 'SP-' || (4000000 + n), 'Recipient ' || n, '', 'fb-' || n || ' sp-' || (4000000 + n) || ' ' || substr(md5(n::text), 1, 9) || ' ' || (array['nguyen','tan','lim','santos','sari'])[1 + n % 5],
         w.id, case when n % 200 < 190 then 'shipped' else (array['new','picking','picked','packed','ready_to_ship','on_hold','out_of_stock','cancelled','new','new'])[1 + n % 10] end,
         1730086400 + n * 60, case when n % 200 < 190 then 1730080000 + n * 60 end, 1730000000 + n * 60, 1730000000 + n * 60 + (n % 977) * 300
       from generate_series($2::int, $3::int) n, warehouses w where w.company_id = $1 and w.name = 'Bench'`,
      [company_id, from, Math.min(from + CHUNK, ORDERS) - 1],
    );
  await pool.query("set maintenance_work_mem = '512MB'");
  for (const { indexdef } of indexes.rows) await pool.query(indexdef);
  await pool.query(
    `insert into fulfilment_lines (company_id, fulfilment_order_id, sku_id, quantity)
     select f.company_id, f.id, s.id, 1 from fulfilment_orders f join skus s on s.company_id = f.company_id and s.sku = 'BENCH'
     where f.number like 'FB-%'`,
  );
  await pool.query('vacuum analyze fulfilment_orders');
  await pool.query('vacuum analyze fulfilment_lines');
}

/** Spec 7 'GET fulfillment_order/list {per_page, page, sort}', with what the screen narrows it by. */
const LISTS: Record<string, Record<string, string>> = {
  'first page, newest first': {},
  'last changed': { sort: 'updated_at:desc' },
  'by ship-by': { sort: 'ship_by:asc' },
  'a hundred on a page': { per_page: '100' },
  'page 400': { page: '400' },
  'to pick, by ship-by': { stage: 'to_pick', sort: 'ship_by:asc' },
  'waiting for stock': { stage: 'waiting', sort: 'ship_by:asc' },
  shipped: { status: 'shipped' },
  packed: { status: 'packed' },
  'search by number': { search: 'FB-777123' },
  'search by a rare name': { search: 'c4ca4238a' },
  'search by a common name': { search: 'nguyen' },
  'search without a match': { search: 'zzyzx' },
};

async function timed(app: TestApp, token: string, query: Record<string, string> | null): Promise<number> {
  const times: number[] = [];
  for (let call = 0; call < CALLS; call += 1) {
    const started = performance.now();
    const answer = await (query === null
      ? app.call(endpoints.countFulfillmentOrders, { token })
      : app.call(endpoints.listFulfillmentOrders, { token, query }));
    times.push(performance.now() - started);
    if (answer.status !== 200) throw new Error(`${JSON.stringify(query)}: ${JSON.stringify(answer.body)}`);
  }
  return p95(times);
}

/** Lists of Order Management over a million orders of one company (issue target: p95 of 50 ms). */
export async function benchFulfilmentList() {
  const cluster = await startTestCluster();
  const database = await createTestDatabase({ cluster, pool: { max: 4 } });
  const app = await openTestApp({
    database,
    env: { SAMPAN_CHECK_ANSWERS: 'false', SAMPAN_RATE_LIMIT_FACTOR: '100000' },
  });
  try {
    const token = await app.tokenOf('sg@demo.sampan.test');
    const company = await database.pool.query<{ company_id: string }>(
      "select company_id from users where email = 'sg@demo.sampan.test'",
    );
    await fill(database.pool, company.rows[0]?.company_id ?? '');
    const figures: { name: string; value: number; unit: string; target: string | null }[] = [
      { name: 'orders of one company in a warehouse', value: ORDERS, unit: 'orders', target: null },
    ];
    const measured = async (name: string, query: Record<string, string> | null) => {
      await timed(app, token, query);
      figures.push({ name: `p95 ${name}`, value: await timed(app, token, query), unit: 'ms', target: '<= 50' });
    };
    for (const [name, query] of Object.entries(LISTS)) await measured(name, query);
    await measured('counts of every stage', null);
    return figures;
  } finally {
    await app.close();
    await cluster.stop();
  }
}
