import { describe, expect, test } from 'vitest';
import { hmac, joined } from './core/digest.ts';
import { answerFor, createChannelStandIns } from './index.ts';

const NOW_MS = Date.parse('2026-11-20T02:00:00Z');

/** The stand-ins at a fixed moment, asked without a port. */
function open() {
  const clock = { now: NOW_MS };
  const stand_ins = createChannelStandIns({ now: () => clock.now });
  const ask = async (method: string, url: string, headers: Record<string, string> = {}, body = '') => {
    const answer = await answerFor(stand_ins.by_name, { method, url, headers, body, origin: 'http://stand-in' });
    const text = Buffer.from(answer.body).toString();
    return {
      status: answer.status,
      headers: answer.headers ?? {},
      body: /^[[{]/u.test(text) ? JSON.parse(text) : text,
    };
  };
  return { ...stand_ins, clock, ask };
}

describe('channels 12: Shopify refuses', () => {
  const graphql = async (house: ReturnType<typeof open>, query: string, variables: object, token?: string) => {
    const { access_token } = house.shopify.authority.issue(house.shopify.shop.id);
    return house.ask(
      'POST',
      `/shopify/${house.shopify.shop.id}/admin/api/2026-10/graphql.json`,
      { 'content-type': 'application/json', 'x-shopify-access-token': token ?? access_token },
      JSON.stringify({ query, variables }),
    );
  };

  test('a token that is not its own, with 401', async () => {
    expect((await graphql(open(), '{ shop { name } }', {}, 'other')).status).toBe(401);
  });

  test('a field that does not exist, and a page over 250', async () => {
    const house = open();
    expect((await graphql(house, '{ shop { colour } }', {})).body.errors[0].message).toContain("'colour'");
    const list = 'query A($n: Int!) { orders(first: $n) { nodes { id } } }';
    expect((await graphql(house, list, { n: 251 })).body.errors[0].message).toContain('250');
    expect((await graphql(house, list, { n: 250 })).body.data.orders.nodes).toEqual([]);
  });

  test("an order line's id in place of a fulfilment-order line's", async () => {
    const house = open();
    const order = house.shopify.order();
    const line = order.lines[0]?.id ?? '';
    const ship = (id: string) =>
      graphql(
        house,
        'mutation F($f: FulfillmentInput!) { fulfillmentCreate(fulfillment: $f) { userErrors { message } } }',
        {
          f: {
            lineItemsByFulfillmentOrder: [
              {
                fulfillmentOrderId: `gid://shopify/FulfillmentOrder/7${order.id}`,
                fulfillmentOrderLineItems: [{ id, quantity: 1 }],
              },
            ],
          },
        },
      );
    const wrong = await ship(`gid://shopify/LineItem/${line}`);
    expect(wrong.status).toBe(200);
    expect(wrong.body.data.fulfillmentCreate.userErrors[0].message).toContain('does not exist');
    expect(order.parcels).toEqual([]);
    expect(
      (await ship(`gid://shopify/FulfillmentOrderLineItem/9${line}`)).body.data.fulfillmentCreate.userErrors,
    ).toEqual([]);
  });

  test('leaving the lines out ships everything that is left', async () => {
    const house = open();
    const order = house.shopify.order({ lines: [{ quantity: 2 }, { quantity: 1 }] });
    const f = { lineItemsByFulfillmentOrder: [{ fulfillmentOrderId: `gid://shopify/FulfillmentOrder/7${order.id}` }] };
    await graphql(
      house,
      'mutation F($f: FulfillmentInput!) { fulfillmentCreate(fulfillment: $f) { userErrors { message } } }',
      { f },
    );
    expect(order.lines.map(({ shipped }) => shipped)).toEqual([2, 1]);
  });

  test('nothing of an order whose one fulfilment was cancelled: it is open again', async () => {
    const house = open();
    const order = house.shopify.order();
    const fulfillmentOrderId = `gid://shopify/FulfillmentOrder/7${order.id}`;
    const statusOf = async () => {
      const query =
        'query A($id: ID!) { order(id: $id) { displayFulfillmentStatus fulfillmentOrders { nodes { status } } } }';
      const { body } = await graphql(house, query, { id: `gid://shopify/Order/${order.id}` });
      const { displayFulfillmentStatus, fulfillmentOrders } = body.data.order;
      return [displayFulfillmentStatus, fulfillmentOrders.nodes[0].status];
    };
    await graphql(
      house,
      'mutation F($f: FulfillmentInput!) { fulfillmentCreate(fulfillment: $f) { userErrors { message } } }',
      { f: { lineItemsByFulfillmentOrder: [{ fulfillmentOrderId }] } },
    );
    expect(await statusOf()).toEqual(['FULFILLED', 'CLOSED']);
    const cancel = 'mutation C($id: ID!) { fulfillmentCancel(id: $id) { userErrors { message } } }';
    await graphql(house, cancel, { id: `gid://shopify/Fulfillment/${order.parcels[0]?.id}` });
    expect(await statusOf()).toEqual(['UNFULFILLED', 'OPEN']);
  });

  test('a code that was used, and a token that does not end', async () => {
    const house = open();
    const token = (body: object) =>
      house.ask(
        'POST',
        `/shopify/${house.shopify.shop.id}/admin/oauth/access_token`,
        { 'content-type': 'application/json' },
        JSON.stringify({ client_id: house.shopify.client_id, client_secret: house.shopify.client_secret, ...body }),
      );
    const code = house.shopify.authority.issueCode(house.shopify.shop.id);
    expect((await token({ code, expiring: '1' })).status).toBe(200);
    expect((await token({ code, expiring: '1' })).status).toBe(400);
    expect((await token({ code: house.shopify.authority.issueCode(house.shopify.shop.id) })).status).toBe(400);
  });
});

describe('channels 12: Lazada refuses', () => {
  const call = (
    house: ReturnType<typeof open>,
    path: string,
    parameters: Record<string, string>,
    change: Record<string, string> = {},
  ) => {
    const { access_token } = house.lazada.authority.issue(house.lazada.shop.id);
    const named = {
      app_key: house.lazada.app_key,
      sign_method: 'sha256',
      timestamp: String(NOW_MS),
      access_token,
      ...parameters,
    };
    const sign = hmac(house.lazada.app_secret, 'hex', path + joined(named, [])).toUpperCase();
    return house.ask('GET', `/lazada/rest${path}?${new URLSearchParams({ ...named, sign, ...change }).toString()}`);
  };
  const since = '2026-11-01T00:00:00+08:00';

  test.each([
    ['a wrong signature', { created_after: since }, { sign: 'A'.repeat(64) }, 'IncompleteSignature'],
    ['a parameter that was not signed', { created_after: since }, { limit: '10' }, 'IncompleteSignature'],
    ['a time two hours off', { created_after: since, timestamp: String(NOW_MS - 7_200_001) }, {}, 'IllegalTimestamp'],
    ['no created_after', {}, {}, '36'],
    ['a time without zone', { created_after: '2026-11-01T00:00:00' }, {}, '14'],
    ['a page over 100', { created_after: since, limit: '101' }, {}, '19'],
    ['an offset over 5,000', { created_after: since, offset: '5001' }, {}, '20'],
    ['a dead token', { created_after: since, access_token: 'x' }, {}, 'IllegalAccessToken'],
  ] as const)('%s, with a code in a 200', async (_, parameters, change, code) => {
    expect(await call(open(), '/orders/get', parameters, change)).toMatchObject({ status: 200, body: { code } });
  });

  test('packing what is packed, line by line, in a call that succeeds', async () => {
    const house = open();
    const order = house.lazada.order({ lines: [{ status: 'packed' }] });
    const packReq = JSON.stringify({
      delivery_type: 'dropship',
      pack_order_list: [{ order_id: Number(order.id), order_item_list: [Number(`${order.lines[0]?.id}0`)] }],
    });
    const { body } = await call(house, '/order/fulfill/pack', { packReq });
    expect(body.result.success).toBe(true);
    expect(body.result.data.pack_order_list[0].order_item_list[0].item_err_code).toBe('600003');
  });

  test('a refresh token after 180 days, however often it was refreshed', async () => {
    const house = open();
    let { refresh_token } = house.lazada.authority.issue(house.lazada.shop.id);
    for (let month = 0; month < 6; month += 1) {
      house.clock.now += 29 * 86_400_000;
      refresh_token = house.lazada.authority.refresh(refresh_token)?.refresh_token ?? '';
      expect(refresh_token).not.toBe('');
    }
    house.clock.now += 7 * 86_400_000;
    expect(house.lazada.authority.refresh(refresh_token)).toBeNull();
  });
});

describe('channels 12: Shopee refuses', () => {
  const call = (
    house: ReturnType<typeof open>,
    method: string,
    path: string,
    query: Record<string, string>,
    body?: object,
    at_ms = NOW_MS,
  ) => {
    const { access_token } = house.shopee.authority.issue(house.shopee.shop.id);
    const timestamp = String(Math.floor(at_ms / 1000));
    const shop_id = house.shopee.shop.id;
    const sign = hmac(
      house.shopee.partner_key,
      'hex',
      `${house.shopee.partner_id}${path}${timestamp}${access_token}${shop_id}`,
    );
    const all = { partner_id: house.shopee.partner_id, timestamp, access_token, shop_id, sign, ...query };
    return house.ask(
      method,
      `/shopee${path}?${new URLSearchParams(all).toString()}`,
      { 'content-type': 'application/json' },
      body === undefined ? '' : JSON.stringify(body),
    );
  };
  const list = (house: ReturnType<typeof open>, query: Record<string, string>, at_ms?: number) =>
    call(
      house,
      'GET',
      '/api/v2/order/get_order_list',
      { time_range_field: 'update_time', time_from: '1000', time_to: '2000', page_size: '50', ...query },
      undefined,
      at_ms,
    );

  test('a wrong signature and an old link', async () => {
    expect(await list(open(), { sign: 'a'.repeat(64) })).toMatchObject({ status: 403, body: { error: 'error_sign' } });
    expect(await list(open(), {}, NOW_MS - 301_000)).toMatchObject({
      status: 403,
      body: { error: 'error_param', message: 'Invalid timestamp.' },
    });
  });

  test('a window over 15 days', async () => {
    const fifteen = String(1000 + 15 * 86_400);
    expect((await list(open(), { time_to: fifteen })).body.error).toBe('');
    expect(await list(open(), { time_to: String(Number(fifteen) + 1) })).toMatchObject({
      status: 200,
      body: { error: 'error_param' },
    });
  });

  test('not proven: a page over 100', async () => {
    expect((await list(open(), { page_size: '100' })).body.error).toBe('');
    expect((await list(open(), { page_size: '101' })).body.error).toBe('error_param');
  });

  test('an empty package number', async () => {
    const house = open();
    const order = house.shopee.order();
    const block = { pickup: { address_id: 234, pickup_time_id: '1790000000_1' } };
    const ship = (extra: object) =>
      call(house, 'POST', '/api/v2/logistics/ship_order', {}, { order_sn: order.id, ...extra });
    expect((await ship({ package_number: '', ...block })).body.error).toBe('logistics.package_number_invalid');
    expect((await ship({ ...block, dropoff: {} })).body.error).toBe('logistics.ship_order_wrong_block');
    expect((await ship(block)).body.error).toBe('');
  });

  test('to send fields that were not asked for', async () => {
    const house = open();
    const order = house.shopee.order();
    const detail = (query: object) =>
      call(house, 'GET', '/api/v2/order/get_order_detail', { order_sn_list: order.id, ...query });
    expect((await detail({})).body.response.order_list[0]).not.toHaveProperty('recipient_address');
    const asked = await detail({ response_optional_fields: 'recipient_address,item_list' });
    expect(Object.keys(asked.body.response.order_list[0])).toEqual(
      expect.arrayContaining(['recipient_address', 'item_list']),
    );
    expect(asked.body.response.order_list[0]).not.toHaveProperty('package_list');
  });

  test('a refresh token that was rotated', () => {
    const house = open();
    const { refresh_token } = house.shopee.authority.issue(house.shopee.shop.id);
    const first = refresh_token;
    expect(house.shopee.authority.refresh(first)).not.toBeNull();
    expect(house.shopee.authority.refresh(first)).toBeNull();
  });
});

describe('channels 12: TikTok Shop refuses', () => {
  const search = (
    house: ReturnType<typeof open>,
    query: Record<string, string>,
    change: Record<string, string> = {},
  ) => {
    const { access_token } = house.tiktok.authority.issue(house.tiktok.shop.id);
    const path = '/order/202309/orders/search';
    const named: Record<string, string> = {
      app_key: house.tiktok.app_key,
      timestamp: String(NOW_MS / 1000),
      page_size: '20',
      ...query,
    };
    const sign = hmac(
      house.tiktok.app_secret,
      'hex',
      `${house.tiktok.app_secret}${path}${joined(named, [])}{}${house.tiktok.app_secret}`,
    );
    return house.ask(
      'POST',
      `/tiktok${path}?${new URLSearchParams({ ...named, sign, ...change }).toString()}`,
      { 'content-type': 'application/json', 'x-tts-access-token': access_token },
      '{}',
    );
  };

  test('a missing shop_cipher, a wrong signature, an old time, a page over 100', async () => {
    const house = open();
    const shop_cipher = house.tiktok.cipherOf(house.tiktok.shop);
    expect((await search(house, { shop_cipher })).body.code).toBe(0);
    expect(await search(house, {})).toMatchObject({ status: 400, body: { message: 'Invalid shop_cipher' } });
    expect(await search(house, { shop_cipher }, { page_size: '50' })).toMatchObject({ status: 401 });
    expect(await search(house, { shop_cipher, timestamp: String(NOW_MS / 1000 - 301) })).toMatchObject({ status: 400 });
    expect(await search(house, { shop_cipher, page_size: '101' })).toMatchObject({ status: 400 });
  });
});

describe('channels 12: WooCommerce refuses', () => {
  test('unknown keys with 401, a page over 100 and a core feature that is off', async () => {
    const house = open();
    const { consumer_key, consumer_secret } = house.woocommerce.issueKeys('state');
    const authorization = `Basic ${Buffer.from(`${consumer_key}:${consumer_secret}`).toString('base64')}`;
    expect((await house.ask('GET', '/woocommerce/wp-json/wc/v3/orders')).status).toBe(401);
    expect((await house.ask('GET', '/woocommerce/wp-json/wc/v3/orders?per_page=101', { authorization })).status).toBe(
      400,
    );
    const order = house.woocommerce.order();
    house.woocommerce.tracking = 'note';
    expect(
      await house.ask('GET', `/woocommerce/wp-json/wc/v3/orders/${order.id}/fulfillments`, { authorization }),
    ).toMatchObject({
      status: 404,
      body: { code: 'rest_no_route' },
    });
  });
});

test('the consent page needs no script, and writes a name as text', async () => {
  const house = open();
  house.shopify.open('x-and-y.myshopify.com', '<b>X & Y</b>', 'SG', 'SGD');
  const query = new URLSearchParams({
    client_id: house.shopify.client_id,
    redirect_uri: 'https://a.example/back',
    state: 's',
    scope: 'read_orders',
  });
  const { body, headers } = await house.ask(
    'GET',
    `/shopify/x-and-y.myshopify.com/admin/oauth/authorize?${query.toString()}`,
  );
  expect(body).toContain('&#60;b&#62;X &#38; Y');
  expect(headers['content-security-policy']).toContain("default-src 'none'");
});

describe("the seller's pages", () => {
  const NAMES = ['shopify', 'woocommerce', 'lazada', 'shopee', 'tiktok'];
  const form = { 'content-type': 'application/x-www-form-urlencoded' };

  test.each(NAMES)('%s shows orders with state, items and numbers, and escapes what buyers wrote', async (name) => {
    const house = open();
    const stand_in = house.by_name.get(name);
    if (stand_in === undefined) throw new Error(name);
    const order = stand_in.order({ buyer: { name: '<b>Mei</b>' } });
    order.parcels.push({
      id: '1',
      line_ids: [],
      quantities: { [order.lines[0]?.id ?? '']: 1 },
      status: 'sent',
      tracking_number: 'NV1"',
      carrier: 'Ninja Van',
      tracking_url: '',
      asked: 0,
      has_document: false,
    });
    const { status, body } = await house.ask('GET', `/${name}/seller`);
    expect(status).toBe(200);
    expect(body).not.toContain('<b>Mei');
    expect(body).toContain('1 × Cotton tote bag');
    expect(body).toContain('NV1&#34; <small>Ninja Van · sent · 1 × Cotton tote bag 1</small>');
    // People's pages are no calls of the API.
    expect(stand_in.calls).toEqual([]);
  });

  test.each(NAMES)('a buyer orders, moves and cancels at %s, and its subscribers hear of it', async (name) => {
    const house = open();
    house.lazada.push_url = house.shopee.push_url = 'http://server/hook';
    const stand_in = house.by_name.get(name);
    if (stand_in === undefined) throw new Error(name);
    const press = (act: string, order_id = '') => {
      const body = new URLSearchParams({ act, shop: stand_in.shop.id, order_id }).toString();
      return house.ask('POST', `/${name}/seller`, form, body);
    };
    expect(await press('order_own')).toMatchObject({
      status: 303,
      headers: { location: `http://stand-in/${name}/seller` },
    });
    const [order] = stand_in.shop.orders.values();
    expect(order).toMatchObject({ logistics: 'own', lines: [{ quantity: 2 }, { quantity: 1 }] });
    await press('move', order?.id);
    expect(order?.buyer.address_1).toBe('9 Moved Away Street');
    await press('cancel', order?.id);
    expect((await house.ask('GET', `/${name}/seller`)).body).toMatch(/class="state">cancell?ed</iu);
    expect((await press('cancel', 'unknown')).status).toBe(303);
    expect(stand_in.takePushes().length > 0).toBe(['lazada', 'shopee'].includes(name));
  });
});
