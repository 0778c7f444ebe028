import * as v from 'valibot';
import { epochSeconds, type Clock } from '../../platform/clock.ts';
import type { ChannelConnection, ChannelTokens, SalesChannel } from '../../ports/sales-channel.ts';
import { jsonOf, type ChannelAnswer } from '../channel-http/channel-http.ts';
import { list, part, text } from '../channel-http/lenient.ts';
import { createCarrierService } from './carrier-service.ts';
import { createShopifyClient, type ShopifyOptions } from './shopify.client.ts';
import { groupsOf, numberOf, orderOf, parcelsOf } from './shopify.mapper.ts';
import * as queries from './shopify-queries.ts';
import { refusalIn, shopifyOrder, shopifyTokens, type ShopifyOrder } from './shopify.schema.ts';
import { isShopifyCallback } from './sign-shopify.ts';
import { readShopifyWebhook, TOPICS } from './read-shopify-webhook.ts';

const SHOP_HOST = /^[a-z0-9][a-z0-9-]*\.myshopify\.com$/u;
const SCOPES =
  'read_orders,read_merchant_managed_fulfillment_orders,write_merchant_managed_fulfillment_orders,write_shipping';
const PAGE = 50;

/** `kopi`, `kopi.myshopify.com` and the address of its admin are the same shop; null for what is none. */
function hostOf(address: string): string | null {
  const typed = address
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//u, '')
    .replace(/\/.*$/u, '');
  const host = typed.includes('.') ? typed : `${typed}.myshopify.com`;
  return SHOP_HOST.test(host) ? host : null;
}

export function createShopifyChannel(options: ShopifyOptions & { clock: Clock }): SalesChannel {
  const client = createShopifyClient(options);
  const carrier_service = createCarrierService(client, options.rates_url);
  const { client_id, client_secret, clock } = options;

  const tokensOf = (answer: ChannelAnswer): ChannelTokens | null => {
    const read = v.safeParse(shopifyTokens, answer.status === 200 ? jsonOf(answer) : null);
    if (!read.success) return null;
    const { access_token, refresh_token, expires_in, refresh_token_expires_in } = read.output;
    const now = epochSeconds(clock);
    return {
      access_token,
      refresh_token,
      access_ends_at: expires_in > 0 ? now + expires_in : null,
      refresh_ends_at: refresh_token_expires_in > 0 ? now + refresh_token_expires_in : null,
      extra: {},
    };
  };

  const readRaw = async (connection: ChannelConnection, order_id: string): Promise<ShopifyOrder | null> => {
    const data = await client.ask(connection, queries.ORDER, { id: `gid://shopify/Order/${order_id}` });
    return data['order'] === null ? null : v.parse(shopifyOrder, data['order']);
  };

  const listRaw = async (connection: ChannelConnection, variables: Record<string, unknown>) => {
    const data = await client.ask(connection, queries.ORDERS, variables);
    const page = v.object({ nodes: list(shopifyOrder), pageInfo: part({ hasNextPage: v.boolean(), endCursor: text }) });
    return v.parse(page, data['orders']);
  };

  return {
    source: 'shopify',
    takes_several_numbers: true,
    startConnect({ state, redirect_url, shop_address }) {
      const shop = hostOf(shop_address);
      if (shop === null) return { status: 'refused', reason: 'shop_address' };
      const query = new URLSearchParams({ client_id, scope: SCOPES, redirect_uri: redirect_url, state });
      return { status: 'redirect', url: `${client.urlOf(shop, '/admin/oauth/authorize')}?${query.toString()}` };
    },
    async finishConnect({ query, shop_address }) {
      // The caller has checked the state; the signature and the host come next, in this order.
      if (!isShopifyCallback(client_secret, query))
        return {
          status: 'refused',
          reason: 'signature',
          message: 'The return from Shopify was not signed by Shopify.',
        };
      const shop = hostOf(query['shop'] ?? '');
      if (shop === null || (shop_address !== '' && shop !== hostOf(shop_address)))
        return { status: 'refused', reason: 'shop_address', message: 'Shopify returned another store.' };
      if (query['code'] === undefined)
        return { status: 'refused', reason: 'consent', message: 'The permission was refused at Shopify.' };
      const tokens = tokensOf(
        await client.post(shop, '/admin/oauth/access_token', {
          client_id,
          client_secret,
          code: query['code'],
          expiring: '1',
        }),
      );
      if (tokens === null)
        return { status: 'refused', reason: 'code', message: 'Shopify no longer accepts this return. Start again.' };
      const connection = { external_shop_id: shop, tokens };
      const data = await client.ask(connection, queries.SHOP, {});
      const about = part({ name: text, currencyCode: text, billingAddress: part({ countryCodeV2: text }) });
      const read = v.parse(about, data['shop']);
      return {
        status: 'connected',
        shops: [
          {
            ...connection,
            name: read?.name ?? shop,
            country: read?.billingAddress?.countryCodeV2 ?? '',
            currency: read?.currencyCode ?? '',
            authorisation_ends_at: tokens.refresh_ends_at,
          },
        ],
      };
    },
    async refresh({ external_shop_id, tokens }) {
      const answer = await client.post(external_shop_id, '/admin/oauth/access_token', {
        client_id,
        client_secret,
        grant_type: 'refresh_token',
        refresh_token: tokens.refresh_token,
      });
      const fresh = tokensOf(answer);
      return fresh === null
        ? { status: 'ended', message: 'Shopify no longer accepts the connection.' }
        : { status: 'refreshed', tokens: { ...fresh, extra: tokens.extra } };
    },
    async listOrders(connection, { updated_since, cursor }) {
      const query = `updated_at:>='${new Date(updated_since * 1000).toISOString()}'`;
      const { nodes, pageInfo } = await listRaw(connection, { first: PAGE, after: cursor, query });
      return {
        orders: nodes.map(orderOf),
        next_cursor: pageInfo?.hasNextPage === true && pageInfo.endCursor !== '' ? pageInfo.endCursor : null,
      };
    },
    async readOrder(connection, order_id) {
      const order = await readRaw(connection, order_id);
      return order === null ? null : orderOf(order);
    },
    async findOrder(connection, number) {
      const name = number.replaceAll(/[^\w-]/gu, '');
      const { nodes } = await listRaw(connection, { first: 1, after: null, query: `name:#${name}` });
      return nodes[0] === undefined ? null : orderOf(nodes[0]);
    },
    async arrange() {
      return { status: 'refused', message: 'Shopify has no carrier of its own: ship with a label of yours.' };
    },
    async readLabel() {
      return { status: 'refused', message: 'Shopify has no labels of its own.' };
    },
    async pushTracking(connection, push) {
      const order = await readRaw(connection, push.order_id);
      if (order === null) return { status: 'refused', message: 'Shopify does not know the order.' };
      // An earlier call may have written although its answer was lost.
      const known = parcelsOf(order).find((parcel) => parcel.tracking_number === push.tracking_number);
      if (known !== undefined) return { status: 'pushed', external_id: known.external_id, was_known: true };
      const groups = groupsOf(order, push.lines);
      if (groups === null)
        return { status: 'refused', message: holdOf(order) || 'Shopify has nothing left to ship for these items.' };
      let external_id = '';
      for (const group of groups) {
        const fulfillment = {
          lineItemsByFulfillmentOrder: [group],
          trackingInfo: { company: push.carrier, number: push.tracking_number, url: push.tracking_url },
          notifyCustomer: push.notify_buyer,
        };
        const { fulfillmentCreate } = await client.ask(connection, queries.FULFILL, { fulfillment });
        const message = refusalIn(fulfillmentCreate);
        if (message !== '') return { status: 'refused', message };
        external_id = numberOf(
          v.parse(part({ fulfillment: part({ id: text }) }), fulfillmentCreate)?.fulfillment?.id ?? '',
        );
      }
      return { status: 'pushed', external_id, was_known: false };
    },
    async takeBackTracking(connection, { order_id, tracking_number }) {
      const order = await readRaw(connection, order_id);
      const own = order === null ? [] : parcelsOf(order).filter((one) => one.tracking_number === tracking_number);
      for (const { external_id } of own) {
        const id = `gid://shopify/Fulfillment/${external_id}`;
        const message = refusalIn(
          (await client.ask(connection, queries.CANCEL_FULFILLMENT, { id }))['fulfillmentCancel'],
        );
        if (message !== '') return { status: 'by_hand', message };
      }
      return { status: 'taken_back' };
    },
    async subscribe(connection, webhook_url) {
      const known = await subscriptionsOf(connection);
      for (const topic of TOPICS) {
        if (known.some((one) => one.topic === topic && one.uri === webhook_url)) continue;
        await client.ask(connection, queries.SUBSCRIBE, { topic, webhookSubscription: { uri: webhook_url } });
      }
      return { webhook_secret: '' };
    },
    offerRates: (connection) => carrier_service.offer(connection),
    ordersUrl: (shop) => options.seller_url ?? `https://${shop}/admin/orders`,
    readWebhook: (webhook) => readShopifyWebhook(client_secret, webhook),
    async disconnect(connection, webhook_url) {
      // A permission that lacks the right to have a service for rates has none to remove.
      await carrier_service.withdraw(connection).catch(() => undefined);
      try {
        for (const { id, uri } of await subscriptionsOf(connection))
          if (uri === webhook_url) await client.ask(connection, queries.UNSUBSCRIBE, { id });
        await client.revoke(connection);
      } catch {
        // A shop that shut us out already is as disconnected as can be.
      }
    },
  };

  async function subscriptionsOf(connection: ChannelConnection) {
    const { webhookSubscriptions } = await client.ask(connection, queries.WEBHOOKS, {});
    const read = part({ nodes: list(v.object({ id: text, topic: text, uri: text })) });
    return v.parse(read, webhookSubscriptions)?.nodes ?? [];
  }
}

function holdOf(order: ShopifyOrder): string {
  const { hold_reason } = orderOf(order);
  return hold_reason === '' ? '' : `Shopify holds the order (${hold_reason}).`;
}
