import { endpoints, type EndpointName } from '@sampan/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleCalls } from './endpoint-samples.fixtures.ts';
import type { Sample } from './sample.ts';
import { walkAllSealed } from '../../src/composition/sealed-stores.ts';
import { createSealedSetting } from '../../src/platform/setting/sealed-setting.ts';
import { groupId, readGroupId } from '../../src/modules/operations/analysis/analysis-group.ts';
import { newProduct, quoteOf, start } from '../checkout/checkout.fixtures.ts';
import { issueCode, verifyCode } from '../../src/modules/identity/one-time-code/index.ts';
import { REVIEW_ENV, newAccount } from '../payout/payout.fixtures.ts';
import { appReturnUrl } from '../../src/modules/payments/top-up/app-return.ts';
import { unsubscribeUrl } from '../../src/modules/identity/notification-preference/unsubscribe.ts';
import { openTestApp, type TestApp } from './test-app.fixtures.ts';

const [OLD, NEW] = ['Zx8Lq3Vt6Rb1Wm9Yc4Kd7Pf2Hs5Jg0Nu', 'Ty5Mh2Bv9Xe4Qa7Rn1Kc8Wd3Zp6Fs0Lj'];
const MERCHANT = 'sg@demo.sampan.test';

/** The server before its secret was replaced, after that, and after that without the former one. All on one database. */
let old: TestApp;
let now: TestApp;
let forgetful: TestApp;
let token: string;
let samples: Record<EndpointName, Sample>;

beforeAll(async () => {
  const env = { ...REVIEW_ENV, SAMPAN_APP_SCHEMES: 'shopapp' };
  old = await openTestApp({ env: { ...env, SAMPAN_SECRET: OLD } });
  const { database, clock } = old;
  now = await openTestApp({
    database,
    clock,
    env: { ...env, SAMPAN_SECRET: NEW, SAMPAN_FORMER_SECRETS: OLD },
  });
  forgetful = await openTestApp({ database, clock, env: { ...env, SAMPAN_SECRET: NEW } });
  token = await old.tokenOf(MERCHANT);
  samples = await sampleCalls(old, token);
});
afterAll(() => old.close());

const statusOf = async (app: TestApp, link: string) =>
  (await app.app.request(new URL(link, 'http://sampan.test'))).status;

describe('what the former secret signed goes on working (trust 4.19)', () => {
  test.each([
    'downloadLabels',
    'downloadInvoice',
    'downloadStatement',
    'downloadPayoutAdvice',
    'getCompanyFile',
  ] as const)('the link of %s', async (name) => {
    const { body } = await old.call<{ link: string }>(endpoints[name], { token, ...samples[name] });
    expect([await statusOf(now, body.link), await statusOf(forgetful, body.link)]).toEqual([200, 404]);
  });

  test('a session, and links of mails and of other apps', async () => {
    const { status, body } = await now.call<{ id: string; company_id: string }>(endpoints.getMe, { token });
    expect(status).toBe(200);
    const reader = { user_id: body.id, company_id: body.company_id, language: 'en' } as never;
    const mail = new URL(unsubscribeUrl(old.ctx, reader, 'low_balance')).pathname;
    expect([await statusOf(now, mail), await statusOf(forgetful, mail)]).toEqual([200, 404]);
    const back = new URL(appReturnUrl(old.ctx, body.company_id, 'shopapp://paid')).pathname;
    const leadsTo = async (app: TestApp) => (await app.app.request(back)).headers.get('location');
    expect([await leadsTo(now), await leadsTo(forgetful)]).toEqual(['shopapp://paid', '/']);
    const group = { group_by: 'courier', key: 'k', label: 'L', filter: { from_day: 1, to_day: 2 } } as const;
    const id = groupId(old.ctx, body.company_id, group);
    expect(readGroupId(now.ctx, body.company_id, id)).toEqual(group);
    expect(readGroupId(forgetful.ctx, body.company_id, id)).toBeNull();
  });

  test('a proof for a confirmation link', async () => {
    const call = { ...samples.confirmShareLink };
    expect((await forgetful.call(endpoints.confirmShareLink, call)).status).not.toBe(200);
    expect((await now.call(endpoints.confirmShareLink, call)).status).toBe(200);
  });

  test('a quoted price, and the purchase of a call that is repeated', async () => {
    const quote = await quoteOf(old, await newProduct(old, token));
    expect((await start(forgetful, quote)).body).toMatchObject({ code: 'checkout_quote_expired' });
    const headers = { 'Idempotency-Key': 'bought-twice' };
    const first = await start(old, quote, { headers });
    expect(first.status).toBe(200);
    const again = await start(now, quote, { headers });
    expect([again.status, again.body.id]).toEqual([200, first.body.id]);
    for (const { secret } of [first.body, again.body]) {
      const call = { params: { id: first.body.id }, query: { secret } };
      expect((await now.call(endpoints.getCheckout, call)).status).toBe(200);
    }
    const other = { params: { id: first.body.id }, query: { secret: 'x' } };
    expect((await now.call(endpoints.getCheckout, other)).status).toBe(404);
  });

  test('a code that is on its way', async () => {
    const owner = { purpose: 'email', subject: 'somebody' } as const;
    const code = await issueCode(old.ctx, owner);
    expect(await verifyCode(forgetful.ctx, owner, code)).toBe('wrong');
    expect(await verifyCode(now.ctx, owner, code)).toBe('right');
  });
});

test('a payout account that is entered again is the one from before, also when the former secret is out', async () => {
  const change = { bank_account: '0099887766', number: '0099887766' };
  const account = await newAccount(old, token, change);
  const { db, env } = old.ctx;
  await createSealedSetting({ db, keys: env.sealing_keys }, 'courier.any').change(async () => 'a token');
  expect((await newAccount(now, token, change)).id).toBe(account.id);
  const left = (reports: Awaited<ReturnType<typeof walkAllSealed>>) =>
    reports.map(({ stale, unreadable }) => stale + unreadable);
  expect(left(await walkAllSealed(now.ctx, { writes: false })).every((count) => count > 0)).toBe(true);
  await walkAllSealed(now.ctx, { writes: true });
  expect(left(await walkAllSealed(forgetful.ctx, { writes: false }))).toEqual([0, 0, 0, 0, 0, 0]);
  expect((await newAccount(forgetful, token, change)).id).toBe(account.id);
});
