import { createHash, randomBytes } from 'node:crypto';
import * as v from 'valibot';
import {
  ChannelError,
  type ChannelConnection,
  type RawWebhook,
  type SalesChannel,
  type WebhookReading,
} from '../../ports/sales-channel.ts';
import { parseForeignBody } from '../../platform/parse-foreign-json.ts';
import { list } from '../channel-http/lenient.ts';
import { isWooWebhook } from './sign-woocommerce.ts';
import {
  createWooCommerceClient,
  expectOk,
  refusalOf,
  withKeysInQuery,
  type WooCommerceOptions,
} from './woocommerce.client.ts';
import { orderOf } from './woocommerce.mapper.ts';
import { webhookBody, wooKeys, wooOrder, wooSettings, wooWebhooks, type WooOrder } from './woocommerce.schema.ts';
import { deleteTracking, readTracking, writeTracking } from './woocommerce-tracking.ts';

const PAGE = 100;
const TOPICS = ['order.created', 'order.updated', 'order.deleted'];

export function createWooCommerceChannel(options: WooCommerceOptions): SalesChannel {
  const { call } = createWooCommerceClient(options);

  /** The shop's own address, without its path's end; https only. Null for what is none. */
  const shopOf = (address: string): string | null => {
    const typed = address.trim();
    const text = /^https?:\/\//iu.test(typed) ? typed : `https://${typed}`;
    if (typed === '' || !URL.canParse(text)) return null;
    const url = new URL(text);
    const shop = `${url.origin}${url.pathname}`.replace(/\/+$/u, '');
    return (url.protocol === 'https:' && url.hostname.includes('.')) || shop === options.stand_in_url ? shop : null;
  };

  const readRaw = async (connection: ChannelConnection, order_id: string): Promise<WooOrder | null> => {
    if (!/^\d+$/u.test(order_id)) return null;
    const answer = await call(connection, 'GET', `/wc/v3/orders/${order_id}`);
    return answer.status === 404 ? null : v.parse(wooOrder, expectOk(answer));
  };

  const withTracking = async (connection: ChannelConnection, order: WooOrder) =>
    orderOf(order, (await readTracking({ call }, connection, order.id)).parcels);

  /** Which form of the keys the host lets through; the header is tried first. */
  const probe = async (
    connection: ChannelConnection,
  ): Promise<{ connection: ChannelConnection; settings: unknown }> => {
    const ask = async (asked: ChannelConnection) => ({
      connection: asked,
      settings: expectOk(await call(asked, 'GET', '/wc/v3/settings/general')),
    });
    try {
      return await ask(connection);
    } catch (error) {
      if (!(error instanceof ChannelError) || error.code !== 'unauthorised') throw error;
      return ask(withKeysInQuery(connection));
    }
  };

  return {
    source: 'woocommerce',
    takes_several_numbers: true,
    startConnect({ state, redirect_url, callback_url, shop_address }) {
      const shop = shopOf(shop_address);
      if (shop === null) return { status: 'refused', reason: 'shop_address' };
      // `user_id` is ours to choose, and the only proof the callback carries.
      const query = new URLSearchParams({
        app_name: 'Sampan',
        scope: 'read_write',
        user_id: state,
        return_url: redirect_url,
        callback_url,
      });
      return { status: 'redirect', url: `${shop}/wc-auth/v1/authorize?${query.toString()}` };
    },
    async finishConnect({ query, shop_address }) {
      const shop = shopOf(shop_address);
      if (shop === null)
        return { status: 'refused', reason: 'shop_address', message: 'The address is no https address.' };
      const keys = v.safeParse(wooKeys, query);
      if (!keys.success)
        return query['success'] === '0'
          ? { status: 'refused', reason: 'consent', message: 'The permission was refused at the store.' }
          : { status: 'refused', reason: 'keys', message: 'The store sent no keys.' };
      const { consumer_key, consumer_secret } = keys.output;
      const given: ChannelConnection = {
        external_shop_id: shop,
        tokens: {
          access_token: consumer_key,
          refresh_token: '',
          access_ends_at: null,
          refresh_ends_at: null,
          extra: { consumer_secret },
        },
      };
      try {
        const { connection, settings } = await probe(given);
        const valueOf = (id: string) => v.parse(wooSettings, settings).find((one) => one.id === id)?.value ?? '';
        return {
          status: 'connected',
          shops: [
            {
              ...connection,
              name: new URL(shop).host,
              country: valueOf('woocommerce_default_country').slice(0, 2),
              currency: valueOf('woocommerce_currency'),
              authorisation_ends_at: null,
            },
          ],
        };
      } catch (error) {
        if (!(error instanceof ChannelError) || error.code === 'unavailable' || error.code === 'throttled') throw error;
        return { status: 'refused', reason: 'keys', message: error.message };
      }
    },
    // Keys live as long as the WordPress user who made them.
    refresh: async ({ tokens }) => ({ status: 'refreshed', tokens }),
    async listOrders(connection, { updated_since, cursor }) {
      // Pages shift while orders change: each page begins at the time of the last one, and what it saw then is skipped.
      const [since = String(updated_since - 1), ...seen] = cursor?.split(',') ?? [];
      const answer = await call(connection, 'GET', '/wc/v3/orders', {
        query: {
          modified_after: new Date(Number(since) * 1000).toISOString().slice(0, 19),
          dates_are_gmt: 'true',
          orderby: 'modified',
          order: 'asc',
          per_page: String(PAGE),
          status: 'any',
        },
      });
      const raw = v.parse(list(wooOrder), expectOk(answer));
      const orders = raw.filter(({ id }) => !seen.includes(id)).map((order) => orderOf(order, []));
      const last = orders.at(-1)?.updated_at;
      if (raw.length < PAGE || last === undefined) return { orders, next_cursor: null };
      const same_second = orders.filter(({ updated_at }) => updated_at === last).map(({ external_id }) => external_id);
      // A full page of one second cannot be walked by time.
      const next = same_second.length === raw.length ? [last] : [last - 1, ...same_second];
      return { orders, next_cursor: next.join(',') };
    },
    async readOrder(connection, order_id) {
      const order = await readRaw(connection, order_id);
      return order === null ? null : withTracking(connection, order);
    },
    async findOrder(connection, number) {
      // Plugins give numbers of their own, which only the search finds; most shops' number is the id.
      const answer = await call(connection, 'GET', '/wc/v3/orders', { query: { search: number, status: 'any' } });
      const found = v.parse(list(wooOrder), expectOk(answer)).find((order) => order.number === number);
      return found === undefined ? null : withTracking(connection, found);
    },
    async arrange() {
      return { status: 'refused', message: 'WooCommerce has no carrier of its own: ship with a label of yours.' };
    },
    async readLabel() {
      return { status: 'refused', message: 'WooCommerce has no labels of its own.' };
    },
    async pushTracking(connection, push) {
      const order = await readRaw(connection, push.order_id);
      if (order === null) return { status: 'refused', message: 'The store does not know the order.' };
      const tracking = await readTracking({ call }, connection, push.order_id);
      const known = tracking.parcels.find((parcel) => parcel.tracking_number === push.tracking_number);
      if (known !== undefined) return { status: 'pushed', external_id: known.external_id, was_known: true };
      const done = await writeTracking({ call }, connection, tracking, order, push);
      if ('message' in done) return { status: 'refused', message: done.message };
      if (push.completes_order) {
        const message = refusalOf(
          await call(connection, 'PUT', `/wc/v3/orders/${push.order_id}`, { body: { status: 'completed' } }),
        );
        if (message !== '') return { status: 'refused', message };
      }
      return { status: 'pushed', external_id: done.external_id, was_known: false };
    },
    async takeBackTracking(connection, { order_id, tracking_number }) {
      const message = await deleteTracking({ call }, connection, order_id, tracking_number);
      return message === '' ? { status: 'taken_back' } : { status: 'by_hand', message };
    },
    // Prices at checkout are asked for by our plugin in the shop.
    offerRates: async () => ({ status: 'none' }),
    ordersUrl: (shop) =>
      shop === options.stand_in_url ? `${shop}/seller` : `${shop}/wp-admin/admin.php?page=wc-orders`,
    async subscribe(connection, webhook_url) {
      const webhook_secret = connection.tokens.extra['webhook_secret'] ?? randomBytes(24).toString('hex');
      const is_kept = connection.tokens.extra['webhook_secret'] !== undefined;
      for (const { id, topic, delivery_url, status } of await webhooksOf(connection)) {
        if (delivery_url !== webhook_url || !TOPICS.includes(topic)) continue;
        // Off after five failures in a row; one whose secret we lost is made again.
        if (!is_kept) expectOk(await call(connection, 'DELETE', `/wc/v3/webhooks/${id}`, { query: { force: 'true' } }));
        else if (status !== 'active')
          expectOk(await call(connection, 'PUT', `/wc/v3/webhooks/${id}`, { body: { status: 'active' } }));
      }
      const known = await webhooksOf(connection);
      for (const topic of TOPICS) {
        if (known.some((one) => one.topic === topic && one.delivery_url === webhook_url)) continue;
        const body = { name: `Sampan ${topic}`, topic, delivery_url: webhook_url, secret: webhook_secret };
        expectOk(await call(connection, 'POST', '/wc/v3/webhooks', { body }));
      }
      return { webhook_secret };
    },
    readWebhook: readWooWebhook,
    async disconnect(connection, webhook_url) {
      try {
        for (const { id, delivery_url } of await webhooksOf(connection))
          if (delivery_url === webhook_url)
            await call(connection, 'DELETE', `/wc/v3/webhooks/${id}`, { query: { force: 'true' } });
      } catch {
        // The keys are destroyed on our side; only the shop's owner can delete them there.
      }
    },
  };

  async function webhooksOf(connection: ChannelConnection) {
    const query = { per_page: String(PAGE) };
    return v.parse(wooWebhooks, expectOk(await call(connection, 'GET', '/wc/v3/webhooks', { query })));
  }
}

/** Signed with the secret of the one webhook. The ping after subscribing is a form with its number, unsigned. */
function readWooWebhook({ headers, raw_body, webhook_secret }: RawWebhook): WebhookReading {
  const base = {
    event_id:
      headers['x-wc-webhook-delivery-id'] ??
      headers['x-wc-delivery-id'] ??
      createHash('sha256').update(raw_body).digest('hex'),
    external_shop_id: '',
    triggered_at_ms: 0,
  };
  if (headers['x-wc-webhook-signature'] === undefined && isPing(raw_body))
    return { status: 'read', event: { ...base, kind: 'ignored' } };
  if (!isWooWebhook(webhook_secret, raw_body, headers['x-wc-webhook-signature'] ?? '')) return { status: 'signature' };
  const { id } = v.parse(webhookBody, parseForeignBody(raw_body));
  const is_order = headers['x-wc-webhook-topic']?.startsWith('order.') === true && id !== '';
  return { status: 'read', event: is_order ? { ...base, kind: 'order', order_id: id } : { ...base, kind: 'ignored' } };
}

function isPing(raw_body: Uint8Array): boolean {
  return raw_body.length < 64 && /^webhook_id=\d+$/u.test(new TextDecoder().decode(raw_body));
}
