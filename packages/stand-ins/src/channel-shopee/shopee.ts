import { Authority } from '../core/authority.ts';
import { json, readBody, redirect, type Answer, type Call } from '../core/call.ts';
import { consentPage, otherShops, withQuery } from '../core/consent.ts';
import { hmac, same } from '../core/digest.ts';
import { Shop, type Order } from '../core/shop.ts';
import { StandIn, type StandInOptions } from '../core/stand-in.ts';
import { shopeeOrder } from './shopee-order.ts';
import { answerLogistics } from './shopee-logistics.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const LINK_LIFE_S = 300;
const MAX_WINDOW_S = 15 * 86_400;
const MAX_PAGE = 100;
const MAX_DETAILS = 50;

/** Errors are in a 200, except for the signature's and the token's. */
export const refused = (error: string, message: string, status = 200) =>
  json(status, { error, message, request_id: 'e3e3e7f33c8d4aa4b1b1a1b4a0d0a001', response: null });
export const ok = (response: unknown) =>
  json(200, { error: '', message: '', request_id: 'e3e3e7f33c8d4aa4b1b1a1b4a0d0a001', response });

/** Shopee's Open Platform v2. */
export class ShopeeStandIn extends StandIn {
  readonly channel = 'Shopee';
  readonly partner_id = '2001887';
  readonly partner_key = 'stand-in-shopee-key';
  readonly authority: Authority;
  push_url = '';

  constructor(options: StandInOptions) {
    super(options);
    // The refresh token is good once: two workers that refresh at once lose the shop.
    this.authority = new Authority(
      {
        code_ms: 600_000,
        access_ms: 4 * HOUR,
        refresh_ms: 30 * DAY,
        rotates: true,
        lengthens: true,
        forgives_former: false,
      },
      options.now,
    );
    this.open('14701711', 'Sari-sari Express', 'PH', 'PHP');
    this.open('14701712', 'Tindahan ni Nena', 'PH', 'PHP');
  }

  open(id: string, name: string, country: string, currency: string): Shop {
    const shop = new Shop({ id, name, country, currency, first_status: 'READY_TO_SHIP', now: this.now });
    this.shops.set(id, shop);
    return shop;
  }

  protected serve(call: Call): Answer {
    const { path, query } = call;
    if (path === '/answer') return this.#leave(call);
    const timestamp = Number(query['timestamp']);
    if (query['partner_id'] !== this.partner_id) return refused('error_param', 'partner_id is invalid.', 403);
    if (!(Math.abs(this.now() / 1000 - timestamp) <= LINK_LIFE_S))
      return refused('error_param', 'Invalid timestamp.', 403);
    const is_public = path === '/api/v2/shop/auth_partner' || path.startsWith('/api/v2/auth/');
    const shop_part = is_public ? '' : `${query['access_token'] ?? ''}${query['shop_id'] ?? ''}`;
    if (
      !same(query['sign'], hmac(this.partner_key, 'hex', `${this.partner_id}${path}${query['timestamp']}${shop_part}`))
    )
      return refused('error_sign', 'Wrong sign.', 403);
    if (path === '/api/v2/shop/auth_partner') return this.#consent(call);
    if (path === '/api/v2/auth/token/get' || path === '/api/v2/auth/access_token/get')
      return this.#token(call, path.endsWith('access_token/get'));
    return this.#call(call);
  }

  #consent(call: Call): Answer {
    const { query, base_url } = call;
    const shop = this.shopAsked(call);
    if (!URL.canParse(query['redirect'] ?? '')) return refused('error_param', 'redirect is invalid.', 403);
    const answer = (decision: string) =>
      withQuery(`${base_url}/answer`, { decision, as: shop.id, redirect: query['redirect'] ?? '' });
    return consentPage({
      channel: 'Shopee',
      shop: shop.name,
      allow_url: answer('allow'),
      cancel_url: answer('cancel'),
      others: otherShops(call, this.shops.values(), shop),
    });
  }

  /** There is no state here: whoever wants one puts it into the redirect. */
  #leave(call: Call): Answer {
    const { query } = call;
    const { id } = this.shopAsked(call);
    const redirect_to = query['redirect'] ?? '';
    if (query['decision'] !== 'allow') return redirect(withQuery(redirect_to, { error: 'access_denied' }));
    return redirect(withQuery(redirect_to, { code: this.authority.issueCode(id), shop_id: id }));
  }

  #token(call: Call, is_refresh: boolean): Answer {
    const body = readBody(call) ?? {};
    if (typeof body['partner_id'] !== 'number' || typeof body['shop_id'] !== 'number')
      return refused('error_param', 'partner_id and shop_id must be integers.');
    const grant = is_refresh
      ? this.authority.refresh(String(body['refresh_token'] ?? ''))
      : this.authority.redeem(String(body['code'] ?? ''));
    if (grant === null || grant.shop_id !== String(body['shop_id']))
      return refused('error_auth', is_refresh ? 'Invalid refresh_token.' : 'Invalid code.');
    return json(200, {
      error: '',
      message: '',
      request_id: 'f2a678875e669fdbdb4cbc6a9a18b895',
      access_token: grant.access_token,
      refresh_token: grant.refresh_token,
      expire_in: this.authority.lifeOf(grant).access_s,
      partner_id: Number(this.partner_id),
      shop_id: Number(grant.shop_id),
    });
  }

  #call(call: Call): Answer {
    const { path, query } = call;
    if (this.modes.take('deauthorised')) this.authority.revoke(query['shop_id'] ?? '');
    const shop = this.shops.get(query['shop_id'] ?? '');
    if (shop === undefined || this.authority.shopOf(query['access_token']) !== shop.id)
      return refused('error_auth', 'Invalid access_token.', 403);
    if (this.modes.take('throttle')) return refused('error_limit', 'The API call has reached the limit.', 429);
    const is_masked = this.modes.take('masked');
    switch (path) {
      case '/api/v2/shop/get_shop_info':
        return json(200, {
          error: '',
          message: '',
          request_id: 'x',
          shop_name: shop.name,
          region: shop.country,
          status: 'NORMAL',
          auth_time: Math.floor(this.now() / 1000),
          expire_time: Math.floor((this.now() + 365 * DAY) / 1000),
        });
      case '/api/v2/order/get_order_list':
        return this.#list(shop, query);
      case '/api/v2/order/get_order_detail': {
        const ids = (query['order_sn_list'] ?? '').split(',').filter(Boolean);
        if (ids.length === 0 || ids.length > MAX_DETAILS)
          return refused('order.order_list_invalid_params', 'order_sn_list must name 1 to 50 orders.');
        const optional = (query['response_optional_fields'] ?? '').split(',');
        return ok({
          order_list: ids.flatMap((id) => {
            const order = shop.orders.get(id);
            return order === undefined ? [] : [shopeeOrder(order, is_masked, optional)];
          }),
        });
      }
      default:
        return answerLogistics(call, shop, {
          modes: this.modes,
          changed: (order: Order) => this.change(order, {}, shop),
        });
    }
  }

  #list(shop: Shop, query: Call['query']): Answer {
    const from = Number(query['time_from']);
    const to = Number(query['time_to']);
    if (!['create_time', 'update_time'].includes(query['time_range_field'] ?? ''))
      return refused('error_param', 'time_range_field is invalid.');
    if (!(to > from)) return refused('error_param', 'Start time must be earlier than end time.');
    if (to - from > MAX_WINDOW_S)
      return refused('error_param', 'Start time must be earlier than end time and diff in 15days.');
    const page_size = Number(query['page_size']);
    // Not proven: 100 is what the documents of sellers' tools name.
    if (!(page_size >= 1 && page_size <= MAX_PAGE))
      return refused('error_param', 'page_size must be between 1 and 100.');
    const field = query['time_range_field'] === 'create_time' ? 'created_at_ms' : 'updated_at_ms';
    const sorted = [...shop.orders.values()]
      .filter((order) => Math.floor(order[field] / 1000) >= from && Math.floor(order[field] / 1000) <= to)
      .sort((a, b) => a[field] - b[field] || a.id.localeCompare(b.id));
    const at = Number(query['cursor'] === undefined || query['cursor'] === '' ? 0 : query['cursor']);
    const orders = sorted.slice(at, at + page_size);
    this.editAfterList(shop);
    const more = at + orders.length < sorted.length;
    return ok({
      more,
      next_cursor: more ? String(at + orders.length) : '',
      order_list: orders.map((order) => ({ order_sn: order.id, order_status: order.status, booking_sn: '' })),
    });
  }

  announce(shop: Shop, order: Order): void {
    this.#send({
      code: 3,
      shop_id: Number(shop.id),
      timestamp: Math.floor(this.now() / 1000),
      data: { ordersn: order.id, status: order.status, update_time: Math.floor(order.updated_at_ms / 1000), items: [] },
    });
  }

  endKeys(shop = this.shop): void {
    this.authority.revoke(shop.id);
  }

  deauthorise(shop = this.shop): void {
    this.authority.revoke(shop.id);
    this.#send({
      code: 2,
      partner_id: Number(this.partner_id),
      timestamp: Math.floor(this.now() / 1000),
      data: {
        authorize_type: 'user cancel shop authorization',
        success: 1,
        extra: `shop id ${shop.id} (${shop.country}) has been cancelled its authorization`,
      },
    });
  }

  /** Authorisations that end within a week, of several shops at once. */
  announceEnd(data: {
    shop_expire_soon: number[];
    merchant_expire_soon: number[];
    expire_before: number;
    page_no: number;
  }): void {
    this.#send({ code: 12, timestamp: Math.floor(this.now() / 1000), data });
  }

  #send(message: object): void {
    if (this.push_url === '') return;
    const body = JSON.stringify(message);
    this.push({
      url: this.push_url,
      headers: {
        'content-type': 'application/json',
        authorization: hmac(this.partner_key, 'hex', `${this.push_url}|${body}`),
      },
      body,
    });
  }
}
