import type pg from 'pg';

const CHUNK = 100_000;
/** Two years, whatever the number. */
const SPREAD_S = 60_000_000;

/** Parcels as a large merchant has them: most delivered, some of every other kind, spread over two years. */
export async function fillOrders(pool: pg.Pool, company_id: string, orders: number): Promise<void> {
  const step = Math.max(1, Math.floor(SPREAD_S / orders));
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
  for (let from = 0; from < orders; from += CHUNK) {
    await pool.query(
      `insert into orders (company_id, id, number, status, origin_country_code, destination_country_code, currency, billing_address, shipping_address, formatted_pick_up_address, search_key,
         package_content, weight_g, total_package_value_minor, is_cod, expected_cod_minor, has_problem, delivery_type, courier_alias, tracking_code, label_state, label_created_at, completed_at, price_minor, archived_at, created_at, updated_at)
       select $1, uuidv7(), 'SP-' || (2000000 + n), (array['completed','completed','completed','completed','completed','completed','in_transit','ready_to_ship','new','cancelled'])[1 + n % 10], 'SG', 'SG', 'SGD', $2::jsonb,
         $2::jsonb || jsonb_build_object('name', who.name, 'phone', who.phone), 'Pick-up place ' || (n % 7), 'sp-' || (2000000 + n) || ' smpmx' || n || ' ' || who.name || ' ' || who.phone,
         'Goods', 1500, 4800, n % 5 = 0, case when n % 5 = 0 then 4800 else 0 end, n % 40 = 0, case when n % 3 = 0 then 'drop_off' else 'pick_up' end, (array['merlion-express','straits-parcel','harbour-post','kilat-rider'])[1 + n % 4],
         'SMPMX' || n, 'bought', 1730000000 + n * $5::int, case when n % 10 < 6 then 1730100000 + n * $5::int end, 684, case when n % 50 = 0 then 1795000000 end, 1730000000 + n * $5::int, 1730000000 + n * $5::int + (n % 977) * 300
       from generate_series($3::int, $4::int) n,
         lateral (select substr(md5(n::text), 1, 9) || ' ' || (array['nguyen','tan','lim','santos','sari'])[1 + n % 5] as name, '+659' || (1000000 + n) as phone) who`,
      [company_id, sender, from, Math.min(from + CHUNK, orders) - 1, step],
    );
  }
  await pool.query("set maintenance_work_mem = '512MB'");
  for (const { indexdef } of indexes.rows) await pool.query(indexdef);
  await pool.query('vacuum analyze orders');
}
