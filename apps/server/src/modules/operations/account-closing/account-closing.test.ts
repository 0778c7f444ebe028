import { endpoints, type AccountClosing } from '@sampan/contract';
import { supportMailOf } from '@sampan/country-rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { messagesTo, PASSWORD, registered, verified } from '#test/account/account.fixtures.ts';
import { withTwoFactor } from '#test/account/two-factor.fixtures.ts';
import { newRecipient } from '#test/address-book/address-book-samples.fixtures.ts';
import { shippedOrder } from '#test/app/endpoint-samples.fixtures.ts';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';
import { DEMO_PASSWORD } from '../../../demo/index.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { creditWallet } from '../../ledger/wallet/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const close = (token: string, body: object = {}) =>
  app.call<{ code?: string; errors?: { param: string; code: string }[] }>(endpoints.closeAccount, {
    token,
    body: { password: PASSWORD, ...body },
  });
const look = async (token: string) => (await app.call<AccountClosing>(endpoints.getAccountClosing, { token })).body;
const rowsOf = async <Row extends object>(text: string, values: unknown[]) =>
  (await app.database.pool.query<Row>(text, values)).rows;

const companyOf = async (user_id: string): Promise<string> =>
  (await rowsOf<{ company_id: string }>('select company_id from users where id = $1', [user_id]))[0]?.company_id ?? '';

test('an account without anything open is closed: its people and keys end, its email is free, its address book is erased', async () => {
  const email = 'closing@example.test';
  const { token, user } = await verified(app, email);
  const company_id = await companyOf(user.id);
  await newRecipient(app, token);
  const brand = {
    is_shown: true,
    colour: '',
    shop_url: '',
    contact_email: email,
    contact_phone: '',
    return_policy: '',
  };
  expect((await app.call(endpoints.saveRecipientBrand, { token, body: brand })).status).toBe(200);
  await rowsOf(
    `insert into recipient_domains (company_id, host, token, verified_at, checked_at, created_at)
      values ($1, 'track.closing.example', 'aaaaaaaaaaaaaaaaaaaa', 1, 1, 1)`,
    [company_id],
  );
  const key = { name: 'Shop', mode: 'test', scopes: ['orders:read'], allowed_ips: [], password: PASSWORD };
  const made = await app.call<{ secret: string }>(endpoints.createSecretKey, { token, body: key });
  expect(made.status).toBe(200);
  expect(await look(token)).toEqual({ obstacles: [], balance: 50, currency: 'SGD' });

  expect((await close(token)).status).toBe(200);
  expect((await app.refusal(endpoints.getMe, { token })).status).toBe(401);
  const again = await app.refusal(endpoints.login, { body: { email, password: PASSWORD } });
  expect([again.status, again.body.code]).toEqual([422, 'wrong_credentials']);
  expect((await app.refusal(endpoints.listOrders, { token: made.body.secret })).body.code).toBe('secret_key_revoked');
  expect((await messagesTo(app, email))[0]?.subject).toBe('Your Sampan account is closed');
  expect(await rowsOf('select id from saved_recipients where company_id = $1', [company_id])).toEqual([]);
  for (const table of ['recipient_brands', 'recipient_domains'])
    expect([table, await rowsOf(`select 1 from ${table} where company_id = $1`, [company_id])]).toEqual([table, []]);
  const written = "select action from audit_log where company_id = $1 and action = 'company.close'";
  expect(await rowsOf(written, [company_id])).toHaveLength(1);
  expect(await companyOf((await registered(app, email)).user.id)).not.toBe(company_id);
});

test('what is still open keeps it, and nothing has changed', async () => {
  const token = await app.tokenOf('sg@demo.sampan.test');
  await shippedOrder(app, token);
  const kinds = (await look(token)).obstacles.map(({ kind }) => kind);
  expect(kinds).toContain('parcels');
  const refused = await close(token, { password: DEMO_PASSWORD });
  expect([refused.status, refused.body.code]).toEqual([409, 'account_open']);
  expect((await app.call(endpoints.getMe, { token })).status).toBe(200);
});

test('the company of an operator stays', async () => {
  const token = await app.tokenOf('admin@demo.sampan.test');
  const refused = await close(token, { password: DEMO_PASSWORD });
  expect([refused.status, refused.body.code]).toEqual([403, 'forbidden']);
  expect((await app.call(endpoints.getMe, { token })).status).toBe(200);
});

test('a wrong password closes nothing, and an app is asked for its code', async () => {
  const { token, recovery_codes } = await withTwoFactor(app, 'careful@example.test');
  const wrong = await close(token, { password: 'Wrong#Pass1' });
  expect(wrong.body.errors?.map(({ param, code }) => [param, code])).toEqual([['password', 'validate.password_wrong']]);
  expect((await close(token)).body.code).toBe('otp_invalid');
  expect((await app.call(endpoints.getMe, { token })).status).toBe(200);
  expect((await close(token, { otp: recovery_codes[0] })).status).toBe(200);
  expect((await app.refusal(endpoints.getMe, { token })).status).toBe(401);
});

test('money in the wallet is returned by our people, who are told with the amount', async () => {
  const email = 'rich@example.test';
  const { token, user } = await verified(app, email);
  const company_id = await companyOf(user.id);
  await withTransaction(app.ctx, (tx) =>
    creditWallet(tx, { company_id, amount_minor: 1_230, reference: 'closing-test', description: 'Top-up' }),
  );
  expect((await look(token)).balance).toBe(62.3);
  expect((await close(token)).status).toBe(200);
  expect((await messagesTo(app, email))[0]?.text).toContain('Your wallet had S$ 62.30');
  const [told] = await messagesTo(app, supportMailOf('SG'));
  expect(told?.subject).toMatch(/^Return S\$ 62\.30 to /u);
  expect(told?.text).toContain(email);
});
