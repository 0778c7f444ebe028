import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { epochSeconds } from '../../platform/clock.ts';
import {
  ChannelError,
  type ChannelConnection,
  type ChannelOrder,
  type ChannelTokens,
  type RawWebhook,
  type SalesChannel,
  type WebhookReading,
} from '../../ports/sales-channel.ts';
import { parseForeignBody } from '../../platform/parse-foreign-json.ts';
import { list } from '../channel-http/lenient.ts';
import { isShopeePush } from './sign-shopee.ts';
import { createShopeeClient, ShopeeRefusal, type ShopeeOptions } from './shopee.client.ts';
import { readShopeeLabel } from './shopee-label.ts';
import { OPTIONAL_FIELDS, orderOf, parcelsOf } from './shopee.mapper.ts';
import {
  orderList,
  pushBody,
  shippingParameter,
  shopeeOrder,
  shopeeTokens,
  shopInfo,
  trackingNumber,
  type ShopeeOrder,
} from './shopee.schema.ts';

/** As many as one call answers in full. */
const PAGE = 50;
const WINDOW_S = 15 * 86_400;
const REFRESH_LIFE_S = 30 * 86_400;
const OPEN = new Set(['READY_TO_SHIP', 'RETRY_SHIP']);
const HAS_NUMBER = new Set(['PROCESSED', 'SHIPPED', 'TO_CONFIRM_RECEIVE', 'COMPLETED']);

export function createShopeeChannel(options: ShopeeOptions): SalesChannel {
  const client = createShopeeClient(options);
  const { clock, partner_key } = options;

  const tokensOf = (raw: unknown): { tokens: ChannelTokens; shop_ids: string[] } => {
    const read = v.parse(shopeeTokens, raw);
    const now = epochSeconds(clock);
    const { access_token, refresh_token } = read;
    return {
      tokens: {
        access_token,
        refresh_token,
        access_ends_at: now + read.expire_in,
        refresh_ends_at: now + REFRESH_LIFE_S,
        extra: {},
      },
      shop_ids: read.shop_id_list,
    };
  };

  const details = async (connection: ChannelConnection, ids: readonly string[]): Promise<ShopeeOrder[]> => {
    if (ids.length === 0) return [];
    const query = { order_sn_list: ids.join(','), response_optional_fields: OPTIONAL_FIELDS };
    const { response } = await client.get(connection, '/order/get_order_detail', query);
    return v.parse(v.object({ order_list: list(shopeeOrder) }), response).order_list;
  };

  const readRaw = async (connection: ChannelConnection, order_id: string): Promise<ShopeeOrder | null> =>
    (await details(connection, [order_id])).find(({ order_sn }) => order_sn === order_id) ?? null;

  const packageOf = (order: ShopeeOrder): { package_number?: string } => {
    const number = order.package_list[0]?.package_number ?? '';
    return number === '' ? {} : { package_number: number };
  };

  const parameterOf = async (connection: ChannelConnection, order: ShopeeOrder) => {
    const query = { order_sn: order.order_sn, ...packageOf(order) };
    return v.parse(
      shippingParameter,
      (await client.get(connection, '/logistics/get_shipping_parameter', query)).response,
    );
  };

  const numberOf = async (connection: ChannelConnection, order: ShopeeOrder) => {
    const query = { order_sn: order.order_sn, ...packageOf(order) };
    return v.parse(trackingNumber, (await client.get(connection, '/logistics/get_tracking_number', query)).response);
  };

  const readOrder = async (connection: ChannelConnection, order_id: string): Promise<ChannelOrder | null> => {
    const order = await readRaw(connection, order_id);
    if (order === null) return null;
    // Who carries must be known before a price is offered, and only this call says it for sure.
    if (OPEN.has(order.order_status))
      return orderOf(order, { is_own: (await parameterOf(connection, order)).info_needed.non_integrated !== null });
    if (HAS_NUMBER.has(order.order_status))
      return orderOf(order, { tracking_number: (await numberOf(connection, order)).tracking_number });
    return orderOf(order);
  };

  return {
    source: 'shopee',
    takes_several_numbers: false,
    startConnect({ state, redirect_url }) {
      // Not proven: Shopee has no state parameter, so the nonce travels in the address it returns to.
      const redirect = new URL(redirect_url);
      redirect.searchParams.set('state', state);
      return { status: 'redirect', url: client.authorizeUrl(redirect.href) };
    },
    async finishConnect({ query: { code, shop_id, main_account_id } }) {
      if (code === undefined || (shop_id ?? main_account_id) === undefined)
        return { status: 'refused', reason: 'consent', message: 'The permission was refused at Shopee.' };
      const who = shop_id === undefined ? { main_account_id: Number(main_account_id) } : { shop_id: Number(shop_id) };
      try {
        const { tokens, shop_ids } = tokensOf(await client.token('/api/v2/auth/token/get', { code, ...who }));
        const shops = (shop_id === undefined ? shop_ids : [shop_id]).map(async (external_shop_id) => {
          const connection = { external_shop_id, tokens };
          const info = v.parse(shopInfo, (await client.get(connection, '/shop/get_shop_info')).raw);
          return {
            ...connection,
            name: info.shop_name || external_shop_id,
            country: info.region,
            currency: '',
            authorisation_ends_at: info.expire_time || null,
          };
        });
        return { status: 'connected', shops: await Promise.all(shops) };
      } catch (error) {
        if (error instanceof ChannelError && (error.code === 'unauthorised' || error.code === 'refused'))
          return { status: 'refused', reason: 'code', message: error.message };
        throw error;
      }
    },
    async refresh({ external_shop_id, tokens }) {
      try {
        const body = { refresh_token: tokens.refresh_token, shop_id: Number(external_shop_id) };
        return {
          status: 'refreshed',
          tokens: tokensOf(await client.token('/api/v2/auth/access_token/get', body)).tokens,
        };
      } catch (error) {
        if (error instanceof ChannelError && (error.code === 'unauthorised' || error.code === 'refused'))
          return { status: 'ended', message: error.message };
        throw error;
      }
    },
    async listOrders(connection, { updated_since, cursor }) {
      // A window spans 15 days at most: a longer time is walked window by window.
      const [start = String(updated_since), at = ''] = cursor?.split(',') ?? [];
      const from = Number(start);
      const now = epochSeconds(clock);
      if (from >= now) return { orders: [], next_cursor: null };
      const to = Math.min(from + WINDOW_S, now);
      const { response } = await client.get(connection, '/order/get_order_list', {
        time_range_field: 'update_time',
        time_from: String(from),
        time_to: String(to),
        page_size: String(PAGE),
        ...(at === '' ? {} : { cursor: at }),
      });
      const page = v.parse(orderList, response);
      const orders = await details(
        connection,
        page.order_list.map(({ order_sn }) => order_sn),
      );
      const next_window = to < now ? `${to},` : null;
      return {
        orders: orders.map((order) => orderOf(order)).toSorted((a, b) => a.updated_at - b.updated_at),
        next_cursor: page.more && page.next_cursor !== '' ? `${from},${page.next_cursor}` : next_window,
      };
    },
    readOrder,
    findOrder: (connection, number) => readOrder(connection, number),
    async arrange(connection, { order_id }) {
      const order = await readRaw(connection, order_id);
      if (order === null) return { status: 'refused', message: 'Shopee does not know the order.' };
      try {
        if (OPEN.has(order.order_status)) {
          const block = blockOf(await parameterOf(connection, order));
          if (block === null)
            return {
              status: 'refused',
              message: 'Choose a branch or a pick-up time in Shopee Seller Centre for this order.',
            };
          await client.post(connection, '/logistics/ship_order', { order_sn: order_id, ...packageOf(order), ...block });
        }
        const { tracking_number, hint } = await numberOf(connection, order);
        if (tracking_number === '') return { status: 'pending', message: hint };
        const arranged = await readRaw(connection, order_id);
        return { status: 'arranged', parcels: arranged === null ? [] : parcelsOf(arranged, tracking_number) };
      } catch (error) {
        if (error instanceof ShopeeRefusal) return { status: 'refused', message: error.message };
        throw error;
      }
    },
    readLabel: (connection, request) => readShopeeLabel(client, connection, request),
    async pushTracking(connection, push) {
      const order = await readRaw(connection, push.order_id);
      if (order === null) return { status: 'refused', message: 'Shopee does not know the order.' };
      const external_id = packageOf(order).package_number ?? push.order_id;
      try {
        if (HAS_NUMBER.has(order.order_status)) {
          const { tracking_number } = await numberOf(connection, order);
          return tracking_number === push.tracking_number
            ? { status: 'pushed', external_id, was_known: true }
            : {
                status: 'refused',
                message: `Shopee keeps one tracking number for an order and has ${tracking_number}. Send the buyer this one in the chat.`,
              };
        }
        const { info_needed } = await parameterOf(connection, order);
        if (info_needed.non_integrated === null)
          return { status: 'refused', message: 'Shopee ships this order itself. Arrange the shipment at Shopee.' };
        await client.post(connection, '/logistics/ship_order', {
          order_sn: push.order_id,
          ...packageOf(order),
          non_integrated: { tracking_number: push.tracking_number },
        });
        return { status: 'pushed', external_id, was_known: false };
      } catch (error) {
        if (error instanceof ShopeeRefusal) return { status: 'refused', message: error.message };
        throw error;
      }
    },
    async takeBackTracking() {
      return { status: 'by_hand', message: 'Shopee keeps the number: change it in Seller Centre.' };
    },
    // Pushes are set up once for the app, in Shopee's console.
    subscribe: async () => ({ webhook_secret: '' }),
    offerRates: async () => ({ status: 'none' }),
    ordersUrl: () => options.seller_url ?? null,
    readWebhook: (webhook) => readPush(partner_key, webhook),
    // The merchant takes the permission back at Shopee; there is no call for it.
    disconnect: async () => {},
  };
}

/** The way that needs nothing a person must choose; null when each does. */
function blockOf({ info_needed, pickup }: v.InferOutput<typeof shippingParameter>): Record<string, unknown> | null {
  if (info_needed.pickup !== null) {
    const places = pickup?.address_list ?? [];
    const place = places.find(({ address_flag }) => address_flag.includes('pickup_address')) ?? places[0];
    const pickup_time_id = place?.time_slot_list[0]?.pickup_time_id;
    if (place !== undefined && pickup_time_id !== undefined)
      return { pickup: { address_id: place.address_id, pickup_time_id } };
    if (info_needed.pickup.length === 0) return { pickup: {} };
  }
  return info_needed.dropoff?.length === 0 ? { dropoff: {} } : null;
}

/** Which stores a message about permissions names: in one of several fields, or in its sentence alone. */
function shopsOf({ shop_id, data }: v.InferOutput<typeof pushBody>): string[] {
  if (data === null) return [shop_id];
  const { shop_expire_soon, shop_id_list, shopid, extra } = data;
  const said = /shop id:? (\d+)/iu.exec(extra)?.[1] ?? '';
  const named = [shop_id, data.shop_id, shopid, ...shop_id_list, ...shop_expire_soon].filter((id) => id !== '');
  return named.length > 0 ? named : [said];
}

function readPush(partner_key: string, { headers, raw_body, registered_url }: RawWebhook): WebhookReading {
  if (!isShopeePush(partner_key, registered_url, raw_body, headers['authorization'] ?? ''))
    return { status: 'signature' };
  const body = v.parse(pushBody, parseForeignBody(raw_body));
  const { code, shop_id, timestamp, data } = body;
  const base = {
    event_id: createHash('sha256').update(raw_body).digest('hex'),
    external_shop_id: shop_id,
    triggered_at_ms: (data?.update_time || timestamp) * 1000,
  };
  const ofShops = (what: { kind: 'deauthorised' } | { kind: 'authorisation_ending'; ends_at: number | null }) => {
    const [event, ...more] = shopsOf(body).map((external_shop_id) => ({ ...base, external_shop_id, ...what }));
    return { status: 'read' as const, event: event ?? { ...base, ...what }, more };
  };
  if (code === 2) return ofShops({ kind: 'deauthorised' });
  if (code === 12) return ofShops({ kind: 'authorisation_ending', ends_at: data?.expire_before || null });
  // 3 status, 4 tracking number, 15 document.
  const order_id = data?.ordersn || (data?.order_sn ?? '');
  const is_order = [3, 4, 15].includes(code) && order_id !== '';
  return { status: 'read', event: is_order ? { ...base, kind: 'order', order_id } : { ...base, kind: 'ignored' } };
}
