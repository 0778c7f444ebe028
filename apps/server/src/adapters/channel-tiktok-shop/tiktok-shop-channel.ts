import { createHash } from 'node:crypto';
import * as v from 'valibot';
import {
  ChannelError,
  type ChannelConnection,
  type ChannelTokens,
  type RawWebhook,
  type SalesChannel,
  type WebhookReading,
} from '../../ports/sales-channel.ts';
import { parseForeignBody } from '../../platform/parse-foreign-json.ts';
import { isTiktokWebhook } from './sign-tiktok.ts';
import { createTiktokClient, TiktokRefusal, type TiktokShopOptions } from './tiktok.client.ts';
import { orderOf, parcelsOf } from './tiktok.mapper.ts';
import {
  documentLink,
  orderPage,
  providers,
  pushBody,
  tiktokShops,
  tiktokTokens,
  type TiktokOrder,
} from './tiktok.schema.ts';

const PAGE = 50;
const ALREADY_SHIPPED = 11_006_021;
const IS_COMING = 21_011_016;
const EVENTS = [
  'ORDER_STATUS_CHANGE',
  'RECIPIENT_ADDRESS_UPDATE',
  'PACKAGE_UPDATE',
  'SELLER_DEAUTHORIZATION',
  'UPCOMING_AUTHORIZATION_EXPIRATION',
  'CANCELLATION_STATUS_CHANGE',
  'RETURN_STATUS_CHANGE',
];

export function createTiktokShopChannel(options: TiktokShopOptions): SalesChannel {
  const client = createTiktokClient(options);
  const { app_key, app_secret } = options;

  const tokensOf = (data: unknown, extra: ChannelTokens['extra']): ChannelTokens => {
    const read = v.parse(tiktokTokens, data);
    return {
      access_token: read.access_token,
      refresh_token: read.refresh_token,
      access_ends_at: read.access_token_expire_in,
      refresh_ends_at: read.refresh_token_expire_in,
      extra,
    };
  };

  const readRaw = async (connection: ChannelConnection, id: string): Promise<TiktokOrder | null> => {
    if (!/^\d+$/u.test(id)) return null;
    const data = await client.call(connection, 'GET', '/order/202309/orders', { query: { ids: id } });
    return v.parse(orderPage, data).orders.find((order) => order.id === id) ?? null;
  };

  const readOrder = async (connection: ChannelConnection, id: string) => {
    const order = await readRaw(connection, id);
    return order === null ? null : orderOf(order);
  };

  const pathOf = (package_id: string, rest: string) =>
    `/fulfillment/202309/packages/${encodeURIComponent(package_id)}/${rest}`;

  /** Ships a package; one that was shipped already is fine, and is told. Answers a refusal's words. */
  const ship = async (connection: ChannelConnection, package_id: string, body: Record<string, unknown>) => {
    try {
      await client.call(connection, 'POST', pathOf(package_id, 'ship'), { body });
      return '';
    } catch (error) {
      if (error instanceof TiktokRefusal) return error.tiktok_code === ALREADY_SHIPPED ? '' : error.message;
      throw error;
    }
  };

  /** TikTok knows carriers by numbers of its own, which differ by delivery option. */
  const providerOf = async (connection: ChannelConnection, order: TiktokOrder, carrier: string): Promise<string> => {
    const path = `/logistics/202309/delivery_options/${encodeURIComponent(order.delivery_option_id)}/shipping_providers`;
    const found = v.parse(providers, await client.call(connection, 'GET', path)).shipping_providers;
    const wanted = carrier.toLowerCase();
    return (
      found.find(({ name }) => name.toLowerCase().startsWith(wanted) || wanted.startsWith(name.toLowerCase()))?.id ?? ''
    );
  };

  return {
    source: 'tiktok',
    takes_several_numbers: false,
    startConnect: ({ state }) => ({ status: 'redirect', url: client.authorizeUrl(state) }),
    async finishConnect({ query }) {
      if (query['code'] === undefined)
        return { status: 'refused', reason: 'consent', message: 'The permission was refused at TikTok Shop.' };
      try {
        const grant = { grant_type: 'authorized_code', auth_code: query['code'] };
        const tokens = tokensOf(await client.token('/api/v2/token/get', grant), {});
        const data = await client.call({ tokens }, 'GET', '/authorization/202309/shops');
        return {
          status: 'connected',
          shops: v.parse(tiktokShops, data).shops.map((shop) => ({
            external_shop_id: shop.id,
            tokens: { ...tokens, extra: { shop_cipher: shop.cipher } },
            name: shop.name,
            country: shop.region,
            currency: '',
            authorisation_ends_at: tokens.refresh_ends_at,
          })),
        };
      } catch (error) {
        if (error instanceof TiktokRefusal) return { status: 'refused', reason: 'code', message: error.message };
        throw error;
      }
    },
    async refresh({ tokens }) {
      try {
        const grant = { grant_type: 'refresh_token', refresh_token: tokens.refresh_token };
        return {
          status: 'refreshed',
          tokens: tokensOf(await client.token('/api/v2/token/refresh', grant), tokens.extra),
        };
      } catch (error) {
        if (error instanceof ChannelError && (error.code === 'refused' || error.code === 'unauthorised'))
          return { status: 'ended', message: error.message };
        throw error;
      }
    },
    async listOrders(connection, { updated_since, cursor }) {
      const data = await client.call(connection, 'POST', '/order/202309/orders/search', {
        query: {
          page_size: String(PAGE),
          sort_field: 'update_time',
          sort_order: 'ASC',
          ...(cursor === null ? {} : { page_token: cursor }),
        },
        body: { update_time_ge: updated_since },
      });
      const page = v.parse(orderPage, data);
      return { orders: page.orders.map(orderOf), next_cursor: page.next_page_token || null };
    },
    readOrder,
    findOrder: readOrder,
    async arrange(connection, { order_id }) {
      const order = await readRaw(connection, order_id);
      if (order === null) return { status: 'refused', message: 'TikTok Shop does not know the order.' };
      if (order.shipping_type === 'SELLER') return { status: 'refused', message: 'The seller ships this order.' };
      if (order.packages.length === 0)
        return { status: 'refused', message: 'TikTok Shop has no package for this order yet.' };
      for (const { id } of order.packages) {
        const message = await ship(connection, id, { handover_method: 'PICKUP' });
        if (message !== '') return { status: 'refused', message };
      }
      const arranged = await readRaw(connection, order_id);
      const parcels = arranged === null ? [] : parcelsOf(arranged);
      return parcels.length === 0
        ? { status: 'pending', message: 'TikTok Shop has no tracking number yet.' }
        : { status: 'arranged', parcels };
    },
    async readLabel(connection, { parcel_id }) {
      try {
        const query = { document_type: 'SHIPPING_LABEL', document_size: 'A6', document_format: 'PDF' };
        const data = await client.call(connection, 'GET', pathOf(parcel_id, 'shipping_documents'), { query });
        const { doc_url } = v.parse(documentLink, data);
        if (doc_url === '') return { status: 'pending', message: 'TikTok Shop is still making the label.' };
        return { status: 'ready', format: 'pdf', bytes: await client.download(doc_url) };
      } catch (error) {
        if (!(error instanceof TiktokRefusal)) throw error;
        return { status: error.tiktok_code === IS_COMING ? 'pending' : 'refused', message: error.message };
      }
    },
    async pushTracking(connection, push) {
      const order = await readRaw(connection, push.order_id);
      if (order === null) return { status: 'refused', message: 'TikTok Shop does not know the order.' };
      if (order.shipping_type !== 'SELLER')
        return {
          status: 'refused',
          message: 'TikTok Shop ships this order itself. Arrange the shipment at TikTok Shop.',
        };
      const known = parcelsOf(order).find((parcel) => parcel.tracking_number === push.tracking_number);
      if (known !== undefined) return { status: 'pushed', external_id: known.external_id, was_known: true };
      const external_id = order.packages[0]?.id ?? '';
      if (external_id === '') return { status: 'refused', message: 'TikTok Shop has no package for this order.' };
      const shipping_provider_id = await providerOf(connection, order, push.carrier);
      if (shipping_provider_id === '')
        return { status: 'refused', message: `TikTok Shop does not know the courier ${push.carrier} for this order.` };
      const self_shipment = { tracking_number: push.tracking_number, shipping_provider_id };
      const message = await ship(connection, external_id, { self_shipment });
      if (message !== '') return { status: 'refused', message };
      // "Already shipped" may mean another number.
      const now = parcelsOf((await readRaw(connection, push.order_id)) ?? order);
      const is_ours = now.some((parcel) => parcel.tracking_number === push.tracking_number);
      return is_ours
        ? { status: 'pushed', external_id, was_known: false }
        : {
            status: 'refused',
            message: `TikTok Shop keeps one tracking number for an order and has ${now[0]?.tracking_number ?? 'another'}. Send the buyer this one in the chat.`,
          };
    },
    async takeBackTracking() {
      return { status: 'by_hand', message: 'TikTok Shop keeps the number: change it in Seller Center.' };
    },
    async subscribe(connection, webhook_url) {
      for (const event_type of EVENTS)
        await client.call(connection, 'PUT', '/event/202309/webhooks', { body: { event_type, address: webhook_url } });
      return { webhook_secret: '' };
    },
    offerRates: async () => ({ status: 'none' }),
    ordersUrl: () => options.seller_url ?? null,
    readWebhook: (webhook) => readPush(app_key, app_secret, webhook),
    async disconnect(connection) {
      try {
        for (const event_type of EVENTS)
          await client.call(connection, 'DELETE', '/event/202309/webhooks', { body: { event_type } });
      } catch {
        // The seller took the permission back already.
      }
    },
  };
}

function readPush(app_key: string, app_secret: string, { headers, raw_body }: RawWebhook): WebhookReading {
  if (!isTiktokWebhook(app_key, app_secret, raw_body, headers['authorization'] ?? '')) return { status: 'signature' };
  const { type, tts_notification_id, shop_id, timestamp, data } = v.parse(pushBody, parseForeignBody(raw_body));
  const base = {
    event_id: tts_notification_id || createHash('sha256').update(raw_body).digest('hex'),
    external_shop_id: shop_id,
    triggered_at_ms: (data?.update_time || timestamp) * 1000,
  };
  if (type === 6) return { status: 'read', event: { ...base, kind: 'deauthorised' } };
  if (type === 7)
    return { status: 'read', event: { ...base, kind: 'authorisation_ending', ends_at: data?.expiration_time || null } };
  // 1 order, 3 address, 4 packages, which may hold several orders, 11 cancellation, 12 return.
  const named = [data?.order_id ?? '', ...(data?.package_list ?? []).flatMap(({ order_id_list }) => order_id_list)];
  const order_ids = [1, 3, 4, 11, 12].includes(type) ? [...new Set(named)].filter((id) => id !== '') : [];
  const [event, ...more] = order_ids.map((order_id) => ({ ...base, kind: 'order' as const, order_id }));
  return { status: 'read', event: event ?? { ...base, kind: 'ignored' }, more };
}
