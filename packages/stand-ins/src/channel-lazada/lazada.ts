import { Authority } from '../core/authority.ts';
import { json, redirect, type Answer, type Call } from '../core/call.ts';
import { consentPage, otherShops, withQuery } from '../core/consent.ts';
import { hmac, joined, same } from '../core/digest.ts';
import { Shop, type Order, type Push } from '../core/shop.ts';
import { StandIn, type StandInOptions } from '../core/stand-in.ts';
import { lazadaItems, lazadaOrder, settleLines } from './lazada-order.ts';
import { packOrders, updatePackages, type LazadaFailure } from './lazada-fulfilment.ts';

const DAY = 24 * 3_600_000;
const TIMESTAMP_WINDOW_MS = 7_200_000;
const MAX_OFFSET = 5_000;

/** Errors are in a 200. */
const refused = (code: string, message: string) =>
  json(200, { type: 'ISV', code, message, request_id: '0ba2887315178178017221014' });
const ok = (data: unknown) => json(200, { code: '0', data, request_id: '0ba2887315178178017221014' });

/** Lazada's Open Platform. Paths are `/rest/...` of any country, and `/oauth/authorize`. */
export class LazadaStandIn extends StandIn {
  readonly channel = 'Lazada';
  readonly app_key = '123456';
  readonly app_secret = 'stand-in-lazada-secret';
  readonly authority: Authority;
  /** Where pushes go: registered by hand in Lazada's console. */
  push_url = '';

  constructor(options: StandInOptions) {
    super(options);
    // Refreshing does not lengthen the refresh token.
    this.authority = new Authority(
      {
        code_ms: 1_800_000,
        access_ms: 30 * DAY,
        refresh_ms: 180 * DAY,
        rotates: true,
        lengthens: false,
        forgives_former: false,
      },
      options.now,
    );
    this.open('1234567', 'Kampung Crafts', 'MY', 'MYR');
    this.open('1234568', 'Pasar Kraf', 'MY', 'MYR');
  }

  open(id: string, name: string, country: string, currency: string): Shop {
    const shop = new Shop({ id, name, country, currency, first_status: 'pending', now: this.now });
    this.shops.set(id, shop);
    return shop;
  }

  protected serve(call: Call): Answer {
    if (call.path === '/oauth/authorize') return this.#consent(call);
    if (call.path === '/oauth/answer') return this.#leave(call);
    if (!call.path.startsWith('/rest/')) return { status: 404, body: 'Not Found' };
    const path = call.path.slice('/rest'.length);
    const form =
      call.headers['content-type']?.includes('x-www-form-urlencoded') === true
        ? Object.fromEntries(new URLSearchParams(call.body))
        : {};
    const parameters: Record<string, string> = { ...call.query, ...form };
    const raw_json = Object.keys(form).length === 0 ? call.body : '';
    if (parameters['app_key'] !== this.app_key) return refused('InvalidAppKey', 'The specified App Key is invalid');
    if (parameters['sign_method'] !== 'sha256')
      return refused('InvalidSignatureMethod', 'The signature method is not supported');
    if (!(Math.abs(this.now() - Number(parameters['timestamp'])) <= TIMESTAMP_WINDOW_MS))
      return refused('IllegalTimestamp', 'The specified timestamp is invalid');
    const expected = hmac(this.app_secret, 'hex', path + joined(parameters, ['sign']) + raw_json).toUpperCase();
    if (!same(parameters['sign'], expected))
      return refused('IncompleteSignature', 'The request signature does not conform to lazada standards');
    if (path === '/auth/token/create' || path === '/auth/token/refresh') return this.#token(path, parameters);
    return this.#call(path, parameters);
  }

  #consent(call: Call): Answer {
    const { query, base_url } = call;
    const shop = this.shopAsked(call);
    if (
      query['client_id'] !== this.app_key ||
      query['response_type'] !== 'code' ||
      !URL.canParse(query['redirect_uri'] ?? '')
    )
      return { status: 400, body: 'Invalid request: check client_id and redirect_uri' };
    const answer = (decision: string) =>
      withQuery(`${base_url}/oauth/answer`, {
        decision,
        as: shop.id,
        redirect_uri: query['redirect_uri'] ?? '',
        state: query['state'] ?? '',
      });
    return consentPage({
      channel: 'Lazada',
      shop: shop.name,
      allow_url: answer('allow'),
      cancel_url: answer('cancel'),
      others: otherShops(call, this.shops.values(), shop),
    });
  }

  #leave(call: Call): Answer {
    const { query } = call;
    const answer: Record<string, string> =
      query['decision'] === 'allow'
        ? { code: this.authority.issueCode(this.shopAsked(call).id) }
        : { error: 'access_denied' };
    return redirect(withQuery(query['redirect_uri'] ?? '', { ...answer, state: query['state'] ?? '' }));
  }

  #token(path: string, parameters: Record<string, string>): Answer {
    const is_refresh = path.endsWith('refresh');
    const grant = is_refresh
      ? this.authority.refresh(parameters['refresh_token'] ?? '')
      : this.authority.redeem(parameters['code'] ?? '');
    if (grant === null)
      return is_refresh
        ? refused('IllegalRefreshToken', 'The specified refresh token is invalid or expired')
        : refused('InvalidCode', 'Invalid authorization code');
    const life = this.authority.lifeOf(grant);
    const shop = this.shops.get(grant.shop_id) ?? this.shop;
    return json(200, {
      code: '0',
      request_id: '0ba2887315172940728551014',
      access_token: grant.access_token,
      expires_in: life.access_s,
      refresh_token: grant.refresh_token,
      refresh_expires_in: life.refresh_s,
      account: 'seller@example.com',
      account_platform: 'seller_center',
      country: shop.country.toLowerCase(),
      country_user_info: [
        {
          country: shop.country.toLowerCase(),
          user_id: '1001',
          seller_id: shop.id,
          short_code: `${shop.country}1P5R1`,
        },
      ],
    });
  }

  #call(path: string, parameters: Record<string, string>): Answer {
    if (this.modes.take('deauthorised')) this.authority.revoke(this.shop.id);
    const shop = this.shops.get(this.authority.shopOf(parameters['access_token']) ?? '');
    if (shop === undefined) return refused('IllegalAccessToken', 'The specified access token is invalid or expired');
    if (this.modes.take('throttle')) return refused('ApiCallLimit', 'This ban will last 1 seconds');
    const is_masked = this.modes.take('masked');
    switch (path) {
      case '/seller/get':
        return ok({
          seller_id: Number(shop.id),
          name: shop.name,
          short_code: `${shop.country}1P5R1`,
          status: 'ACTIVE',
        });
      case '/orders/get':
        return this.#list(shop, parameters, is_masked);
      case '/order/get': {
        const order = shop.orders.get(parameters['order_id'] ?? '');
        return order === undefined ? refused('16', 'E016: "Invalid Order ID"') : ok(lazadaOrder(order, is_masked));
      }
      case '/orders/items/get': {
        const ids = readJson(parameters['order_ids']) as unknown[];
        if (!Array.isArray(ids) || ids.length === 0) return refused('37', 'E037: "One or more order id are invalid"');
        const orders = ids.flatMap((id) => shop.orders.get(String(id)) ?? []);
        if (orders.length < ids.length) return refused('37', 'E037: "One or more order id are invalid"');
        return ok(
          orders.map((order) => ({
            order_id: Number(order.id),
            order_number: Number(order.id),
            order_items: lazadaItems(order),
          })),
        );
      }
      default:
        return this.#fulfil(path, shop, parameters);
    }
  }

  #list(shop: Shop, parameters: Record<string, string>, is_masked: boolean): Answer {
    const since = parameters['update_after'] ?? parameters['created_after'];
    if (since === undefined) return refused('36', 'E036: "Either created_after or update_after is mandatory"');
    if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:?\d\d)$/u.test(since))
      return refused('14', 'E014: "Invalid created_after or update_after"');
    const limit = Number(parameters['limit'] ?? 100);
    const offset = Number(parameters['offset'] ?? 0);
    if (!(limit >= 1 && limit <= 100)) return refused('19', 'E019: "Invalid Limit"');
    if (!(offset >= 0 && offset <= MAX_OFFSET)) return refused('20', 'E020: "Invalid Offset"');
    const field = parameters['update_after'] === undefined ? 'created_at_ms' : 'updated_at_ms';
    const sorted = [...shop.orders.values()]
      .filter((order) => Math.floor(order[field] / 1000) * 1000 >= Date.parse(since))
      .sort((a, b) => a.updated_at_ms - b.updated_at_ms || a.id.localeCompare(b.id));
    if (parameters['sort_direction'] !== 'ASC') sorted.reverse();
    const orders = sorted.slice(offset, offset + limit).map((order) => lazadaOrder(order, is_masked));
    this.editAfterList(shop);
    return ok({ count: orders.length, countTotal: sorted.length, orders });
  }

  #fulfil(path: string, shop: Shop, parameters: Record<string, string>): Answer {
    const result = (data: unknown, failure: LazadaFailure | null = null) =>
      json(200, {
        code: '0',
        request_id: '0ba2887315178178017221014',
        result: {
          success: failure === null,
          data,
          error_code: failure?.code ?? '0',
          error_msg: failure?.message ?? '',
        },
      });
    const tools = {
      shop,
      is_partial: () => this.modes.take('partial'),
      changed: (order: Order) => this.change(order, {}, shop),
    };
    switch (path) {
      case '/order/shipment/providers/get':
        return result({ platform_default: 1, shipment_providers: [], shipping_allocate_type: 'TFS' });
      case '/order/fulfill/pack': {
        const done = packOrders(readJson(parameters['packReq']), tools);
        return 'code' in done ? result(null, done) : result(done);
      }
      case '/order/package/rts':
      case '/order/package/repack':
      case '/order/package/sof/delivered':
      case '/order/package/sof/failed_delivery': {
        const name =
          {
            rts: 'readyToShipReq',
            repack: 'rePackReq',
            delivered: 'dbsDeliveryReq',
            failed_delivery: 'dbsFailedDeliveryReq',
          }[path.split('/').at(-1) ?? ''] ?? '';
        const done = updatePackages(path, readJson(parameters[name]), tools);
        return 'code' in done ? result(null, done) : result(done);
      }
      case '/order/package/sof/status/update': {
        const tag = parameters['tag'] ?? '';
        const order = [...shop.orders.values()].find((one) => one.parcels.some(({ id }) => id === tag));
        const parcel = order?.parcels.find(({ id }) => id === tag);
        if (order === undefined || parcel === undefined || !parameters['trackingNumber'] || order.logistics !== 'own')
          return json(200, {
            code: '0',
            success: false,
            errorCode: { displayMessage: 'package not found or not delivered by seller' },
          });
        Object.assign(parcel, {
          tracking_number: parameters['trackingNumber'],
          carrier: parameters['carrierCode'] ?? '',
          status: 'shipped',
        });
        settleLines(order);
        this.change(order, {}, shop);
        return json(200, { code: '0', success: true, module: { result: true } });
      }
      case '/order/package/document/get': {
        const request = readJson(parameters['getDocumentReq']) as {
          doc_type?: string;
          packages?: { package_id?: string }[];
        } | null;
        const parcel = [...shop.orders.values()]
          .flatMap((one) => one.parcels)
          .find(({ id }) => id === request?.packages?.[0]?.package_id);
        if (parcel === undefined || !['PDF', 'HTML'].includes(request?.doc_type ?? ''))
          return result(null, { code: '600001', message: 'package not found' });
        parcel.asked += 1;
        if (parcel.asked === 1 && this.modes.take('asynchronous'))
          return result(null, { code: '600010', message: 'the document is being generated, please retry' });
        return result({
          doc_type: 'PDF',
          file: Buffer.from(`%PDF-1.4 airway bill ${parcel.tracking_number}`).toString('base64'),
          pdf_url: '',
        });
      }
      default:
        return refused('InvalidApiPath', 'The specified API path is invalid');
    }
  }

  announce(shop: Shop, order: Order): void {
    // One message a line: a burst for one order.
    for (const line of order.lines)
      this.#send({
        seller_id: shop.id,
        message_type: 0,
        timestamp: Math.floor(this.now() / 1000),
        site: `lazada_${shop.country.toLowerCase()}`,
        data: {
          order_status: line.status,
          trade_order_id: order.id,
          trade_order_line_id: `${line.id}0`,
          status_update_time: Math.floor(order.updated_at_ms / 1000),
          buyer_id: '0',
        },
      });
  }

  /** Lazada says 48 hours ahead that a token ends. */
  announceTokenEnd(shop = this.shop): void {
    this.#send({
      seller_id: 'null',
      message_type: 8,
      timestamp: Math.floor(this.now() / 1000),
      site: `lazada_${shop.country.toLowerCase()}`,
      data: {
        app_key: this.app_key,
        seller_id: shop.id,
        auth_expiry_time: Math.floor((this.now() + 2 * DAY) / 1000),
      },
    });
  }

  /** A message as it arrives. */
  signed(message: object): Pick<Push, 'headers' | 'body'> {
    const body = JSON.stringify(message);
    return {
      headers: { 'content-type': 'application/json', authorization: hmac(this.app_secret, 'hex', this.app_key + body) },
      body,
    };
  }

  #send(message: object): void {
    if (this.push_url !== '') this.push({ url: this.push_url, ...this.signed(message) });
  }

  /** An order has no state of its own, its lines have. */
  protected override stateOf({ lines }: Order): string {
    return [...new Set(lines.map(({ status }) => status))].join(', ');
  }

  override cancel(order: Order, shop: Shop = this.shop): void {
    this.change(order, { lines: order.lines.map((line) => ({ ...line, status: 'canceled' })) }, shop);
  }

  endKeys(shop = this.shop): void {
    this.authority.revoke(shop.id);
  }

  deauthorise(shop = this.shop): void {
    this.authority.revoke(shop.id);
  }
}

function readJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
