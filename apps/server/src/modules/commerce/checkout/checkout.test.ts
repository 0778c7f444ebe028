import { HEADERS, endpoints, type CheckoutInfo, type EstimateAnswer, type Listing, type Order } from '@sampan/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';
import { crcOf, readEmv } from '#test/adapters/payment-sandbox/emv-text.fixtures.ts';
import { auditLedger } from '../../ledger/wallet/index.ts';
import {
  BUYER,
  look,
  newProduct,
  pay,
  quoteOf,
  start,
  started,
  type Started,
} from '#test/checkout/checkout.fixtures.ts';

let app: TestApp;
let token: string;

beforeAll(async () => {
  app = await openTestApp();
  token = await app.tokenOf('sg@demo.sampan.test');
});
afterAll(() => app.close());

const listingOf = async (public_id: string) =>
  (await app.call<Listing>(endpoints.getListing, { params: { id: public_id } })).body;
const refusedStart = async (...input: Parameters<typeof start>) => {
  const { status, body } = await start(...input);
  return [status, body.code, body.data] as const;
};
const ordersOf = async (as = token) =>
  (await app.call<{ records: Order[] }>(endpoints.listOrders, { token: as, query: { per_page: '100' } })).body.records;
const orderOf = async (checkout: Pick<Started, 'id'>) =>
  (await ordersOf()).filter((order) => order.marketplace?.id === checkout.id);
const mailsTo = async (to: string) =>
  (
    await app.database.pool.query<{ payload: { subject: string; text: string } }>(
      "select payload from outbox where topic = 'mail' and payload->>'to' = $1 order by seq",
      [to],
    )
  ).rows.map(({ payload }) => payload);

describe('what anybody may know of a product', () => {
  test('facts of the shop; how many are left only when there are few', async () => {
    const product = await newProduct(app, token, { stock_quantity: 6 });
    expect(await listingOf(product.public_id)).toEqual({
      id: product.public_id,
      shop_name: 'Kopi & Kaya Goods',
      product_name: 'Kaya jam, 240 g',
      product_description: product.product_description,
      product_image: null,
      product_price: 8.5,
      currency: 'SGD',
      country_code: 'SG',
      allow_edit_qty_by_customer: true,
      max_quantity: 100,
      stock: { status: 'available', left: null },
      shipping_fee_model: 'flat_per_order',
      shipping_fee: 3.5,
      destination_countries: ['SG'],
      payment_methods: ['card', 'paynow', 'cod'],
      is_test: true,
      checkout_url: product.checkout_url,
    });
    await started(app, product);
    expect((await listingOf(product.public_id)).stock).toEqual({ status: 'low', left: 5 });
    expect((await listingOf(product.public_id)).max_quantity).toBe(5);
    const none = await newProduct(app, token, { stock_quantity: 0 });
    expect((await listingOf(none.public_id)).stock).toEqual({ status: 'sold_out', left: 0 });
  });

  test('PayNow stands in Singapore only; COD where the product allows it', async () => {
    const abroad = await newProduct(app, await app.tokenOf('my@demo.sampan.test'), { cod_allowed: false });
    expect((await listingOf(abroad.public_id)).payment_methods).toEqual(['card']);
    expect((await listingOf('prod_ph_inabel_blanket')).payment_methods).toEqual(['card', 'cod']);
    expect((await listingOf('prod_ph_inabel_blanket')).destination_countries).toEqual(['SG', 'MY', 'PH', 'ID']);
  });
});

describe('quotes', () => {
  const feeOf = async (change: object, quantity = 3) => {
    const quote = await quoteOf(app, await newProduct(app, token, change), { quantity });
    return quote.shipping_options.map(({ kind, fee, payments }) => [kind, fee, payments.map(({ total }) => total)]);
  };

  test('flat per order, flat per item and free; COD adds the country’s 3 % on what is collected (spec 9)', async () => {
    // 3 x 8.50 = 25.50; with 3.50: 29.00, and 3 % of it 0.87
    expect(await feeOf({ shipping_fee_model: 'flat_per_order' })).toEqual([['flat', 3.5, [29, 29, 29.87]]]);
    expect(await feeOf({ shipping_fee_model: 'flat_per_item' })).toEqual([['flat', 10.5, [36, 36, 37.08]]]);
    expect(await feeOf({ shipping_fee_model: 'free' })).toEqual([['free', 0, [25.5, 25.5, 26.27]]]);
    expect(await feeOf({ cod_allowed: false })).toEqual([['flat', 3.5, [29, 29]]]);
  });

  test('live: the couriers’ prices with the tax in them, the recommended first, in every total', async () => {
    const product = await newProduct(app, token, { shipping_fee_model: 'live_quote' });
    const quote = await quoteOf(app, product, { quantity: 2 });
    expect(quote.item_total).toBe(17);
    expect(quote.shipping_options.length).toBeGreaterThan(2);
    expect(quote.shipping_options[0]?.recommended).toBe(true);
    for (const { kind, fee, tax_included, payments, courier_name } of quote.shipping_options) {
      expect([kind, courier_name === '']).toEqual(['live', false]);
      expect(tax_included).toMatchObject({ name: 'GST', rate_percent: 7 });
      expect(Math.round((fee / 1.07) * 7)).toBe(Math.round((tax_included?.amount ?? 0) * 100));
      for (const { total, cod_fee } of payments) expect(total).toBeCloseTo(17 + fee + cod_fee, 9);
    }
    expect(quote.shipping_options.some(({ payments }) => payments.some(({ method }) => method === 'cod'))).toBe(true);
    const to_kl = await quoteOf(app, product, {
      address: { country: 'MY', post_code: '50450', state: 'Kuala Lumpur', city: 'Kuala Lumpur' },
    });
    expect(to_kl.shipping_options.length).toBeGreaterThan(0);
    expect(to_kl.shipping_options.flatMap(({ payments }) => payments.map(({ method }) => method))).not.toContain('cod');
  });

  test('Vietnam, a country the shop does not send to, too many, and several where one is allowed', async () => {
    const product = await newProduct(app, token, { stock_quantity: 5 });
    const single = await newProduct(app, token, { allow_edit_qty_by_customer: false });
    const refusal = async (body: object) => {
      const answer = await app.refusal(endpoints.quoteCheckout, {
        body: { product_id: product.public_id, quantity: 1, address: { country: 'SG' }, ...body },
      });
      return [answer.status, answer.body.code];
    };
    expect(await refusal({ address: { country: 'VN' } })).toEqual([422, 'country_closed']);
    expect(await refusal({ address: { country: 'MY' } })).toEqual([422, 'no_service']);
    expect(await refusal({ quantity: 6 })).toEqual([409, 'out_of_stock']);
    expect(await refusal({ product_id: single.public_id, quantity: 2 })).toEqual([422, 'invalid_input']);
    expect(await refusal({ product_id: 'prod_of_nobody_at_all' })).toEqual([404, 'product_not_available']);
  });
});

describe('a purchase by card', () => {
  test('becomes the shop’s order with buyer and items, is booked, and both sides hear of it', async () => {
    const product = await newProduct(app, token, { product_name: 'Enamel cup, blue', stock_quantity: 10 });
    const checkout = await started(app, product, { quantity: 2 });
    expect(checkout).toMatchObject({ status: 'awaiting_payment', total: 20.5, payment: { provider: 'sandbox' } });
    expect(checkout.secret.length).toBeGreaterThanOrEqual(43);
    expect(await orderOf(checkout)).toEqual([]);

    const paid = (await pay(app, checkout)).body;
    expect(paid).toMatchObject({ status: 'paid', total: 20.5, quantity: 2, payment: null, decline_reason: null });
    const [order] = await orderOf(checkout);
    expect(order).toMatchObject({
      number: paid.order_number,
      status: 'new',
      is_cod: false,
      package_content: 'Enamel cup, blue × 2',
      total_package_value: 17,
      dimension: { weight: 0.8, length: 10, width: 8, height: 16 },
      items: [{ name: 'Enamel cup, blue', quantity: 2, weight: 0.4, unit_value: 8.5, hs_code: '200799' }],
      shipping_address: { name: BUYER.name, email: BUYER.email },
      billing_address: { email: 'sg@demo.sampan.test', coordinate: { post_code: '409051' } },
      missing: [],
      is_test: true,
    });
    expect(paid.tracking_url).toContain(`/t/${order?.id}`);

    const receipt = (await mailsTo(BUYER.email)).at(-1);
    expect(receipt?.subject).toBe('Your receipt from Kopi & Kaya Goods');
    expect(receipt?.text).toContain('2 × Enamel cup, blue: S$ 17.00\nShipping: S$ 3.50\nTotal: S$ 20.50');
    expect(receipt?.text).toContain(paid.tracking_url ?? 'no link');
    const notice = (await mailsTo('sg@demo.sampan.test')).at(-1);
    expect(notice).toMatchObject({ subject: 'You sold Enamel cup, blue' });
    expect(notice?.text).not.toContain(BUYER.name);
    const live = await app.database.pool.query(
      "select 1 from outbox where topic = 'live' and payload->'data'->>'order_id' = $1",
      [order?.id],
    );
    expect(live.rowCount).toBe(1);

    const booked = await app.database.pool.query<{ kind: string; amount: string }>(
      `select a.kind, e.amount_minor as amount from entries e join ledger_accounts a on a.id = e.account_id
       join journals j on j.id = e.journal_id where j.kind = 'sale' and j.reference = $1 order by 1`,
      [checkout.id],
    );
    expect(booked.rows).toEqual([
      { kind: 'test_merchant_sales', amount: '2050' },
      { kind: 'test_payment_clearing', amount: '-2050' },
    ]);
    expect(await auditLedger(app.ctx)).toMatchObject({ imbalance_minor: 0, wrong_accounts: [] });

    // It is shipped like any other.
    const quote = await app.call<EstimateAnswer>(endpoints.estimateOrder, {
      token,
      params: { id: order?.id ?? '' },
      body: {},
    });
    const [entry] = quote.body.estimated_costs;
    const shipped = await app.call<Order>(endpoints.createLabel, {
      token,
      params: { id: order?.id ?? '' },
      body: { estimated_costs_id: entry?.id, total_fee: entry?.total_fee },
    });
    expect(shipped.body).toMatchObject({ status: 'ready_to_ship', label_state: 'bought' });
  });

  test('declines tell why and give the units back; a challenge wants the code', async () => {
    const product = await newProduct(app, token, { stock_quantity: 9 });
    const stock = async () =>
      (
        await app.database.pool.query('select stock_quantity, reserved_quantity from products where id = $1', [
          product.id,
        ])
      ).rows[0] as object;
    for (const [card, reason] of [
      ['4000000000000002', 'card_declined'],
      ['4000 0000 0000 9995', 'insufficient_funds'],
      ['1234', 'card_declined'],
    ] as const) {
      const checkout = await started(app, product, { quantity: 2 });
      expect(await stock()).toEqual({ stock_quantity: 7, reserved_quantity: 2 });
      expect((await pay(app, checkout, card)).body).toMatchObject({ status: 'failed', decline_reason: reason });
      expect(await stock()).toEqual({ stock_quantity: 9, reserved_quantity: 0 });
      expect((await pay(app, checkout)).body.code).toBe('checkout_closed');
    }
    const answer = async (code: string) => {
      const checkout = await started(app, product);
      expect((await pay(app, checkout, '4000000000003155')).body.status).toBe('requires_action');
      return app.call<CheckoutInfo>(endpoints.confirmSandboxPayment, {
        params: { id: checkout.id },
        body: { secret: checkout.secret, action: 'challenge', code },
      });
    };
    expect((await answer('000000')).body).toMatchObject({ status: 'failed', decline_reason: 'challenge_failed' });
    expect((await answer('123456')).body.status).toBe('paid');
    expect(await stock()).toEqual({ stock_quantity: 8, reserved_quantity: 0 });
  });

  test('PayNow shows a valid code of the very amount, and is paid when the bank says so', async () => {
    const checkout = await started(app, await newProduct(app, token), { method: 'paynow' });
    if (checkout.payment?.provider !== 'paynow') throw new Error('no QR code');
    const fields = readEmv(checkout.payment.qr_text);
    expect([fields.get('54'), fields.get('53')]).toEqual(['12.00', '702']);
    expect(fields.get('63')).toBe(crcOf(checkout.payment.qr_text.slice(0, -4)));
    expect((await pay(app, checkout)).body.code).toBe('payment_unavailable');
    const { body } = await app.call<CheckoutInfo>(endpoints.confirmSandboxPayment, {
      params: { id: checkout.id },
      body: { secret: checkout.secret, action: 'paynow_paid' },
    });
    expect(body.status).toBe('paid');
  });

  test('COD is bought at once, collects the whole total, and books nothing yet', async () => {
    const checkout = await started(app, await newProduct(app, token), { method: 'cod' });
    expect(checkout).toMatchObject({ status: 'confirmed', payment: null, total: 12.36 });
    expect(await orderOf(checkout)).toMatchObject([
      { is_cod: true, expected_cod_collection: 12.36, cod_includes_shipping_fee: true },
    ]);
    const journals = await app.database.pool.query('select 1 from journals where reference = $1', [checkout.id]);
    expect(journals.rowCount).toBe(0);
    expect((await mailsTo(BUYER.email)).at(-1)?.text).toContain('Please have S$ 12.36 in cash ready');
  });

  test('a buyer in Indonesia reads Indonesian; the shop’s order is in rupiah', async () => {
    const address = {
      unit_number: '12',
      street: 'Jl. Cikini Raya',
      post_code: '10330',
      city: 'Kota Jakarta Pusat',
      state: 'DKI Jakarta',
      district: 'Menteng',
      county: 'Cikini',
      country: 'ID',
      lat: -6.19,
      lng: 106.84,
    };
    const quote = await quoteOf(
      app,
      { public_id: 'prod_id_rendang_paste' },
      { quantity: 2, address: { country: 'ID' } },
    );
    expect(quote.shipping_options[0]?.payments[0]).toEqual({ method: 'card', cod_fee: 0, total: 216_000 });
    const recipient = { name: 'Budi', phone: '81234567890', email: 'budi@example.test', coordinate: address };
    const { body } = await start(app, quote, { body: { recipient } });
    expect((await pay(app, body)).body).toMatchObject({ status: 'paid', currency: 'IDR', total: 216_000 });
    expect((await mailsTo('budi@example.test'))[0]?.text).toContain('2 × Rendang paste, 3 x 250 g: Rp 192.000,00');
  });
});

describe('nothing a buyer sends decides a price (trust 4.9)', () => {
  test('another total, a dearer product, a stranger’s option, a forged or old quote', async () => {
    const product = await newProduct(app, token);
    const quote = await quoteOf(app, product, { quantity: 2 });
    for (const expected_total of [0, 0.01, 20.49, 20.51, 2050])
      expect(await refusedStart(app, quote, { body: { expected_total } })).toEqual([
        409,
        'price_changed',
        { total: 20.5, currency: 'SGD' },
      ]);
    expect((await refusedStart(app, quote, { body: { shipping_option_id: 'free' } }))[1]).toBe('no_service');
    const [body = '', signature = ''] = quote.quote_id.split('.');
    const grant = JSON.parse(Buffer.from(body, 'base64url').toString()) as { payload: { quantity: number } };
    grant.payload.quantity = 1;
    for (const quote_id of [
      `${Buffer.from(JSON.stringify(grant)).toString('base64url')}.${signature}`,
      `${body}.`,
      'x',
      '..',
    ])
      expect((await refusedStart(app, quote, { body: { quote_id } })).slice(0, 2)).toEqual([
        409,
        'checkout_quote_expired',
      ]);
    const extra = await start(app, quote, { body: { is_test: true, colour: 'blue' } });
    expect([extra.status, extra.body.code]).toEqual([422, 'invalid_input']);
    expect(extra.headers.get('x-sampan-ignored')).toBe('is_test');

    await app.call(endpoints.updateProduct, {
      token,
      params: { id: product.id },
      body: { ...product_draft(product), product_price: 9 },
    });
    expect(await refusedStart(app, quote)).toEqual([409, 'price_changed', { total: 21.5, currency: 'SGD' }]);
    app.clock.advance(15 * 60 + 1);
    expect((await refusedStart(app, quote))[1]).toBe('checkout_quote_expired');
    expect(await ordersOf().then((all) => all.filter((one) => one.items[0]?.unit_value === 9))).toEqual([]);
  });

  test('an address the courier would not find, and no way to send the receipt, are named', async () => {
    const quote = await quoteOf(app, await newProduct(app, token));
    const refusal = async (recipient: object) => {
      const answer = await app.refusal(endpoints.startCheckout, {
        body: {
          quote_id: quote.quote_id,
          shipping_option_id: 'flat',
          recipient: { ...BUYER, ...recipient },
          payment_method: 'card',
          expected_total: 12,
        },
      });
      return answer.body.errors.map(({ param }) => param);
    };
    expect(await refusal({ email: 'nobody' })).toEqual(['recipient.email']);
    expect(await refusal({ phone: '12' })).toEqual(['recipient.phone']);
    expect(await refusal({ name: '김민수' })).toEqual(['recipient.name']);
    expect(await refusal({ coordinate: { country: 'SG', post_code: '1' } })).toEqual(
      expect.arrayContaining(['recipient.coordinate.street', 'recipient.coordinate.post_code']),
    );
  });

  function product_draft(product: object) {
    const keep = ['product_name', 'product_description', 'product_weight', 'shipping_fee', 'shipping_fee_model'];
    const draft = Object.fromEntries(Object.entries(product).filter(([name]) => keep.includes(name)));
    return { ...draft, stock_quantity: 40, allow_edit_qty_by_customer: true, cod_allowed: true };
  }
});

describe('who may look', () => {
  test('only the secret opens a checkout; it is stored nowhere, not even with the Idempotency-Key', async () => {
    const quote = await quoteOf(app, await newProduct(app, token));
    const key = newId();
    const first = await start(app, quote, { key });
    const again = await start(app, quote, { key });
    expect(again.body).toEqual(first.body);
    expect(again.headers.get(HEADERS.idempotencyReplayed)).toBe('true');
    const { id, secret } = first.body;
    for (const wrong of ['x', secret.slice(1), `${secret}x`, id]) {
      const answer = await app.refusal(endpoints.getCheckout, { params: { id }, query: { secret: wrong } });
      expect([answer.status, answer.body.code]).toEqual([404, 'not_found']);
    }
    expect((await app.refusal(endpoints.getCheckout, { params: { id: newId() }, query: { secret } })).status).toBe(404);
    const kept = await app.database.pool.query<{ text: string }>(
      "select coalesce(body::text, '') as text from idempotency_keys union all select row_to_json(c)::text from checkouts c",
    );
    expect(kept.rows.filter(({ text }) => text.includes(secret))).toEqual([]);
    expect(JSON.stringify(await look(app, first.body))).not.toMatch(/Nurul|310145|91234567|example\.test/u);
  });

  test('a page’s key sees its own shop’s products and checkouts only; its mode decides whose money it is', async () => {
    const product = await newProduct(app, token, { cod_allowed: false });
    const keyOf = async (email: string, mode: 'test' | 'live') => {
      const made = await app.call<{ key: string }>(endpoints.createPublishableKey, {
        token: await app.tokenOf(email),
        body: { name: `${mode} key`, mode, scopes: ['checkout'], allowed_origins: ['https://shop.example'] },
      });
      return { [HEADERS.publishableKey]: made.body.key, Origin: 'https://shop.example' };
    };
    const listing = (headers: Record<string, string>) =>
      app.call<Listing & { code?: string }>(endpoints.getListing, { params: { id: product.public_id }, headers });
    const own = await keyOf('sg@demo.sampan.test', 'test');
    const foreign = await keyOf('my@demo.sampan.test', 'test');
    const live = await keyOf('sg@demo.sampan.test', 'live');
    expect((await listing(own)).body).toMatchObject({ is_test: true, payment_methods: ['card', 'paynow'] });
    expect((await listing(foreign)).body.code).toBe('product_not_available');
    // No provider for real money is configured: nothing can be paid, and nothing pretends.
    expect((await listing(live)).body).toMatchObject({ is_test: false, payment_methods: [] });
    const quote = await quoteOf(app, product);
    expect((await refusedStart(app, quote, { headers: live })).slice(0, 2)).toEqual([422, 'payment_unavailable']);
    const checkout = await started(app, product);
    const spied = await app.refusal(endpoints.getCheckout, {
      params: { id: checkout.id },
      query: { secret: checkout.secret },
      headers: foreign,
    });
    expect(spied.status).toBe(404);
  });
});
