import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** A shipment as the stand-in keeps it. */
interface StoredShipment {
  id: string;
  status: string;
  reference: string | null;
  tracking_number: string | null;
  created_at: string;
  carrier_id: string | null;
  rates: Record<string, unknown>[];
  shipping_documents: Record<string, unknown>[];
}

/** What the test makes the stand-in do, and what it saw. */
export interface KarrioStandIn {
  url: string;
  token: string;
  requests: { method: string; path: string; body: unknown }[];
  shipments: StoredShipment[];
  trackers: Map<string, unknown>;
  /** Price of the one service it sells. */
  total_charge: number;
  /** The next request is lost before anything happens. */
  is_down: boolean;
  /** The next purchase: `hang` books the label and never answers, `lost` answers with a fault once, `424` is the carrier's objection, `500` is a fault. */
  purchase: 'normal' | 'hang' | 'lost' | '424' | '500' | 'fault';
  stop(): Promise<void>;
}

const RATE_FIELDS = ['shipper', 'recipient', 'parcels'];

/**
 * Answers as Karrio's API v1 documents: `Authorization: Token`, required fields of rate and shipment requests, statuses
 * 200/201/207/400/401/404/409/424, lists as `{ count, next, previous, results }`, references matched by a part.
 */
export async function startKarrioStandIn(): Promise<KarrioStandIn> {
  const stand_in: KarrioStandIn = {
    url: '',
    token: 'key_stand_in',
    requests: [],
    shipments: [],
    trackers: new Map(),
    total_charge: 12.5,
    is_down: false,
    purchase: 'normal',
    stop: () => Promise.resolve(),
  };
  const server = createServer((request, response) => {
    void handle(stand_in, request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  stand_in.url = `http://127.0.0.1:${address.port}`;
  stand_in.stop = () =>
    new Promise((resolve) => {
      server.closeAllConnections();
      server.close(() => resolve());
    });
  return stand_in;
}

async function handle(stand_in: KarrioStandIn, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://karrio');
  let text = '';
  for await (const chunk of request) text += String(chunk);
  const body: unknown = text === '' ? undefined : JSON.parse(text);
  const fields = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
  stand_in.requests.push({ method: request.method ?? '', path: url.pathname + url.search, body });
  const answer = (status: number, content: unknown): void => {
    response.writeHead(status, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(content));
  };

  if (stand_in.is_down) {
    stand_in.is_down = false;
    return answer(502, { errors: [{ message: 'bad gateway' }] });
  }
  if (request.headers.authorization !== `Token ${stand_in.token}`)
    return answer(401, { errors: [{ code: 'authentication_failed', message: 'Invalid token' }] });
  if (request.method === 'POST' && request.headers['content-type'] !== 'application/json')
    return answer(400, { errors: [{ message: 'unsupported media type' }] });
  const route = `${request.method} ${url.pathname}`;

  if (route === 'POST /v1/proxy/rates' || route === 'POST /v1/shipments') {
    const problem = problemOf(fields);
    if (problem !== null) return answer(400, { errors: [{ code: 'validation', message: problem }] });
    const rates = [rateOf(stand_in, String((fields['carrier_ids'] as string[] | undefined)?.[0] ?? 'ninjavan-sg'))];
    if (route === 'POST /v1/proxy/rates')
      return answer(207, { messages: [{ carrier_id: 'other', code: '500', message: 'other carrier is down' }], rates });
    const shipment: StoredShipment = {
      id: `shp_${randomUUID()}`,
      status: 'draft',
      reference: (fields['reference'] as string | undefined) ?? null,
      tracking_number: null,
      created_at: new Date().toISOString(),
      carrier_id: null,
      rates,
      shipping_documents: [],
    };
    stand_in.shipments.push(shipment);
    return answer(201, shipment);
  }
  if (route === 'GET /v1/shipments') {
    const reference = url.searchParams.get('reference');
    const number = url.searchParams.get('tracking_number');
    const results = stand_in.shipments.filter(
      (one) =>
        (reference === null || one.reference?.includes(reference)) &&
        (number === null || one.tracking_number?.includes(number)),
    );
    return answer(200, { count: results.length, next: null, previous: null, results });
  }
  const action = /^\/v1\/shipments\/([^/]+)\/(purchase|cancel)$/.exec(url.pathname);
  const shipment = stand_in.shipments.find((one) => one.id === action?.[1]);
  if (request.method === 'POST' && action !== null) {
    if (shipment === undefined) return answer(404, { errors: [{ code: 'not_found', message: 'shipment not found' }] });
    return action[2] === 'purchase' ? purchase(stand_in, shipment, fields, answer) : cancel(shipment, answer);
  }
  const tracker = /^\/v1\/trackers\/([^/]+)$/.exec(url.pathname)?.[1];
  if (request.method === 'GET' && tracker !== undefined) {
    const found = stand_in.trackers.get(tracker);
    return found === undefined
      ? answer(404, { errors: [{ code: 'not_found', message: 'tracker not found' }] })
      : answer(200, found);
  }
  return answer(404, { errors: [{ message: 'no such endpoint' }] });
}

function purchase(
  stand_in: KarrioStandIn,
  shipment: StoredShipment,
  fields: Record<string, unknown>,
  answer: (status: number, content: unknown) => void,
): void {
  if (shipment.status !== 'draft')
    return answer(409, { errors: [{ code: 'state_error', message: 'The label is already purchased' }] });
  if (!shipment.rates.some((rate) => rate['id'] === fields['selected_rate_id']))
    return answer(400, { errors: [{ message: 'selected_rate_id is not a rate of the shipment' }] });
  if (stand_in.purchase === '424')
    return answer(424, {
      messages: [{ carrier_id: 'ninjavan-sg', code: 'E12', message: 'The recipient address is not serviced' }],
    });
  if (stand_in.purchase === 'fault')
    return answer(424, {
      messages: [{ carrier_id: 'ninjavan-sg', code: 'SHIPPING_SDK_INTERNAL_ERROR', message: 'read timed out' }],
    });
  if (stand_in.purchase === '500') return answer(500, { errors: [{ message: 'internal' }] });
  shipment.status = 'purchased';
  shipment.carrier_id = 'ninjavan-sg';
  shipment.tracking_number = `NV${String(stand_in.shipments.indexOf(shipment) + 1).padStart(9, '0')}`;
  shipment.shipping_documents = [{ category: 'label', format: 'PDF', url: null, base64: 'JVBERi0=' }];
  if (stand_in.purchase === 'lost') {
    stand_in.purchase = 'normal';
    return answer(502, { errors: [{ message: 'bad gateway' }] });
  }
  if (stand_in.purchase === 'hang') return;
  answer(200, shipment);
}

function cancel(shipment: StoredShipment, answer: (status: number, content: unknown) => void): void {
  if (shipment.status === 'in_transit')
    return answer(409, { errors: [{ code: 'state_error', message: 'The shipment is on its way' }] });
  shipment.status = 'cancelled';
  answer(200, shipment);
}

/** What the reference requires of a rate or shipment request. */
function problemOf(fields: Record<string, unknown>): string | null {
  const missing = RATE_FIELDS.find((name) => fields[name] === undefined);
  if (missing !== undefined) return `${missing} is required`;
  for (const side of ['shipper', 'recipient']) {
    if (!/^[A-Z]{2}$/.test(String((fields[side] as Record<string, unknown>)['country_code'])))
      return `${side}.country_code is not a country`;
    const phone = (fields[side] as Record<string, unknown>)['phone_number'];
    if (phone !== null && !/^\+(65|60|63|62|84)(?!\+?\1)\d{7,12}$/.test(String(phone)))
      return `${side}.phone_number is not a phone`;
  }
  const parcels = fields['parcels'] as Record<string, unknown>[];
  if (!Array.isArray(parcels) || parcels.length === 0) return 'parcels is required';
  const is_weighed = parcels.every(
    (parcel) => typeof parcel['weight'] === 'number' && ['KG', 'LB', 'OZ', 'G'].includes(String(parcel['weight_unit'])),
  );
  if (!is_weighed) return 'a parcel needs weight and weight_unit';
  return parcels.some(
    (parcel) => parcel['length'] !== undefined && !['CM', 'IN'].includes(String(parcel['dimension_unit'])),
  )
    ? 'a size needs dimension_unit'
    : null;
}

function rateOf(stand_in: KarrioStandIn, carrier_id: string): Record<string, unknown> {
  return {
    id: `rat_${randomUUID()}`,
    object_type: 'rate',
    carrier_name: 'ninja_van',
    carrier_id,
    currency: 'SGD',
    service: 'ninja_van_standard',
    total_charge: stand_in.total_charge,
    transit_days: 2,
    test_mode: true,
    meta: { service_name: 'NINJA VAN STANDARD' },
    extra_charges: [
      { name: 'Base charge', amount: stand_in.total_charge - 0.5, currency: 'SGD', id: null },
      { name: 'Fuel surcharge', amount: 0.5, currency: 'SGD', id: null },
    ],
  };
}
