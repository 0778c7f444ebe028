import { endpoints, type PayoutReview, type Payout, type PayoutBalance, type PayoutFile } from '@sampan/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';
import { DEMO_PASSWORD } from '../../../demo/index.ts';
import { auditLedger } from '../../ledger/wallet/index.ts';
import { fundPayable, newAccount, newPayout } from '#test/payout/payout.fixtures.ts';
import { advancePayouts } from './index.ts';

const SG = 'sg@demo.sampan.test';
const MY = 'my@demo.sampan.test';
const ADMIN = 'admin@demo.sampan.test';
const DAY_S = 86_400;

let app: TestApp;
/** The desk of a bank that takes files. */
beforeAll(async () => {
  app = await openTestApp({ env: { SAMPAN_PAYOUTS: 'bank_file' } });
  for (const email of [SG, MY]) await fundPayable(app, email, 2_000_000);
});
afterAll(() => app.close());

async function signIn(email: string): Promise<string> {
  const { body } = await app.call<{ token: string }>(endpoints.login, { body: { email, password: DEMO_PASSWORD } });
  return body.token;
}
async function account(email: string): Promise<string> {
  const { id } = await newAccount(app, await signIn(email));
  app.clock.advance(DAY_S + 1);
  return id;
}
interface Desk {
  records: PayoutReview[];
  open: { status: string; currency: string; count: number; total: number }[];
}
const desk = async (status: string, token: string) =>
  (await app.call<Desk>(endpoints.listDeskPayouts, { token, query: { status, per_page: '50' } })).body;
const shown = async (email: string, id: string) =>
  (await app.call<Payout>(endpoints.getPayout, { token: await signIn(email), params: { id } })).body;
const textOf = async (link: string) => (await app.app.request(`http://sampan.test${link}`)).text();

describe('the desk of payouts', () => {
  test('large ones wait for somebody of Sampan, who approves or refuses with a reason, once; merchants read who only as support', async () => {
    const to = { payout_account_id: await account(SG) };
    const [owner, admin] = [await signIn(SG), await signIn(ADMIN)];
    const first = await newPayout(app, owner, { ...to, amount: 1_500 });
    const second = await newPayout(app, owner, { ...to, amount: 1_600 });
    const queue = await desk('needs_approval', admin);
    expect(queue.records.map(({ id }) => id)).toEqual([first.id, second.id]);
    expect(queue.records[0]).toMatchObject({
      company: { name: 'Kopi & Kaya Goods' },
      requested_by: 'Rachel Tan Hui Min',
      may_decide: true,
      account: { masked_number: '••• 5678' },
    });
    expect(queue.open).toContainEqual({ status: 'needs_approval', currency: 'SGD', count: 2, total: 3_100 });
    const approve = () => app.call(endpoints.approvePayout, { token: admin, params: { id: first.id } });
    expect((await Promise.all([approve(), approve()])).map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const reason = 'The name of the account is not the company’s';
    await app.call(endpoints.refusePayout, { token: admin, params: { id: second.id }, body: { reason } });
    expect(await shown(SG, second.id)).toMatchObject({ status: 'refused', reason });
    const mail = await app.database.pool.query<{ text: string }>(
      `select payload->>'text' as text from outbox where payload->>'subject' like $1`,
      [`Payout ${second.number}%not approved`],
    );
    expect(mail.rows[0]?.text).toContain(reason);
    const log = await app.call<{ records: { action: string; actor: object; in_name_of: string | null }[] }>(
      endpoints.listActivity,
      { token: owner, query: { object_type: 'payout', object_id: first.id } },
    );
    const done = log.body.records.find(({ action }) => action === 'payout.approved');
    expect(done).toMatchObject({ actor: { kind: 'support', name: '', id: null }, in_name_of: null });
  });

  test('an approved one goes into one file alone; the bank’s answer pays and returns, twice read once', async () => {
    const to = { payout_account_id: await account(MY) };
    const owner = await signIn(MY);
    const paid = await newPayout(app, owner, { ...to, amount: 100 });
    const failed = await newPayout(app, owner, { ...to, amount: 200 });
    const waiting = await newPayout(app, owner, { ...to, amount: 4_000 });
    await advancePayouts(app.ctx);
    const admin = await signIn(ADMIN);
    expect((await desk('approved', admin)).records.map(({ id }) => id)).toEqual(
      expect.arrayContaining([paid.id, failed.id]),
    );
    const make = () =>
      app.call<PayoutFile & { code?: string }>(endpoints.createPayoutFile, { token: admin, body: { currency: 'MYR' } });
    const files = await Promise.all([make(), make(), make()]);
    expect(files.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(files.filter(({ body }) => body.code === 'payout_nothing_to_send')).toHaveLength(2);
    const file = files.find(({ status }) => status === 200)?.body;
    expect(file).toMatchObject({ count: 2, total: 300, open: 2, currency: 'MYR' });
    const { link } = (
      await app.call<{ link: string }>(endpoints.downloadPayoutFile, { token: admin, params: { id: file?.id ?? '' } })
    ).body;
    const lines = (await textOf(link)).replace('\uFEFF', '').trim().split('\r\n');
    expect(lines[0]).toBe('reference,method,bank_name,account_number,beneficiary_name,amount,currency,details');
    expect(lines.slice(1).map((line) => line.split(',').slice(1))).toEqual([
      ['bank', 'DBS Bank', '0012345678', 'Kopi & Kaya Goods Pte Ltd', '100.00', 'MYR', paid.number],
      ['bank', 'DBS Bank', '0012345678', 'Kopi & Kaya Goods Pte Ltd', '200.00', 'MYR', failed.number],
    ]);
    const [one, two] = lines.slice(1).map((line) => line.split(',')[0]);
    const csv = `Result;Reference;Reason\r\nPAID;${one};\r\nrejected;${two};Account closed\r\nok;SPO-NOBODY;\r\nmaybe;${one};\r\n`;
    const read = () =>
      app.call<{ paid: number; failed: number; ignored: { row: number; why: string }[] }>(endpoints.readPayoutResults, {
        token: admin,
        body: { csv },
      });
    expect((await read()).body).toMatchObject({
      paid: 1,
      failed: 1,
      ignored: [
        { row: 4, why: 'unknown_reference' },
        { row: 5, why: 'unknown_result' },
      ],
    });
    expect((await read()).body).toMatchObject({ paid: 0, failed: 0 });
    expect(await shown(MY, paid.id)).toMatchObject({ status: 'paid' });
    expect(await shown(MY, failed.id)).toMatchObject({ status: 'failed', failure: 'account_closed' });
    expect(await shown(MY, waiting.id)).toMatchObject({ status: 'needs_approval' });
    expect(await auditLedger(app.ctx)).toMatchObject({ imbalance_minor: 0, wrong_accounts: [], wrong_entries: 0 });
  });

  test('by hand: nothing is sent before the cooling-off is over, and a step is done once', async () => {
    const owner = await signIn(SG);
    const fresh = await newAccount(app, owner, { bank_account: '77788899900', number: '77788899900' });
    const payout = await newPayout(app, owner, { payout_account_id: fresh.id, amount: 1_100 });
    let admin = await signIn(ADMIN);
    const mark = (status: string) =>
      app.refusal(endpoints.markPayout, { token: admin, params: { id: payout.id }, body: { status } });
    await app.call(endpoints.approvePayout, { token: admin, params: { id: payout.id } });
    expect((await mark('sent')).body.code).toBe('payout_state');
    app.clock.advance(DAY_S);
    admin = await signIn(ADMIN);
    expect((await mark('paid')).body.code).toBe('payout_state');
    expect((await Promise.all([mark('sent'), mark('sent')])).map(({ status }) => status).toSorted()).toEqual([
      200, 409,
    ]);
    expect((await mark('paid')).status).toBe(200);
    expect((await mark('failed')).body.code).toBe('payout_state');
  });

  test('what a bank sends back after it was paid is in the balance again, once, and the merchant is told', async () => {
    const owner = await signIn(SG);
    const { id } = await newAccount(app, owner, { bank_account: '66655544400', number: '66655544400' });
    const payout = await newPayout(app, owner, { payout_account_id: id, amount: 1_200 });
    let admin = await signIn(ADMIN);
    const back = (body: object = { failure: 'account_closed', reason: 'Closed in May', bank_reference: 'RT-1' }) =>
      app.refusal(endpoints.returnPayout, { token: admin, params: { id: payout.id }, body });
    await app.call(endpoints.approvePayout, { token: admin, params: { id: payout.id } });
    app.clock.advance(DAY_S + 1);
    admin = await signIn(ADMIN);
    expect((await back()).body.code).toBe('payout_state');
    for (const status of ['sent', 'paid'])
      await app.call(endpoints.markPayout, { token: admin, params: { id: payout.id }, body: { status } });
    const wrong = await back({ reason: ' ' });
    expect([wrong.status, wrong.body.errors[0]?.param]).toEqual([422, 'reason']);
    const balance = async () =>
      (await app.call<PayoutBalance>(endpoints.getPayoutBalance, { token: await signIn(SG) })).body;
    const before = await balance();
    const answers = await Promise.all([back(), back(), back()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect((await back()).body.code).toBe('payout_state');
    const after = await balance();
    expect(after.available).toBe(before.available + 1_200);
    expect(after.parts.paid_out).toBe(before.parts.paid_out + 1_200);
    const seen = await shown(SG, payout.id);
    expect(seen).toMatchObject({ status: 'returned', failure: 'account_closed', reason: 'Closed in May' });
    expect(seen.account.last_failure).toBe('account_closed');
    expect(seen.timeline.map(({ status }) => status)).toEqual([
      'needs_approval',
      'approved',
      'sent',
      'paid',
      'returned',
    ]);
    const statement = await app.call<{ records: { kind: string; amount: number; balance: number }[] }>(
      endpoints.listTransactions,
      { token: await signIn(SG), query: { account: 'payable', per_page: '1' } },
    );
    expect(statement.body.records[0]).toMatchObject({ kind: 'payout_return', amount: 1_200, balance: after.available });
    const moved = await app.database.pool.query<{ kind: string; sum: string }>(
      `select a.kind, sum(e.amount_minor) as sum from entries e join journals j on j.id = e.journal_id
       join ledger_accounts a on a.id = e.account_id where j.reference = $1 group by 1 having sum(e.amount_minor) <> 0`,
      [payout.id],
    );
    expect(moved.rows).toEqual([]);
    const mails = await app.database.pool.query<{ text: string }>(
      `select payload->>'text' as text from outbox where payload->>'subject' like $1`,
      [`Payout ${payout.number}%returned by the bank`],
    );
    expect(mails.rows).toHaveLength(1);
    expect(mails.rows[0]?.text).toMatch(/the account is closed\. Closed in May/u);
    expect(mails.rows[0]?.text).not.toContain('66655544400');
    expect(await auditLedger(app.ctx)).toMatchObject({ imbalance_minor: 0, wrong_accounts: [], wrong_entries: 0 });
  });

  test('who acted in a company’s name decides about none of its payouts (trust 4.38)', async () => {
    const to = { payout_account_id: (await newAccount(app, await signIn(SG))).id };
    const payout = await newPayout(app, await signIn(SG), { ...to, amount: 1_700 });
    const session = await app.call<{ id: string }>(endpoints.getMe, { token: await signIn(SG) });
    const admin = await signIn(ADMIN);
    const grant = await app.call<{ access_token: string }>(endpoints.createLoginAsGrant, {
      token: admin,
      body: { user_id: session.body.id, reason: 'Cannot print' },
    });
    const acting = await app.call<{ token: string }>(endpoints.loginAsAdmin, {
      token: admin,
      body: { access_token: grant.body.access_token },
    });
    // Acting as the owner: looks, and asks for nothing.
    expect((await app.call(endpoints.getPayoutBalance, { token: acting.body.token })).status).toBe(200);
    const ask = await app.refusal(endpoints.createPayout, { token: acting.body.token, body: { ...to, amount: 20 } });
    expect(ask.body.code).toBe('impersonation_refused');
    const queue = await desk('needs_approval', admin);
    expect(queue.records.find(({ id }) => id === payout.id)?.may_decide).toBe(false);
    for (const [endpoint, body] of [
      [endpoints.approvePayout, undefined],
      [endpoints.refusePayout, { reason: 'No' }],
      [endpoints.returnPayout, { reason: 'No' }],
    ] as const)
      expect((await app.refusal(endpoint, { token: admin, params: { id: payout.id }, body })).body.code).toBe(
        'payout_four_eyes',
      );
    expect(await shown(SG, payout.id)).toMatchObject({ status: 'needs_approval' });
  });
});
