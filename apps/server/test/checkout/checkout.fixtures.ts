import {
  HEADERS,
  endpoints,
  type CheckoutInfo,
  type CheckoutPayment,
  type CheckoutPaymentMethod,
  type CheckoutQuote,
  type Product,
} from '@sampan/contract';
import { newId } from '../../src/platform/ids.ts';
import type { TestApp } from '../app/test-app.fixtures.ts';

/** A product of the demo shop in Singapore as a merchant types it. */
export const PRODUCT_DRAFT = {
  product_name: 'Kaya jam, 240 g',
  product_price: 8.5,
  product_description: 'Pandan and coconut, cooked for six hours.',
  product_weight: 0.4,
  shipping_fee: 3.5,
  shipping_fee_model: 'flat_per_order',
  stock_quantity: 40,
  allow_edit_qty_by_customer: true,
  cod_allowed: true,
  hs_code: '200799',
  dimension: { length: 8, width: 8, height: 10 },
};

/** Somebody who buys, in Singapore. */
export const BUYER = {
  name: 'Nurul Aisyah binti Rahman',
  phone: '91234567',
  email: 'nurul@example.test',
  coordinate: {
    unit_number: '#08-212',
    street: 'Blk 145 Toa Payoh Lorong 2',
    post_code: '310145',
    city: 'Singapore',
    country: 'SG',
    lat: 1.334,
    lng: 103.845,
  },
};

export async function newProduct(app: TestApp, token: string, change: object = {}): Promise<Product> {
  const made = await app.call<Product>(endpoints.createProduct, { token, body: { ...PRODUCT_DRAFT, ...change } });
  if (made.status !== 200) throw new Error(JSON.stringify(made.body));
  return made.body;
}

export async function quoteOf(
  app: TestApp,
  product: Pick<Product, 'public_id'>,
  change: { quantity?: number; address?: object } = {},
): Promise<CheckoutQuote> {
  const quote = await app.call<CheckoutQuote>(endpoints.quoteCheckout, {
    body: { product_id: product.public_id, quantity: 1, address: { country: 'SG', post_code: '310145' }, ...change },
  });
  if (quote.status !== 200) throw new Error(JSON.stringify(quote.body));
  return quote.body;
}

export interface Started {
  id: string;
  secret: string;
  status: string;
  total: number;
  payment: CheckoutPayment;
  code?: string;
  data?: Record<string, unknown>;
}

/** Starts a purchase by the first shipping option, as the page of a shop does it; a refusal is answered as it is. */
export async function start(
  app: TestApp,
  quote: CheckoutQuote,
  change: { method?: CheckoutPaymentMethod; key?: string; body?: object; headers?: Record<string, string> } = {},
) {
  const method = change.method ?? 'card';
  const [option] = quote.shipping_options;
  return app.call<Started>(endpoints.startCheckout, {
    headers: { [HEADERS.idempotencyKey]: change.key ?? newId(), ...change.headers },
    body: {
      quote_id: quote.quote_id,
      shipping_option_id: option?.id ?? 'none',
      recipient: BUYER,
      payment_method: method,
      expected_total: option?.payments.find((one) => one.method === method)?.total ?? 0,
      ...change.body,
    },
  });
}

/** A started purchase of a product; throws when it is refused. */
export async function started(
  app: TestApp,
  product: Pick<Product, 'public_id'>,
  change: { quantity?: number; method?: CheckoutPaymentMethod } = {},
): Promise<Started> {
  const quote = await quoteOf(app, product, { quantity: change.quantity ?? 1 });
  const answer = await start(app, quote, change);
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return answer.body;
}

/** Plays the bank. */
export async function pay(app: TestApp, checkout: Pick<Started, 'id' | 'secret'>, card_number = '4242 4242 4242 4242') {
  return app.call<CheckoutInfo & { code?: string }>(endpoints.confirmSandboxPayment, {
    params: { id: checkout.id },
    body: { secret: checkout.secret, action: 'card', card_number },
  });
}

export async function look(app: TestApp, checkout: Pick<Started, 'id' | 'secret'>): Promise<CheckoutInfo> {
  const answer = await app.call<CheckoutInfo>(endpoints.getCheckout, {
    params: { id: checkout.id },
    query: { secret: checkout.secret },
  });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return answer.body;
}
