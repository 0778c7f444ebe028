import { randomBytes } from 'node:crypto';
import { json, readBody, redirect, type Answer, type Call } from '../core/call.ts';
import { consentPage, withQuery } from '../core/consent.ts';
import { hmac } from '../core/digest.ts';
import { Shop, type Order } from '../core/shop.ts';
import { StandIn, type StandInOptions } from '../core/stand-in.ts';
import { wooOrder } from './woo-order.ts';

interface Webhook {
  id: number;
  topic: string;
  delivery_url: string;
  secret: string;
  status: string;
}

const refusal = (status: number, code: string, message: string) => json(status, { code, message, data: { status } });
const NO_ROUTE = () => refusal(404, 'rest_no_route', 'No route was found matching the URL and request method.');

/** How tracking is written back; a shop has one or the other, or none. */
export type WooTracking = 'fulfillments' | 'shipment_tracking' | 'ast' | 'note';

/** One shop of its own with WooCommerce's REST API v3. */
export class WooCommerceStandIn extends StandIn {
  readonly channel = 'WooCommerce';
  override readonly has_own_logistics = false;
  /** Keys made so far, by consumer key. */
  readonly keys = new Map<string, string>();
  tracking: WooTracking = 'fulfillments';
  /** Hosts that drop the Authorization header. */
  strips_authorization = false;
  /** Whether the shop runs; else its address answers as a page of something else. */
  has_permalinks = true;
  readonly webhooks: Webhook[] = [];
  readonly notes: { order_id: string; note: string; customer_note: boolean }[] = [];

  constructor(options: StandInOptions) {
    super(options);
    this.shops.set(
      '1',
      new Shop({
        id: '1',
        name: 'Batik Corner',
        country: 'MY',
        currency: 'MYR',
        first_status: 'processing',
        now: options.now,
      }),
    );
  }

  protected serve(call: Call): Answer {
    if (call.method === 'GET' && call.path === '/wc-auth/v1/authorize') return this.#consent(call);
    if (call.method === 'GET' && call.path === '/wc-auth/v1/answer') return this.#leave(call);
    if (!call.path.startsWith('/wp-json/') || !this.has_permalinks)
      return { status: 404, body: '<h1>Page not found</h1>' };
    if (this.modes.take('deauthorised')) this.keys.clear();
    if (!this.#isAllowed(call))
      return refusal(401, 'woocommerce_rest_cannot_view', 'Sorry, you cannot list resources.');
    if (this.modes.take('throttle'))
      return { status: 503, headers: { 'retry-after': '2' }, body: '<h1>Service Unavailable</h1>' };
    return this.#rest(call, call.path.slice('/wp-json'.length));
  }

  #isAllowed({ headers, query }: Call): boolean {
    const basic = this.strips_authorization ? '' : (headers['authorization'] ?? '').replace(/^Basic /u, '');
    const [key = '', secret = ''] = Buffer.from(basic, 'base64').toString().split(':');
    const asked = key === '' ? [query['consumer_key'] ?? '', query['consumer_secret'] ?? ''] : [key, secret];
    return this.keys.get(asked[0] ?? '') === asked[1];
  }

  #consent({ query, base_url }: Call): Answer {
    for (const name of ['app_name', 'user_id', 'return_url', 'callback_url', 'scope'])
      if (!query[name]) return { status: 401, body: `Error: Missing parameter ${name}` };
    if (query['scope'] !== 'read_write') return { status: 401, body: 'Error: Invalid scope' };
    const answer = (decision: string) =>
      withQuery(`${base_url}/wc-auth/v1/answer`, {
        decision,
        return_url: query['return_url'] ?? '',
        callback_url: query['callback_url'] ?? '',
        user_id: query['user_id'] ?? '',
      });
    return consentPage({
      channel: 'WooCommerce',
      shop: this.shop.name,
      allow_url: answer('allow'),
      cancel_url: answer('cancel'),
    });
  }

  /** The keys go to the callback, the person to the return address: nobody promises which comes first. */
  #leave({ query }: Call): Answer {
    const is_allowed = query['decision'] === 'allow';
    if (is_allowed)
      this.push({
        url: query['callback_url'] ?? '',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(this.issueKeys(query['user_id'] ?? '')),
      });
    return redirect(
      withQuery(query['return_url'] ?? '', { success: is_allowed ? '1' : '0', user_id: query['user_id'] ?? '' }),
    );
  }

  /** What the shop posts to the callback. */
  issueKeys(user_id: string) {
    const consumer_key = `ck_${randomBytes(20).toString('hex')}`;
    const consumer_secret = `cs_${randomBytes(20).toString('hex')}`;
    this.keys.set(consumer_key, consumer_secret);
    return { key_id: this.keys.size, user_id, consumer_key, consumer_secret, key_permissions: 'read_write' };
  }

  #rest(call: Call, path: string): Answer {
    const is_masked = this.modes.take('masked');
    if (call.method === 'GET' && path === '/wc/v3/system_status')
      return json(200, { environment: { version: '10.3.0' }, settings: { currency: this.shop.currency } });
    if (call.method === 'GET' && path === '/wc/v3/settings/general')
      return json(200, [
        { id: 'woocommerce_default_country', value: `${this.shop.country}:KUL` },
        { id: 'woocommerce_currency', value: this.shop.currency },
        { id: 'woocommerce_weight_unit', value: 'kg' },
      ]);
    if (path === '/wc/v3/webhooks' || path.startsWith('/wc/v3/webhooks/')) return this.#webhook(call, path);
    if (call.method === 'GET' && path === '/wc/v3/orders') return this.#list(call, is_masked);
    const found = /^\/(wc\/v3|wc-shipment-tracking\/v3|wc-ast\/v3)\/orders\/(\d+)(?:\/([\w-]+)(?:\/([\w-]+))?)?$/u.exec(
      path,
    );
    if (found === null) return NO_ROUTE();
    const [, space = '', id = '', part = '', part_id = ''] = found;
    const order = this.shop.orders.get(id);
    if (order === undefined) return refusal(404, 'woocommerce_rest_shop_order_invalid_id', 'Invalid ID.');
    if (space === 'wc/v3' && part === '') return this.#order(call, order, is_masked);
    if (space === 'wc/v3' && part === 'notes') return this.#note(call, order);
    if (space === 'wc/v3' && part === 'fulfillments' && this.tracking === 'fulfillments')
      return this.#fulfillment(call, order, part_id);
    const is_tracking =
      part === 'shipment-trackings' &&
      ((space === 'wc-shipment-tracking/v3' && this.tracking === 'shipment_tracking') ||
        (space === 'wc-ast/v3' && this.tracking === 'ast'));
    return is_tracking ? this.#tracking(call, order, part_id) : NO_ROUTE();
  }

  #list({ query }: Call, is_masked: boolean): Answer {
    const per_page = Number(query['per_page'] ?? 10);
    if (!(per_page >= 1 && per_page <= 100))
      return refusal(400, 'rest_invalid_param', 'Invalid parameter(s): per_page');
    if (query['modified_after'] !== undefined && Number.isNaN(Date.parse(query['modified_after'])))
      return refusal(400, 'rest_invalid_param', 'Invalid parameter(s): modified_after');
    const since =
      query['modified_after'] === undefined
        ? null
        : Date.parse(
            query['dates_are_gmt'] === 'true' && !/[zZ]|[+-]\d\d:/u.test(query['modified_after'])
              ? `${query['modified_after']}Z`
              : query['modified_after'],
          );
    const wanted = query['status'] === undefined || query['status'] === 'any' ? null : query['status'].split(',');
    const sorted = [...this.shop.orders.values()]
      .filter((order) => since === null || order.updated_at_ms > since)
      .filter((order) => wanted === null || wanted.includes(order.status))
      .filter((order) => query['search'] === undefined || order.number === query['search'])
      .sort((a, b) => a.updated_at_ms - b.updated_at_ms || a.id.localeCompare(b.id));
    const page = Number(query['page'] ?? 1);
    const rows = sorted.slice((page - 1) * per_page, page * per_page).map((order) => wooOrder(order, is_masked));
    this.editAfterList(this.shop);
    return json(200, rows, {
      'x-wp-total': String(sorted.length),
      'x-wp-totalpages': String(Math.ceil(sorted.length / per_page)),
    });
  }

  #order(call: Call, order: Order, is_masked: boolean): Answer {
    if (call.method === 'PUT') {
      const status = String(readBody(call)?.['status'] ?? order.status);
      this.change(order, { status });
    }
    return json(200, wooOrder(order, is_masked));
  }

  #note(call: Call, order: Order): Answer {
    const own = this.notes.filter((one) => one.order_id === order.id);
    if (call.method === 'GET')
      return json(
        200,
        own.map((one, index) => ({ id: index + 1, note: one.note, customer_note: one.customer_note })),
      );
    const body = readBody(call);
    if (typeof body?.['note'] !== 'string')
      return refusal(400, 'rest_missing_callback_param', 'Missing parameter(s): note');
    this.notes.push({ order_id: order.id, note: body['note'], customer_note: body['customer_note'] === true });
    return json(201, { id: own.length + 1, note: body['note'], customer_note: body['customer_note'] === true });
  }

  #fulfillment(call: Call, order: Order, id: string): Answer {
    const drawn = (parcel: Order['parcels'][number]) => ({
      id: Number(parcel.id),
      entity_id: order.id,
      status: 'fulfilled',
      is_fulfilled: true,
      meta_data: [
        {
          id: 1,
          key: '_items',
          value: Object.entries(parcel.quantities).map(([item_id, qty]) => ({ item_id: Number(item_id), qty })),
        },
        { id: 2, key: '_tracking_number', value: parcel.tracking_number },
        { id: 3, key: '_shipment_provider', value: parcel.carrier },
        { id: 4, key: '_tracking_url', value: parcel.tracking_url },
      ],
    });
    if (call.method === 'GET') return json(200, { fulfillments: order.parcels.map(drawn) });
    if (call.method === 'DELETE') {
      const parcel = order.parcels.find((one) => one.id === id);
      if (parcel === undefined)
        return refusal(404, 'woocommerce_rest_fulfillment_invalid_id', 'Invalid fulfillment ID.');
      for (const line of order.lines) line.shipped -= parcel.quantities[line.id] ?? 0;
      this.change(order, { parcels: order.parcels.filter((one) => one !== parcel) });
      return json(200, { message: 'Fulfillment deleted.' });
    }
    const meta = (readBody(call)?.['meta_data'] ?? []) as { key: string; value: unknown }[];
    const valueOf = (key: string) => meta.find((one) => one.key === key)?.value;
    const items = (valueOf('_items') ?? []) as { item_id: number; qty: number }[];
    const quantities: Record<string, number> = {};
    for (const { item_id, qty } of items) {
      const line = order.lines.find((one) => one.id === String(item_id));
      if (line === undefined || qty < 1 || qty > line.quantity - line.shipped)
        return refusal(400, 'woocommerce_rest_invalid_fulfillment', 'Invalid item or quantity in the fulfillment.');
      quantities[line.id] = qty;
    }
    if (items.length === 0)
      return refusal(400, 'woocommerce_rest_invalid_fulfillment', 'The fulfillment should contain at least one item.');
    for (const line of order.lines) line.shipped += quantities[line.id] ?? 0;
    const parcel = {
      id: this.shop.nextId(),
      line_ids: Object.keys(quantities),
      quantities,
      status: 'fulfilled',
      tracking_number: String(valueOf('_tracking_number') ?? ''),
      carrier: String(valueOf('_shipment_provider') ?? ''),
      tracking_url: String(valueOf('_tracking_url') ?? ''),
      asked: 0,
      has_document: false,
    };
    order.parcels.push(parcel);
    this.change(order, {});
    return json(201, { fulfillment: drawn(parcel) });
  }

  #tracking(call: Call, order: Order, id: string): Answer {
    const drawn = (parcel: Order['parcels'][number]) => ({
      tracking_id: parcel.id,
      tracking_provider: parcel.carrier,
      tracking_link: parcel.tracking_url,
      tracking_number: parcel.tracking_number,
    });
    if (call.method === 'GET') return json(200, order.parcels.map(drawn));
    if (call.method === 'DELETE') {
      this.change(order, { parcels: order.parcels.filter((one) => one.id !== id) });
      return json(200, { tracking_id: id });
    }
    const body = readBody(call) ?? {};
    if (!body['tracking_number'])
      return refusal(400, 'rest_missing_callback_param', 'Missing parameter(s): tracking_number');
    const parcel = {
      id: this.shop.nextId(),
      line_ids: [],
      quantities: {},
      status: 'shipped',
      tracking_number: String(body['tracking_number']),
      carrier: String(body['custom_tracking_provider'] ?? ''),
      tracking_url: String(body['custom_tracking_link'] ?? ''),
      asked: 0,
      has_document: false,
    };
    order.parcels.push(parcel);
    this.change(order, {});
    return json(201, drawn(parcel));
  }

  #webhook(call: Call, path: string): Answer {
    const id = Number(path.split('/')[4] ?? 0);
    const one = this.webhooks.find((webhook) => webhook.id === id);
    const shown = ({ secret: _, ...rest }: Webhook) => rest;
    if (id > 0 && one === undefined) return refusal(404, 'woocommerce_rest_shop_webhook_invalid_id', 'Invalid ID.');
    if (call.method === 'GET') return json(200, one === undefined ? this.webhooks.map(shown) : shown(one));
    if (call.method === 'DELETE' && one !== undefined) {
      if (call.query['force'] !== 'true')
        return refusal(501, 'woocommerce_rest_trash_not_supported', 'Webhooks do not support trashing.');
      this.webhooks.splice(this.webhooks.indexOf(one), 1);
      return json(200, shown(one));
    }
    const body = readBody(call) ?? {};
    if (one !== undefined) {
      one.status = String(body['status'] ?? one.status);
      return json(200, shown(one));
    }
    if (!/^(order|product)\.\w+$/u.test(String(body['topic'])) || !URL.canParse(String(body['delivery_url'])))
      return refusal(400, 'woocommerce_rest_shop_webhook_invalid_topic', 'Webhook topic must be valid.');
    const made = {
      id: this.webhooks.length + 1,
      topic: String(body['topic']),
      delivery_url: String(body['delivery_url']),
      secret: String(body['secret'] ?? 'derived'),
      status: 'active',
    };
    this.webhooks.push(made);
    // The ping: a form, not an order.
    this.push({
      url: made.delivery_url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: `webhook_id=${made.id}`,
    });
    return json(201, shown(made));
  }

  announce(_: Shop, order: Order, what: 'created' | 'changed' | 'cancelled'): void {
    const topic = what === 'created' ? 'order.created' : 'order.updated';
    const body = JSON.stringify(wooOrder(order, false));
    for (const webhook of this.webhooks.filter((one) => one.topic === topic && one.status === 'active'))
      this.push({
        url: webhook.delivery_url,
        headers: {
          'content-type': 'application/json',
          'x-wc-webhook-source': 'https://batik-corner.example/',
          'x-wc-webhook-topic': topic,
          'x-wc-webhook-resource': 'order',
          'x-wc-webhook-event': topic.split('.')[1] ?? '',
          'x-wc-webhook-id': String(webhook.id),
          'x-wc-webhook-delivery-id': crypto.randomUUID().replaceAll('-', ''),
          'x-wc-webhook-signature': hmac(webhook.secret, 'base64', body),
        },
        body,
      });
  }

  protected override numberOf({ number }: Order): string {
    return number;
  }

  protected override notesOf({ id }: Order): readonly string[] {
    return this.notes.filter(({ order_id }) => order_id === id).map(({ note }) => note);
  }

  override cancel(order: Order): void {
    this.change(order, { status: 'cancelled' });
  }

  endKeys(): void {
    this.keys.clear();
  }

  /** The WordPress user who made the keys is deleted. */
  deauthorise(): void {
    this.keys.clear();
  }
}
