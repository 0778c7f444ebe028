import { endpoints, type OrderListQuery } from '@sampan/contract';
import { createTestDatabase, startTestCluster } from '@sampan/testing';
import type pg from 'pg';
import { exportFigures } from './export-figures.ts';
import { searchFigures } from './search-figures.ts';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';
import { p95 } from './p95.ts';

const ORDERS = Number(process.env['SAMPAN_BENCH_ORDERS'] ?? 1_000_000);
const CHUNK = 100_000;
const CALLS = 40;

/** Parcels as a large merchant has them: most delivered, some of every other kind, spread over two years. */
async function fill(pool: pg.Pool, company_id: string): Promise<void> {
  const place = {
    unit_number: '#08-212',
    street: 'Blk 145 Toa Payoh Lorong 2',
    building_name: '',
    post_code: '310145',
    city: 'Singapore',
    state: '',
    district: '',
    county: '',
    country: 'SG',
    lat: null,
    lng: null,
    formatted_address: 'Blk 145 Toa Payoh Lorong 2, Singapore 310145',
  };
  const sender = JSON.stringify({ name: 'Rachel Tan', phone: '91234567', email: '', coordinate: place });
  // Indexes are built once over all rows instead of row by row; they are the same ones afterwards.
  const indexes = await pool.query<{ indexname: string; indexdef: string }>(
    "select indexname, indexdef from pg_indexes where tablename = 'orders' and indexname not like '%pk'",
  );
  for (const { indexname } of indexes.rows) await pool.query(`drop index ${indexname}`);
  for (let from = 0; from < ORDERS; from += CHUNK) {
    await pool.query(
      `insert into orders (company_id, id, number, status, origin_country_code, destination_country_code, currency, billing_address, shipping_address, formatted_pick_up_address, search_key,
         package_content, weight_g, total_package_value_minor, is_cod, expected_cod_minor, has_problem, delivery_type, courier_alias, tracking_code, label_state, label_created_at, completed_at, price_minor, archived_at, created_at, updated_at)
       select $1, uuidv7(), 'SP-' || (2000000 + n), (array['completed','completed','completed','completed','completed','completed','in_transit','ready_to_ship','new','cancelled'])[1 + n % 10], 'SG', 'SG', 'SGD', $2::jsonb,
         $2::jsonb || jsonb_build_object('name', who.name, 'phone', who.phone), 'Pick-up place ' || (n % 7), 'sp-' || (2000000 + n) || ' smpmx' || n || ' ' || who.name || ' ' || who.phone,
         'Goods', 1500, 4800, n % 5 = 0, case when n % 5 = 0 then 4800 else 0 end, n % 40 = 0, case when n % 3 = 0 then 'drop_off' else 'pick_up' end, (array['merlion-express','straits-parcel','harbour-post','kilat-rider'])[1 + n % 4],
         'SMPMX' || n, 'bought', 1730000000 + n * 60, case when n % 10 < 6 then 1730100000 + n * 60 end, 684, case when n % 50 = 0 then 1795000000 end, 1730000000 + n * 60, 1730000000 + n * 60 + (n % 977) * 300
       from generate_series($3::int, $4::int) n,
         lateral (select substr(md5(n::text), 1, 9) || ' ' || (array['nguyen','tan','lim','santos','sari'])[1 + n % 5] as name, '+659' || (1000000 + n) as phone) who`,
      [company_id, sender, from, Math.min(from + CHUNK, ORDERS) - 1],
    );
  }
  await pool.query("set maintenance_work_mem = '512MB'");
  for (const { indexdef } of indexes.rows) await pool.query(indexdef);
  await pool.query('vacuum analyze orders');
}

type Query = { [K in keyof OrderListQuery]?: string };

/** Every filter and every sort of spec 7 'GET order/list', alone and together, near and far pages. */
const LISTS: Record<string, Query> = {
  'first page, newest first': {},
  'status new': { status: 'new' },
  'status completed, oldest first': { status: 'completed', sort: 'created_at:asc' },
  'status in transit, last updated': { status: 'in_transit', sort: 'updated_at:desc' },
  'first updated': { sort: 'updated_at:asc' },
  'page 400': { page: '400' },
  courier: { courier: 'kilat-rider' },
  'courier and status': { courier: 'kilat-rider', status: 'ready_to_ship' },
  'pick-up address': { formatted_pick_up_address: 'Pick-up place 3' },
  'pick-up address and status': { formatted_pick_up_address: 'Pick-up place 3', status: 'ready_to_ship' },
  'delivery type and status': { delivery_type: 'drop_off', status: 'new' },
  'delivery type': { delivery_type: 'pick_up' },
  COD: { is_cod: 'true' },
  'COD in transit': { is_cod: 'true', status: 'in_transit' },
  problems: { has_problem: 'true' },
  archived: { is_archived: 'true' },
  'one day': { created_from: '1750000000', created_to: '1750086400' },
  'search by number': { search: 'SP-2777123' },
  'search by a rare name': { search: 'c4ca4238a' },
  'search by a common name': { search: 'nguyen' },
  'search without a match': { search: 'zzyzx' },
};

async function timed(app: TestApp, token: string, query: Query): Promise<number> {
  const times: number[] = [];
  for (let call = 0; call < CALLS; call += 1) {
    const started = performance.now();
    const answer = await app.call(endpoints.listOrders, { token, query: query as Record<string, string> });
    times.push(performance.now() - started);
    if (answer.status !== 200) throw new Error(`${JSON.stringify(query)}: ${JSON.stringify(answer.body)}`);
  }
  return p95(times);
}

/** Follows the cursor far into the list; how deep it is must not matter. */
async function timedDeep(app: TestApp, token: string): Promise<number> {
  const times: number[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < 300; page += 1) {
    const started = performance.now();
    const answer = await app.call<{ next_cursor: string }>(endpoints.listOrders, {
      token,
      query: { per_page: '100', ...(cursor ? { cursor } : {}) },
    });
    times.push(performance.now() - started);
    cursor = answer.body.next_cursor;
  }
  return p95(times);
}

/** Order lists over a million parcels of one company (issue target: any list under 50 ms p95). */
export async function benchOrderLists() {
  const cluster = await startTestCluster();
  const database = await createTestDatabase({ cluster, pool: { max: 4 } });
  const app = await openTestApp({ database, env: { SAMPAN_CHECK_ANSWERS: 'false' } });
  try {
    const token = await app.tokenOf('sg@demo.sampan.test');
    const company = await database.pool.query<{ company_id: string }>(
      "select company_id from users where email = 'sg@demo.sampan.test'",
    );
    await fill(database.pool, company.rows[0]?.company_id ?? '');
    const figures: { name: string; value: number; unit: string; target: string | null }[] = [
      { name: 'parcels of one company', value: ORDERS, unit: 'parcels', target: null },
    ];
    for (const [name, query] of Object.entries(LISTS)) {
      await timed(app, token, query);
      figures.push({ name: `p95 ${name}`, value: await timed(app, token, query), unit: 'ms', target: '<= 50' });
    }
    figures.push({
      name: 'p95 of 300 pages of 100 by cursor',
      value: await timedDeep(app, token),
      unit: 'ms',
      target: '<= 50',
    });
    const count = performance.now();
    await app.call(endpoints.countOrders, { token });
    figures.push({ name: 'count of every status', value: performance.now() - count, unit: 'ms', target: '<= 50' });
    figures.push(...(await searchFigures(app, token)));
    figures.push(...(await exportFigures(app, token)));
    return figures;
  } finally {
    await app.close();
    await cluster.stop();
  }
}
