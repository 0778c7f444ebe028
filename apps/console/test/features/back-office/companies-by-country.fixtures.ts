import type { TestDatabase, TestServer } from '@sampan/testing';

const PASSWORD = 'Sampan#2026';
/** Whose rows the Vietnamese company's are copies of. */
const LIKE = 'ph@demo.sampan.test';
export const VIETNAMESE_EMAIL = 'vn@demo.sampan.test';
export const VIETNAMESE_NAME =
  'Công ty Trách nhiệm Hữu hạn Thủ công Mỹ nghệ Nguyễn Thị Ánh Tuyết và Cộng sự, Chi nhánh Thành phố Hồ Chí Minh';
export const FILIPINO_NAME =
  'Samahang Magkakapitbahay ng Barangay Pinagkaisahan, Lungsod Quezon: Home Weaves and Handicrafts Manufacturing Corporation';

export interface Shop {
  token: string;
  company_id: string;
}

async function post<T>(server: TestServer, path: string, token: string | null, body: object): Promise<T> {
  const answer = await fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Idempotency-Key': crypto.randomUUID(),
      ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  const said = (await answer.json()) as T;
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${JSON.stringify(said)}`);
  return said;
}

export async function signIn({ pool }: TestDatabase, server: TestServer, email: string): Promise<Shop> {
  const { token } = await post<{ token: string }>(server, '/api/v1/login', null, { email, password: PASSWORD });
  const { rows } = await pool.query<{ company_id: string }>('select company_id from users where email = $1', [email]);
  return { token, company_id: rows[0]?.company_id ?? '' };
}

/** A row of a table once more, with other values in some columns. */
function copyOf(table: string, change: string, where: string): string {
  return `insert into ${table} select (jsonb_populate_record(r, ${change})).* from ${table} r where ${where}`;
}

/** Money that stands in a company's account from now on, by a journal that balances, against one of Sampan's accounts. */
async function book(
  { pool }: TestDatabase,
  of: { company_id: string; currency: string; kind: string; against: string; cause: string; amount_minor: number },
): Promise<void> {
  const { company_id, currency, kind, against, cause, amount_minor } = of;
  const [at, journal] = [Math.floor(Date.now() / 1000), crypto.randomUUID()];
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(
      `insert into ledger_accounts (id, company_id, kind, currency, credit_limit_minor) values
        (gen_random_uuid(), $1, $2, $4, $5), (gen_random_uuid(), null, $3, $4, 0) on conflict do nothing`,
      [company_id, kind, against, currency, Math.max(0, -amount_minor)],
    );
    const { rows } = await client.query<{ id: string; entry_seq: string; posted_minor: string }>(
      `update ledger_accounts set posted_minor = posted_minor + $3, entry_seq = entry_seq + 1, last_entry_at = greatest(last_entry_at, $4)
        where company_id = $1 and kind = $2 returning id, entry_seq, posted_minor`,
      [company_id, kind, amount_minor, at],
    );
    const [mine] = rows;
    await client.query(
      `insert into journals (id, company_id, kind, reference, description, created_at) values ($1, $2, $3, $5, 'Sale SP-100001', $4)`,
      [journal, company_id, cause, at, journal],
    );
    await client.query(
      `insert into entries (id, journal_id, account_id, kind, currency, amount_minor, account_seq, balance_minor, created_at) values
        (gen_random_uuid(), $1, $2, $3, $4, $5, $6, $7, $9),
        (gen_random_uuid(), $1, (select id from ledger_accounts where company_id is null and kind = $8 and currency = $4), $3, $4, -$5::bigint, null, null, $9)`,
      [journal, mine?.id, cause, currency, amount_minor, mine?.entry_seq, mine?.posted_minor, against, at],
    );
    await client.query('commit');
  } finally {
    client.release();
  }
}

/** Money of delivered sales, free to be paid out. */
export async function fundPayouts(database: TestDatabase, company_id: string, currency: string, amount_minor: number) {
  const sale = { company_id, currency, amount_minor };
  await book(database, { ...sale, kind: 'payable', against: 'payment_clearing', cause: 'sale_release' });
}

/** What a company owes after a lost dispute. */
export async function owe(database: TestDatabase, company_id: string, currency: string, amount_minor: number) {
  const lost = { company_id, currency, amount_minor: -amount_minor };
  await book(database, { ...lost, kind: 'owed', against: 'refund', cause: 'dispute_lost' });
}

/** Cash of a parcel of each of these people's companies that a courier has had since yesterday, whatever the demo settled by now. */
export async function leaveCash({ pool }: TestDatabase, emails: readonly string[]): Promise<void> {
  const yesterday = Math.floor(Date.now() / 1000) - 86_400;
  const later =
    'short_at remitted_minor disputed_at dispute_received_minor dispute_note settled_at settlement_id remittance_reference payable_at paid_at ended_at end_reason';
  const nothing = later.split(' ').map((column) => `'${column}', null`);
  for (const email of emails)
    await pool.query(
      copyOf(
        'cod_collections',
        `jsonb_build_object('order_id', gen_random_uuid(), 'tracking_code', 'AT' || r.tracking_code, 'state', 'collected',
          'collected_at', ${yesterday}, ${nothing.join(', ')})`,
        `company_id = (select company_id from users where email = '${email}') order by expected_at desc limit 1`,
      ),
    );
}

/**
 * A Vietnamese company beside the demo's. Nobody of its country can sign in, so its person does while it is still another
 * one's; it pays later, owes something, and couriers have cash of it and weighed a parcel of it anew.
 */
export async function addVietnamese(database: TestDatabase, server: TestServer): Promise<Shop> {
  const { pool } = database;
  const company_id = crypto.randomUUID();
  const of_like = `company_id = (select company_id from users where email = '${LIKE}')`;
  await pool.query(
    copyOf(
      'companies',
      `jsonb_build_object('id', '${company_id}', 'name', '${VIETNAMESE_NAME}', 'invite_code', 'VNTEST01', 'payment_type', 'post_billing')`,
      `id = (select company_id from users where email = '${LIKE}')`,
    ),
  );
  await pool.query(
    copyOf(
      'users',
      `jsonb_build_object('id', gen_random_uuid(), 'company_id', '${company_id}', 'email', '${VIETNAMESE_EMAIL}', 'login_phone', null, 'name', 'Nguyễn Thị Ánh Tuyết')`,
      `email = '${LIKE}'`,
    ),
  );
  const owed = { company_id, currency: 'VND', amount_minor: -9_876_543_210 };
  await book(database, { ...owed, kind: 'wallet', against: 'courier_payable', cause: 'label' });
  const shop = await signIn(database, server, VIETNAMESE_EMAIL);
  await pool.query(`update companies set country_code = 'VN' where id = $1`, [company_id]);
  const mine = `'company_id', '${company_id}', 'currency', 'VND'`;
  await pool.query(
    copyOf(
      'adjustments',
      `jsonb_build_object(${mine}, 'id', gen_random_uuid(), 'purchase_id', gen_random_uuid(), 'courier_reference', 'VN' || r.id,
        'amount_minor', 987654321, 'courier_minor', 987654321, 'insurance_minor', 0, 'platform_minor', 0, 'tax_minor', 0)`,
      of_like,
    ),
  );
  await pool.query(
    copyOf(
      'cod_collections',
      `jsonb_build_object(${mine}, 'order_id', gen_random_uuid(), 'tracking_code', 'VN' || r.tracking_code,
        'amount_minor', 98765432109, 'to_collect_minor', 98765432109)`,
      `${of_like} and state in ('collected', 'short', 'disputed')`,
    ),
  );
  return shop;
}

/** An account of the company's own name, and payouts to it as somebody of it asks for them. */
export async function askPayouts(
  server: TestServer,
  { token }: Shop,
  holder: string,
  amounts: readonly number[],
): Promise<{ id: string; number: string }[]> {
  const account = await post<{ id: string }>(server, '/api/capital/v1/payout_account', token, {
    method: 'bank',
    bank_name: 'Ngân hàng Thương mại Cổ phần Ngoại thương Việt Nam',
    bank_account: '0071000987654',
    number: '0071000987654',
    beneficiary_name: holder,
    password: PASSWORD,
  });
  const asked: { id: string; number: string }[] = [];
  for (const amount of amounts)
    asked.push(
      await post(server, '/api/capital/v1/payout', token, {
        payout_account_id: account.id,
        amount,
        password: PASSWORD,
        confirm_duplicate: true,
      }),
    );
  return asked;
}

/** A payout so many times more, as a queue of many has them; no money stands behind the copies. */
export async function copyPayout({ pool }: TestDatabase, id: string, times: number): Promise<void> {
  await pool.query(
    `insert into payouts select (jsonb_populate_record(r, jsonb_build_object('id', gen_random_uuid(), 'seq', 1000 + n,
      'number', 'PO-' || lpad((1000 + n)::text, 6, '0'), 'client_ref', gen_random_uuid()))).*
      from payouts r, generate_series(1, $2) n where r.id = $1`,
    [id, times],
  );
}
