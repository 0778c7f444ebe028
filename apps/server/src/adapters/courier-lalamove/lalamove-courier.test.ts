import { startCourierStandIns } from '@sampan/stand-ins';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { courierSuite, type CourierUnderTest } from '#test/adapters/courier.suite.ts';
import { createEgress } from '../../platform/egress/egress-client.ts';
import { newId } from '../../platform/ids.ts';
import type { CourierPurchase, CourierQuoteRequest } from '../../ports/courier.ts';
import { EgressError } from '../../ports/egress.ts';
import { createLalamoveCouriers } from './lalamove-couriers.ts';
import { lalamoveSignature } from './lalamove-signature.ts';

const signal = new AbortController().signal;
const PUSH_URL = 'https://sampan.example/api/webhooks/couriers/lalamove-sg';

async function open(options: { late_ms?: number } = {}) {
  let shift_ms = 0;
  const clock = { now: () => Date.now() + shift_ms };
  const { lalamove, url, stop } = await startCourierStandIns(clock);
  lalamove.push_url = PUSH_URL;
  const warnings: string[] = [];
  const [courier] = createLalamoveCouriers({
    accounts: [{ market: 'SG', api_key: lalamove.api_key, api_secret: lalamove.api_secret }],
    base_url: `${url}/lalamove`,
    is_live: false,
    egress: createEgress({ allow: [new URL(url).host] }),
    clock: { now: () => clock.now() - (options.late_ms ?? 0) },
    warn: (message) => warnings.push(message),
  });
  if (courier === undefined) throw new Error('no courier');
  return { courier, lalamove, clock, warnings, stop, advance: (seconds: number) => (shift_ms += seconds * 1000) };
}

async function underTest(): Promise<CourierUnderTest> {
  const { courier, lalamove, clock, stop, advance } = await open();
  return {
    // It takes thirty orders a minute: the tests take their time.
    courier: { ...courier, buy: (purchase, call) => (advance(3), courier.buy(purchase, call)) },
    clock,
    booked: async () => lalamove.parcels.size,
    loseNextAnswer: () => lalamove.modes.on('answer_lost'),
    loseNextCall: () => lalamove.modes.on('down'),
    told: () => ({ weight_g: null, cod: null }),
    heard: () =>
      lalamove
        .takePushes()
        .map(({ body }) => (JSON.parse(body) as { data: { order: { orderId: string } } }).data.order.orderId),
    move: async (code, to) => lalamove.scan(code, to === 'picked_up' ? 'PICKED_UP' : 'COMPLETED'),
    close: stop,
  };
}

courierSuite(
  'Lalamove',
  {
    country: 'SG',
    currency: 'SGD',
    refused: (purchase) => ({ ...purchase, destination: { ...purchase.destination, street: 'NOT SERVED' } }),
    takes_cash: false,
    is_safe_at_once: false,
    has_look_up: false,
    codes_after_pick_up: 'out_for_delivery',
  },
  underTest,
);

describe('production 1.3: Lalamove', () => {
  let its: Awaited<ReturnType<typeof open>>;
  beforeAll(async () => {
    its = await open();
  });
  afterAll(() => its.stop());

  const address = {
    name: 'Tan Wei Ming',
    phone: '+6581234567',
    email: '',
    street: '10 Anson Road',
    unit_number: '#05-12',
    city: '',
    state: '',
    district: '',
    county: '',
    post_code: '079903',
    country: 'SG',
    lat: 1.2764,
    lng: 103.8458,
  } as const;
  const request = (more: Partial<CourierQuoteRequest> = {}): CourierQuoteRequest => ({
    origin: address,
    destination: { ...address, lat: 1.334, lng: 103.845 },
    parcel: { weight_g: 1_250, length_mm: 200, width_mm: 155, height_mm: 100, content: 'Batik', value_minor: 5_000 },
    currency: 'SGD',
    cod_minor: 0,
    asked_at: 0,
    ...more,
  });
  const purchase = (more: Partial<CourierPurchase> = {}): CourierPurchase => ({
    ...request(),
    client_ref: newId(),
    service_id: 'lalamove-sg.MOTORCYCLE',
    courier_rate_ref: '1250',
    insured_minor: 0,
    reference: 'SP-100001',
    instructions: '',
    is_test: false,
    ...more,
  });
  const bought = async (more: Partial<CourierPurchase> = {}, from = its) => {
    const outcome = await from.courier.buy(purchase(more), { signal });
    if (outcome.status !== 'bought') throw new Error(outcome.reason);
    return outcome;
  };

  test('production 1.7: the vector of its signature', () => {
    const signed = { timestamp: '1545880607433', method: 'POST', path: '/v3/quotations' };
    const body = '{"data":{"serviceType":"MOTORCYCLE"}}';
    expect(lalamoveSignature('sampan-test-key', { ...signed, body })).toBe(
      'b0e515cf2d8a630a4dca79128740daa08fa17ee4a79db9a52dda1d31a4a008cb',
    );
  });

  test('the two smallest vehicles that take the parcel are offered, at their price', async () => {
    const offered = async (weight_g: number) =>
      (await its.courier.quote(request({ parcel: { ...request().parcel, weight_g } }), { signal })).rates.map(
        ({ service_id, service_name, freight_minor }) => [service_id, service_name, freight_minor],
      );
    expect(await offered(1_250)).toEqual([
      ['lalamove-sg.MOTORCYCLE', 'Motorcycle', 1_250],
      ['lalamove-sg.CAR', 'Car', 2_190],
    ]);
    expect(await offered(70_000)).toEqual([
      ['lalamove-sg.CAR', 'Car', 2_190],
      ['lalamove-sg.VAN', 'Van', 4_480],
    ]);
    expect(await offered(900_000)).toEqual([]);
    const long = { ...request().parcel, height_mm: 1_600 };
    expect(
      (await its.courier.quote(request({ parcel: long }), { signal })).rates.map((rate) => rate.service_alias),
    ).toEqual(['van']);
  });

  test('without the place of an address, with cash to collect or across a border nothing is asked', async () => {
    const before = its.lalamove.calls.length;
    const nowhere = request({ destination: { ...address, lat: null, lng: null } });
    const abroad = request({ destination: { ...address, country: 'MY' } });
    for (const [asked, code] of [
      [nowhere, 'route_not_served'],
      [request({ cod_minor: 500 }), 'cod_not_available'],
      [abroad, 'route_not_served'],
    ] as const)
      expect(await its.courier.quote(asked, { signal })).toMatchObject({ rates: [], refusals: [{ code }] });
    expect(its.lalamove.calls.length).toBe(before);
  });

  test('a price that rose is not paid', async () => {
    const before = its.lalamove.parcels.size;
    expect(await its.courier.buy(purchase({ courier_rate_ref: '1249' }), { signal })).toMatchObject({
      status: 'refused',
      reason: expect.stringContaining('raised its price'),
    });
    expect(its.lalamove.parcels.size).toBe(before);
  });

  test('an order is placed for the time that the sender chose, and for now when that has begun', async () => {
    const day = new Date(its.clock.now() + 2 * 86_400_000).toISOString().slice(0, 10);
    const scheduled = () => {
      const asked = its.lalamove.calls.findLast(({ path }) => path === '/v3/quotations');
      return (JSON.parse(asked?.body ?? '{}') as { data: { scheduleAt?: string } }).data.scheduleAt;
    };
    await bought({ pick_up: { date: day, from: '12:00', to: '15:00' } });
    expect(scheduled()).toBe(`${day}T04:00:00.000Z`);
    await bought({ pick_up: { date: '2020-01-01', from: '12:00', to: '15:00' } });
    expect(scheduled()).toBeUndefined();
  });

  test('an empty wallet and too many orders are told to the operator; the merchant may choose another courier', async () => {
    const own = await open();
    own.lalamove.credit_orders = 0;
    const busy = { status: 'refused', reason: expect.stringContaining('choose another courier') };
    expect(await own.courier.buy(purchase(), { signal })).toMatchObject(busy);
    own.lalamove.credit_orders = Infinity;
    own.lalamove.modes.on('throttle');
    expect(await own.courier.buy(purchase(), { signal })).toMatchObject(busy);
    expect(own.warnings).toEqual([expect.stringContaining('wallet is empty'), expect.stringContaining('429')]);
    expect(own.lalamove.parcels.size).toBe(0);
    await own.stop();
  });

  test('a clock that is off orders nothing and says so', async () => {
    const late = await open({ late_ms: 600_000 });
    expect(await late.courier.buy(purchase(), { signal })).toMatchObject({ status: 'refused' });
    expect(late.warnings).toEqual([expect.stringContaining('401')]);
    await late.stop();
  });

  test('who drives is told: by name before the parcel is fetched, by phone afterwards', async () => {
    const { tracking_code } = await bought();
    const newest = async () => {
      const outcome = await its.courier.track(tracking_code, { signal });
      return outcome.status === 'found' ? outcome.events.at(-1) : null;
    };
    its.lalamove.scan(tracking_code, 'ON_GOING');
    expect(await newest()).toMatchObject({
      code: 'label_created',
      description: 'A driver is on the way to the sender: Arif Setiawan, SGX1234A',
      driver_phone: null,
    });
    its.lalamove.scan(tracking_code, 'PICKED_UP');
    expect(await newest()).toMatchObject({ code: 'out_for_delivery', driver_phone: '+6581112233' });
    its.lalamove.scan(tracking_code, 'TELEPORTED');
    expect(await newest()).toMatchObject({ code: 'noted', description: 'TELEPORTED' });
  });

  test('an order for which no driver came can be cancelled for its money', async () => {
    const { tracking_code } = await bought();
    its.lalamove.scan(tracking_code, 'EXPIRED');
    expect(await its.courier.track(tracking_code, { signal })).toMatchObject({
      events: [{ code: 'label_created' }, { code: 'cancelled' }],
    });
    expect(await its.courier.cancel(tracking_code, { signal })).toEqual({ status: 'cancelled' });
  });

  test('what it sends is believed with its signature, and then only says which order to look at', async () => {
    its.lalamove.takePushes();
    const { tracking_code } = await bought();
    const [push] = its.lalamove.takePushes();
    const read = (body: string, path = new URL(PUSH_URL).pathname) =>
      its.courier.readMessage?.({ headers: {}, raw_body: Buffer.from(body), path });
    expect(read(push?.body ?? '')).toMatchObject({ status: 'read', reports: [{ tracking_code, event: null }] });
    expect(read((push?.body ?? '').replace('ASSIGNING_DRIVER', 'COMPLETED'))).toEqual({ status: 'forged' });
    expect(read(push?.body ?? '', '/elsewhere')).toEqual({ status: 'forged' });
    // It tries the address out with nothing.
    expect(read('')).toMatchObject({ status: 'read', reports: [] });
  });

  test('the live account is not asked for a test parcel, and a test server asks the sandbox', async () => {
    const hosts: string[] = [];
    const build = (is_live: boolean) =>
      createLalamoveCouriers({
        accounts: [{ market: 'SG', api_key: 'a', api_secret: 'b' }],
        base_url: null,
        is_live,
        egress: {
          check: () => Promise.resolve(null),
          send: ({ url }) => {
            hosts.push(new URL(url).host);
            return Promise.reject(new EgressError('connect_failed'));
          },
        },
        clock: its.clock,
        warn: () => undefined,
      })[0];
    expect(await build(true)?.buy(purchase({ is_test: true }), { signal })).toMatchObject({ status: 'refused' });
    expect(hosts).toEqual([]);
    await build(true)?.buy(purchase(), { signal });
    await build(false)?.buy(purchase({ is_test: true }), { signal });
    expect(hosts).toEqual(['rest.lalamove.com', 'rest.sandbox.lalamove.com']);
  });

  test('its stand-in refuses what Lalamove refuses', async () => {
    const before = its.lalamove.parcels.size;
    for (const [more, reason] of [
      [{ destination: { ...address, phone: '12' } }, /phone/u],
      [{ destination: { ...address, name: '' } }, /name/u],
      [{ origin: { ...address, lat: null } }, /coordinates/u],
      [{ service_id: 'lalamove-sg.ROCKET' }, /serviceType/u],
      [{ instructions: 'x'.repeat(1_500) }, /at most 1500 characters/u],
    ] as const)
      expect(await its.courier.buy(purchase(more), { signal })).toMatchObject({
        status: 'refused',
        reason: expect.stringMatching(reason),
      });
    expect(its.lalamove.parcels.size).toBe(before);
  });
});
