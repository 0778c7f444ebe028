import { endpoints, type PayoutAccount } from '@sampan/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';
import { DEMO_PASSWORD } from '../../../demo/index.ts';
import { BANK, PASSWORD, PAYNOW, newAccount } from '#test/payout/payout.fixtures.ts';

const SG = 'sg@demo.sampan.test';
const DAY_S = 86_400;

let app: TestApp;
let token: string;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

async function signIn(email: string): Promise<string> {
  const { body } = await app.call<{ token: string }>(endpoints.login, { body: { email, password: DEMO_PASSWORD } });
  return body.token;
}

describe('payout accounts (spec 3, 5)', () => {
  beforeEach(async () => {
    token = await signIn(SG);
  });

  test("wrong fields are named with the spec's sentences", async () => {
    const refused = async (change: object) =>
      (
        await app.refusal(endpoints.createPayoutAccount, { token, body: { ...BANK, ...PASSWORD, ...change } })
      ).body.errors.map(({ param, message }) => [param, message]);
    expect(await refused({ bank_account: '12-345-678' })).toContainEqual(['bank_account', 'Account number is invalid']);
    expect(await refused({ bank_name: ' ', beneficiary_name: '', number: '' })).toEqual([
      ['bank_name', 'Bank name is required'],
      ['beneficiary_name', 'Beneficiary name is required'],
      ['number', 'Account number is required'],
    ]);
    expect(await refused({ number: '0012345679' })).toEqual([['number', "Account numbers don't match"]]);
    expect(await refused({ ...PAYNOW, name: '' })).toEqual([['name', 'PayNow legal name is required']]);
    expect(await refused({ ...PAYNOW, number: 'S1234567D' })).toEqual([
      ['number', "Enter a mobile number or UEN. We don't accept NRIC numbers"],
    ]);
    const my = await signIn('my@demo.sampan.test');
    const answer = await app.refusal(endpoints.createPayoutAccount, { token: my, body: { ...PAYNOW, ...PASSWORD } });
    expect(answer.body.errors[0]?.message).toBe('PayNow is only available in Singapore');
  });

  test('a number is shown masked, kept sealed, and bound to its row', async () => {
    const account = await newAccount(app, token, { bank_account: '998877665544', number: '998877665544' });
    expect(account).toMatchObject({ masked_number: '••• 5544', holder_name: 'Kopi & Kaya Goods Pte Ltd' });
    const { rows } = await app.database.pool.query<{ row: string }>(
      'select t::text as row from payout_accounts t where id = $1',
      [account.id],
    );
    expect(rows[0]?.row).not.toMatch(/998877665544|Kaya/u);
    await app.database.pool.query(
      "update payout_accounts set sealed = (select sealed from payout_accounts where last4 = '5544') where id = $1",
      [(await newAccount(app, token, { bank_account: '1112223334', number: '1112223334' })).id],
    );
    const list = await app.call<{ records: PayoutAccount[] }>(endpoints.listPayoutAccounts, { token });
    expect(list.body.records.map(({ holder_name }) => holder_name)).toContain('');
    // Nothing in the log tells the number.
    const log = await app.database.pool.query<{ row: string }>('select t::text as row from audit_log t');
    expect(log.rows.filter(({ row }) => row.includes('998877665544'))).toEqual([]);
  });

  test('the same account again is the same record, whose cooling-off does not begin anew', async () => {
    const first = await newAccount(app, token, PAYNOW);
    app.clock.advance(3_600);
    expect(await newAccount(app, token, PAYNOW)).toMatchObject({ id: first.id, usable_from: first.usable_from });
    expect(first.usable_from - first.created_at).toBe(DAY_S);
    expect(first.masked_number).toBe('••• 234A');
  });

  test('every owner is told by mail when an account is added and when it is removed (trust 4.38)', async () => {
    const email = 'postbilling@demo.sampan.test';
    const as = await signIn(email);
    const account = await newAccount(app, as);
    await app.call(endpoints.deletePayoutAccount, { token: as, params: { id: account.id } });
    const mails = await app.database.pool.query<{ subject: string; text: string }>(
      `select payload->>'subject' as subject, payload->>'text' as text from outbox
       where topic = 'mail' and payload->>'to' = $1 order by seq`,
      [email],
    );
    expect(mails.rows.map(({ subject }) => subject)).toEqual([
      'A payout account was added',
      'A payout account was removed',
    ]);
    expect(mails.rows[0]?.text).toContain('DBS Bank ••• 5678');
    expect(mails.rows.some(({ text }) => text.includes(BANK.bank_account))).toBe(false);
    expect((await app.refusal(endpoints.deletePayoutAccount, { token: as, params: { id: account.id } })).status).toBe(
      404,
    );
  });
});
