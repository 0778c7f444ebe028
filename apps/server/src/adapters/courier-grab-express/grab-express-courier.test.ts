import { startCourierStandIns } from '@sampan/stand-ins';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { courierSuite } from '#test/adapters/courier.suite.ts';
import { createEgress } from '../../platform/egress/egress-client.ts';
import { newId } from '../../platform/ids.ts';
import type { CourierPurchase, CourierQuoteRequest } from '../../ports/courier.ts';
import { EgressError } from '../../ports/egress.ts';
import { createGrabExpressCouriers } from './grab-express-couriers.ts';

const signal = new AbortController().signal;
const PUSH_URL = 'https://sampan.example/api/webhooks/couriers/grab-express-sg';

async function open() {
  const clock = { now: () => Date.now() };
  const { grab_express: grab, url, stop } = await startCourierStandIns(clock);
  grab.push_url = PUSH_URL;
  const { client_id, client_secret, message_secret } = grab;
  const warnings: string[] = [];
  const [courier] = createGrabExpressCouriers({
    accounts: [{ country: 'SG', client_id, client_secret, message_secret }],
    base_url: `${url}/grab-express`,
    is_live: false,
    egress: createEgress({ allow: [new URL(url).host] }),
    clock,
    warn: (message) => warnings.push(message),
  });
  if (courier === undefined) throw new Error('no courier');
  return { courier, grab, clock, warnings, stop };
}

courierSuite(
  'GrabExpress',
  {
    country: 'SG',
    currency: 'SGD',
    refused: (purchase) => ({ ...purchase, destination: { ...purchase.destination, street: 'NOT SERVED' } }),
    takes_cash: false,
    is_safe_at_once: false,
    has_look_up: false,
    codes_after_pick_up: 'out_for_delivery',
  },
  async () => {
    const { courier, grab, clock, stop } = await open();
    return {
      courier,
      clock,
      booked: async () => grab.parcels.size,
      loseNextAnswer: () => grab.modes.on('answer_lost'),
      loseNextCall: () => grab.modes.on('down'),
      told: (code) => ({ weight_g: grab.parcels.get(code)?.weight_g ?? null, cod: null }),
      heard: () => grab.takePushes().map(({ body }) => (JSON.parse(body) as { deliveryID: string }).deliveryID),
      move: async (code, to) => grab.scan(code, to === 'picked_up' ? 'IN_DELIVERY' : 'COMPLETED'),
      close: stop,
    };
  },
);

describe('production 1.5: GrabExpress', () => {
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
    service_id: 'grab-express-sg.INSTANT',
    courier_rate_ref: '1490',
    insured_minor: 0,
    reference: 'SP-100001',
    instructions: '',
    is_test: false,
    ...more,
  });

  test('each of its services is offered at its price', async () => {
    const { rates } = await its.courier.quote(request(), { signal });
    expect(
      rates.map(({ service_id, service_name, freight_minor }) => [service_id, service_name, freight_minor]),
    ).toEqual([
      ['grab-express-sg.INSTANT', 'Instant', 1_490],
      ['grab-express-sg.SAME_DAY', 'Same day', 890],
    ]);
  });

  test('a price that rose is not paid, and one token serves all calls', async () => {
    const own = await open();
    for (let parcel = 0; parcel < 3; parcel += 1) await own.courier.buy(purchase(), { signal });
    expect([own.grab.parcels.size, own.grab.tokens.size]).toEqual([3, 1]);
    const raised = await own.courier.buy(purchase({ courier_rate_ref: '1489' }), { signal });
    expect(raised).toMatchObject({ status: 'refused', reason: expect.stringContaining('raised its price') });
    expect(own.grab.parcels.size).toBe(3);
    own.grab.modes.on('throttle');
    expect(await own.courier.buy(purchase(), { signal })).toMatchObject({ status: 'refused' });
    expect(own.warnings).toEqual([expect.stringContaining('429')]);
    await own.stop();
  });

  test('who drives is told, and a parcel that comes back is a return', async () => {
    const bought = await its.courier.buy(purchase(), { signal });
    const code = bought.status === 'bought' ? bought.tracking_code : '';
    const newest = async () => {
      const outcome = await its.courier.track(code, { signal });
      return outcome.status === 'found' ? outcome.events.at(-1) : null;
    };
    its.grab.scan(code, 'PENDING_PICKUP');
    expect(await newest()).toMatchObject({
      code: 'label_created',
      description: 'A driver is on the way to the sender: Farid Hassan, FBA1234X',
    });
    its.grab.scan(code, 'IN_DELIVERY');
    expect(await newest()).toMatchObject({ code: 'out_for_delivery', driver_phone: '6581112233' });
    its.grab.scan(code, 'IN_RETURN');
    expect(await newest()).toMatchObject({ code: 'returning' });
    its.grab.scan(code, 'RETURNED');
    expect(await newest()).toMatchObject({ code: 'returned' });
    its.grab.scan(code, 'TELEPORTED');
    expect(await newest()).toMatchObject({ code: 'noted', description: 'TELEPORTED' });
  });

  test('what it sends is believed with its secret, and then only says which order to look at', async () => {
    its.grab.takePushes();
    const bought = await its.courier.buy(purchase(), { signal });
    const [push] = its.grab.takePushes();
    const raw_body = Buffer.from(push?.body ?? '');
    expect(its.courier.readMessage?.({ headers: push?.headers ?? {}, raw_body, path: '' })).toMatchObject({
      status: 'read',
      reports: [{ tracking_code: bought.status === 'bought' ? bought.tracking_code : '', event: null }],
    });
    const headers = { authorization: 'something else' };
    expect(its.courier.readMessage?.({ headers, raw_body, path: '' })).toEqual({ status: 'forged' });
    expect(its.courier.readMessage?.({ headers: {}, raw_body, path: '' })).toEqual({ status: 'forged' });
  });

  test('the live account is not asked for a test parcel, and a test server asks the sandbox', async () => {
    const asked: string[] = [];
    const build = (is_live: boolean) =>
      createGrabExpressCouriers({
        accounts: [{ country: 'SG', client_id: 'a', client_secret: 'b', message_secret: 'c' }],
        base_url: null,
        is_live,
        egress: {
          check: () => Promise.resolve(null),
          send: ({ url }) => {
            asked.push(new URL(url).pathname);
            if (!url.endsWith('/token')) return Promise.reject(new EgressError('connect_failed'));
            const body = JSON.stringify({ access_token: 't', expires_in: 3600 });
            return Promise.resolve({ status: 200, headers: {}, body, duration_ms: 1 });
          },
        },
        clock: its.clock,
        warn: () => undefined,
      })[0];
    expect(await build(true)?.buy(purchase({ is_test: true }), { signal })).toMatchObject({ status: 'refused' });
    expect(asked).toEqual([]);
    await build(true)?.buy(purchase(), { signal });
    await build(false)?.buy(purchase({ is_test: true }), { signal });
    expect(asked.filter((path) => path.includes('/deliveries'))).toEqual([
      '/grab-express/v1/deliveries/quotes',
      '/grab-express-sandbox/v1/deliveries/quotes',
    ]);
  });

  test('its stand-in refuses what Grab refuses', async () => {
    const before = its.grab.parcels.size;
    for (const [more, reason] of [
      [{ destination: { ...address, phone: '12' } }, /phone/u],
      [{ destination: { ...address, name: '' } }, /firstName/u],
      [{ origin: { ...address, lat: null } }, /coordinates/u],
      [{ parcel: { ...request().parcel, weight_g: 0 } }, /weight/u],
      [{ instructions: 'x'.repeat(201) }, /at most 200 characters/u],
    ] as const)
      expect(await its.courier.buy(purchase(more), { signal })).toMatchObject({
        status: 'refused',
        reason: expect.stringMatching(reason),
      });
    expect(its.grab.parcels.size).toBe(before);
  });
});
