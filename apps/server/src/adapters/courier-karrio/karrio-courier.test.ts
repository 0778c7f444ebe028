import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../../platform/ids.ts';
import type { CourierPort, CourierPurchase, CourierQuoteRequest, CourierRate } from '../../ports/courier.ts';
import { createKarrioCouriers } from './karrio-couriers.ts';
import { startKarrioStandIn } from '#test/adapters/courier-karrio/karrio-stand-in.fixtures.ts';
import type { KarrioStandIn } from '#test/adapters/courier-karrio/karrio-stand-in.fixtures.ts';

const signal = new AbortController().signal;
let karrio: KarrioStandIn;
let now_ms: number;

function courier(token = karrio.token): CourierPort {
  const [port] = createKarrioCouriers({
    base_url: `${karrio.url}/`,
    token,
    carriers: 'ninjavan-sg:Ninja Van:SG+MY',
    clock: { now: () => now_ms },
  });
  if (port === undefined) throw new Error('no courier');
  return port;
}

const address = {
  name: 'Tan Wei Ming',
  phone: '8123 4567',
  email: '',
  street: '10 Anson Road',
  unit_number: '#05-12',
  city: 'Singapore',
  state: '',
  district: '',
  county: '',
  post_code: '079903',
  country: 'SG',
  lat: null,
  lng: null,
} as const;
const request: CourierQuoteRequest = {
  origin: address,
  destination: address,
  parcel: { weight_g: 1_250, length_mm: 200, width_mm: 155, height_mm: 100, content: 'Batik', value_minor: 5_000 },
  currency: 'SGD',
  cod_minor: 0,
  asked_at: 0,
};

async function quoted(): Promise<CourierRate> {
  const [rate] = (await courier().quote(request, { signal })).rates;
  if (rate === undefined) throw new Error('no rate');
  return rate;
}

async function purchaseOf(): Promise<CourierPurchase> {
  const rate = await quoted();
  return {
    ...request,
    client_ref: newId(),
    service_id: rate.service_id,
    courier_rate_ref: rate.courier_rate_ref,
    insured_minor: 0,
    reference: 'SP-100001',
    instructions: '',
    is_test: false,
  };
}

beforeAll(async () => {
  karrio = await startKarrioStandIn();
});
afterAll(() => karrio.stop());
beforeEach(() => {
  karrio.requests.length = 0;
  karrio.shipments.length = 0;
  karrio.purchase = 'normal';
  karrio.total_charge = 12.5;
  now_ms = Date.now();
});

describe('rates', () => {
  test('are asked in the units and fields the reference names, and come back in ours', async () => {
    const rate = await quoted();
    expect(rate).toMatchObject({
      service_id: 'karrio-ninjavan-sg.ninja_van_standard',
      service_name: 'NINJA VAN STANDARD',
      currency: 'SGD',
      freight_minor: 1_200,
      surcharges: [{ code: 'fuel', name: 'Fuel surcharge', amount_minor: 50 }],
      eta_days_from: 2,
      eta_days_to: 2,
      cod: null,
      courier_rate_ref: 'ninja_van_standard@1250',
    });
    expect(karrio.requests[0]).toMatchObject({
      method: 'POST',
      path: '/v1/proxy/rates',
      body: {
        shipper: {
          country_code: 'SG',
          phone_number: '+6581234567',
          address_line1: '#05-12 10 Anson Road',
          postal_code: '079903',
        },
        parcels: [{ weight: 1.25, weight_unit: 'KG', length: 20, width: 15.5, height: 10, dimension_unit: 'CM' }],
        carrier_ids: ['ninjavan-sg'],
        options: { currency: 'SGD', declared_value: 50 },
      },
    });
  });

  test('another currency than the asked one is no offer, and neither is cash on delivery', async () => {
    expect((await courier().quote({ ...request, currency: 'MYR' }, { signal })).rates).toEqual([]);
    expect(await courier().quote({ ...request, cod_minor: 100 }, { signal })).toMatchObject({
      rates: [],
      refusals: [{ code: 'cod_not_available' }],
    });
  });

  test('a wrong token is a failure, not a refusal', async () => {
    await expect(courier('wrong').quote(request, { signal })).rejects.toThrow('401');
  });
});

describe('buying', () => {
  test('makes a draft with our reference and buys the quoted service', async () => {
    const purchase = await purchaseOf();
    const outcome = await courier().buy(purchase, { signal });
    expect(outcome).toEqual({
      status: 'bought',
      tracking_code: 'NV000000001',
      route_code: '',
      courier_ref: karrio.shipments[0]?.id,
      courier_label: { format: 'pdf', base64: 'JVBERi0=' },
    });
    expect(karrio.shipments[0]?.reference).toBe(purchase.client_ref);
  });

  test('bought again with the same client_ref, the same label is answered and nothing is bought (trust 3)', async () => {
    const purchase = await purchaseOf();
    const first = await courier().buy(purchase, { signal });
    expect(await courier().buy(purchase, { signal })).toEqual(first);
    expect(karrio.shipments).toHaveLength(1);
    expect(karrio.requests.filter((one) => one.path.endsWith('/purchase'))).toHaveLength(1);
  });

  test('an answer that does not arrive is unknown, and found afterwards', async () => {
    const purchase = await purchaseOf();
    karrio.purchase = 'hang';
    await expect(courier().buy(purchase, { signal: AbortSignal.timeout(300) })).rejects.toThrow('abort');
    expect(await courier().findByClientRef(purchase.client_ref, { signal })).toMatchObject({
      status: 'bought',
      tracking_code: 'NV000000001',
    });
  });

  test('while a purchase may still be under way nothing definite is said; an old draft was never bought, and is bought then', async () => {
    const purchase = await purchaseOf();
    karrio.purchase = '500';
    await expect(courier().buy(purchase, { signal })).rejects.toThrow('500');
    await expect(courier().findByClientRef(purchase.client_ref, { signal })).rejects.toThrow('may still be under way');
    now_ms += 600_000;
    expect(await courier().findByClientRef(purchase.client_ref, { signal })).toEqual({ status: 'not_found' });
    karrio.purchase = 'normal';
    expect(await courier().buy(purchase, { signal })).toMatchObject({ status: 'bought' });
    expect(karrio.shipments).toHaveLength(1);
  });

  test("the carrier's objection is a refusal with its words; a fault inside Karrio is not", async () => {
    karrio.purchase = '424';
    expect(await courier().buy(await purchaseOf(), { signal })).toEqual({
      status: 'refused',
      reason: 'Ninja Van: The recipient address is not serviced',
    });
    karrio.purchase = 'fault';
    await expect(courier().buy(await purchaseOf(), { signal })).rejects.toThrow('timed out');
  });

  test('a price that rose since it was asked is refused before anything is bought', async () => {
    const purchase = await purchaseOf();
    karrio.total_charge = 13;
    expect(await courier().buy(purchase, { signal })).toMatchObject({
      status: 'refused',
      reason: expect.stringContaining('raised its price'),
    });
    expect(karrio.shipments[0]?.status).toBe('draft');
  });

  test('a reference that is only part of another is not ours', async () => {
    const purchase = await purchaseOf();
    await courier().buy({ ...purchase, client_ref: `${purchase.client_ref}-other` }, { signal });
    expect(await courier().findByClientRef(purchase.client_ref, { signal })).toEqual({ status: 'not_found' });
  });
});

describe('following and cancelling', () => {
  test('events come oldest first, in our words, with times of the place', async () => {
    karrio.trackers.set('NV1', {
      tracking_number: 'NV1',
      status: 'delivered',
      delivery_image_url: 'https://karrio.example/pod.png',
      events: [
        {
          date: '2026-11-21',
          time: '15:30',
          code: 'DLV',
          description: 'Delivered',
          location: 'Singapore',
          status: null,
          timestamp: null,
        },
        {
          date: '2026-11-21',
          time: '09:05 AM',
          code: 'OFD',
          description: 'On the van',
          location: 'Changi',
          status: 'out_for_delivery',
          timestamp: null,
        },
        {
          date: '2026-11-20',
          time: null,
          code: 'INFO',
          description: 'Label made',
          location: null,
          status: 'pending',
          timestamp: '2026-11-20T02:00:00Z',
        },
      ],
    });
    const outcome = await courier().track('NV1', { signal });
    const events = outcome.status === 'found' ? outcome.events : [];
    expect(events.map((event) => [event.code, new Date(event.at * 1000).toISOString()])).toEqual([
      ['label_created', '2026-11-20T02:00:00.000Z'],
      ['out_for_delivery', '2026-11-21T01:05:00.000Z'],
      ['delivered', '2026-11-21T07:30:00.000Z'],
    ]);
    expect(events.at(-1)?.pod_urls).toEqual(['https://karrio.example/pod.png']);
    expect(await courier().track('NV1', { signal })).toEqual(outcome);
    expect(await courier().track('NV-unknown', { signal })).toEqual({ status: 'not_found' });
  });

  test('a label is cancelled once; what is on its way is not', async () => {
    await courier().buy(await purchaseOf(), { signal });
    expect(await courier().cancel('NV000000001', { signal })).toEqual({ status: 'cancelled' });
    expect(await courier().cancel('NV000000001', { signal })).toEqual({ status: 'cancelled' });
    await courier().buy(await purchaseOf(), { signal });
    const moving = karrio.shipments[1];
    if (moving) moving.status = 'in_transit';
    expect(await courier().cancel('NV000000002', { signal })).toEqual({
      status: 'refused',
      reason: 'The shipment is on its way',
    });
    expect(await courier().cancel('NV999', { signal })).toMatchObject({ status: 'refused' });
  });
});

test.each(['ninjavan-sg', 'ninjavan-sg:Ninja Van', 'ninjavan-sg:Ninja Van:XX', ':Ninja Van:SG'])(
  'the setting "%s" is refused with an example',
  (carriers) => {
    expect(() =>
      createKarrioCouriers({ base_url: 'https://karrio.example', token: 'key', carriers, clock: { now: () => 0 } }),
    ).toThrow('ninjavan-sg:Ninja Van:SG');
  },
);
