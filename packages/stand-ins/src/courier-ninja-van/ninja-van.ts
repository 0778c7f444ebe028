import { randomBytes } from 'node:crypto';
import { json, readBody, type Answer, type Call } from '../core/call.ts';
import { CourierStandIn, labelPdf, type CourierParcel } from '../core/courier-stand-in.ts';
import { hmac } from '../core/digest.ts';
import { objectionsTo } from './ninja-van-order.ts';

const HOUR = 3_600_000;
const TOKEN_LIFE_MS = 2 * HOUR;
/** Whoever asks for a token with every call is told to stop. */
const TOKENS_AN_HOUR = 10;
/** What can still be called off. */
const BEFORE_PICK_UP = ['Pending Pickup', 'Driver dispatched for pickup'];

const refused = (status: number, title: string, details: readonly object[] = []) =>
  json(status, {
    error: { code: String(status), request_id: randomBytes(6).toString('hex'), title, message: title, details },
  });

/** Ninja Van's API of one country, as an account with its own prefix sees it. */
export class NinjaVanStandIn extends CourierStandIn {
  readonly client_id = 'ninja-stand-in';
  readonly client_secret = 'sampan-test-key';
  readonly prefix = 'NVSGSMPN';
  /** In the path of every call. */
  country = 'sg';
  /** 0 for rupiah, peso aside, and dong. */
  decimals = 2;
  utc_offset_h = 8;
  readonly tokens = new Map<string, number>();
  readonly #asked_for_tokens: number[] = [];

  protected serve(call: Call): Answer {
    const [, country = '', version = '', ...rest] = call.path.split('/');
    if (country.toLowerCase() !== this.country) return refused(404, 'No such country');
    const route = `${call.method} ${version}/${rest.join('/')}`;
    if (route === 'POST 2.0/oauth/access_token') return this.#token(call);
    const token = /^Bearer (\w+)$/u.exec(call.headers['authorization'] ?? '')?.[1] ?? '';
    if ((this.tokens.get(token) ?? 0) <= this.now()) return refused(401, 'Invalid access token');
    if (this.modes.take('throttle')) return refused(429, 'Too many requests');
    if (route === 'POST 4.2/orders') return this.#create(call);
    const last = decodeURIComponent(rest.at(-1) ?? '');
    if (route.startsWith('DELETE 2.2/orders/')) return this.#cancel(last);
    if (route.startsWith('GET 1.0/orders/tracking-events/')) return this.#events(last);
    if (route === 'GET 2.0/reports/waybill') return this.#waybill(call.query['tid'] ?? '');
    return refused(404, 'No such endpoint');
  }

  #token(call: Call): Answer {
    const body = readBody(call);
    if (call.headers['content-type']?.includes('json') !== true || body === null)
      return refused(400, 'JSON is required');
    const is_known =
      body['client_id'] === this.client_id &&
      body['client_secret'] === this.client_secret &&
      body['grant_type'] === 'client_credentials';
    if (!is_known) return refused(401, 'Invalid client');
    const recent = this.#asked_for_tokens.filter((at) => at > this.now() - HOUR);
    if (recent.length >= TOKENS_AN_HOUR) return refused(429, 'Keep your access token');
    this.#asked_for_tokens.push(this.now());
    const access_token = randomBytes(16).toString('hex');
    this.tokens.set(access_token, this.now() + TOKEN_LIFE_MS);
    const expires_in = TOKEN_LIFE_MS / 1000;
    const expires = Math.floor(this.now() / 1000) + expires_in;
    return json(200, { access_token, expires, expires_in, token_type: 'bearer' });
  }

  #create(call: Call): Answer {
    const order = readBody(call);
    if (order === null) return refused(400, 'Malformed JSON request');
    const today = new Date(this.now() + this.utc_offset_h * HOUR).toISOString().slice(0, 10);
    const details = objectionsTo(order, { today, decimals: this.decimals });
    const [first] = details;
    if (first !== undefined) return refused(400, `${first.field} ${first.message}`, details);
    const requested = String(order['requested_tracking_number'] ?? randomBytes(6).toString('hex').toUpperCase());
    const tracking_code = `${this.prefix}${requested}`;
    if (this.parcels.has(tracking_code)) return refused(400, `Tracking number ${tracking_code} is taken`);
    const job = order['parcel_job'] as Record<string, unknown>;
    const to = order['to'] as Record<string, unknown>;
    if (String(to['name']).includes('NOT SERVED')) return refused(400, 'The recipient is outside the delivery area');
    this.parcels.set(tracking_code, {
      tracking_code,
      reference: String((order['reference'] as Record<string, unknown> | undefined)?.['merchant_order_number'] ?? ''),
      weight_g: Math.round(Number((job['dimensions'] as Record<string, unknown>)['weight']) * 1000),
      cod: Number(job['cash_on_delivery'] ?? 0),
      is_cancelled: false,
      scans: [{ word: 'Pending Pickup', at_ms: this.now(), is_return: false }],
      sent: order,
    });
    return json(200, { ...order, tracking_number: tracking_code });
  }

  #cancel(tracking_code: string): Answer {
    const parcel = this.parcels.get(tracking_code);
    if (parcel === undefined) return refused(404, 'Order not found');
    if (parcel.is_cancelled) return refused(400, 'Order is already cancelled');
    if (!BEFORE_PICK_UP.includes(parcel.scans.at(-1)?.word ?? '')) return refused(400, 'Order is already picked up');
    parcel.is_cancelled = true;
    this.scan(tracking_code, 'Cancelled');
    return json(200, { trackingId: tracking_code, status: 'Cancelled', updatedAt: new Date(this.now()).toISOString() });
  }

  #events(tracking_code: string): Answer {
    const parcel = this.parcels.get(tracking_code);
    if (parcel === undefined) return refused(404, 'Order not found');
    const data = parcel.scans.map(({ word, at_ms }) => ({
      tracking_number: tracking_code,
      status: word,
      timestamp: new Date(at_ms).toISOString(),
      description: word,
    }));
    return json(200, { data });
  }

  #waybill(tracking_code: string): Answer {
    if (this.modes.take('no_label')) return refused(403, 'Waybills need an approval');
    if (!this.parcels.has(tracking_code)) return refused(404, 'Order not found');
    return { status: 200, headers: { 'content-type': 'application/pdf' }, body: labelPdf(tracking_code) };
  }

  protected announce(parcel: CourierParcel): void {
    const scan = parcel.scans.at(-1);
    const body = JSON.stringify({
      shipper_id: 1001,
      tracking_id: parcel.tracking_code,
      tracking_number: parcel.tracking_code,
      shipper_order_ref_no: parcel.reference,
      status: scan?.word,
      previous_status: parcel.scans.at(-2)?.word ?? '',
      timestamp: new Date(scan?.at_ms ?? 0).toISOString(),
      is_parcel_on_rts_leg: scan?.is_return ?? false,
    });
    this.push({
      url: this.push_url,
      headers: {
        'content-type': 'application/json',
        'x-ninjavan-hmac-sha256': hmac(this.client_secret, 'base64', body),
      },
      body,
    });
  }
}
