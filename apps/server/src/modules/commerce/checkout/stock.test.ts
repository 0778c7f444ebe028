import { endpoints, MAX_AMOUNT, type Product } from '@sampan/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';
import { look, newProduct, pay, quoteOf, start, started, type Started } from '#test/checkout/checkout.fixtures.ts';
import { expireCheckouts } from './index.ts';
import { STOCK_RESERVATION_S } from './start-checkout.ts';

let app: TestApp;
let token: string;

beforeAll(async () => {
  app = await openTestApp();
  token = await app.tokenOf('sg@demo.sampan.test');
});
afterAll(() => app.close());

const stockOf = async ({ id }: Pick<Product, 'id'>) => {
  const { rows } = await app.database.pool.query<{ left: number; held: number }>(
    'select stock_quantity as left, reserved_quantity as held from products where id = $1',
    [id],
  );
  return rows[0];
};
const ordersOf = async (checkout_ids: readonly string[]) => {
  const { rows } = await app.database.pool.query<{ n: string }>(
    "select count(*) as n from orders where marketplace->>'id' = any($1)",
    [checkout_ids],
  );
  return Number(rows[0]?.n);
};
const cancel = (checkout: Pick<Started, 'id' | 'secret'>) =>
  app.call<{ status: string; code?: string }>(endpoints.cancelCheckout, {
    params: { id: checkout.id },
    body: { secret: checkout.secret },
  });

describe('exactly what is there is sold', () => {
  test('sixty buyers at once for thirty units: thirty get one, thirty are told, nothing is left and nothing is owed', async () => {
    const product = await newProduct(app, token, { stock_quantity: 30 });
    const quote = await quoteOf(app, product);
    const answers = await Promise.all(Array.from({ length: 60 }, () => start(app, quote)));
    const bought = answers.filter(({ status }) => status === 200).map(({ body }) => body);
    expect(bought.length).toBe(30);
    expect(new Set(answers.filter(({ status }) => status !== 200).map(({ body }) => body.code))).toEqual(
      new Set(['out_of_stock']),
    );
    expect(await stockOf(product)).toEqual({ left: 0, held: 30 });
    const paid = await Promise.all(bought.map((one) => pay(app, one)));
    expect(paid.every(({ body }) => body.status === 'paid')).toBe(true);
    expect(await stockOf(product)).toEqual({ left: 0, held: 0 });
    expect(await ordersOf(bought.map(({ id }) => id))).toBe(30);
  });

  test('a double click buys once: fifty clicks with one key hold one unit', async () => {
    const product = await newProduct(app, token, { stock_quantity: 100 });
    const quote = await quoteOf(app, product);
    const key = newId();
    const answers = await Promise.all(Array.from({ length: 50 }, () => start(app, quote, { key })));
    const done = answers.filter(({ status }) => status === 200);
    expect(new Set(done.map(({ body }) => body.id)).size).toBe(1);
    expect(new Set(answers.filter(({ status }) => status !== 200).map(({ body }) => body.code))).not.toContain(
      'internal',
    );
    expect(await stockOf(product)).toEqual({ left: 99, held: 1 });
    expect((await start(app, quote, { key })).body).toEqual(done[0]?.body);
  });

  test('fifty confirmations at once make one order and one sale', async () => {
    const product = await newProduct(app, token, { stock_quantity: 5 });
    const checkout = await started(app, product, { quantity: 3 });
    const answers = await Promise.all(Array.from({ length: 50 }, () => pay(app, checkout)));
    expect(new Set(answers.map(({ body }) => body.status))).toEqual(new Set(['paid']));
    expect(await ordersOf([checkout.id])).toBe(1);
    const sales = await app.database.pool.query('select 1 from journals where reference = $1', [checkout.id]);
    expect(sales.rowCount).toBe(1);
    const mails = await app.database.pool.query(
      "select 1 from outbox where topic = 'mail' and payload->>'text' like '%' || $1 || '%'",
      [answers[0]?.body.tracking_url],
    );
    expect(mails.rowCount).toBe(1);
    expect(await stockOf(product)).toEqual({ left: 2, held: 0 });
  });
});

describe('units that nobody pays go back once', () => {
  test('cancelled: at once, and not again by a second click or by its time', async () => {
    const product = await newProduct(app, token, { stock_quantity: 5 });
    const checkout = await started(app, product, { quantity: 5 });
    const clicks = await Promise.all(Array.from({ length: 20 }, () => cancel(checkout)));
    expect(new Set(clicks.map(({ body }) => body.status))).toEqual(new Set(['cancelled']));
    expect(await stockOf(product)).toEqual({ left: 5, held: 0 });
    app.clock.advance(STOCK_RESERVATION_S + 1);
    await expireCheckouts(app.ctx);
    expect(await stockOf(product)).toEqual({ left: 5, held: 0 });
    expect((await pay(app, checkout)).body.code).toBe('checkout_closed');
  });

  test('expired: by several servers at once, after its time and not before', async () => {
    app.clock.stop();
    const product = await newProduct(app, token, { stock_quantity: 4 });
    const checkout = await started(app, product, { quantity: 4 });
    app.clock.advance(STOCK_RESERVATION_S - 1);
    await expireCheckouts(app.ctx);
    expect(await stockOf(product)).toEqual({ left: 0, held: 4 });
    app.clock.advance(1);
    await Promise.all(Array.from({ length: 8 }, () => expireCheckouts(app.ctx)));
    expect(await stockOf(product)).toEqual({ left: 4, held: 0 });
    expect((await look(app, checkout)).status).toBe('expired');
  });

  test('bought, it cannot be cancelled and does not expire', async () => {
    const product = await newProduct(app, token, { stock_quantity: 4 });
    const checkout = await started(app, product);
    await pay(app, checkout);
    const answer = await cancel(checkout);
    expect([answer.status, answer.body.code]).toEqual([409, 'checkout_closed']);
    app.clock.advance(STOCK_RESERVATION_S + 1);
    await expireCheckouts(app.ctx);
    expect((await look(app, checkout)).status).toBe('paid');
    expect(await stockOf(product)).toEqual({ left: 3, held: 0 });
  });

  test('paying and cancelling at the same moment ends one way, with the units where that way puts them', async () => {
    for (let round = 0; round < 10; round += 1) {
      const product = await newProduct(app, token, { stock_quantity: 1 });
      const checkout = await started(app, product);
      await Promise.all([pay(app, checkout), cancel(checkout)]);
      const { status } = await look(app, checkout);
      expect(['paid', 'cancelled']).toContain(status);
      expect(await stockOf(product)).toEqual({ left: status === 'paid' ? 0 : 1, held: 0 });
      expect(await ordersOf([checkout.id])).toBe(status === 'paid' ? 1 : 0);
    }
  });
});

describe('any sequence of what buyers do', () => {
  type Deed = { kind: 'start' | 'pay' | 'decline' | 'cancel' | 'expire' | 'restock'; n: number };
  const deed = fc.record<Deed>({
    kind: fc.constantFrom('start', 'start', 'pay', 'decline', 'cancel', 'expire', 'restock'),
    n: fc.integer({ min: 1, max: 4 }),
  });

  test('keeps left, held and sold equal to a model in the head', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(deed, { minLength: 5, maxLength: 16 }), async (deeds) => {
        const product = await newProduct(app, token, { stock_quantity: 6 });
        const model = { left: 6, held: 0, sold: 0 };
        let open: (Started & { quantity: number })[] = [];
        for (const { kind, n } of deeds) {
          const one = open[0];
          if (kind === 'start') {
            if (n > model.left) {
              const refused = await app.refusal(endpoints.quoteCheckout, {
                body: { product_id: product.public_id, quantity: n, address: { country: 'SG' } },
              });
              expect(refused.body.code).toBe('out_of_stock');
            } else {
              open.push({ ...(await started(app, product, { quantity: n })), quantity: n });
              model.left -= n;
              model.held += n;
            }
          } else if (kind === 'restock') {
            await app.database.pool.query('update products set stock_quantity = stock_quantity + $1 where id = $2', [
              n,
              product.id,
            ]);
            model.left += n;
          } else if (kind === 'expire') {
            app.clock.advance(STOCK_RESERVATION_S + 1);
            await expireCheckouts(app.ctx);
            model.left += model.held;
            model.held = 0;
            open = [];
          } else if (one) {
            if (kind === 'cancel') await cancel(one);
            else await pay(app, one, kind === 'pay' ? undefined : '4000000000000002');
            model.held -= one.quantity;
            if (kind === 'pay') model.sold += one.quantity;
            else model.left += one.quantity;
            open.shift();
          }
          expect(await stockOf(product)).toEqual({ left: model.left, held: model.held });
        }
        const sold = await app.database.pool.query<{ n: string }>(
          "select coalesce(sum(quantity), 0) as n from checkouts where product_id = $1 and status = 'paid' and order_id is not null",
          [product.id],
        );
        expect(Number(sold.rows[0]?.n)).toBe(model.sold);
      }),
      { numRuns: 12 },
    );
  });
});

test.each([
  ['more units than can be paid in one go', { product_price: MAX_AMOUNT, shipping_fee_model: 'live_quote' }, 2],
  ['a delivery that cannot be paid with them', { product_price: MAX_AMOUNT, shipping_fee_model: 'flat_per_order' }, 1],
  ['deliveries that cannot be', { shipping_fee: MAX_AMOUNT, shipping_fee_model: 'flat_per_item' }, 40],
])('%s are refused by the quantity', async (_what, change, quantity) => {
  const product = await newProduct(app, token, change);
  const body = { product_id: product.public_id, quantity, address: { country: 'SG', post_code: '310145' } };
  const answer = await app.refusal(endpoints.quoteCheckout, { body });
  expect([answer.status, answer.body.errors.map(({ param, code }) => [param, code])]).toEqual([
    422,
    [['quantity', 'validate.amount_too_large']],
  ]);
});
