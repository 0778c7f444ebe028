import { endpoints, type AvailableStore, type Store, type StoreOrder } from '@sampan/contract';
import { channelEvents, channelOrders, channelPushes } from '../../src/modules/commerce/channel/channel-order.table.ts';
import { channels } from '../../src/modules/commerce/channel/channel.table.ts';
import { saveConnected } from '../../src/modules/commerce/channel/save-connected.ts';
import { findOwners } from '../../src/modules/identity/account/index.ts';
import { eq } from 'drizzle-orm';
import { newId } from '../../src/platform/ids.ts';
import type { TestApp } from '../app/test-app.fixtures.ts';
import { newStoreOrder, standInsOf, walkConnect } from './connect-store.fixtures.ts';

/** A number that the order's store is to be told. */
export async function newPush(app: TestApp, order: StoreOrder): Promise<string> {
  const [row] = await app.ctx.db.select().from(channelOrders).where(eq(channelOrders.id, order.id));
  if (!row) throw new Error('no such order');
  const now = Math.floor(app.clock.now() / 1000);
  const id = newId();
  await app.ctx.db.insert(channelPushes).values({
    id,
    company_id: row.company_id,
    channel_id: row.channel_id,
    channel_order_id: row.id,
    order_id: order.parcels[0]?.order_id ?? newId(),
    kind: 'tracking',
    tracking_number: `SMP${id.slice(-12)}`,
    carrier: 'Ninja Van',
    next_attempt_at: now + 86_400,
    created_at: now,
  });
  return id;
}

/** A buyer asked at the channel what is kept of an order. */
async function newDataRequest(app: TestApp, order: StoreOrder): Promise<string> {
  const [row] = await app.ctx.db.select().from(channelOrders).where(eq(channelOrders.id, order.id));
  if (!row) throw new Error('no such order');
  const { company_id, channel_id, external_id } = row;
  const now = Math.floor(app.clock.now() / 1000);
  const id = newId();
  const event = { id, company_id, channel_id, external_id, event_id: id, kind: 'data_request' as const };
  await app.ctx.db.insert(channelEvents).values({ ...event, due_at: now, received_at: now });
  return id;
}

/** A connected store that no other company has. */
async function connectOwnShop(app: TestApp, token: string): Promise<Store> {
  const shop_name = `shop-${newId().slice(-12)}.myshopify.com`;
  standInsOf(app).shopify.open(shop_name, 'Sample shop', 'SG', 'SGD');
  const end = await walkConnect(app, { token, source: 'shopify', shop_name });
  const { body } = await app.call<{ records: AvailableStore[] }>(endpoints.listAvailableStores, { token });
  const stores = body.records.flatMap((kind) => kind.stores);
  const store = stores.find(({ connection }) => connection?.external_shop_id === shop_name);
  if (store === undefined) throw new Error(`not connected: ${end}`);
  return store;
}

/** A store of a marketplace that carries orders itself, which no other company has, with one order that is arranged. */
async function newPlatformOrder(app: TestApp, token: string, company_id: string) {
  const { lazada } = standInsOf(app);
  const id = String(Number.parseInt(newId().slice(-10), 16));
  const shop = lazada.open(id, 'Sample marketplace shop', 'SG', 'SGD');
  const grant = lazada.authority.issue(id);
  const [owner] = await findOwners(app.ctx, company_id);
  const actor = await app.ctx.lookups.actorOf(app.ctx, { company_id, user_id: owner?.id ?? '' });
  const { access_token, refresh_token } = grant;
  const tokens = { access_token, refresh_token, access_ends_at: null, refresh_ends_at: null, extra: { country: 'sg' } };
  await saveConnected({ ...app.ctx, actor }, 'lazada', [
    { external_shop_id: id, name: shop.name, country: 'SG', currency: 'SGD', authorisation_ends_at: null, tokens },
  ]);
  const { body } = await app.call<{ records: AvailableStore[] }>(endpoints.listAvailableStores, { token });
  const store = body.records
    .flatMap((kind) => kind.stores)
    .find(({ connection }) => connection?.external_shop_id === id);
  if (store === undefined) throw new Error('the marketplace shop is not connected');
  const { read } = await newStoreOrder(app, token, store, { logistics: 'platform' });
  const params = { id: read.id };
  const { body: arranged } = await app.call<StoreOrder>(endpoints.arrangeStoreOrder, { token, params });
  return { params, parcel_id: arranged.channel_parcels[0]?.parcel_id ?? '' };
}

/** A call of every endpoint of connected stores, for whoever looks at all endpoints. */
export async function channelSamples(app: TestApp, token: string) {
  const store = await connectOwnShop(app, token);
  const lines = [{ quantity: 3 }];
  const { read, number } = await newStoreOrder(app, token, store, { logistics: 'own', lines });
  const [line] = read.lines;
  const [parcel] = read.parcels;
  if (!line || !parcel) throw new Error('the order became no parcel');
  const params = { id: read.id };
  const [channel] = await app.ctx.db.select().from(channels).where(eq(channels.id, store.id));
  const platform = await newPlatformOrder(app, token, channel?.company_id ?? '');
  return {
    authStore: { query: { source: 'lazada', redirect_url: `${app.ctx.env.public_url}/stores` } },
    saveStoreSettings: { params: { id: store.id }, body: { default_weight_g: 750 } },
    listStoreOrders: { query: { store_id: store.id, per_page: '10' } },
    syncAllStores: { body: { store_id: store.id } },
    fetchStoreOrder: { body: { store_id: store.id, number } },
    getStoreOrder: { params },
    resolveStoreOrder: { params, body: { action: 'keep' } },
    splitStoreOrder: {
      params,
      body: { order_id: parcel.order_id, lines: [{ line_id: line.line_id, quantity: 1 }] },
    },
    arrangeStoreOrder: { params: platform.params },
    getPlatformLabel: { params: platform.params, query: { parcel_id: platform.parcel_id } },
    pushAgain: { params: { id: await newPush(app, read) } },
    listPrivacyRequests: { query: { per_page: '10' } },
    exportBuyerData: { params: { id: await newDataRequest(app, read) } },
    answerPrivacyRequest: { params: { id: await newDataRequest(app, read) } },
    pushByHand: { params: { id: await newPush(app, read) } },
  };
}
