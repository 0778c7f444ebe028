import { endpoints, type PaymentPage, type PaymentReturn, type TopUp, type TopUpCheckout } from '@sampan/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { crcOf, readEmv } from '#test/adapters/payment-sandbox/emv-text.fixtures.ts';
import { HOSTILE_URLS } from '#test/app/safe-redirect.fixtures.ts';
import { outbox } from '../../../platform/outbox/outbox.table.ts';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';
import { auditLedger } from '../../ledger/wallet/index.ts';
import { applyTopUpPayment, settleTopUps } from './index.ts';
import { checkoutBy, OWN_ADDRESSES, secretOf } from '#test/top-up/top-up.fixtures.ts';
import { topUps } from './top-up.table.ts';

let app: TestApp;
let sg: string;
let my: string;

beforeAll(async () => {
  app = await openTestApp({ env: { SAMPAN_APP_SCHEMES: 'sampanapp' } });
  sg = await app.tokenOf('sg@demo.sampan.test');
  my = await app.tokenOf('my@demo.sampan.test');
});
afterAll(() => app.close());

const cents = async (token: string) =>
  Math.round((await app.call<{ balance: number }>(endpoints.getWalletBalance, { token })).body.balance * 100);
const look = async (checkout: Pick<TopUpCheckout, 'checkout_url'>) =>
  (await app.call<PaymentPage>(endpoints.getPaymentPage, { params: { secret: secretOf(checkout) } })).body;
const act = (checkout: Pick<TopUpCheckout, 'checkout_url'>, action: 'pay' | 'cancel') =>
  app.call<PaymentPage & { code?: string }>(endpoints.actOnPaymentPage, {
    params: { secret: secretOf(checkout) },
    body: { action },
  });
const topUpOf = async (token: string, id: string) =>
  (await app.call<TopUp>(endpoints.getTopUp, { token, params: { id } })).body;
const eventsOf = async (id: string) =>
  (await app.ctx.db.select().from(outbox).where(eq(outbox.topic, 'live')))
    .map(({ payload }) => payload as { event_type: string; data: Record<string, unknown> })
    .filter(({ event_type, data }) => event_type === 'payment_completed' && data['top_up_id'] === id)
    .map(({ data }) => data);

describe('POST me/top_up/checkout (spec 7)', () => {
  test('answers the three addresses of spec 3; the page shows amount, code and time, and no name', async () => {
    app.clock.stop();
    const { body } = await checkoutBy(app, sg, { amount: 80.5 });
    expect(body.checkout_url).toMatch(/\/pay\/[\w-]{43}$/u);
    expect(body.checkout_mobile_url).toBe(body.checkout_url);
    expect(body.checkout_mobile_deeplink_url).toBe(
      `sampanapp://top-up/checkout?url=${encodeURIComponent(body.checkout_url)}`,
    );
    const page = await look(body);
    expect(page).toMatchObject({ status: 'open', currency: 'SGD', amount: 80.5 });
    expect(page.expires_at - page.now).toBe(2700);
    const fields = readEmv(page.qr_text);
    expect([fields.get('53'), fields.get('54'), fields.get('58'), fields.get('59')]).toEqual([
      '702',
      '80.50',
      'SG',
      'SAMPAN',
    ]);
    expect(fields.get('63')).toBe(crcOf(page.qr_text.slice(0, -4)));
    expect(Object.keys(page).sort()).toEqual(
      ['amount', 'currency', 'expires_at', 'now', 'qr_text', 'return_url', 'status'].sort(),
    );
    expect(await topUpOf(sg, body.top_up_id)).toMatchObject({
      status: 'pending',
      method: 'paynow',
      card: null,
      checkout_url: body.checkout_url,
    });
  });

  test('spec 2: auto_confirm=false comes with success, true with cancel; our own address says which payment', async () => {
    const { body } = await checkoutBy(app, sg);
    const back = new URL((await look(body)).return_url);
    expect([back.pathname, back.searchParams.get('auto_confirm'), back.searchParams.get('success')]).toEqual([
      '/histories',
      'true',
      'false',
    ]);
    const on = new URL((await act(body, 'pay')).body.return_url);
    expect([on.searchParams.get('auto_confirm'), on.searchParams.get('payment_id')]).toEqual(['false', body.top_up_id]);
  });

  test('PayNow is Singapore: elsewhere it is refused by name; by invoice and by staff altogether', async () => {
    const elsewhere = await app.refusal(endpoints.createTopUpCheckout, {
      token: my,
      body: { amount: 300, payment_method_type: 'paynow', ...OWN_ADDRESSES },
    });
    expect([elsewhere.status, elsewhere.body.errors[0]?.param]).toEqual([422, 'payment_method_type']);
    for (const email of ['postbilling@demo.sampan.test', 'staff@demo.sampan.test']) {
      const answer = await checkoutBy(app, await app.tokenOf(email));
      expect([email, answer.status]).toEqual([email, 403]);
    }
  });

  test('amounts: nothing, less than one, too much, too many decimals', async () => {
    for (const amount of [0, 0.5, 50_001, 10.005, -5]) {
      const answer = await checkoutBy(app, sg, { amount });
      expect([amount, answer.status]).toEqual([amount, 422]);
    }
  });

  test('trust 4.6: no hostile address is stored, each is refused by its field', async () => {
    for (const field of ['success_checkout_url', 'cancalled_checkout_url'])
      for (const url of [...HOSTILE_URLS.slice(0, 60), 'https://elsewhere.example/', 'otherapp://a', '/histories']) {
        const answer = await app.refusal(endpoints.createTopUpCheckout, {
          token: sg,
          body: { amount: 50, payment_method_type: 'paynow', ...OWN_ADDRESSES, [field]: url },
        });
        expect([url, answer.status, answer.body.errors[0]?.param]).toEqual([url, 422, field]);
      }
  });

  test('an app of a phone is reached through our own address, and only by a scheme of the setting', async () => {
    const { body } = await checkoutBy(app, sg, { success_checkout_url: 'sampanapp://wallet' });
    const { return_url } = (await act(body, 'pay')).body;
    expect(new URL(return_url).pathname).toMatch(/^\/pay\/back\//u);
    const hop = await app.app.request(return_url.replace('http://127.0.0.1:8080', 'http://sampan.test'));
    expect([hop.status, hop.headers.get('location')]).toEqual([302, 'sampanapp://wallet?auto_confirm=false']);
    const forged = await app.app.request('http://sampan.test/pay/back/eyJhIjoxfQ.abc');
    expect([forged.status, forged.headers.get('location')]).toEqual([302, '/']);
  });

  test('trust 4.1: the same again within ten seconds is asked about', async () => {
    const body = { amount: 123, payment_method_type: 'paynow', ...OWN_ADDRESSES };
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => app.call<{ code?: string }>(endpoints.createTopUpCheckout, { token: sg, body })),
    );
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409, 409, 409, 409]);
  });
});

describe('money comes with the provider, never with an address (trust 4.8)', () => {
  test('M5: the success address opened 1,000 times moves nothing', async () => {
    const { body } = await checkoutBy(app, sg);
    const before = await cents(sg);
    const [row] = await app.ctx.db.select().from(topUps).where(eq(topUps.id, body.top_up_id));
    const url = new URL(row?.success_url ?? '');
    const query = { payment_id: body.top_up_id, message: 'Paid', state: 'x' };
    for (let batch = 0; batch < 20; batch += 1)
      await Promise.all(
        Array.from({ length: 50 }, (_, at) =>
          at % 2 === 0
            ? app.app.request(`http://sampan.test${url.pathname}${url.search}`)
            : app.call<PaymentReturn>(endpoints.getPaymentReturn, { token: sg, query }),
        ),
      );
    expect(await cents(sg)).toBe(before);
    expect((await topUpOf(sg, body.top_up_id)).status).toBe('pending');
  });

  test('paid once, however often and at once it is pressed (M4)', async () => {
    const { body } = await checkoutBy(app, sg, { amount: 60 });
    const before = await cents(sg);
    const answers = await Promise.all(Array.from({ length: 50 }, () => act(body, 'pay')));
    expect(new Set(answers.map((answer) => `${answer.status} ${answer.body.status}`))).toEqual(new Set(['200 paid']));
    expect(await cents(sg)).toBe(before + 6_000);
    expect(await eventsOf(body.top_up_id)).toHaveLength(1);
  });

  test('M4: events a hundred times and out of order are one credit; for another payment, amount or currency none', async () => {
    const { body } = await checkoutBy(app, sg, { amount: 61 });
    const before = await cents(sg);
    const payment = {
      provider: 'sandbox' as const,
      payment_id: `sandbox_page_${body.top_up_id}`,
      reference: body.top_up_id,
      amount_minor: 6_100,
      currency: 'SGD',
      status: 'succeeded' as const,
      decline_reason: null,
    };
    for (const change of [{ amount_minor: 999_999 }, { currency: 'MYR' }, { provider: 'stripe' as const }])
      expect(await applyTopUpPayment(app.ctx, { ...payment, ...change })).toBeNull();
    const states = ['open', 'failed', 'succeeded', 'cancelled'] as const;
    await Promise.all(
      Array.from({ length: 100 }, (_, at) =>
        applyTopUpPayment(app.ctx, { ...payment, status: states[(at * 7) % 4] ?? 'succeeded' }),
      ),
    );
    expect(await applyTopUpPayment(app.ctx, { ...payment, payment_id: 'another' })).toBeNull();
    expect(await cents(sg)).toBe(before + 6_100);
    expect((await topUpOf(sg, body.top_up_id)).status).toBe('succeeded');
  });

  test('left by Cancel: nothing is charged, the page is closed, and who pays all the same is not charged either', async () => {
    const { body } = await checkoutBy(app, sg, { amount: 62 });
    const before = await cents(sg);
    expect((await act(body, 'cancel')).body.status).toBe('closed');
    expect((await act(body, 'pay')).body.code).toBe('checkout_closed');
    expect(await topUpOf(sg, body.top_up_id)).toMatchObject({
      status: 'failed',
      decline_reason: 'not_paid',
      checkout_url: null,
    });
    expect(await cents(sg)).toBe(before);
    expect((await eventsOf(body.top_up_id)).map(({ success }) => success)).toEqual([false]);
  });

  test('a page whose time ran out is closed by itself, and the server finds out', async () => {
    const { body } = await checkoutBy(app, sg, { amount: 63 });
    app.clock.advance(2701);
    await settleTopUps(app.ctx);
    expect(await topUpOf(sg, body.top_up_id)).toMatchObject({ status: 'failed', decline_reason: 'not_paid' });
    expect((await look(body)).status).toBe('closed');
  });

  test('a wrong secret is no page; a page of nobody takes no action', async () => {
    const params = { secret: 'A'.repeat(43) };
    expect((await app.refusal(endpoints.getPaymentPage, { params })).body.code).toBe('not_found');
    const acted = await app.refusal(endpoints.actOnPaymentPage, { params, body: { action: 'pay' } });
    expect(acted.body.code).toBe('not_found');
  });

  test('the ledger adds up after all of it', async () => {
    expect(await auditLedger(app.ctx)).toMatchObject({ imbalance_minor: 0, wrong_accounts: [], wrong_entries: 0 });
  });
});

describe('spec 4 Payment completed, and the way back (spec 2, trust 4.7)', () => {
  const returnOf = async (token: string, query: Record<string, string>) =>
    (await app.call<PaymentReturn>(endpoints.getPaymentReturn, { token, query })).body;

  test('the event says it to who paid; its message comes back only as it was signed, and only to this company', async () => {
    const { body } = await checkoutBy(app, sg, { amount: 64 });
    await act(body, 'pay');
    const [data] = await eventsOf(body.top_up_id);
    expect(data).toMatchObject({ success: true, is_label: false, message: 'S$ 64.00 was added to your balance.' });
    const message = String(data?.['message']);
    const state = String(data?.['state']);
    expect(message.length).toBeLessThanOrEqual(140);
    expect(await returnOf(sg, { message, state })).toMatchObject({
      message,
      top_up: { id: body.top_up_id, status: 'succeeded' },
    });
    const neutral = { message: null, top_up: null };
    expect(await returnOf(sg, { message: 'You won', state })).toEqual(neutral);
    expect(await returnOf(sg, { message: 'You won' })).toEqual(neutral);
    expect(await returnOf(my, { message, state })).toEqual(neutral);
    expect(await returnOf(sg, { message, state: `${state}x` })).toEqual(neutral);
    expect(await returnOf(sg, { message, state: 'bm9uc2Vuc2U.bm9uc2Vuc2U' })).toEqual(neutral);
    app.clock.advance(3_601);
    expect((await returnOf(sg, { message, state })).message).toBeNull();
  });

  test("another company's payment is nobody's business", async () => {
    const { body } = await checkoutBy(app, sg, { amount: 65 });
    expect(await returnOf(my, { payment_id: body.top_up_id })).toEqual({ message: null, top_up: null });
    expect((await returnOf(sg, { payment_id: body.top_up_id })).top_up?.status).toBe('pending');
  });

  test('a payment on the way to a label leads on to the label', async () => {
    const success_checkout_url = 'http://127.0.0.1:8080/orders/create_label/4+create_label_confirmation?order_id=1';
    const { body } = await checkoutBy(app, sg, { amount: 66, success_checkout_url });
    await act(body, 'pay');
    expect((await eventsOf(body.top_up_id))[0]).toMatchObject({
      is_label: true,
      label_success_url: '/orders/create_label/4+create_label_confirmation?order_id=1',
    });
  });
});
