import { startCourierStandIns } from '@sampan/stand-ins';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ratesOf } from '#test/adapters/courier.fixtures.ts';
import { courierSuite, type CourierUnderTest } from '#test/adapters/courier.suite.ts';
import { createEgress } from '../../platform/egress/egress-client.ts';
import { newId } from '../../platform/ids.ts';
import type { CourierPort, CourierPurchase } from '../../ports/courier.ts';
import { createNinjaVanCouriers } from './ninja-van-couriers.ts';
import { codeOf } from './ninja-van.status.ts';
import { ninjaVanSignature } from './ninja-van-message.ts';

const signal = new AbortController().signal;

async function open(options: { is_live?: boolean; prefix?: string } = {}) {
  let shift_ms = 0;
  const clock = { now: () => Date.now() + shift_ms };
  const stand_ins = await startCourierStandIns(clock);
  const { ninja_van, url, stop } = stand_ins;
  const [courier] = createNinjaVanCouriers({
    accounts: [
      {
        country: 'SG',
        client_id: ninja_van.client_id,
        client_secret: ninja_van.client_secret,
        prefix: options.prefix ?? ninja_van.prefix,
      },
    ],
    base_url: `${url}/ninja-van`,
    is_live: options.is_live ?? false,
    egress: createEgress({ allow: [new URL(url).host] }),
    clock,
    rates: ratesOf('standard'),
  });
  if (courier === undefined) throw new Error('no courier');
  return { courier, ninja_van, clock, stop, advance: (seconds: number) => (shift_ms += seconds * 1000) };
}

async function underTest(): Promise<CourierUnderTest> {
  const { courier, ninja_van, clock, stop } = await open();
  return {
    courier,
    clock,
    booked: async () => ninja_van.parcels.size,
    loseNextAnswer: () => ninja_van.modes.on('answer_lost'),
    loseNextCall: () => ninja_van.modes.on('down'),
    told: (tracking_code) => {
      const parcel = ninja_van.parcels.get(tracking_code);
      return { weight_g: parcel?.weight_g ?? null, cod: parcel?.cod ?? null };
    },
    move: async (tracking_code, to) =>
      ninja_van.scan(tracking_code, to === 'picked_up' ? 'Successful Pickup' : 'Completed'),
    close: stop,
  };
}

courierSuite(
  'Ninja Van',
  {
    country: 'SG',
    currency: 'SGD',
    refused: (purchase) => ({ ...purchase, destination: { ...purchase.destination, name: 'NOT SERVED' } }),
    takes_cash: true,
    is_safe_at_once: true,
    codes_after_pick_up: 'picked_up',
  },
  underTest,
);

describe('production 1.1: Ninja Van', () => {
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
    lat: null,
    lng: null,
  } as const;
  const purchase = (more: Partial<CourierPurchase> = {}): CourierPurchase => ({
    client_ref: newId(),
    service_id: 'ninja-van-sg.standard',
    courier_rate_ref: null,
    origin: address,
    destination: address,
    parcel: { weight_g: 1_250, length_mm: 200, width_mm: 155, height_mm: 100, content: 'Batik', value_minor: 5_000 },
    currency: 'SGD',
    cod_minor: 0,
    insured_minor: 0,
    reference: 'SP-100001',
    instructions: '',
    is_test: false,
    ...more,
  });
  const bought = async (courier: CourierPort, more: Partial<CourierPurchase> = {}) => {
    const outcome = await courier.buy(purchase(more), { signal });
    if (outcome.status !== 'bought') throw new Error(outcome.reason);
    return outcome;
  };

  test('production 1.7: the vector of its signature, over the raw body', () => {
    const body = '{"tracking_number":"NVSGTEST000000001","status":"Delivered"}';
    expect(ninjaVanSignature('sampan-test-key', Buffer.from(body))).toBe(
      'WX11PcZwR6j2s1xUHU8TzBbXEqBpswYFcLNTMD1vsGM=',
    );
  });

  test('its own waybill is answered as it came', async () => {
    const { courier_label, tracking_code } = await bought(its.courier);
    const pdf = Buffer.from(courier_label?.base64 ?? '', 'base64').toString('latin1');
    expect(pdf).toMatch(/^%PDF-1\.4/u);
    expect(pdf).toContain(tracking_code);
  });

  test('an account that may not print waybills has none, and the parcel is bought all the same', async () => {
    its.ninja_van.modes.on('no_label');
    const { courier_label } = await bought(its.courier);
    its.ninja_van.modes.off('no_label');
    expect(courier_label).toBeNull();
  });

  test('one token serves all calls, is renewed before its end, and after a 401', async () => {
    const own = await open();
    for (let parcel = 0; parcel < 12; parcel += 1) await bought(own.courier);
    expect(own.ninja_van.tokens.size).toBe(1);
    own.advance(2 * 3600 - 200);
    await bought(own.courier);
    expect(own.ninja_van.tokens.size).toBe(2);
    own.ninja_van.tokens.clear();
    await bought(own.courier);
    expect(own.ninja_van.tokens.size).toBe(1);
    await own.stop();
  });

  test('a pick-up is booked for the day and the slot that the sender chose', async () => {
    const day = new Date(its.clock.now() + 86_400_000).toISOString().slice(0, 10);
    const { tracking_code } = await bought(its.courier, { pick_up: { date: day, from: '12:00', to: '15:00' } });
    expect(its.ninja_van.parcels.get(tracking_code)?.sent['parcel_job']).toMatchObject({
      is_pickup_required: true,
      pickup_date: day,
      pickup_timeslot: { start_time: '12:00', end_time: '15:00', timezone: 'Asia/Singapore' },
    });
    const other = await bought(its.courier, { pick_up: null });
    expect(its.ninja_van.parcels.get(other.tracking_code)?.sent['parcel_job']).toMatchObject({
      is_pickup_required: false,
    });
  });

  test('a street that is too long is refused in words before it is sent', async () => {
    const before = its.ninja_van.parcels.size;
    const destination = { ...address, street: 'x'.repeat(300) };
    expect(await its.courier.buy(purchase({ destination }), { signal })).toEqual({
      status: 'refused',
      reason: "Ninja Van takes at most 255 characters for the recipient's street. Please shorten it.",
    });
    expect(its.ninja_van.parcels.size).toBe(before);
  });

  test('a wrong prefix is no parcel that is lost: the purchase stays unknown and says why', async () => {
    const own = await open({ prefix: 'OTHER' });
    await expect(own.courier.buy(purchase(), { signal })).rejects.toThrow(/where OTHER.* was expected/u);
    await own.stop();
  });

  test('the live account is not asked for a test parcel', async () => {
    const [live] = createNinjaVanCouriers({
      accounts: [{ country: 'SG', client_id: 'a', client_secret: 'b', prefix: 'NV' }],
      base_url: null,
      is_live: true,
      egress: { check: () => Promise.resolve(null), send: () => Promise.reject(new Error('it was asked')) },
      clock: its.clock,
      rates: ratesOf('standard'),
    });
    expect(await live?.buy(purchase({ is_test: true }), { signal })).toMatchObject({ status: 'refused' });
    await expect(live?.buy(purchase(), { signal })).rejects.toThrow('it was asked');
  });

  test('without the live account everything goes to the sandbox, which is in Singapore', async () => {
    const asked: string[] = [];
    const [sandbox] = createNinjaVanCouriers({
      accounts: [{ country: 'MY', client_id: 'a', client_secret: 'b', prefix: 'NV' }],
      base_url: null,
      is_live: false,
      egress: {
        check: () => Promise.resolve(null),
        send: ({ url }) => {
          asked.push(url);
          return Promise.reject(new Error('enough'));
        },
      },
      clock: its.clock,
      rates: ratesOf('standard'),
    });
    await expect(sandbox?.track('NV1', { signal })).rejects.toThrow('enough');
    expect(asked).toEqual(['https://api-sandbox.ninjavan.co/sg/2.0/oauth/access_token']);
  });

  test('what it sends on its own is believed with its signature only, and has the id that asking gives', async () => {
    const own = await open();
    own.ninja_van.push_url = 'https://sampan.example/api/webhooks/couriers/ninja-van-sg';
    const { tracking_code } = await bought(own.courier);
    own.ninja_van.scan(tracking_code, 'Successful Pickup');
    own.ninja_van.scan(tracking_code, 'Return to Sender Triggered', true);
    own.ninja_van.scan(tracking_code, 'Completed', true);
    const read = own.ninja_van
      .takePushes()
      .map(({ headers, body }) => own.courier.readMessage?.({ headers, raw_body: Buffer.from(body), path: '' }));
    const codes = read.map((one) => (one?.status === 'read' ? one.reports[0]?.event?.code : one?.status));
    expect(codes).toEqual(['picked_up', 'returning', 'returned']);
    const polled = await own.courier.track(tracking_code, { signal });
    const ids = polled.status === 'found' ? polled.events.slice(1).map(({ id }) => id) : [];
    expect(read.map((one) => (one?.status === 'read' ? one.reports[0]?.event?.id : null))).toEqual(ids);
    own.ninja_van.scan(tracking_code, 'Completed');
    const [push] = own.ninja_van.takePushes();
    const body = (push?.body ?? '').replace('Completed', 'Cancelled');
    expect(own.courier.readMessage?.({ headers: push?.headers ?? {}, raw_body: Buffer.from(body), path: '' })).toEqual({
      status: 'forged',
    });
    await own.stop();
  });

  test('words it may use are known in any case, and an unknown one means nothing', () => {
    expect(codeOf('Arrived at Sorting Hub', false)).toBe('at_hub');
    expect(codeOf('ON VEHICLE FOR DELIVERY', true)).toBe('returning');
    expect(codeOf('Teleported', false)).toBeNull();
  });

  test('its stand-in refuses what Ninja Van refuses', async () => {
    const before = its.ninja_van.parcels.size;
    for (const [more, reason] of [
      [{ destination: { ...address, phone: '12' } }, /to\.phone_number/u],
      [{ destination: { ...address, post_code: '' } }, /postcode/u],
      [{ destination: { ...address, street: '', unit_number: '' } }, /address1/u],
      [{ parcel: { ...purchase().parcel, weight_g: 0 } }, /weight/u],
    ] as const)
      expect(await its.courier.buy(purchase(more), { signal })).toMatchObject({
        status: 'refused',
        reason: expect.stringMatching(reason),
      });
    expect(its.ninja_van.parcels.size).toBe(before);
  });
});
