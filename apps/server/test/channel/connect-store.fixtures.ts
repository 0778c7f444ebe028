import { endpoints, type AvailableStore, type Problem, type Store, type StoreOrder } from '@sampan/contract';
import type { ChannelStandIns, NewOrder, Order, StandIn } from '@sampan/stand-ins';
import type { ChannelSource } from '../../src/ports/sales-channel.ts';
import type { TestApp } from '../app/test-app.fixtures.ts';

/** The stand-ins of a test's server: its profile is the demo. */
export function standInsOf({ channel_stand_ins }: TestApp): ChannelStandIns {
  if (channel_stand_ins === null) throw new Error('the server has no stand-ins');
  return channel_stand_ins;
}

/** Brings what the stand-ins push to the server; answers its statuses. */
export async function deliverPushes(app: TestApp, target: TestApp = app): Promise<number[]> {
  const statuses: number[] = [];
  for (const stand_in of standInsOf(app).by_name.values())
    for (const { url, headers, body } of stand_in.takePushes()) {
      const { status } = await target.app.request(url, { method: 'POST', headers, body });
      statuses.push(status);
    }
  return statuses;
}

export function shopNameOf(app: TestApp, source: ChannelSource): string {
  const stand_ins = standInsOf(app);
  if (source === 'shopify') return stand_ins.shopify.shop.id;
  return source === 'woocommerce' ? `${app.ctx.env.public_url}/dev/channels/woocommerce` : '';
}

export interface Journey {
  token: string;
  source: ChannelSource;
  decision?: 'allow' | 'cancel';
  shop_name?: string;
  /** What happens between the consent page and the way back. */
  before_return?: () => void;
  /** Another browser comes back than the one that asked. */
  without_cookie?: boolean;
  ati?: string;
  /** The person opens another address than the one that was answered. */
  swap_url?: (url: string) => string;
}

/** Connects a store as a browser does, through its consent page; answers where the browser ends. */
export async function walkConnect(app: TestApp, journey: Journey): Promise<string> {
  const { token, source, decision = 'allow', shop_name = shopNameOf(app, source), ati = '', swap_url } = journey;
  const home = `${app.ctx.env.public_url}/stores`;
  const query = { source, redirect_url: home, error_redirect_url: `${home}/problem`, shop_name, ati };
  const started = await app.call<{ url: string }>(endpoints.authStore, { token, query });
  if (started.status !== 200) return JSON.stringify(started.body as unknown as Problem);
  const cookie = started.headers.get('set-cookie')?.split(';')[0] ?? '';
  const page = await (await app.app.request(swap_url?.(started.body.url) ?? started.body.url)).text();
  const link = new RegExp(`class="${decision}" href="([^"]+)"`, 'u').exec(page)?.[1]?.replaceAll('&#38;', '&');
  if (link === undefined) return page;
  const back = (await app.app.request(link)).headers.get('location') ?? '';
  await deliverPushes(app);
  journey.before_return?.();
  const ended = await app.app.request(back, { headers: journey.without_cookie ? {} : { Cookie: cookie } });
  return ended.headers.get('location') ?? `${ended.status}`;
}

/** A connected store of the company: the stand-in's first, unless another of its shops is named. */
export async function connectStore(
  app: TestApp,
  token: string,
  source: ChannelSource,
  shop_name?: string,
): Promise<Store> {
  const end = await walkConnect(app, { token, source, ...(shop_name === undefined ? {} : { shop_name }) });
  const { body } = await app.call<{ records: AvailableStore[] }>(endpoints.listAvailableStores, { token });
  const stores = body.records.find((kind) => kind.source === source)?.stores ?? [];
  const store = stores.find((one) => shop_name === undefined || one.connection?.external_shop_id === shop_name);
  if (store === undefined) throw new Error(`not connected: ${end}`);
  return store;
}

export function standInOf(app: TestApp, source: string): StandIn {
  const stand_in = standInsOf(app).by_name.get(source);
  if (stand_in === undefined) throw new Error(`no stand-in of ${source}`);
  return stand_in;
}

/** A buyer orders at a connected store, and the order is fetched by its number. */
export async function newStoreOrder(
  app: TestApp,
  token: string,
  store: Store,
  order: NewOrder = {},
): Promise<{ made: Order; read: StoreOrder; number: string }> {
  const stand_in = standInOf(app, store.source);
  const made = stand_in.order(order, stand_in.shops.get(store.connection?.external_shop_id ?? '') ?? stand_in.shop);
  await deliverPushes(app);
  const number = ['shopee', 'tiktok', 'lazada'].includes(store.source) ? made.id : made.number;
  const body = { store_id: store.id, number };
  const fetched = await app.call<StoreOrder>(endpoints.fetchStoreOrder, { token, body });
  if (fetched.status !== 200) throw new Error(JSON.stringify(fetched.body));
  return { made, read: fetched.body, number };
}
