import { Authority } from '../core/authority.ts';
import { json, readBody, redirect, type Answer, type Call } from '../core/call.ts';
import { consentPage, withQuery } from '../core/consent.ts';
import { hmac } from '../core/digest.ts';
import { Shop, type Order } from '../core/shop.ts';
import { StandIn, type StandInOptions } from '../core/stand-in.ts';
import { CarrierServices } from './carrier-services.ts';
import { GraphqlError, readOperation, select, type Field } from './graphql.ts';
import { createFulfillment, cancelFulfillment, type UserError } from './shopify-fulfillment.ts';
import { displayStatus, gid, shopifyOrder, shopifyWebhookBody } from './shopify-order.ts';

const HOUR = 3_600_000;
const VERSION = '2026-10';
const ALL_SCOPES =
  'read_orders,read_merchant_managed_fulfillment_orders,write_merchant_managed_fulfillment_orders,write_shipping';
const HOST = /^[a-z0-9][a-z0-9-]*\.myshopify\.com$/u;
/** Points a shop may spend; each second gives some back. */
const BUCKET = { maximumAvailable: 2000, currentlyAvailable: 1900, restoreRate: 100 };

interface Subscription {
  id: string;
  shop_id: string;
  topic: string;
  uri: string;
}

/** Shopify's Admin API 2026-10, for one app. Addresses are `/<shop>.myshopify.com/admin/...`. */
export class ShopifyStandIn extends StandIn {
  readonly channel = 'Shopify';
  override readonly has_own_logistics = false;
  readonly client_id = 'stand-in-shopify-app';
  readonly client_secret = 'stand-in-shopify-secret';
  readonly authority: Authority;
  /** Whether the app may see names and addresses. */
  has_protected_data = true;
  readonly carrier_services = new CarrierServices();
  /** What each shop allowed on the consent page; everything unless it was asked for less. */
  readonly scopes = new Map<string, string>();
  #subscriptions: Subscription[] = [];

  constructor(options: StandInOptions) {
    super(options);
    this.authority = new Authority(
      {
        code_ms: HOUR,
        access_ms: HOUR,
        refresh_ms: 90 * 24 * HOUR,
        rotates: true,
        lengthens: true,
        forgives_former: true,
      },
      options.now,
    );
    this.open('kopi-and-kaya.myshopify.com', 'Kopi & Kaya', 'SG', 'SGD');
    const small = this.open('teh-tarik-club.myshopify.com', 'Teh Tarik Club', 'SG', 'SGD');
    this.carrier_services.without_plan.add(small.id);
  }

  open(id: string, name: string, country: string, currency: string): Shop {
    const shop = new Shop({ id, name, country, currency, first_status: 'OPEN', now: this.now });
    this.shops.set(id, shop);
    return shop;
  }

  protected serve(call: Call): Answer {
    const [, host = '', ...rest] = call.path.split('/');
    const shop = this.shops.get(host);
    const path = `/${rest.join('/')}`;
    if (!HOST.test(host) || shop === undefined) return json(404, { errors: 'Not Found' });
    if (call.method === 'GET' && path === '/admin/oauth/authorize') return this.#consent(call, shop);
    if (call.method === 'GET' && path === '/admin/oauth/answer') return this.#leave(call, shop);
    if (call.method === 'POST' && path === '/admin/oauth/access_token') return this.#token(call, shop);
    if (call.method === 'DELETE' && path === '/admin/api_permissions/current.json') {
      if (this.authority.shopOf(call.headers['x-shopify-access-token']) !== shop.id)
        return json(401, { errors: 'Unauthorized' });
      this.authority.revoke(shop.id);
      return json(200, {});
    }
    const graphql = /^\/admin\/api\/([\w-]+)\/graphql\.json$/u.exec(path);
    if (call.method === 'POST' && graphql !== null) return this.#graphql(call, shop);
    return json(404, { errors: 'Not Found' });
  }

  #consent({ query, base_url }: Call, shop: Shop): Answer {
    if (
      query['client_id'] !== this.client_id ||
      !URL.canParse(query['redirect_uri'] ?? '') ||
      !query['state'] ||
      !query['scope']
    )
      return json(400, { error: 'invalid_request', error_description: 'The redirect_uri is not whitelisted' });
    const answer = (decision: string) =>
      withQuery(`${base_url}/${shop.id}/admin/oauth/answer`, {
        decision,
        redirect_uri: query['redirect_uri'] ?? '',
        state: query['state'] ?? '',
        scope: query['scope'] ?? '',
      });
    return consentPage({
      channel: 'Shopify',
      shop: shop.name,
      allow_url: answer('allow'),
      cancel_url: answer('cancel'),
    });
  }

  #leave({ query }: Call, shop: Shop): Answer {
    if (query['decision'] === 'allow') this.scopes.set(shop.id, query['scope'] ?? '');
    const signed: Record<string, string> = {
      ...(query['decision'] === 'allow' ? { code: this.authority.issueCode(shop.id) } : { error: 'access_denied' }),
      shop: shop.id,
      state: query['state'] ?? '',
      timestamp: String(Math.floor(this.now() / 1000)),
    };
    const text = Object.keys(signed)
      .sort()
      .map((key) => `${key}=${signed[key]}`)
      .join('&');
    return redirect(withQuery(query['redirect_uri'] ?? '', { ...signed, hmac: hmac(this.client_secret, 'hex', text) }));
  }

  #token(call: Call, shop: Shop): Answer {
    const body = readBody(call) ?? {};
    if (body['client_id'] !== this.client_id || body['client_secret'] !== this.client_secret)
      return json(401, { error: 'invalid_client' });
    const is_refresh = body['grant_type'] === 'refresh_token';
    const grant = is_refresh
      ? this.authority.refresh(String(body['refresh_token'] ?? ''))
      : this.authority.redeem(String(body['code'] ?? ''));
    if (grant === null || grant.shop_id !== shop.id)
      return json(400, {
        error: is_refresh ? 'invalid_grant' : 'invalid_request',
        error_description: 'The authorization code was not found or was already used',
      });
    // Public apps made since April 2026 must ask for tokens that end.
    if (!is_refresh && String(body['expiring']) !== '1')
      return json(400, { error: 'invalid_request', error_description: 'Non-expiring tokens are not available' });
    const life = this.authority.lifeOf(grant);
    return json(200, {
      access_token: grant.access_token,
      expires_in: life.access_s,
      refresh_token: grant.refresh_token,
      refresh_token_expires_in: life.refresh_s,
      scope: this.#scopesOf(shop),
    });
  }

  #graphql(call: Call, shop: Shop): Answer {
    if (this.modes.take('deauthorised')) this.authority.revoke(shop.id);
    if (this.authority.shopOf(call.headers['x-shopify-access-token']) !== shop.id)
      return json(401, { errors: '[API] Invalid API key or access token (unrecognized login or wrong password)' });
    const headers = { 'x-shopify-api-version': VERSION };
    if (this.modes.take('throttle'))
      return json(
        200,
        {
          errors: [{ message: 'Throttled', extensions: { code: 'THROTTLED' } }],
          extensions: {
            cost: {
              requestedQueryCost: 500,
              actualQueryCost: null,
              throttleStatus: { ...BUCKET, currentlyAvailable: 12 },
            },
          },
        },
        headers,
      );
    const body = readBody(call);
    try {
      const fields = readOperation(
        String(body?.['query'] ?? ''),
        (body?.['variables'] ?? {}) as Record<string, unknown>,
      );
      const data = Object.fromEntries(
        fields.map((field) => [field.name, select(this.#resolve(field, shop), field.fields, field.name)]),
      );
      return json(
        200,
        { data, extensions: { cost: { requestedQueryCost: 12, actualQueryCost: 10, throttleStatus: BUCKET } } },
        headers,
      );
    } catch (error) {
      if (!(error instanceof GraphqlError)) throw error;
      return json(200, { errors: [{ message: error.message, extensions: { code: error.code } }] }, headers);
    }
  }

  #scopesOf({ id }: Shop): string {
    return this.scopes.get(id) ?? ALL_SCOPES;
  }

  #resolve(field: Field, shop: Shop): unknown {
    const { name, args } = field;
    const carrier_service = this.carrier_services.resolve(field, { shop_id: shop.id, scopes: this.#scopesOf(shop) });
    if (carrier_service !== undefined) return carrier_service;
    const is_masked = !this.has_protected_data || this.modes.take('masked');
    const orderOf = (id: unknown): Order | undefined => shop.orders.get(String(id).replace('gid://shopify/Order/', ''));
    switch (name) {
      case 'shop':
        return {
          id: gid('Shop', '548380009'),
          name: shop.name,
          myshopifyDomain: shop.id,
          currencyCode: shop.currency,
          billingAddress: { countryCodeV2: shop.country },
        };
      case 'orders':
        return this.#list(args, shop, is_masked);
      case 'order': {
        const order = orderOf(args['id']);
        return order === undefined ? null : shopifyOrder(order, is_masked);
      }
      case 'fulfillmentCreate':
        return this.#written(createFulfillment(shop, args['fulfillment']), shop);
      case 'fulfillmentCancel':
        return this.#written(cancelFulfillment(shop, args['id']), shop);
      case 'webhookSubscriptions':
        return {
          pageInfo: { hasNextPage: false, endCursor: null },
          nodes: this.#subscriptions
            .filter((one) => one.shop_id === shop.id)
            .map(({ id, topic, uri }) => ({ id: gid('WebhookSubscription', id), topic, uri })),
        };
      case 'webhookSubscriptionCreate': {
        const uri = String((args['webhookSubscription'] as { uri?: unknown } | undefined)?.uri ?? '');
        if (!/^https?:\/\//u.test(uri))
          return {
            webhookSubscription: null,
            userErrors: [{ field: ['webhookSubscription', 'uri'], message: 'Address is invalid' }],
          };
        const made = { id: shop.nextId(), shop_id: shop.id, topic: String(args['topic']), uri };
        this.#subscriptions.push(made);
        return {
          webhookSubscription: { id: gid('WebhookSubscription', made.id), topic: made.topic, uri },
          userErrors: [],
        };
      }
      case 'webhookSubscriptionDelete':
        this.#subscriptions = this.#subscriptions.filter((one) => gid('WebhookSubscription', one.id) !== args['id']);
        return { deletedWebhookSubscriptionId: args['id'], userErrors: [] };
      default:
        throw new GraphqlError(`Field '${name}' doesn't exist on type 'QueryRoot'`);
    }
  }

  #list(args: Field['args'], shop: Shop, is_masked: boolean) {
    const first = Number(args['first'] ?? 0);
    if (!(first >= 1 && first <= 250)) throw new GraphqlError('first must be between 1 and 250');
    const since = /updated_at:>='?([^' ]+)'?/u.exec(String(args['query'] ?? ''))?.[1];
    const number = /name:#?(\w+)/u.exec(String(args['query'] ?? ''))?.[1];
    const sorted = [...shop.orders.values()]
      .filter((order) => since === undefined || Math.floor(order.updated_at_ms / 1000) * 1000 >= Date.parse(since))
      .filter((order) => number === undefined || order.number === number)
      .sort((a, b) => a.updated_at_ms - b.updated_at_ms || a.id.localeCompare(b.id));
    const after = args['after'] == null ? 0 : Number(Buffer.from(String(args['after']), 'base64').toString());
    if (after + first > 25_000) throw new GraphqlError('pagination past 25000 objects is not supported');
    const nodes = sorted.slice(after, after + first).map((order) => shopifyOrder(order, is_masked));
    this.editAfterList(shop);
    return {
      pageInfo: {
        hasNextPage: after + first < sorted.length,
        endCursor: Buffer.from(String(after + nodes.length)).toString('base64'),
      },
      nodes,
    };
  }

  #written(result: { order: Order | null; fulfillment: unknown; userErrors: UserError[] }, shop: Shop) {
    if (result.order !== null) this.change(result.order, {}, shop);
    return { fulfillment: result.fulfillment, userErrors: result.userErrors };
  }

  announce(shop: Shop, order: Order, what: 'created' | 'changed' | 'cancelled'): void {
    const topic = { created: 'ORDERS_CREATE', changed: 'ORDERS_UPDATED', cancelled: 'ORDERS_CANCELLED' }[what];
    this.#send(shop, topic, shopifyWebhookBody(order));
  }

  /** One of the three topics that every app must answer. */
  announcePrivacy(
    topic: 'customers/data_request' | 'customers/redact' | 'shop/redact',
    order_ids: readonly string[],
    url: string,
  ): void {
    const ids = order_ids.map(Number);
    const body = {
      shop_id: 548380009,
      shop_domain: this.shop.id,
      customer: { id: 1, email: 'buyer@example.com', phone: '' },
      ...(topic === 'customers/redact' ? { orders_to_redact: ids } : { orders_requested: ids }),
    };
    this.#post(url, this.shop, topic, JSON.stringify(body));
  }

  protected override numberOf({ number }: Order): string {
    return `#${number}`;
  }

  protected override stateOf(order: Order): string {
    return order.status === 'CANCELLED' ? 'CANCELLED' : displayStatus(order);
  }

  endKeys(shop = this.shop): void {
    this.authority.revoke(shop.id);
  }

  deauthorise(shop = this.shop): void {
    this.authority.revoke(shop.id);
    this.#send(shop, 'APP_UNINSTALLED', JSON.stringify({ id: 548380009, domain: shop.id, myshopify_domain: shop.id }));
  }

  #send(shop: Shop, topic: string, body: string): void {
    for (const { uri } of this.#subscriptions.filter((one) => one.shop_id === shop.id && one.topic === topic))
      this.#post(uri, shop, topic.toLowerCase().replace('_', '/'), body);
  }

  #post(url: string, shop: Shop, topic: string, body: string): void {
    this.push({
      url,
      headers: {
        'content-type': 'application/json',
        'x-shopify-topic': topic,
        'x-shopify-shop-domain': shop.id,
        'x-shopify-api-version': VERSION,
        'x-shopify-event-id': crypto.randomUUID(),
        'x-shopify-webhook-id': crypto.randomUUID(),
        'x-shopify-triggered-at': new Date(this.now()).toISOString(),
        'x-shopify-hmac-sha256': hmac(this.client_secret, 'base64', body),
      },
      body,
    });
  }
}
