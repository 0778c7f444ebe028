import { endpoints, type Payout, type PayoutAccount, type PayoutBalance } from '@sampan/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';
import { DEMO_PASSWORD } from '../../../demo/index.ts';
import { auditLedger } from '../../ledger/wallet/index.ts';
import { BANK, PASSWORD, PAYNOW, askPayout, fundPayable, newAccount, newPayout } from '#test/payout/payout.fixtures.ts';
import { advancePayouts } from './index.ts';

const SG = 'sg@demo.sampan.test';
const DAY_S = 86_400;

let app: TestApp;
let token: string;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

/** A session of now: the clock moves by days here, and sessions end. */
async function signIn(email: string): Promise<string> {
  const { body } = await app.call<{ token: string }>(endpoints.login, { body: { email, password: DEMO_PASSWORD } });
  return body.token;
}
const balance = async (as = token) => (await app.call<PayoutBalance>(endpoints.getPayoutBalance, { token: as })).body;
const shown = async (id: string, as = token) =>
  (await app.call<Payout>(endpoints.getPayout, { token: as, params: { id } })).body;
const sound = async () =>
  expect(await auditLedger(app.ctx)).toMatchObject({ imbalance_minor: 0, wrong_accounts: [], wrong_entries: 0 });
/** The jobs run until nothing is due; the bank of the sandbox takes four seconds. */
async function settle(): Promise<void> {
  for (let round = 0; round < 3; round += 1) {
    await advancePayouts(app.ctx);
    app.clock.advance(6);
  }
}
async function sumOf(company_id: string, kind: string): Promise<number> {
  const { rows } = await app.database.pool.query<{ posted_minor: string }>(
    'select posted_minor from ledger_accounts where company_id = $1 and kind = $2',
    [company_id, kind],
  );
  return Number(rows[0]?.posted_minor ?? 0);
}

describe('what may be paid out', () => {
  test('top-ups and bonus are credit for shipping and never paid out; released sales and settled cash are', async () => {
    token = await signIn('ph@demo.sampan.test');
    expect((await balance()).available).toBe(0);
    const { body } = await app.refusal(endpoints.createPayout, {
      token,
      body: { ...BANK, amount: 600, ...PASSWORD },
    });
    expect(body.code).toBe('insufficient_payable');
    await fundPayable(app, 'ph@demo.sampan.test', 123_456);
    const now = await balance();
    expect(now).toMatchObject({ currency: 'PHP', available: 1234.56, methods: ['bank'] });
    expect(Object.values(now.parts).reduce((sum, part) => sum + part, 0)).toBeCloseTo(now.available, 6);
    expect(now.parts.sales).toBe(1234.56);
  });

  test('money used for shipping moves into the wallet once, whatever is clicked twice, and never more than there is', async () => {
    const email = 'id@demo.sampan.test';
    token = await signIn(email);
    await fundPayable(app, email, 10_000_000);
    const wallet = (await app.call<{ balance: number }>(endpoints.getWalletBalance, { token })).body.balance;
    const use = (amount: number | string, headers = {}) =>
      app.call<{ available: number; wallet_balance: number; code?: string }>(endpoints.payableForShipping, {
        token,
        body: { amount },
        headers,
      });
    const clicks = await Promise.all(Array.from({ length: 5 }, () => use('40,000')));
    expect(clicks.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(clicks.filter(({ body }) => body.code === 'possible_duplicate')).toHaveLength(4);
    expect((await use(60_001)).body).toMatchObject({ code: 'insufficient_payable' });
    expect((await use('10.000.00')).body).toMatchObject({ code: 'invalid_input' });
    const after = await balance();
    expect(after).toMatchObject({ available: 60_000, parts: { used_for_shipping: -40_000 } });
    const { body } = await app.call<{ balance: number }>(endpoints.getWalletBalance, { token });
    expect(body.balance).toBe(wallet + 40_000);
    await sound();
  });
});

describe('who asks (trust 4.38)', () => {
  test('a payout and an account want the password again; wrong ones run out', async () => {
    const strict = await openTestApp({ env: { SAMPAN_RATE_LIMIT_FACTOR: '1' }, database: app.database });
    const as = await signIn(SG);
    const body = { ...BANK, bank_account: '5554443332', number: '5554443332' };
    const missing = await strict.refusal(endpoints.createPayoutAccount, { token: as, body });
    expect(missing.body.errors).toEqual([
      {
        param: 'password',
        code: 'validate.required',
        params: { label: 'label.password' },
        message: 'Password is required',
      },
    ]);
    const tries = [];
    for (let n = 0; n < 6; n += 1)
      tries.push(
        (await strict.refusal(endpoints.createPayoutAccount, { token: as, body: { ...body, password: 'Wrong#123' } }))
          .body.code,
      );
    expect(tries).toEqual([...Array.from({ length: 5 }, () => 'invalid_input'), 'rate_limited']);
  });

  test('who has no password proves it by a code sent to their mailbox, once', async () => {
    const email = 'my@demo.sampan.test';
    const as = await signIn(email);
    await fundPayable(app, email, 100_000);
    const { rows } = await app.database.pool.query<{ password_hash: string }>(
      'select password_hash from users where email = $1',
      [email],
    );
    await app.database.pool.query('update users set password_hash = null where email = $1', [email]);
    expect(await balance(as)).toMatchObject({ proof: 'code', code_to: 'm•••@demo.sampan.test' });
    const form = { ...BANK, amount: 50 };
    const nothing = await app.refusal(endpoints.createPayout, { token: as, body: form });
    expect(nothing.body.errors).toMatchObject([{ param: 'otp', code: 'validate.required' }]);
    await app.call(endpoints.sendPayoutCode, { token: as });
    const mail = await app.database.pool.query<{ subject: string }>(
      `select payload->>'subject' as subject from outbox where topic = 'mail' and payload->>'to' = $1 order by seq desc limit 1`,
      [email],
    );
    const otp = /\d{6}/u.exec(mail.rows[0]?.subject ?? '')?.[0] ?? '';
    const wrong = otp === '000000' ? '111111' : '000000';
    const no = await app.refusal(endpoints.createPayout, { token: as, body: { ...form, otp: wrong } });
    expect(no.body.code).toBe('otp_invalid');
    expect((await app.call<Payout>(endpoints.createPayout, { token: as, body: { ...form, otp } })).status).toBe(200);
    app.clock.advance(11);
    expect((await app.refusal(endpoints.createPayout, { token: as, body: { ...form, otp } })).body.code).toBe(
      'otp_invalid',
    );
    await app.database.pool.query('update users set password_hash = $2 where email = $1', [
      email,
      rows[0]?.password_hash,
    ]);
  });
});

describe('a payout from request to the bank', () => {
  let company_id: string;
  let account: PayoutAccount;
  beforeAll(async () => {
    token = await signIn(SG);
    company_id = await fundPayable(app, SG, 10_000_000);
    account = await newAccount(app, token);
    app.clock.advance(DAY_S + 1);
  });
  beforeEach(async () => {
    token = await signIn(SG);
  });

  test('a small one goes by itself: requested, approved, sent, paid, with its money at each step', async () => {
    const before = await balance();
    const payout = await newPayout(app, token, { payout_account_id: account.id, amount: '250.00', comment: 'Rent' });
    expect(payout).toMatchObject({ status: 'requested', amount: 250, comment: 'Rent', is_cancellable: true });
    expect(payout.number).toMatch(/^PO-\d{6}$/u);
    expect(await balance()).toMatchObject({ available: before.available - 250, on_its_way: before.on_its_way + 250 });
    await settle();
    const paid = await shown(payout.id);
    expect(paid).toMatchObject({ status: 'paid', is_cancellable: false });
    expect(paid.timeline.map(({ status }) => status)).toEqual(['requested', 'approved', 'sent', 'paid']);
    expect(paid.bank_reference).toMatch(/^SBX-/u);
    expect(await balance()).toMatchObject({ available: before.available - 250, on_its_way: before.on_its_way });
    const { rows } = await app.database.pool.query<{ kind: string; account: string; amount: string }>(
      `select e.kind, a.kind as account, e.amount_minor as amount from entries e join journals j on j.id = e.journal_id
       join ledger_accounts a on a.id = e.account_id where j.reference = $1 order by j.created_at, e.kind, e.amount_minor`,
      [payout.id],
    );
    expect(rows.map((row) => `${row.kind} ${row.account} ${row.amount}`).toSorted()).toEqual([
      'payout payable -25000',
      'payout payout_pending 25000',
      'payout_paid bank_clearing 25000',
      'payout_paid payout_clearing -25000',
      'payout_sent payout_clearing 25000',
      'payout_sent payout_pending -25000',
    ]);
    await sound();
  });

  test('one that the bank refuses is back in the balance, with the reason, and the owner is told', async () => {
    const bad = await newAccount(app, token, { bank_account: '1234560003', number: '1234560003' });
    app.clock.advance(DAY_S + 1);
    token = await signIn(SG);
    const before = await balance();
    const payout = await newPayout(app, token, { payout_account_id: bad.id, amount: 30 });
    await settle();
    expect(await shown(payout.id)).toMatchObject({ status: 'failed', failure: 'account_closed' });
    const accounts = await app.call<{ records: PayoutAccount[] }>(endpoints.listPayoutAccounts, { token });
    // Only of the account that failed, not of the one that was paid to before.
    expect(accounts.body.records.filter(({ last_failure }) => last_failure !== null)).toMatchObject([
      { id: bad.id, last_failure: 'account_closed' },
    ]);
    expect((await balance()).available).toBe(before.available);
    const mail = await app.database.pool.query<{ text: string }>(
      `select payload->>'text' as text from outbox where topic = 'mail' and payload->>'subject' like $1`,
      [`Payout ${payout.number}%failed`],
    );
    expect(mail.rows[0]?.text).toContain('the account is closed');
    await sound();
  });

  test('a new account waits out its cooling-off by the clock of the server: nothing leaves before, and it can be taken back', async () => {
    const payout = await newPayout(app, token, { ...PAYNOW, number: '9123 4567', amount: 20 });
    expect(payout.account).toMatchObject({ method: 'paynow', is_cooling_off: true, masked_number: '••• 4567' });
    expect(payout.not_before).toBe(payout.account.usable_from);
    await settle();
    expect((await shown(payout.id)).status).toBe('requested');
    app.clock.advance(DAY_S - 60);
    await settle();
    token = await signIn(SG);
    expect((await shown(payout.id)).status).toBe('requested');
    app.clock.advance(60);
    await settle();
    expect((await shown(payout.id)).status).toBe('paid');
  });

  test('it can be taken back until it is approved, once', async () => {
    const before = await balance();
    const payout = await newPayout(app, token, { payout_account_id: account.id, amount: 1_200 });
    expect(payout.status).toBe('needs_approval');
    const cancel = () => app.call(endpoints.cancelPayout, { token, params: { id: payout.id } });
    const answers = await Promise.all([cancel(), cancel(), cancel()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect((await balance()).available).toBe(before.available);
    await sound();
  });

  test('50 requests with one Idempotency-Key are one payout, another body is refused (M3)', async () => {
    const before = await balance();
    const body = { payout_account_id: account.id, amount: 11, ...PASSWORD };
    const headers = { 'Idempotency-Key': 'payout-form-1' };
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => app.call<Payout>(endpoints.createPayout, { token, body, headers })),
    );
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    expect(new Set(answers.filter(({ status }) => status === 200).map((answer) => answer.body.id)).size).toBe(1);
    const other = await app.refusal(endpoints.createPayout, { token, body: { ...body, amount: 12 }, headers });
    expect(other.body.code).toBe('idempotency_key_reused');
    expect((await balance()).available).toBe(before.available - 11);
    const ours = await app.refusal(endpoints.createPayout, { token, body, headers: { 'X-Sampan-Client': 'console' } });
    expect([ours.status, ours.body.code]).toEqual([400, 'idempotency_key_required']);
  });

  test('without a key a double click is seen by what it is about (trust 4.1)', async () => {
    app.clock.advance(60);
    const ask = (change = {}) =>
      askPayout(app, token, { payout_account_id: account.id, amount: 13, confirm_duplicate: false, ...change });
    const answers = await Promise.all([ask(), ask(), ask()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect((await ask({ confirm_duplicate: true })).status).toBe(200);
    app.clock.advance(11);
    expect((await ask()).status).toBe(200);
  });

  test('requests at once never take more than there is', async () => {
    const email = 'my@demo.sampan.test';
    const as = await signIn(email);
    const to = await newAccount(app, as, { bank_account: '700012345', number: '700012345' });
    const company = await fundPayable(app, email, 50_000);
    const left = await sumOf(company, 'payable');
    const fits = Math.floor(left / 10_000);
    const answers = await Promise.all(
      Array.from({ length: fits + 6 }, () => askPayout(app, as, { payout_account_id: to.id, amount: 100 })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(fits);
    expect(await sumOf(company, 'payable')).toBe(left - fits * 10_000);
    const numbers = answers.flatMap(({ status, body }) => (status === 200 ? [body.number] : []));
    expect(new Set(numbers).size).toBe(fits);
    await sound();
  });

  test('the limits of one payout and of a day hold, and say what is left (decision 27)', async () => {
    const { limits } = await balance();
    expect(limits).toMatchObject({ min: 10, max: 20_000, day_max: 50_000, approval_above: 1_000 });
    const refused = async (amount: number | string) =>
      (
        await app.refusal(endpoints.createPayout, {
          token,
          body: { payout_account_id: account.id, amount, ...PASSWORD },
        })
      ).body.errors[0]?.message;
    expect(await refused(9.99)).toBe('Amount must be S$ 10.00 or more');
    expect(await refused(20_000.01)).toBe('Amount must be S$ 20,000.00 or less');
    expect(await refused('12.345')).toContain("'.' for decimals");
    expect(await refused(-5)).toBe("Amount can't be negative");
    await newPayout(app, token, { payout_account_id: account.id, amount: 20_000 });
    await newPayout(app, token, { payout_account_id: account.id, amount: 19_000 });
    const left = (await balance()).limits.day_left;
    expect(left).toBeLessThan(20_000);
    expect(await refused(left + 1)).toMatch(/today$/u);
  });

  test('what is pending in the ledger is what waits in the list', async () => {
    const { rows } = await app.database.pool.query<{ sum: string }>(
      "select coalesce(sum(amount_minor), 0) as sum from payouts where company_id = $1 and status in ('requested', 'needs_approval', 'approved')",
      [company_id],
    );
    expect(await sumOf(company_id, 'payout_pending')).toBe(Number(rows[0]?.sum));
  });

  test('pages, cursor, advice and export are of the own company', async () => {
    const page = await app.call<{ records: Payout[]; total: number; next_cursor: string }>(endpoints.listPayouts, {
      token,
      query: { per_page: '3' },
    });
    expect(page.body.records).toHaveLength(3);
    const next = await app.call<{ records: Payout[] }>(endpoints.listPayouts, {
      token,
      query: { per_page: '3', cursor: page.body.next_cursor },
    });
    expect(next.body.records.map(({ id }) => id)).not.toContain(page.body.records[2]?.id);
    const [payout] = page.body.records;
    const stranger = await signIn('my@demo.sampan.test');
    for (const endpoint of [endpoints.getPayout, endpoints.downloadPayoutAdvice, endpoints.cancelPayout])
      expect((await app.refusal(endpoint, { token: stranger, params: { id: payout?.id ?? '' } })).status).toBe(404);
    const advice = await app.call<{ link: string }>(endpoints.downloadPayoutAdvice, {
      token,
      params: { id: payout?.id ?? '' },
    });
    const pdf = await app.app.request(`http://sampan.test${advice.body.link}`);
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    const { link } = (await app.call<{ link: string }>(endpoints.exportPayouts, { token })).body;
    const csv = await (await app.app.request(`http://sampan.test${link}`)).text();
    expect(csv.trim().split('\r\n')).toHaveLength(page.body.total + 1);
    expect(csv).not.toContain(BANK.bank_account);
  });
});

test('staff see nothing of payouts, nor may they ask for one (trust 4.25)', async () => {
  for (const email of ['staff@demo.sampan.test', 'readonly@demo.sampan.test'])
    expect((await app.refusal(endpoints.getPayoutBalance, { token: await signIn(email) })).status).toBe(403);
});
