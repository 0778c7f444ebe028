import { randomBytes } from 'node:crypto';
import { json, readBody, type Answer, type Call } from '../core/call.ts';
import { CourierStandIn, labelPdf, type CourierParcel } from '../core/courier-stand-in.ts';
import { fieldsOf, listOf, objectionToHead, objectionToItem } from './dhl-ecommerce-objections.ts';

const HOUR = 3_600_000;
const TOKEN_LIFE_MS = 24 * HOUR;
/** Whoever asks for a token with every call is told to stop. */
const TOKENS_AN_HOUR = 10;
const TAKEN_MS = 90 * 24 * HOUR;
const PICKED_UP = 'Shipment picked up';

type Fields = Record<string, unknown>;
const statusOf = (code: string, message: string, detail = '') => ({
  code,
  message,
  messageDetails: detail === '' ? [] : [{ messageDetail: detail }],
});
const OK = statusOf('200', 'SUCCESS');
const failed = (detail: string) => statusOf('202', 'FAILED', detail);

/** What may be asked: the name of the request and of the answer, and what its head must say. */
const CALLS: Readonly<Record<string, { request: string; answer: string; type: string; version: string }>> = {
  '/rest/v2/Label': { request: 'labelRequest', answer: 'labelResponse', type: 'LABEL', version: '1.4' },
  '/rest/v2/Label/Reprint': {
    request: 'labelReprintRequest',
    answer: 'labelReprintResponse',
    type: 'LABELREPRINT',
    version: '1.4',
  },
  '/rest/v2/Label/Delete': {
    request: 'deleteShipmentReq',
    answer: 'deleteShipmentResp',
    type: 'DELETESHIPMENT',
    version: '1.4',
  },
  '/rest/v3/Tracking': {
    request: 'trackItemRequest',
    answer: 'trackItemResponse',
    type: 'TRACKITEM',
    version: '1.0',
  },
};

/** DHL eCommerce Asia in one country. Every answer is a 200: what went wrong stands inside, for each shipment. */
export class DhlEcommerceStandIn extends CourierStandIn {
  readonly client_id = 'dhl-stand-in';
  readonly password = 'stand-in-password';
  readonly pickup_account = '5299000001';
  readonly sold_to_account = '5299000002';
  readonly prefix = 'MYSMP';
  country = 'MY';
  currency = 'MYR';
  decimals = 2;
  utc_offset_h = 8;
  readonly tokens = new Map<string, number>();
  readonly #asked_for_tokens: number[] = [];

  protected serve(call: Call): Answer {
    if (call.method === 'GET' && call.path === '/rest/v1/OAuth/AccessToken') return this.#token(call);
    const known = CALLS[call.path];
    if (call.method !== 'POST' || known === undefined) return json(404, { message: 'no such endpoint' });
    if (this.modes.take('throttle')) return json(429, { message: 'Too Many Requests' });
    const answer = (bd: Fields) => json(200, { [known.answer]: { hdr: { messageType: known.type }, bd } });
    const request = fieldsOf(readBody(call)?.[known.request]);
    const [hdr, bd] = [fieldsOf(request['hdr']), fieldsOf(request['bd'])];
    if ((this.tokens.get(String(hdr['accessToken'])) ?? 0) <= this.now())
      return answer({ responseStatus: statusOf('401', 'INVALID TOKEN') });
    const objection = objectionToHead(hdr, known.type, known.version, this.now()) ?? this.#objectionToAccount(bd);
    if (objection !== null) return answer({ responseStatus: failed(objection) });
    if (call.path === '/rest/v2/Label') return answer(this.#label(bd));
    if (call.path === '/rest/v2/Label/Reprint') return answer(this.#reprint(bd));
    if (call.path === '/rest/v2/Label/Delete') return answer(this.#delete(bd));
    return answer(this.#track(bd));
  }

  #token({ query }: Call): Answer {
    const response = (more: Fields) => json(200, { accessTokenResponse: more });
    if (query['clientId'] !== this.client_id || query['password'] !== this.password || query['returnFormat'] !== 'json')
      return response({ responseStatus: statusOf('100101', 'INVALID CREDENTIALS') });
    const recent = this.#asked_for_tokens.filter((at) => at > this.now() - HOUR);
    if (recent.length >= TOKENS_AN_HOUR) return json(429, { message: 'Token limit exceeded' });
    this.#asked_for_tokens.push(this.now());
    const token = randomBytes(16).toString('hex');
    this.tokens.set(token, this.now() + TOKEN_LIFE_MS);
    return response({ token, token_type: 'Bearer', expires_in: TOKEN_LIFE_MS / 1000, responseStatus: OK });
  }

  #objectionToAccount(bd: Fields): string | null {
    const is_ours = bd['pickupAccountId'] === this.pickup_account && bd['soldToAccountId'] === this.sold_to_account;
    return is_ours ? null : 'pickupAccountId or soldToAccountId is wrong';
  }

  #label(bd: Fields): Fields {
    const labels = listOf(bd['shipmentItems']).map((item) => {
      const shipmentID = String(item['shipmentID']);
      const objection = objectionToItem(item, bd, this) ?? this.#objectionToTaking(shipmentID, item);
      if (objection !== null) return { shipmentID, responseStatus: failed(objection) };
      this.parcels.set(shipmentID, {
        tracking_code: shipmentID,
        reference: shipmentID,
        weight_g: Number(item['totalWeight']),
        cod: Number(item['codValue'] ?? 0),
        is_cancelled: false,
        scans: [{ word: 'Shipment data received', at_ms: this.now(), is_return: false }],
        sent: { ...bd, item },
      });
      return this.#printed(shipmentID, bd['inlineLabelReturn'] === 'Y');
    });
    return { labels, responseStatus: OK };
  }

  #objectionToTaking(shipmentID: string, item: Fields): string | null {
    const taken = this.parcels.get(shipmentID);
    if (taken !== undefined && (taken.scans[0]?.at_ms ?? 0) > this.now() - TAKEN_MS) return 'shipmentID exists already';
    const { name } = fieldsOf(item['consigneeAddress']);
    return String(name).includes('NOT SERVED') ? 'The consignee is outside the delivery area' : null;
  }

  #printed(shipmentID: string, is_inline: boolean) {
    const content = is_inline ? Buffer.from(labelPdf(shipmentID)).toString('base64') : '';
    return { shipmentID, deliveryConfirmationNo: `DC${shipmentID}`, content, responseStatus: OK };
  }

  #reprint(bd: Fields): Fields {
    const shipmentItems = listOf(bd['shipmentItems']).map(({ shipmentID }) => {
      const parcel = this.parcels.get(String(shipmentID));
      if (parcel === undefined) return { shipmentID, responseStatus: failed('Shipment is not found') };
      if (parcel.is_cancelled) return { shipmentID, responseStatus: failed('Shipment is already deleted') };
      return this.#printed(String(shipmentID), true);
    });
    return { shipmentItems, responseStatus: OK };
  }

  #delete(bd: Fields): Fields {
    const shipmentItems = listOf(bd['shipmentItems']).map(({ shipmentID }) => {
      const parcel = this.parcels.get(String(shipmentID));
      if (parcel === undefined) return { shipmentID, responseStatus: failed('Shipment is not found') };
      if (parcel.is_cancelled) return { shipmentID, responseStatus: failed('Shipment is already deleted') };
      if (parcel.scans.some(({ word }) => word === PICKED_UP))
        return { shipmentID, responseStatus: failed('Shipment is picked up and cannot be deleted') };
      parcel.is_cancelled = true;
      return { shipmentID, responseStatus: OK };
    });
    return { shipmentItems, responseStatus: OK };
  }

  /** Times are those of the country's clocks. A number that nobody has is left out. */
  #track(bd: Fields): Fields {
    const wanted = Array.isArray(bd['trackingReferenceNumber']) ? bd['trackingReferenceNumber'].map(String) : [];
    const shipmentItems = wanted.flatMap((shipmentID) => {
      const parcel = this.parcels.get(shipmentID);
      if (parcel === undefined) return [];
      const events = parcel.scans.map(({ word, at_ms }, index) => ({
        status: String(77_001 + index),
        description: word,
        dateTime: new Date(at_ms + this.utc_offset_h * HOUR).toISOString().slice(0, 19).replace('T', ' '),
        timezone: 'LT',
        address: { city: 'Kuala Lumpur', country: this.country },
      }));
      return [{ masterShipmentID: null, shipmentID, trackingID: `DC${shipmentID}`, events }];
    });
    return { shipmentItems, responseStatus: OK };
  }

  /** It sends nothing on its own. */
  protected announce(_parcel: CourierParcel): void {
    return;
  }
}
