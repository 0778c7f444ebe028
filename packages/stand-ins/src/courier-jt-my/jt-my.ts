import { createHash, randomUUID } from 'node:crypto';
import { json, type Answer, type Call } from '../core/call.ts';
import { CourierStandIn, labelPdf, type CourierParcel } from '../core/courier-stand-in.ts';
import { same } from '../core/digest.ts';

/** How far a caller's clock may be off. */
const CLOCK_MS = 300_000;
const MAX_TEXT = 200;
const MALAYSIA_MS = 8 * 3_600_000;
const PICKED_UP = '10';

type Fields = Record<string, unknown>;
const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};

/** Objections come in a 200: only the code says so. */
const refused = (code: string, msg: string) => json(200, { code, msg, data: null, requestId: randomUUID() });
const ok = (data: unknown) => json(200, { code: '1', msg: 'success', data, requestId: randomUUID() });

/** The raw MD5 in base64; the Indonesian platform encodes the hex text instead. */
function digestOf(text: string, key: string): string {
  return createHash('md5')
    .update(text + key)
    .digest('base64');
}

/** J&T's Open Platform of Malaysia. */
export class JtMyStandIn extends CourierStandIn {
  readonly api_account = '640826271705595946';
  readonly private_key = 'sampan-test-key';
  readonly customer_code = 'ITTEST0001';
  readonly password = 'stand-in-password';
  #next_bill = 1;

  protected serve(call: Call): Answer {
    if (call.method !== 'POST') return json(405, { msg: 'Method Not Allowed' });
    if (call.headers['content-type']?.includes('x-www-form-urlencoded') !== true)
      return json(415, { msg: 'form only' });
    const text = new URLSearchParams(call.body).get('bizContent') ?? '';
    if (call.headers['apiaccount'] !== this.api_account) return refused('145003012', 'API account does not exist');
    if (!(Math.abs(this.now() - Number(call.headers['timestamp'])) <= CLOCK_MS))
      return refused('145003010', 'timestamp is invalid');
    if (!same(call.headers['digest'], digestOf(text, this.private_key)))
      return refused('145003030', 'headers signature verification failed');
    if (this.modes.take('throttle')) return json(429, { msg: 'Too Many Requests' });
    const fields = this.#parse(text);
    if (fields === null) return refused('145003050', 'bizContent is no JSON');
    switch (call.path) {
      case '/api/order/addOrder':
        return this.#add(fields);
      case '/api/order/getOrders':
        return this.#get(fields);
      case '/api/order/cancelOrder':
        return this.#cancel(fields);
      case '/api/order/printOrder':
        return this.#print(fields);
      case '/api/logistics/trace':
        return this.#trace(fields);
      default:
        return json(404, { msg: 'no such endpoint' });
    }
  }

  #parse(text: string): Fields | null {
    try {
      return fieldsOf(JSON.parse(text));
    } catch {
      return null;
    }
  }

  #isCustomer = (fields: Fields) =>
    fields['customerCode'] === this.customer_code && fields['password'] === this.password;

  #add(fields: Fields): Answer {
    if (!this.#isCustomer(fields)) return refused('145003051', 'customer or password is wrong');
    const objection = this.#objectionTo(fields);
    if (objection !== null) return refused('145003052', objection);
    const reference = String(fields['txlogisticId']);
    if ([...this.parcels.values()].some((one) => one.reference === reference))
      return refused('145003053', 'txlogisticId exists already');
    if (String(fieldsOf(fields['receiver'])['name']).includes('NOT SERVED'))
      return refused('145003054', 'the receiver is outside the delivery area');
    const tracking_code = `6300${String(this.#next_bill++).padStart(8, '0')}`;
    this.parcels.set(tracking_code, {
      tracking_code,
      reference,
      weight_g: Math.round(Number(fieldsOf(fields['packageInfo'])['weight']) * 1000),
      cod: Number(fieldsOf(fields['codInfo'])['codValue'] ?? 0),
      is_cancelled: false,
      scans: [],
      sent: fields,
    });
    return ok({ txlogisticId: reference, billCode: tracking_code, sortingCode: 'KUL', thirdSortingCode: 'A01-05' });
  }

  #objectionTo(fields: Fields): string | null {
    const reference = fields['txlogisticId'];
    if (typeof reference !== 'string' || !/^[\w-]{1,50}$/u.test(reference)) return 'txlogisticId is wrong';
    if (fields['actionType'] !== 'add') return 'actionType is wrong';
    if (!['1', '6'].includes(String(fields['serviceType']))) return 'serviceType is wrong';
    if (fields['payType'] !== 'PP_PM' || fields['expressType'] !== 'EZ') return 'payType or expressType is wrong';
    for (const side of ['sender', 'receiver']) {
      const party = fieldsOf(fields[side]);
      for (const [name, max] of [
        ['name', 50],
        ['phone', 20],
        ['address', MAX_TEXT],
        ['postCode', 5],
      ] as const) {
        const text = party[name];
        if (typeof text !== 'string' || text.trim() === '' || text.length > max) return `${side}.${name} is wrong`;
      }
      if (party['countryCode'] !== 'MYS') return `${side}.countryCode is wrong`;
      if (!/^60\d{8,10}$/u.test(String(party['phone']))) return `${side}.phone is wrong`;
    }
    const weight = fieldsOf(fields['packageInfo'])['weight'];
    if (!/^\d{1,3}(\.\d{1,3})?$/u.test(String(weight)) || Number(weight) <= 0) return 'packageInfo.weight is wrong';
    const cod = fieldsOf(fields['codInfo'])['codValue'];
    if (cod !== undefined && !/^\d{1,6}(\.\d{1,2})?$/u.test(String(cod))) return 'codInfo.codValue is wrong';
    return null;
  }

  /** 1 looks up by the customer's number, 2 by J&T's. */
  #find(fields: Fields): CourierParcel[] {
    const wanted = Array.isArray(fields['serialNumber']) ? fields['serialNumber'].map(String) : [];
    const is_ours = Number(fields['command']) === 1;
    return [...this.parcels.values()].filter((one) => wanted.includes(is_ours ? one.reference : one.tracking_code));
  }

  #get(fields: Fields): Answer {
    if (!this.#isCustomer(fields)) return refused('145003051', 'customer or password is wrong');
    return ok(
      this.#find(fields).map((one) => ({
        txlogisticId: one.reference,
        billCode: one.tracking_code,
        sortingCode: 'KUL',
        thirdSortingCode: 'A01-05',
        orderStatus: one.is_cancelled ? 'CANCELLED' : 'CREATED',
      })),
    );
  }

  #cancel(fields: Fields): Answer {
    if (!this.#isCustomer(fields)) return refused('145003051', 'customer or password is wrong');
    if (typeof fields['reason'] !== 'string' || fields['reason'] === '')
      return refused('145003052', 'reason is required');
    const parcel = [...this.parcels.values()].find((one) => one.reference === fields['txlogisticId']);
    if (parcel === undefined) return refused('145003055', 'the order does not exist');
    if (parcel.is_cancelled) return refused('145003056', 'the order is cancelled already');
    if (parcel.scans.some(({ word }) => word === PICKED_UP))
      return refused('145003057', 'the parcel is picked up already');
    parcel.is_cancelled = true;
    return ok({ txlogisticId: parcel.reference, billCode: parcel.tracking_code });
  }

  #print(fields: Fields): Answer {
    const parcel = this.parcels.get(String(fields['billCode']));
    if (!this.#isCustomer(fields) || parcel === undefined) return refused('145003055', 'the order does not exist');
    if (this.modes.take('no_label')) return refused('145003058', 'printing is not allowed');
    const base64 = Buffer.from(labelPdf(parcel.tracking_code)).toString('base64');
    return ok({ billCode: parcel.tracking_code, base64EncodeContent: base64, urlContent: '' });
  }

  #trace(fields: Fields): Answer {
    const codes = String(fields['billCodes'] ?? '').split(',');
    return ok(codes.flatMap((code) => (this.parcels.has(code) ? [this.#traceOf(code)] : [])));
  }

  /** Times are those of a clock in Malaysia, without a zone. */
  #traceOf(code: string) {
    const details = (this.parcels.get(code)?.scans ?? []).map(({ word, at_ms }) => ({
      scanTime: new Date(at_ms + MALAYSIA_MS).toISOString().slice(0, 19).replace('T', ' '),
      scanTypeCode: word,
      scanType: `Scan ${word}`,
      desc: `Parcel scanned (${word})`,
      scanNetworkCity: 'Kuala Lumpur',
    }));
    return { billCode: code, details };
  }

  protected announce(parcel: CourierParcel): void {
    const trace = this.#traceOf(parcel.tracking_code);
    const text = JSON.stringify([{ ...trace, txlogisticId: parcel.reference, details: trace.details.slice(-1) }]);
    this.push({
      url: this.push_url,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        apiaccount: this.api_account,
        timestamp: String(this.now()),
        digest: digestOf(text, this.private_key),
      },
      body: new URLSearchParams({ bizContent: text }).toString(),
    });
  }
}
