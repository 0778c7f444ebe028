import { startChannelStandIns, type ChannelStandIns, type Push, type StandIn } from '@sampan/stand-ins';
import { createEgress } from '../../src/platform/egress/egress-client.ts';
import type { Clock } from '../../src/platform/clock.ts';
import type { Egress } from '../../src/ports/egress.ts';
import {
  ChannelError,
  type SalesChannel,
  type ChannelConnection,
  type ChannelOrder,
  type ChannelShop,
  type ConnectOutcome,
  type WebhookReading,
} from '../../src/ports/sales-channel.ts';

export const WEBHOOK_URL = 'https://shop.example/api/webhooks/channel';
export const REDIRECT_URL = 'https://shop.example/stores/connected';
const CALLBACK_URL = 'https://shop.example/api/webhooks/woocommerce/keys';

/** What an adapter of one channel is made of in a test. */
export interface ChannelParts {
  stand_ins: ChannelStandIns;
  url: string;
  egress: Egress;
  clock: Clock;
}

/** A channel, its stand-in, and a clock that a test moves. */
export interface ChannelHouse {
  channel: SalesChannel;
  stand_in: StandIn;
  now_ms(): number;
  wait(ms: number): void;
  /** Through the consent page, as a browser goes. */
  authorise(decision: 'allow' | 'cancel', state?: string): Promise<Record<string, string>>;
  finish(query: Record<string, string>): Promise<ConnectOutcome>;
  connect(): Promise<ChannelShop>;
  /** What is pushed, read as it arrives. */
  readPushes(webhook_secret: string): WebhookReading[];
  readPush(push: Push, webhook_secret: string): WebhookReading;
  stop(): Promise<void>;
}

/** What a channel can do; what it cannot is asserted too. */
export interface ChannelAbilities {
  source: SalesChannel['source'];
  make: (parts: ChannelParts) => SalesChannel;
  /** Carriers of its own, with labels. */
  has_platform_logistics: boolean;
  /** Several parcels of an order, each with its number, by quantities; else the first number is that of the whole order. */
  has_partial_shipments: boolean;
  /** Which call answers for each entry of a batch, so that one may fail although the call succeeds; null where none does. */
  partial: 'pack' | 'document' | null;
  takes_back_tracking: boolean;
  /** Refresh tokens that are good once and end; null for keys that never end. */
  refresh_days: number | null;
  /** A former refresh token may be tried again until the new one is used. */
  forgives_former_token: boolean;
  /** Subscriptions are made by call; else an operator registers one address by hand. */
  subscribes: boolean;
  /** Tells by webhook that the merchant took the permission back. */
  tells_deauthorisation: boolean;
  /** How the stand-in calls the delivery it sold; absent where the channel names none. */
  shipping_line?: string;
  /** The status of a new order that can be shipped, a cancelled one, and a word nobody knows. */
  words: { ready: string; cancelled: string };
}

export async function openChannel(
  source: SalesChannel['source'],
  make: (parts: ChannelParts) => SalesChannel,
): Promise<ChannelHouse> {
  let now = Date.parse('2026-11-20T02:00:00Z');
  const clock: Clock = { now: () => now };
  const stand_ins = await startChannelStandIns({ now: () => now, slow_ms: 5 });
  const { host } = new URL(stand_ins.url);
  const channel = make({ stand_ins, url: stand_ins.url, egress: createEgress({ allow: [host] }), clock });
  const stand_in = stand_ins.by_name.get(source);
  if (stand_in === undefined) throw new Error(`no stand-in for ${source}`);
  // Registered with the app by hand at these channels.
  stand_ins.tiktok.redirect_uri = REDIRECT_URL;
  stand_ins.lazada.push_url = WEBHOOK_URL;
  stand_ins.shopee.push_url = WEBHOOK_URL;
  const shop_address =
    source === 'shopify' ? stand_in.shop.id : source === 'woocommerce' ? `${stand_ins.url}/woocommerce` : '';

  const readPush = (push: Push, webhook_secret: string): WebhookReading =>
    channel.readWebhook({
      headers: push.headers,
      raw_body: new TextEncoder().encode(push.body),
      registered_url: push.url,
      webhook_secret,
    });
  const authorise: ChannelHouse['authorise'] = async (decision, state = 'state-1') => {
    const start = channel.startConnect({ state, redirect_url: REDIRECT_URL, callback_url: CALLBACK_URL, shop_address });
    if (start.status !== 'redirect') throw new Error('the address was refused');
    const page = await (await fetch(start.url)).text();
    const link = new RegExp(`class="${decision}" href="([^"]+)"`, 'u').exec(page)?.[1]?.replaceAll('&#38;', '&');
    if (link === undefined) throw new Error(`no consent page: ${page.slice(0, 200)}`);
    const back = (await fetch(link, { redirect: 'manual' })).headers.get('location') ?? '';
    const query = Object.fromEntries(new URL(back).searchParams);
    // WooCommerce hands its keys to another address than the person.
    const [keys] = source === 'woocommerce' ? stand_in.takePushes() : [];
    return keys === undefined ? query : (JSON.parse(keys.body) as Record<string, string>);
  };
  const finish = (query: Record<string, string>) =>
    channel.finishConnect({ query, redirect_url: REDIRECT_URL, shop_address });
  return {
    channel,
    stand_in,
    now_ms: () => now,
    wait: (ms) => {
      now += ms;
    },
    authorise,
    finish,
    async connect() {
      const outcome = await finish(await authorise('allow'));
      const [shop] = outcome.status === 'connected' ? outcome.shops : [];
      if (shop === undefined) throw new Error(`not connected: ${JSON.stringify(outcome)}`);
      return shop;
    },
    readPushes: (webhook_secret) => stand_in.takePushes().map((push) => readPush(push, webhook_secret)),
    readPush,
    stop: () => stand_ins.stop(),
  };
}

/** Every page, as a sync walks them. */
export async function allOrders(
  channel: SalesChannel,
  connection: ChannelConnection,
  updated_since: number,
): Promise<ChannelOrder[]> {
  const orders: ChannelOrder[] = [];
  let cursor: string | null = null;
  do {
    const page = await channel.listOrders(connection, { updated_since, cursor });
    orders.push(...page.orders);
    cursor = page.next_cursor;
  } while (cursor !== null);
  return orders;
}

/** How a call ended: with an answer, or with the code of a channel's failure. */
export const failureOf = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => 'answered',
    (error: unknown) => (error instanceof ChannelError ? error.code : String(error)),
  );
