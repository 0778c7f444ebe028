import { randomBytes } from 'node:crypto';
import { json, readBody, type Answer, type Call } from '../core/call.ts';
import { CourierStandIn, labelPdf, type CourierParcel } from '../core/courier-stand-in.ts';
import { fieldsOf, listOf, objectionsToOrder, objectionsToQuotation } from './easyparcel-objections.ts';

type Fields = Record<string, unknown>;
const TOKEN_LIFE_MS = 36_000_000;
const MALAYSIA_MS = 8 * 3_600_000;
const SERVICES = [
  { service_id: 'EP-CS096', service_name: 'Aramex (Pick Up)', is_pickup: true, is_dropoff: false, price: '10.84' },
  { service_id: 'EP-CS09C', service_name: 'City-Link (Drop-Off)', is_pickup: false, is_dropoff: true, price: '8.20' },
];
/** Words of the stand-in, and the codes that the real one reports them with. */
const CODES: Readonly<Record<string, number>> = {
  'Schedule In Arrangement': 7,
  'Parcel has been collected': 3,
  'Delivery in transit': 4,
  'Out for delivery': 4,
  'Delivered to recipient': 5,
  Cancelled: 8,
};
const COLLECTED = 'Parcel has been collected';

/** Whatever happens, the status of the call is 200, and each item of a batch says how it went. */
const answered = (data: unknown) => json(200, { status_code: 200, message: 'success', data });
const objected = (status_code: number, message: string) => json(200, { status_code, message, data: [] });

/** EasyParcel's Open API in Malaysia. It keeps a reference, and cannot be asked by it. */
export class EasyparcelStandIn extends CourierStandIn {
  readonly client_id = 'easyparcel-stand-in';
  readonly client_secret = 'stand-in-secret';
  readonly message_secret = 'stand-in-message-secret';
  /** What the consent gave; used up by the first renewal. */
  refresh_token = 'first-refresh-token';
  readonly tokens = new Map<string, number>();
  #address = '';
  #next = 1;

  protected serve(call: Call): Answer {
    this.#address = call.base_url;
    if (call.method === 'GET' && call.path.startsWith('/labels/'))
      return this.#label(call.path.slice('/labels/'.length));
    if (call.method !== 'POST') return json(404, { message: 'no such endpoint' });
    if (call.path === '/oauth/token') return this.#renew(call);
    const token = /^Bearer (\w+)$/u.exec(call.headers['authorization'] ?? '')?.[1] ?? '';
    if ((this.tokens.get(token) ?? 0) <= this.now()) return objected(401, 'Unauthorized');
    if (this.modes.take('throttle')) return json(429, { message: 'Too Many Requests' });
    const body = readBody(call) ?? {};
    switch (call.path.replace('/open_api/2026-06', '')) {
      case '/shipment/quotations':
        return answered(listOf(body['shipment']).map((one) => this.#quote(one)));
      case '/shipment/submit_orders':
        return answered(listOf(body['shipment']).map((one) => this.#order(one)));
      case '/shipment/details':
        return this.#details(String(body['shipment_number']));
      case '/shipment/list':
        return answered(
          [...this.parcels.keys()]
            .toReversed()
            .slice(0, Number(body['limit'] ?? 10))
            .map((shipment_number) => ({ shipment_number })),
        );
      case '/shipment/tracking_status':
        return this.#track(Array.isArray(body['awb_numbers']) ? body['awb_numbers'].map(String) : []);
      case '/shipment/cancel':
        return answered(listOf(body['cancel_list']).map((one) => this.#cancel(one)));
      default:
        return json(404, { message: 'no such endpoint' });
    }
  }

  /** Each renewal ends the refresh token before. */
  #renew(call: Call): Answer {
    const basic = Buffer.from(`${this.client_id}:${this.client_secret}`).toString('base64');
    const body = readBody(call) ?? {};
    if (call.headers['authorization'] !== `Basic ${basic}`) return json(401, { message: 'Unknown app' });
    if (body['grant_type'] !== 'refresh_token' || body['refresh_token'] !== this.refresh_token)
      return json(400, { message: 'The refresh token is over' });
    const access_token = randomBytes(16).toString('hex');
    this.refresh_token = randomBytes(16).toString('hex');
    this.tokens.set(access_token, this.now() + TOKEN_LIFE_MS);
    const { refresh_token } = this;
    return json(200, { token_type: 'Bearer', expires_in: TOKEN_LIFE_MS / 1000, access_token, refresh_token });
  }

  #quote(shipment: Fields): Fields {
    const errors = objectionsToQuotation(shipment);
    if (errors.length > 0) return { status: 'error', input: shipment, errors };
    const quotations = SERVICES.map(({ price, ...courier }) => ({
      courier,
      pricing: { currency: 'MYR', total_amount: price, shipment_price: price },
    }));
    return { status: 'success', input: shipment, quotations };
  }

  #order(shipment: Fields): Fields {
    const today = new Date(this.now() + MALAYSIA_MS).toISOString().slice(0, 10);
    const errors = objectionsToOrder(shipment, today);
    if (!SERVICES.some(({ service_id }) => service_id === shipment['service_id']))
      errors.push('The service is invalid');
    if (String(fieldsOf(shipment['receiver'])['name']).includes('NOT SERVED'))
      errors.push('The receiver is not served');
    if (errors.length > 0) return { status: 'error', errors };
    const tracking_code = `ES-2611-${String(this.#next++).padStart(5, '0')}`;
    const parcel: CourierParcel = {
      tracking_code,
      reference: String(shipment['reference'] ?? ''),
      weight_g: Math.round(Number(shipment['weight']) * 1000),
      cod: 0,
      is_cancelled: false,
      scans: [{ word: 'Schedule In Arrangement', at_ms: this.now(), is_return: false }],
      sent: shipment,
    };
    this.parcels.set(tracking_code, parcel);
    if (this.push_url !== '') this.announce(parcel);
    return { status: 'success', shipments: [{ status: 'success', shipment_number: tracking_code, awb_number: null }] };
  }

  #details(shipment_number: string): Answer {
    const parcel = this.parcels.get(shipment_number);
    if (parcel === undefined)
      return objected(404, `No Order with shipment_number ${shipment_number} found from this account`);
    // The couriers behind it may take their time.
    const has_label = !this.modes.take('asynchronous');
    const awb_number = has_label ? `AWB${shipment_number}` : null;
    const shipment_details = {
      shipment_status_code: parcel.is_cancelled ? 0 : (CODES[parcel.scans.at(-1)?.word ?? ''] ?? 99),
      awb_number,
      awb_url: has_label ? `${this.#address}/labels/${shipment_number}` : null,
      reference: parcel.reference,
    };
    return answered([{ shipment_number, shipment_details }]);
  }

  #label(shipment_number: string): Answer {
    if (!this.parcels.has(shipment_number)) return { status: 404, body: 'no such label' };
    return { status: 200, headers: { 'content-type': 'application/pdf' }, body: labelPdf(shipment_number) };
  }

  #track(awb_numbers: readonly string[]): Answer {
    const results = awb_numbers.map((awb_number) => {
      const parcel = this.parcels.get(awb_number.replace('AWB', ''));
      if (parcel === undefined) return { status: 'not_found', awb_number, message: 'AWB number not found' };
      const status_log = parcel.scans.map(({ word, at_ms }) => ({
        event_date: new Date(at_ms).toISOString().slice(0, 19).replace('T', ' '),
        shipment_status_code: CODES[word] ?? 99,
        tracking_status: word,
        location: 'Puchong',
      }));
      return { status: 'success', awb_number, status_log: status_log.toReversed() };
    });
    return answered({ results });
  }

  #cancel({ shipment_number, remark }: Fields): Fields {
    const parcel = this.parcels.get(String(shipment_number));
    const refused = (message: string) => ({ status: 'error', message, shipment_number });
    if (parcel === undefined) return refused('Shipment Not Found');
    if (typeof remark !== 'string' || remark === '') return refused('The remark field is required');
    if (parcel.is_cancelled) return refused('Shipment Already Cancelled, Cannot Cancel Again');
    if (parcel.scans.some(({ word }) => word === COLLECTED)) return refused('The courier has the parcel already');
    parcel.is_cancelled = true;
    return { status: 'success', message: 'Shipment Cancelled', shipment_number };
  }

  protected announce({ tracking_code, scans }: CourierParcel): void {
    const word = scans.at(-1)?.word ?? '';
    const message = {
      topic: 'shipment.tracking.update',
      shipment_number: tracking_code,
      awb_number: `AWB${tracking_code}`,
      latest_shipment_status_code: CODES[word] ?? 99,
      latest_tracking_status: word,
    };
    this.push({
      url: `${this.push_url}?secret=${this.message_secret}`,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(message),
    });
  }
}
