import { json, readBody, type Answer, type Call } from '../core/call.ts';
import { CourierStandIn, type CourierParcel } from '../core/courier-stand-in.ts';
import { decimal } from '../core/decimal.ts';
import { hmac, same } from '../core/digest.ts';
import { fieldsOf, listOf, objectionToOrder, objectionToQuotation } from './lalamove-objections.ts';

/** How far a caller's clock may be off. */
const CLOCK_MS = 300_000;
const QUOTATION_MS = 300_000;
const MINUTE_MS = 60_000;
/** Of the sandbox, in a minute. */
const ORDERS_A_MINUTE = 30;
const DETAILS_A_MINUTE = 50;
const REQUEST_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u;

const SERVICES = [
  { key: 'MOTORCYCLE', load: { value: '20', unit: 'kg' }, side: '0.5', price_minor: 1_250 },
  { key: 'CAR', load: { value: '70', unit: 'kg' }, side: '0.7', price_minor: 2_190 },
  { key: 'VAN', load: { value: '800', unit: 'kg' }, side: '1.7', price_minor: 4_480 },
];
const DRIVER = { driverId: '80557', name: 'Arif Setiawan', phone: '+6581112233', plateNumber: 'SGX1234A' };

interface Quotation {
  stop_ids: string[];
  ends_ms: number;
  service: string;
  total: string;
}

const refused = (status: number, id: string, detail: string) =>
  json(status, { errors: [{ id, message: id.toLowerCase().replaceAll('_', ' '), detail }] });

/** Lalamove's API v3 in one market. It keeps no reference of ours: whoever loses an answer has to be told by it. */
export class LalamoveStandIn extends CourierStandIn {
  readonly api_key = 'pk_test_stand_in';
  readonly api_secret = 'sampan-test-key';
  market = 'SG';
  currency = 'SGD';
  /** Of the merchant's wallet at Lalamove, in orders. */
  credit_orders = Number.POSITIVE_INFINITY;
  readonly #quotations = new Map<string, Quotation>();
  readonly #placed_at: number[] = [];
  readonly #read_at: number[] = [];
  #next = 3_500_000_000_000_000_000n;

  #id(): string {
    this.#next += 1n;
    return String(this.#next);
  }

  protected serve(call: Call): Answer {
    const unsigned = this.#objectionToHeaders(call);
    if (unsigned !== null) return unsigned;
    if (this.modes.take('throttle')) return refused(429, 'ERR_TOO_MANY_REQUESTS', 'Too many requests');
    const route = `${call.method} ${call.path}`;
    if (route === 'GET /v3/cities') return this.#cities();
    if (route === 'POST /v3/quotations') return this.#quote(call);
    if (route === 'POST /v3/orders') return this.#order(call);
    const [, , kind, order_id = '', ...rest] = call.path.split('/');
    const parcel = kind === 'orders' ? this.parcels.get(order_id) : undefined;
    if (parcel === undefined) return refused(404, 'ERR_ORDER_NOT_FOUND', 'The order does not exist');
    if (call.method === 'GET' && rest.length === 0) return this.#read(parcel);
    if (call.method === 'GET' && rest[0] === 'drivers') return json(200, { data: DRIVER });
    if (call.method === 'DELETE' && rest.length === 0) return this.#cancel(parcel);
    return refused(404, 'ERR_NOT_FOUND', 'No such endpoint');
  }

  #objectionToHeaders({ method, path, headers, body }: Call): Answer | null {
    const [, key, timestamp = '', signature] =
      /^hmac ([^:]+):(\d{13}):([0-9a-f]{64})$/u.exec(headers['authorization'] ?? '') ?? [];
    if (key !== this.api_key) return refused(401, 'ERR_UNAUTHORIZED', 'The key is not known');
    if (Math.abs(this.now() - Number(timestamp)) > CLOCK_MS)
      return refused(401, 'ERR_UNAUTHORIZED', 'The timestamp is off');
    if (!same(signature, this.#sign(timestamp, method, path, body)))
      return refused(401, 'ERR_UNAUTHORIZED', 'The signature is wrong');
    if (headers['market'] !== this.market) return refused(422, 'ERR_INVALID_MARKET', 'The market is not served');
    if (!REQUEST_ID.test(headers['request-id'] ?? ''))
      return refused(422, 'ERR_MISSING_FIELD', 'Request-ID is required');
    return null;
  }

  #sign(timestamp: string, method: string, path: string, body: string): string {
    return hmac(this.api_secret, 'hex', `${timestamp}\r\n${method}\r\n${path}\r\n\r\n${body}`);
  }

  #cities(): Answer {
    const services = SERVICES.map(({ key, load, side }) => {
      const metres = { value: side, unit: 'm' };
      return { key, description: key, load, dimensions: { length: metres, width: metres, height: metres } };
    });
    return json(200, { data: [{ locode: `${this.market} ONE`, name: this.market, services }] });
  }

  /** Everything stands in `data`; null where it does not. */
  #dataOf(call: Call) {
    const body = readBody(call);
    return body === null || body['data'] === undefined ? null : fieldsOf(body['data']);
  }

  #quote(call: Call): Answer {
    const data = this.#dataOf(call);
    if (data === null) return refused(422, 'ERR_MISSING_FIELD', 'data is required');
    const services = new Set(SERVICES.map(({ key }) => key));
    const objection = objectionToQuotation(data, { market: this.market, services, now_ms: this.now() });
    if (objection !== null) return refused(422, objection.id, objection.detail);
    const service = SERVICES.find(({ key }) => key === data['serviceType']);
    const total = decimal(service?.price_minor ?? 0, this.currency);
    const quotationId = this.#id();
    const stops = listOf(data['stops']).map((stop) => ({ stopId: this.#id(), ...stop }));
    const ends_ms = this.now() + QUOTATION_MS;
    this.#quotations.set(quotationId, {
      stop_ids: stops.map(({ stopId }) => stopId),
      ends_ms,
      service: String(data['serviceType']),
      total,
    });
    return json(201, {
      data: {
        quotationId,
        expiresAt: new Date(ends_ms).toISOString(),
        serviceType: data['serviceType'],
        stops,
        priceBreakdown: { base: total, total, currency: this.currency },
      },
    });
  }

  #isTooFast(times: number[], most: number): boolean {
    while ((times[0] ?? Infinity) <= this.now() - MINUTE_MS) times.shift();
    times.push(this.now());
    return times.length > most;
  }

  #order(call: Call): Answer {
    if (this.#isTooFast(this.#placed_at, ORDERS_A_MINUTE))
      return refused(429, 'ERR_TOO_MANY_REQUESTS', 'Too many orders in a minute');
    const data = this.#dataOf(call);
    if (data === null) return refused(422, 'ERR_MISSING_FIELD', 'data is required');
    const quotation = this.#quotations.get(String(data['quotationId']));
    if (quotation === undefined)
      return refused(422, 'ERR_INVALID_QUOTATION_ID', 'The quotation was used or never made');
    if (quotation.ends_ms <= this.now()) return refused(422, 'ERR_QUOTATION_EXPIRED', 'The quotation has expired');
    const objection = objectionToOrder(data, quotation.stop_ids);
    if (objection !== null) return refused(422, objection.id, objection.detail);
    if (this.parcels.size >= this.credit_orders) return refused(402, 'ERR_INSUFFICIENT_CREDIT', 'The wallet is empty');
    this.#quotations.delete(String(data['quotationId']));
    const tracking_code = this.#id();
    const metadata = fieldsOf(data['metadata']);
    const parcel: CourierParcel = {
      tracking_code,
      reference: String(metadata['order_number'] ?? ''),
      // It keeps neither: a vehicle is what is ordered, and cash is not collected.
      weight_g: 0,
      cod: 0,
      is_cancelled: false,
      scans: [{ word: 'ASSIGNING_DRIVER', at_ms: this.now(), is_return: false }],
      sent: { ...data, service: quotation.service },
    };
    this.parcels.set(tracking_code, parcel);
    if (this.push_url !== '') this.announce(parcel);
    return json(201, { data: this.#shown(parcel) });
  }

  #shown(parcel: CourierParcel) {
    const status = parcel.scans.at(-1)?.word ?? '';
    const has_driver = ['ON_GOING', 'PICKED_UP', 'COMPLETED'].includes(status);
    const POD = { status: status === 'COMPLETED' ? 'DELIVERED' : 'PENDING', image: '' };
    return {
      orderId: parcel.tracking_code,
      quotationId: parcel.sent['quotationId'],
      driverId: has_driver ? DRIVER.driverId : '',
      shareLink: `https://share.sandbox.lalamove.com/?${parcel.tracking_code}`,
      status,
      stops: [{}, { POD }],
      metadata: parcel.sent['metadata'] ?? {},
    };
  }

  #read(parcel: CourierParcel): Answer {
    if (this.#isTooFast(this.#read_at, DETAILS_A_MINUTE))
      return refused(429, 'ERR_TOO_MANY_REQUESTS', 'Too many questions in a minute');
    return json(200, { data: this.#shown(parcel) });
  }

  #cancel(parcel: CourierParcel): Answer {
    const status = parcel.scans.at(-1)?.word ?? '';
    if (parcel.is_cancelled || !['ASSIGNING_DRIVER', 'ON_GOING'].includes(status))
      return refused(409, 'ERR_CANCELLATION_FORBIDDEN', 'The order can no longer be cancelled');
    parcel.is_cancelled = true;
    this.scan(parcel.tracking_code, 'CANCELED');
    return { status: 204, body: '' };
  }

  protected announce(parcel: CourierParcel): void {
    const data = {
      order: { ...this.#shown(parcel), market: this.market, previousStatus: parcel.scans.at(-2)?.word ?? '' },
      updatedAt: new Date(parcel.scans.at(-1)?.at_ms ?? 0).toISOString(),
    };
    const timestamp = String(this.now());
    const signature = this.#sign(timestamp, 'POST', new URL(this.push_url).pathname, JSON.stringify(data));
    const eventType = 'ORDER_STATUS_CHANGED';
    const message = {
      apiKey: this.api_key,
      timestamp,
      signature,
      eventId: this.#id(),
      eventType,
      eventVersion: 'v3',
      data,
    };
    this.push({
      url: this.push_url,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(message),
    });
  }
}
