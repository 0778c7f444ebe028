import { endpoints, type AvailableStore } from '@sampan/contract';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { auditLog } from '../../../platform/audit/audit.table.ts';
import type { ChannelSource } from '../../../ports/sales-channel.ts';
import { connectStore, shopNameOf, standInOf, standInsOf, walkConnect } from '#test/channel/connect-store.fixtures.ts';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';
import { channelEvents } from './channel-order.table.ts';
import { channelConnects, channels } from './channel.table.ts';
import { connectionOf } from './store-token.ts';

const SOURCES: readonly ChannelSource[] = ['shopify', 'woocommerce', 'lazada', 'shopee', 'tiktok'];

let app: TestApp;
let owner: string;
let stranger: string;
let home: string;

beforeAll(async () => {
  app = await openTestApp();
  owner = await app.tokenOf('sg@demo.sampan.test');
  stranger = await app.tokenOf('my@demo.sampan.test');
  home = `${app.ctx.env.public_url}/stores`;
});
afterAll(() => app.close());
afterEach(async () => {
  await app.ctx.db.delete(channelEvents);
  await app.ctx.db.delete(channels);
  await app.ctx.db.delete(channelConnects);
});

const listed = async (token: string) =>
  (await app.call<{ records: AvailableStore[] }>(endpoints.listAvailableStores, { token })).body.records;
const errorOf = (url: string) => new URL(url).searchParams.get('error');

test('nobody connects a store before their email is proved', async () => {
  const set = (is_proved: boolean) =>
    app.database.pool.query("update users set is_mail_verified = $1 where email = 'sg@demo.sampan.test'", [is_proved]);
  await set(false);
  const query = { source: 'lazada', redirect_url: home };
  const answer = await app.call(endpoints.authStore, { token: owner, query });
  await set(true);
  expect(answer).toMatchObject({ status: 403, body: { code: 'email_unverified' } });
  expect(await app.ctx.db.select().from(channelConnects)).toEqual([]);
});

describe.each(SOURCES)('connecting %s (spec 7 auth_store, channels C13)', (source) => {
  test('ends at the redirect address as the specification says, with the secrets sealed', async () => {
    const end = await walkConnect(app, { token: owner, source, ati: '42' });
    expect(end).toBe(source === 'lazada' ? `${home}?login_true=true&ati=42` : `${home}/home?ati=42`);
    const kind = (await listed(owner)).find((one) => one.source === source);
    expect(kind).toMatchObject({ is_available: true, unavailable_reason: null });
    expect(kind?.stores[0]?.connection).toMatchObject({ state: 'connected', problem: null, imported: 0, skips: [] });
    const [row] = await app.ctx.db.select().from(channels);
    const tokens = row && connectionOf(app.ctx.env.sealing_keys, row)?.tokens;
    expect(tokens?.access_token).toMatch(/.{16}/u);
    // Searched for by value: neither answers, nor the audit log, nor the row itself hold a secret.
    // The country of a seller stands among the rest; two letters come up in every sealed text.
    const secrets = [tokens?.access_token, tokens?.refresh_token, ...Object.values(tokens?.extra ?? {})].filter(
      (text) => (text ?? '').length >= 8,
    );
    const log = await app.ctx.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.object_id, row?.id ?? ''));
    expect(log.map(({ action }) => action)).toEqual(['store.connect']);
    const seen = JSON.stringify([row, log, kind, end]);
    for (const secret of secrets) expect(seen).not.toContain(secret);
  });

  test('a refused consent, another browser, a used and an expired state end in a code and a sentence', async () => {
    const refused = await walkConnect(app, { token: owner, source, decision: 'cancel' });
    expect(errorOf(refused)).toBe('store_consent_refused');
    expect(new URL(refused).searchParams.get('error_description')).toMatch(/permission/u);
    expect(refused.startsWith(`${home}/problem?`)).toBe(true);
    expect(errorOf(await walkConnect(app, { token: owner, source, without_cookie: true }))).toBe(
      'store_connect_expired',
    );
    const before_return = () => app.clock.advance(601);
    expect(errorOf(await walkConnect(app, { token: owner, source, before_return }))).toBe('store_connect_expired');
    expect(await app.ctx.db.select().from(channels)).toEqual([]);
  });

  test('a second company is refused with a neutral sentence, and may when the first has disconnected', async () => {
    const store = await connectStore(app, owner, source);
    expect(errorOf(await walkConnect(app, { token: stranger, source }))).toBe('store_taken');
    expect((await listed(stranger)).flatMap(({ stores }) => stores)).toEqual([]);
    const query = { store: source, shop_name: store.store_name, id: store.id };
    const gone = await app.call(endpoints.disconnectStore, { token: owner, params: { id: store.id }, query });
    expect(gone.status).toBe(200);
    const [row] = await app.ctx.db.select().from(channels);
    expect(row).toMatchObject({ access_token: null, access_ends_at: null, next_sync_at: null });
    expect((await connectStore(app, stranger, source)).id).not.toBe(store.id);
  });

  test('the same store connected again is the same row', async () => {
    const first = await connectStore(app, owner, source);
    expect((await connectStore(app, owner, source)).id).toBe(first.id);
    const query = { store: source, shop_name: '' };
    await app.call(endpoints.disconnectStore, { token: owner, params: { id: first.id }, query });
    expect((await connectStore(app, owner, source)).id).toBe(first.id);
  });
});

describe('beginning to connect', () => {
  const start = (query: Record<string, string>, token = owner) =>
    app.refusal(endpoints.authStore, { token, query: { redirect_url: home, ...query } });

  test.each([
    [{ source: 'shopify', shop_name: 'https://evil.example/' }, 'shop_name'],
    [{ source: 'woocommerce', shop_name: 'http://shop.example' }, 'shop_name'],
    [{ source: 'shopee', redirect_url: 'https://evil.example/' }, 'redirect_url'],
    [{ source: 'shopee', error_redirect_url: 'https://evil.example/' }, 'error_redirect_url'],
  ])('refuses %j with the field', async (query, field) => {
    const { status, body } = await start(query);
    expect(status).toBe(422);
    expect(body.errors?.[0]?.param).toBe(field);
  });

  test('another shop than the one that was named is refused', async () => {
    const shop = shopNameOf(app, 'shopify');
    const swap_url = (url: string) => url.replace('named-shop.myshopify.com', shop);
    const end = await walkConnect(app, { token: owner, source: 'shopify', shop_name: 'named-shop', swap_url });
    expect(errorOf(end)).toBe('store_wrong_shop');
    expect(await app.ctx.db.select().from(channels)).toEqual([]);
  });

  test('keys that another WooCommerce store made do not open the one that was named', async () => {
    const before_return = () => standInsOf(app).woocommerce.keys.clear();
    expect(errorOf(await walkConnect(app, { token: owner, source: 'woocommerce', before_return }))).toBe(
      'store_keys_refused',
    );
    expect(await app.ctx.db.select().from(channels)).toEqual([]);
  });

  test.each(['lazada', 'shopee', 'tiktok'] as const)(
    'a store of %s that is connected again is not another shop of the same merchant',
    async (source) => {
      const first = await connectStore(app, owner, source);
      const again = first.connection?.external_shop_id ?? '';
      const [, other] = standInOf(app, source).shops.values();
      const swap_url = (url: string) => `${url}&as=${other?.id}`;
      const end = await walkConnect(app, { token: owner, source, shop_name: again, swap_url });
      expect(errorOf(end)).toBe('store_wrong_shop');
      expect((await app.ctx.db.select().from(channels)).map(({ id }) => id)).toEqual([first.id]);
      // Without a store in mind it is a second one.
      expect(errorOf(await walkConnect(app, { token: owner, source, swap_url }))).toBeNull();
      expect((await app.ctx.db.select().from(channels)).length).toBe(2);
      expect(errorOf(await walkConnect(app, { token: owner, source, shop_name: again }))).toBeNull();
    },
  );

  test('a store that is entered by hand has no consent page', async () => {
    expect((await start({ source: 'manual' })).body.code).toBe('store_not_available');
  });

  test('an unknown state leads to the stores with a sentence', async () => {
    const back = await app.app.request('/connect/stores/shopee?state=unknown&code=1&shop_id=1');
    expect(back.status).toBe(303);
    expect(errorOf(back.headers.get('location') ?? '')).toBe('store_connect_expired');
    expect((await app.app.request('/connect/stores/ebay')).status).toBe(404);
  });

  test('keys that nobody waits for are refused', async () => {
    const post = async (body: string) =>
      (await app.app.request('/connect/stores/woocommerce/keys', { method: 'POST', body })).status;
    expect(await post(JSON.stringify({ user_id: 'unknown', consumer_key: 'ck', consumer_secret: 'cs' }))).toBe(401);
    expect(await post('not json')).toBe(401);
  });
});

test('settings of a store are kept, and checked', async () => {
  const store = await connectStore(app, owner, 'shopee');
  const save = (body: object, token = owner, id = store.id) =>
    app.call<typeof store>(endpoints.saveStoreSettings, { token, params: { id }, body });
  const saved = await save({ default_weight_g: 750, service_rules: [{ service: 'Next day', max_weight_g: 3000 }] });
  expect(saved.body.connection?.settings).toMatchObject({ default_weight_g: 750, cash_on_delivery: 'collect' });
  expect((await save({ default_weight_g: 0 })).status).toBe(422);
  expect((await save({}, stranger)).status).toBe(404);
  expect(standInsOf(app).shopee.shop.id).toBe(saved.body.connection?.external_shop_id);
});
