import { randomBytes, randomUUID } from 'node:crypto';
import { json, readBody, type Answer, type Call } from '../core/call.ts';
import { CourierStandIn, type CourierParcel } from '../core/courier-stand-in.ts';
import { objectionToDelivery, objectionToWay } from './grab-express-objections.ts';

const TOKEN_LIFE_MS = 7 * 86_400_000;
const SERVICES = [
  { type: 'INSTANT', price_minor: 1_490 },
  { type: 'SAME_DAY', price_minor: 890 },
];
const DRIVER = { name: 'Farid Hassan', phone: '6581112233', vehicle: { licensePlate: 'FBA1234X' } };
const CANCELLABLE = ['QUEUEING', 'ALLOCATING', 'PENDING_PICKUP', 'PICKING_UP'];

const refused = (status: number, message: string) => json(status, { message, devMessage: message, arg: '' });

/** GrabExpress's partner API in one country, as its sandbox answers. It cannot be asked by the merchant's order id. */
export class GrabExpressStandIn extends CourierStandIn {
  readonly client_id = 'grab-stand-in';
  readonly client_secret = 'stand-in-secret';
  readonly message_secret = 'stand-in-message-secret';
  currency = 'SGD';
  decimals = 2;
  readonly tokens = new Map<string, number>();

  protected serve(call: Call): Answer {
    const route = `${call.method} ${call.path}`;
    if (route === 'POST /grabid/v1/oauth2/token') return this.#token(call);
    const token = /^Bearer (\w+)$/u.exec(call.headers['authorization'] ?? '')?.[1] ?? '';
    if ((this.tokens.get(token) ?? 0) <= this.now()) return refused(401, 'Unauthorized');
    if (this.modes.take('throttle')) return refused(429, 'Too many requests');
    if (route === 'POST /grab-express-sandbox/v1/deliveries/quotes') return this.#quote(call);
    if (route === 'POST /grab-express-sandbox/v1/deliveries') return this.#create(call);
    const id = /^\/grab-express-sandbox\/v1\/deliveries\/([^/]+)$/u.exec(call.path)?.[1] ?? '';
    const parcel = this.parcels.get(id);
    if (parcel === undefined) return refused(404, 'Delivery is not found');
    if (call.method === 'GET') return json(200, this.#shown(parcel));
    return call.method === 'DELETE' ? this.#cancel(parcel) : refused(405, 'Method is not allowed');
  }

  #token(call: Call): Answer {
    const body = readBody(call) ?? {};
    const is_known =
      body['client_id'] === this.client_id &&
      body['client_secret'] === this.client_secret &&
      body['grant_type'] === 'client_credentials' &&
      body['scope'] === 'grab_express.partner_deliveries';
    if (!is_known) return refused(401, 'Unauthorized client');
    const access_token = randomBytes(16).toString('hex');
    this.tokens.set(access_token, this.now() + TOKEN_LIFE_MS);
    return json(200, { access_token, token_type: 'Bearer', expires_in: TOKEN_LIFE_MS / 1000 });
  }

  #quotes() {
    return SERVICES.map(({ type, price_minor }, id) => ({
      service: { id, type, name: type },
      currency: { code: this.currency, symbol: this.currency, exponent: this.decimals },
      amount: this.decimals === 0 ? price_minor : price_minor / 100,
    }));
  }

  #quote(call: Call): Answer {
    const body = readBody(call);
    const objection = body === null ? 'body is no JSON' : objectionToWay(body);
    return objection === null ? json(200, { quotes: this.#quotes() }) : refused(400, objection);
  }

  #create(call: Call): Answer {
    const body = readBody(call);
    if (body === null) return refused(400, 'body is no JSON');
    const objection = objectionToWay(body) ?? objectionToDelivery(body, { services: SERVICES, now_ms: this.now() });
    if (objection !== null) return refused(400, objection);
    const tracking_code = `IN-2-${randomUUID().slice(0, 18).toUpperCase()}`;
    const parcel: CourierParcel = {
      tracking_code,
      reference: String(body['merchantOrderID']),
      weight_g: Number(((body['packages'] as { dimensions: { weight: number } }[])[0]?.dimensions ?? {}).weight),
      cod: 0,
      is_cancelled: false,
      scans: [{ word: 'ALLOCATING', at_ms: this.now(), is_return: false }],
      sent: body,
    };
    this.parcels.set(tracking_code, parcel);
    if (this.push_url !== '') this.announce(parcel);
    return json(200, this.#shown(parcel));
  }

  #shown(parcel: CourierParcel) {
    const status = parcel.scans.at(-1)?.word ?? '';
    const has_driver = ['PENDING_PICKUP', 'PICKING_UP', 'PENDING_DROP_OFF', 'IN_DELIVERY'].includes(status);
    return {
      deliveryID: parcel.tracking_code,
      merchantOrderID: parcel.reference,
      status,
      courier: has_driver ? DRIVER : null,
      trackingURL: `https://express.grab.com/${parcel.tracking_code}`,
    };
  }

  #cancel(parcel: CourierParcel): Answer {
    if (!CANCELLABLE.includes(parcel.scans.at(-1)?.word ?? ''))
      return refused(409, 'The delivery can no longer be cancelled');
    parcel.is_cancelled = true;
    this.scan(parcel.tracking_code, 'CANCELED');
    return { status: 204, body: '' };
  }

  protected announce(parcel: CourierParcel): void {
    const { deliveryID, merchantOrderID, status } = this.#shown(parcel);
    this.push({
      url: this.push_url,
      headers: { 'content-type': 'application/json', authorization: this.message_secret },
      body: JSON.stringify({ deliveryID, merchantOrderID, status, timestamp: Math.floor(this.now() / 1000) }),
    });
  }
}
