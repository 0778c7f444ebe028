import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { epochSeconds } from '../../platform/clock.ts';
import {
  ChannelError,
  type ArrangeOutcome,
  type ChannelConnection,
  type ChannelOrder,
  type ChannelTokens,
  type RawWebhook,
  type SalesChannel,
  type WebhookReading,
} from '../../ports/sales-channel.ts';
import { parseForeignBody } from '../../platform/parse-foreign-json.ts';
import { list, part, text } from '../channel-http/lenient.ts';
import { isLazadaPush } from './sign-lazada.ts';
import { createLazadaClient, type LazadaOptions } from './lazada.client.ts';
import { orderOf, parcelsOf } from './lazada.mapper.ts';
import { pack, piecesOf, updatePackages, waitingOf } from './lazada-packing.ts';
import { lazadaItemLists, lazadaOrder, lazadaTokens, pushBody, type LazadaItem } from './lazada.schema.ts';

const PAGE = 100;
const MAX_OFFSET = 5_000;
const TEST_SELLER = '9999';

export function createLazadaChannel(options: LazadaOptions): SalesChannel {
  const client = createLazadaClient(options);
  const { app_key, app_secret, clock } = options;

  const tokensOf = (raw: unknown) => {
    const read = v.parse(lazadaTokens, raw);
    const now = epochSeconds(clock);
    const refresh_ends_at = now + read.refresh_expires_in;
    const tokens = (country: string): ChannelTokens => ({
      access_token: read.access_token,
      refresh_token: read.refresh_token,
      access_ends_at: now + read.expires_in,
      refresh_ends_at,
      extra: { country },
    });
    return { read, tokens, refresh_ends_at };
  };

  const itemsOf = async (connection: ChannelConnection, ids: readonly string[]): Promise<Map<string, LazadaItem[]>> => {
    if (ids.length === 0) return new Map();
    const { data } = await client.call(connection, 'GET', '/orders/items/get', { order_ids: `[${ids.join(',')}]` });
    return new Map(v.parse(lazadaItemLists, data).map(({ order_id, order_items }) => [order_id, order_items]));
  };

  const readItems = async (connection: ChannelConnection, order_id: string): Promise<LazadaItem[]> =>
    (await itemsOf(connection, [order_id])).get(order_id) ?? [];

  const readOrder = async (connection: ChannelConnection, order_id: string): Promise<ChannelOrder | null> => {
    if (!/^\d+$/u.test(order_id)) return null;
    try {
      const { data } = await client.call(connection, 'GET', '/order/get', { order_id });
      return orderOf(v.parse(lazadaOrder, data), await readItems(connection, order_id));
    } catch (error) {
      if (error instanceof ChannelError && error.code === 'refused') return null;
      throw error;
    }
  };

  return {
    source: 'lazada',
    takes_several_numbers: true,
    startConnect({ state, redirect_url }) {
      const query = {
        response_type: 'code',
        force_auth: 'true',
        client_id: app_key,
        redirect_uri: redirect_url,
        state,
      };
      return { status: 'redirect', url: `${client.authorize_url}?${new URLSearchParams(query).toString()}` };
    },
    async finishConnect({ query }) {
      if (query['code'] === undefined)
        return { status: 'refused', reason: 'consent', message: 'The permission was refused at Lazada.' };
      try {
        const { read, tokens, refresh_ends_at } = tokensOf(
          await client.token('/auth/token/create', { code: query['code'] }),
        );
        const shops = read.country_user_info.map(async ({ seller_id, country }) => {
          const connection = { external_shop_id: seller_id, tokens: tokens(country) };
          const { data } = await client.call(connection, 'GET', '/seller/get', {});
          return {
            ...connection,
            name: v.parse(part({ name: text }), data)?.name || seller_id,
            country: country.toUpperCase(),
            currency: '',
            // Refreshing does not lengthen the refresh token: 180 days, and the merchant is asked again.
            authorisation_ends_at: refresh_ends_at,
          };
        });
        return { status: 'connected', shops: await Promise.all(shops) };
      } catch (error) {
        if (error instanceof ChannelError && error.code === 'refused')
          return { status: 'refused', reason: 'code', message: error.message };
        throw error;
      }
    },
    async refresh({ tokens }) {
      try {
        const fresh = tokensOf(await client.token('/auth/token/refresh', { refresh_token: tokens.refresh_token }));
        return { status: 'refreshed', tokens: fresh.tokens(tokens.extra['country'] ?? fresh.read.country) };
      } catch (error) {
        if (error instanceof ChannelError && error.code === 'refused')
          return { status: 'ended', message: error.message };
        throw error;
      }
    },
    async listOrders(connection, { updated_since, cursor }) {
      // Beyond an offset of 5,000 Lazada refuses: then the time moves, and what was seen of its second is seen again.
      const [since = updated_since, offset = 0] = cursor?.split(',').map(Number) ?? [];
      const { data } = await client.call(connection, 'GET', '/orders/get', {
        update_after: new Date(since * 1000).toISOString().replace('.000Z', '+00:00'),
        sort_by: 'updated_at',
        sort_direction: 'ASC',
        limit: String(PAGE),
        offset: String(offset),
      });
      const raw = v.parse(part({ orders: list(lazadaOrder) }), data)?.orders ?? [];
      const items = await itemsOf(
        connection,
        raw.map(({ order_id }) => order_id),
      );
      const orders = raw.map((order) => orderOf(order, items.get(order.order_id) ?? []));
      if (raw.length < PAGE) return { orders, next_cursor: null };
      const last = orders.at(-1)?.updated_at ?? since;
      const next = offset + PAGE < MAX_OFFSET || last === since ? [since, offset + PAGE] : [last, 0];
      return { orders, next_cursor: next.join(',') };
    },
    readOrder,
    findOrder: (connection, number) => readOrder(connection, number),
    async arrange(connection, { order_id, lines }): Promise<ArrangeOutcome> {
      let items = await readItems(connection, order_id);
      const pieces = piecesOf(items, lines);
      if (pieces === null) return { status: 'refused', message: 'Lazada has fewer of these items left to pack.' };
      if (pieces.length > 0) {
        const done = await pack(client, connection, order_id, pieces);
        if (done.status === 'retry') return { status: 'pending', message: done.message };
        if (done.status === 'refused') return { status: 'refused', message: done.message };
        items = await readItems(connection, order_id);
      }
      // Packed but not ready is what a lost answer leaves behind.
      const waiting = [...new Set(items.filter(({ status }) => status === 'packed').map((item) => item.package_id))];
      const message = waiting.length === 0 ? '' : await updatePackages(client, connection, 'rts', waiting);
      if (message !== '') return { status: 'pending', message };
      const parcels = parcelsOf(items);
      if (parcels.length === 0) return { status: 'refused', message: 'Lazada has nothing left to pack in this order.' };
      return { status: 'arranged', parcels };
    },
    async readLabel(connection, { parcel_id }) {
      const getDocumentReq = JSON.stringify({ doc_type: 'PDF', packages: [{ package_id: parcel_id }] });
      const { result } = await client.call(connection, 'POST', '/order/package/document/get', { getDocumentReq });
      if (result?.success === false) {
        const message = result.error_msg || result.error_code;
        return { status: /retry|generat/iu.test(message) ? 'pending' : 'refused', message };
      }
      const file = v.parse(part({ file: text, doc_type: text }), result?.data);
      if (file === null || file.file === '') return { status: 'pending', message: 'Lazada has no label yet.' };
      const format = file.doc_type === 'HTML' ? 'html' : 'pdf';
      return { status: 'ready', format, bytes: new Uint8Array(Buffer.from(file.file, 'base64')) };
    },
    async pushTracking(connection, push) {
      const items = await readItems(connection, push.order_id);
      if (items.length === 0) return { status: 'refused', message: 'Lazada does not know the order.' };
      if (items.every(({ delivery_option_sof }) => delivery_option_sof !== 1))
        return { status: 'refused', message: 'Lazada ships this order itself. Arrange the shipment at Lazada.' };
      const { package_ids, left } = waitingOf(items, push.lines);
      const known = parcelsOf(items).find((parcel) => parcel.tracking_number === push.tracking_number);
      // Of several packages under one number the last may not have heard of it.
      if (known !== undefined && (push.lines.length > 0 || package_ids.length === 0))
        return { status: 'pushed', external_id: known.external_id, was_known: true };
      const is_packed = known !== undefined || (push.lines.length > 0 && left.length === 0);
      const pieces = is_packed ? [] : piecesOf(items, left);
      if (pieces === null || pieces.length + package_ids.length === 0)
        return { status: 'refused', message: 'Lazada has nothing left to ship for these items.' };
      if (pieces.length > 0) {
        const done = await pack(client, connection, push.order_id, pieces);
        if (done.status === 'retry') throw new ChannelError('throttled', done.message);
        if (done.status !== 'packed') return { status: 'refused', message: done.message };
        package_ids.push(...done.package_ids);
      }
      for (const tag of package_ids) {
        const answer = await client.call(connection, 'POST', '/order/package/sof/status/update', {
          trackingNumber: push.tracking_number,
          carrierCode: push.carrier,
          source: 'OPENAPI',
          tag,
          trackInfo: JSON.stringify({ latestStatus: { status: 'InTransit' } }),
        });
        if (!answer.success)
          return { status: 'refused', message: answer.errorCode?.displayMessage || 'Lazada refused.' };
      }
      return { status: 'pushed', external_id: package_ids[0] ?? '', was_known: false };
    },
    async takeBackTracking() {
      return { status: 'by_hand', message: 'Lazada keeps the number: change it in Seller Center.' };
    },
    // Pushes are set up once for the app, in Lazada's console.
    subscribe: async () => ({ webhook_secret: '' }),
    offerRates: async () => ({ status: 'none' }),
    ordersUrl: () => options.seller_url ?? null,
    readWebhook: (webhook) => readPush(app_key, app_secret, webhook),
    // Lazada has no call that gives the permission back.
    disconnect: async () => {},
  };
}

function readPush(app_key: string, app_secret: string, { headers, raw_body }: RawWebhook): WebhookReading {
  if (!isLazadaPush(app_key, app_secret, raw_body, headers['authorization'] ?? '')) return { status: 'signature' };
  const { seller_id, message_type, timestamp, data } = v.parse(pushBody, parseForeignBody(raw_body));
  const base = {
    event_id: createHash('sha256').update(raw_body).digest('hex'),
    external_shop_id: seller_id,
    triggered_at_ms: (data?.status_update_time || timestamp) * 1000,
  };
  // What the console sends when an operator presses Verify is of nobody's store, and has to be taken.
  if (seller_id === TEST_SELLER) return { status: 'read', event: { ...base, kind: 'ignored' } };
  // 0 a line of an order, 10 a return, 14 a package, 8 the token ends within 48 hours: whose stands in its data alone.
  if (message_type === 8) {
    const ends_at = data?.auth_expiry_time || null;
    const external_shop_id = data?.seller_id || seller_id;
    return { status: 'read', event: { ...base, external_shop_id, kind: 'authorisation_ending', ends_at } };
  }
  const order_id = data?.trade_order_id ?? '';
  const is_order = [0, 10, 14].includes(message_type) && order_id !== '';
  return { status: 'read', event: is_order ? { ...base, kind: 'order', order_id } : { ...base, kind: 'ignored' } };
}
