import { Authority } from '../core/authority.ts';
import { json, readBody, redirect, type Answer, type Call } from '../core/call.ts';
import { consentPage, otherShops, withQuery } from '../core/consent.ts';
import { hmac, joined, same } from '../core/digest.ts';
import { Shop, type Order } from '../core/shop.ts';
import { StandIn, type StandInOptions } from '../core/stand-in.ts';
import { packageIdOf, tiktokOrder } from './tiktok-order.ts';

const FIRST_PROVIDER = 6_617_675_021_119_438_849n;
const DAY = 24 * 3_600_000;
const TIMESTAMP_WINDOW_S = 300;
const request_id = '202309210102059B8F3F5D0D4A1C1F0A1B';

const refused = (status: number, code: number, message: string) =>
  json(status, { code, message, data: {}, request_id });
const ok = (data: unknown) => json(200, { code: 0, message: 'Success', data, request_id });

/** TikTok Shop's API 202309. Signing and tokens share one address here; the paths differ. */
export class TiktokShopStandIn extends StandIn {
  readonly channel = 'TikTok Shop';
  readonly app_key = '38abcd';
  readonly app_secret = 'stand-in-tiktok-secret';
  readonly service_id = '7000000000000000001';
  readonly authority: Authority;
  readonly #providers: readonly { id: string; name: string }[];
  #webhooks: { event_type: string; address: string; shop_id: string }[] = [];

  constructor(options: StandInOptions) {
    super(options);
    const carriers = ['Ninja Van', ...(options.carriers ?? [])];
    this.#providers = carriers.map((name, index) => ({ id: String(FIRST_PROVIDER + BigInt(index)), name }));
    this.authority = new Authority(
      {
        code_ms: 1_800_000,
        access_ms: 7 * DAY,
        refresh_ms: 90 * DAY,
        rotates: true,
        lengthens: true,
        forgives_former: false,
      },
      options.now,
    );
    this.open('7494049642642441621', 'Toko Nusantara', 'ID', 'IDR');
    this.open('7494049642642441622', 'Warung Sinar', 'ID', 'IDR');
  }

  open(id: string, name: string, country: string, currency: string): Shop {
    const shop = new Shop({ id, name, country, currency, first_status: 'AWAITING_SHIPMENT', now: this.now });
    this.shops.set(id, shop);
    return shop;
  }

  cipherOf(shop: Shop): string {
    return `ROW_${Buffer.from(shop.id).toString('base64url')}`;
  }

  protected serve(call: Call): Answer {
    if (call.path.startsWith('/documents/'))
      return { status: 200, headers: { 'content-type': 'application/pdf' }, body: `%PDF-1.4 ${call.path}` };
    if (call.path === '/open/authorize') return this.#consent(call);
    if (call.path === '/open/answer') return this.#leave(call);
    if (call.path.startsWith('/api/v2/token/')) return this.#token(call);
    const { query, path, body } = call;
    if (query['app_key'] !== this.app_key) return refused(400, 36004004, 'Invalid app_key');
    if (!(Math.abs(this.now() / 1000 - Number(query['timestamp'])) <= TIMESTAMP_WINDOW_S))
      return refused(400, 36009003, 'Invalid timestamp');
    const text = this.app_secret + path + joined(query, ['sign', 'access_token']) + body + this.app_secret;
    if (!same(query['sign'], hmac(this.app_secret, 'hex', text))) return refused(401, 36009004, 'Signature is invalid');
    return this.#call(call);
  }

  #consent(call: Call): Answer {
    const { query, base_url } = call;
    const shop = this.shopAsked(call);
    if (query['service_id'] !== this.service_id || !query['state']) return { status: 400, body: 'Invalid service_id' };
    const answer = (decision: string) =>
      withQuery(`${base_url}/open/answer`, {
        decision,
        as: shop.id,
        state: query['state'] ?? '',
        redirect_uri: this.redirect_uri,
      });
    return consentPage({
      channel: 'TikTok Shop',
      shop: shop.name,
      allow_url: answer('allow'),
      cancel_url: answer('cancel'),
      others: otherShops(call, this.shops.values(), shop),
    });
  }

  /** Registered with the app, never sent along. */
  redirect_uri = '';

  #leave(call: Call): Answer {
    const { query } = call;
    const shop = this.shopAsked(call);
    const answer: Record<string, string> =
      query['decision'] === 'allow'
        ? {
            app_key: this.app_key,
            code: this.authority.issueCode(shop.id),
            locale: 'en',
            shop_region: shop.country,
          }
        : { error: 'access_denied' };
    return redirect(withQuery(query['redirect_uri'] ?? '', { ...answer, state: query['state'] ?? '' }));
  }

  #token({ path, query }: Call): Answer {
    const is_refresh = path.endsWith('/refresh');
    if (query['app_key'] !== this.app_key || query['app_secret'] !== this.app_secret)
      return json(200, { code: 36004003, message: 'app_secret is invalid', data: {}, request_id });
    if (query['grant_type'] !== (is_refresh ? 'refresh_token' : 'authorized_code'))
      return json(200, { code: 36004002, message: 'grant_type is invalid', data: {}, request_id });
    const grant = is_refresh
      ? this.authority.refresh(query['refresh_token'] ?? '')
      : this.authority.redeem(query['auth_code'] ?? '');
    if (grant === null)
      return json(200, {
        code: is_refresh ? 36004006 : 36004004,
        message: is_refresh ? 'refresh_token is invalid or expired' : 'auth_code is invalid or expired',
        data: {},
        request_id,
      });
    // Absolute times, although the names say "in".
    return ok({
      access_token: grant.access_token,
      access_token_expire_in: Math.floor(grant.access_ends_ms / 1000),
      refresh_token: grant.refresh_token,
      refresh_token_expire_in: Math.floor(grant.refresh_ends_ms / 1000),
      open_id: 'open-id-1',
      seller_name: this.shops.get(grant.shop_id)?.name ?? '',
      seller_base_region: this.shops.get(grant.shop_id)?.country ?? '',
      user_type: 0,
    });
  }

  #call(call: Call): Answer {
    const { path, query } = call;
    if (this.modes.take('deauthorised')) this.authority.revoke(this.shop.id);
    const shop = this.shops.get(this.authority.shopOf(call.headers['x-tts-access-token']) ?? '');
    if (shop === undefined) return refused(401, 105002, 'Expired credentials: access token is invalid or expired');
    if (this.modes.take('throttle')) return refused(429, 36009002, 'Too many requests');
    if (path === '/authorization/202309/shops')
      return ok({
        shops: [
          {
            id: shop.id,
            name: shop.name,
            region: shop.country,
            seller_type: 'LOCAL',
            cipher: this.cipherOf(shop),
            code: `${shop.country}LCLCW`,
          },
        ],
      });
    if (query['shop_cipher'] !== this.cipherOf(shop)) return refused(400, 36009005, 'Invalid shop_cipher');
    const is_masked = this.modes.take('masked');
    if (call.method === 'POST' && path === '/order/202309/orders/search') return this.#search(call, shop, is_masked);
    if (call.method === 'GET' && path === '/order/202309/orders') {
      const ids = (query['ids'] ?? '').split(',').filter(Boolean);
      if (ids.length === 0 || ids.length > 50) return refused(400, 36009006, 'ids must name 1 to 50 orders');
      return ok({
        orders: ids.flatMap((id) => {
          const order = shop.orders.get(id);
          return order === undefined ? [] : [tiktokOrder(order, is_masked)];
        }),
      });
    }
    if (path === '/event/202309/webhooks') return this.#webhook(call, shop);
    if (/^\/logistics\/202309\/delivery_options\/\d+\/shipping_providers$/u.test(path))
      return ok({ shipping_providers: this.#providers });
    const found =
      /^\/fulfillment\/202309\/packages\/(\d+)(?:\/(ship|shipping_documents|shipping_info\/update))?$/u.exec(path);
    if (found === null) return refused(404, 36009009, 'Invalid path');
    const order = [...shop.orders.values()].find((one) => packageIdOf(one) === found[1]);
    return order === undefined
      ? refused(400, 21001001, 'Package not found')
      : this.#package(call, shop, order, found[2] ?? '');
  }

  #search(call: Call, shop: Shop, is_masked: boolean): Answer {
    const page_size = Number(call.query['page_size']);
    if (!(page_size >= 1 && page_size <= 100)) return refused(400, 36009006, 'page_size must be between 1 and 100');
    const body = readBody(call);
    if (body === null) return refused(400, 36009007, 'The body is no JSON');
    const from = Number(body['update_time_ge'] ?? 0);
    const to = Number(body['update_time_lt'] ?? Infinity);
    const sorted = [...shop.orders.values()]
      .filter((order) => Math.floor(order.updated_at_ms / 1000) >= from && Math.floor(order.updated_at_ms / 1000) < to)
      .sort((a, b) => a.updated_at_ms - b.updated_at_ms || a.id.localeCompare(b.id));
    if (call.query['sort_order'] !== 'ASC') sorted.reverse();
    const at = Number(Buffer.from(call.query['page_token'] ?? '', 'base64url').toString() || 0);
    const orders = sorted.slice(at, at + page_size).map((order) => tiktokOrder(order, is_masked));
    this.editAfterList(shop);
    const more = at + orders.length < sorted.length;
    return ok({
      next_page_token: more ? Buffer.from(String(at + orders.length)).toString('base64url') : '',
      total_count: sorted.length,
      orders,
    });
  }

  #package(call: Call, shop: Shop, order: Order, part: string): Answer {
    const [parcel] = order.parcels;
    if (part === '')
      return ok({
        package_id: packageIdOf(order),
        package_status: parcel === undefined ? 'TO_FULFILL' : 'PROCESSING',
        tracking_number: parcel?.tracking_number ?? '',
        shipping_provider_name: parcel?.carrier ?? '',
        shipping_type: order.logistics === 'own' ? 'SELLER' : 'TIKTOK',
        orders: [{ id: order.id }],
      });
    if (part === 'shipping_documents') {
      if (parcel === undefined || order.logistics === 'own')
        return refused(400, 21011015, 'The package has no shipping document');
      if (call.query['document_type'] === undefined) return refused(400, 36009006, 'document_type is required');
      parcel.asked += 1;
      if (parcel.asked === 1 && this.modes.take('asynchronous'))
        return refused(200, 21011016, 'The document is being generated, please try again later');
      return ok({
        doc_url: `${call.base_url}/documents/${packageIdOf(order)}.pdf`,
        tracking_number: parcel.tracking_number,
      });
    }
    const body = readBody(call) ?? {};
    const own = part === 'ship' ? (body['self_shipment'] as Record<string, unknown> | undefined) : body;
    if (part === 'ship' && parcel !== undefined) return refused(200, 11006021, 'The package has already been shipped');
    if (order.status === 'CANCELLED' || order.status === 'ON_HOLD')
      return refused(200, 21011021, 'The order status does not allow shipping');
    if (
      order.logistics === 'own'
        ? !own?.['tracking_number'] || !own['shipping_provider_id']
        : own !== undefined && part === 'ship'
    )
      return refused(400, 21011020, 'self_shipment does not fit the shipping type');
    if (order.logistics === 'platform' && !['PICKUP', 'DROP_OFF'].includes(String(body['handover_method'])))
      return refused(400, 21011022, 'handover_method is invalid');
    const tracking_number = order.logistics === 'own' ? String(own?.['tracking_number']) : `JX${order.id.slice(-9)}`;
    if (parcel === undefined) {
      const quantities = Object.fromEntries(order.lines.map((line) => [line.id, line.quantity]));
      order.parcels.push({
        id: packageIdOf(order),
        line_ids: Object.keys(quantities),
        quantities,
        status: 'PROCESSING',
        tracking_number,
        carrier: order.logistics === 'own' ? 'Seller shipping' : 'J&T Express',
        tracking_url: '',
        asked: 0,
        has_document: true,
      });
    } else parcel.tracking_number = tracking_number;
    this.change(order, { status: order.logistics === 'own' ? 'IN_TRANSIT' : 'AWAITING_COLLECTION' }, shop);
    return ok({});
  }

  #webhook(call: Call, shop: Shop): Answer {
    const own = this.#webhooks.filter((one) => one.shop_id === shop.id);
    if (call.method === 'GET')
      return ok({ webhooks: own.map(({ event_type, address }) => ({ event_type, address })), total_count: own.length });
    const body = readBody(call) ?? {};
    this.#webhooks = this.#webhooks.filter((one) => one.shop_id !== shop.id || one.event_type !== body['event_type']);
    if (call.method === 'PUT')
      this.#webhooks.push({
        event_type: String(body['event_type']),
        address: String(body['address']),
        shop_id: shop.id,
      });
    return ok({});
  }

  announce(shop: Shop, order: Order): void {
    this.#send(shop, 'ORDER_STATUS_CHANGE', 1, {
      order_id: order.id,
      order_status: order.status === 'CANCELLED' ? 'CANCEL' : order.status,
      is_on_hold_order: false,
      update_time: Math.floor(order.updated_at_ms / 1000),
    });
  }

  endKeys(shop = this.shop): void {
    this.authority.revoke(shop.id);
  }

  deauthorise(shop = this.shop): void {
    this.authority.revoke(shop.id);
    this.#send(shop, 'SELLER_DEAUTHORIZATION', 6, {
      message: 'The seller has removed the authorization',
      time: Math.floor(this.now() / 1000),
    });
  }

  #send(shop: Shop, event_type: string, type: number, data: object): void {
    for (const { address } of this.#webhooks.filter(
      (one) => one.shop_id === shop.id && one.event_type === event_type,
    )) {
      const body = JSON.stringify({
        type,
        tts_notification_id: crypto.randomUUID(),
        shop_id: shop.id,
        timestamp: Math.floor(this.now() / 1000),
        data,
      });
      this.push({
        url: address,
        headers: {
          'content-type': 'application/json',
          authorization: hmac(this.app_secret, 'hex', this.app_key + body),
        },
        body,
      });
    }
  }
}
