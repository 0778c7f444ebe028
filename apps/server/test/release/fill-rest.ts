import type pg from 'pg';

/**
 * One row for each table that stays empty where no provider is connected, or that the calls empty again. Written by hand: what counts for an
 * upgrade is that there is something to keep.
 */
const ROWS: Readonly<Record<string, string>> = {
  avatars: `user_id, company_id, name, jpeg, created_at) select id, company_id, 'kept-avatar', '\\xffd8ffd9', 1795219200 from users limit 1`,
  claim_photos: `id, company_id, claim_id, jpeg, width, height, created_at) select gen_random_uuid(), company_id, id, '\\xffd8ffd9', 1, 1, 1795219200 from claims limit 1`,
  company_files: `company_id, name, type, size, content, created_at) select id, 'ACRA.pdf', 'application/pdf', 4, '%PDF', 1795219200 from companies limit 1`,
  courier_messages: `id, courier_alias, tracking_code, event_id, event, due_at, received_at) values (gen_random_uuid(), 'merlion-express', 'SMPKEPT', 'kept', '{"code":"in_transit"}', 4102444800, 1795219200)`,
  import_mappings: `company_id, header_hash, mapping, updated_at) select id, 'kept', '{"name":"recipient_name"}', 1795219200 from companies limit 1`,
  location_addresses: `country, post_code, street, building_name, state, city, district, county, lat, lng, search_key) values ('SG', '310145', 'Toa Payoh Lorong 2', '', '', 'Singapore', '', '', 1.334, 103.845, 'toa payoh lorong 2')`,
  mail_requests: `id, kind, email, created_at, due_at) values (gen_random_uuid(), 'password_reset', 'kept@example.test', 1795219200, 4102444800)`,
  payment_events: `provider, event_id, type, received_at) values ('stripe', 'evt_kept', 'payment_intent.succeeded', 1795219200)`,
  payout_files: `id, name, currency, count, total_minor, created_by, created_at) select gen_random_uuid(), 'kept.csv', 'SGD', 1, 12345, id, 1795219200 from users limit 1`,
  price_claims: `endpoint, field, caller, times, last_at) values ('createOrder', 'total_fee', 'kept', 1, 1795219200)`,
  recipient_domains: `company_id, host, token, created_at) select id, 'track.kept.example', 'kept', 1795219200 from companies limit 1`,
  referrals: `referred_company_id, referrer_company_id, outcome, decided_at) select min(id::text)::uuid, max(id::text)::uuid, 'rewarded', 1795219200 from companies`,
  request_log: `request_id, at_ms, company_id, key_id, endpoint, method, path, status, status_class, duration_ms, ip, user_agent, is_replayed) select gen_random_uuid(), 1795219200000, id, gen_random_uuid(), 'getOrder', 'GET', '/', 200, 2, 1, '', '', false from companies limit 1`,
  sandbox_payouts: `client_ref, amount_minor, currency, ends, ends_at) values ('kept', 12345, 'SGD', 'paid', 1795219200)`,
};

export async function fillRest(pool: pg.Pool): Promise<void> {
  for (const [table, rest] of Object.entries(ROWS)) {
    const { rowCount } = await pool.query(`select 1 from ${table} limit 1`);
    if (rowCount === 0) await pool.query(`insert into ${table} (${rest}`);
  }
}
