import { startCourierStandIns } from '@sampan/stand-ins';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { courierSuite } from '#test/adapters/courier.suite.ts';
import { createEgress } from '../../platform/egress/egress-client.ts';
import { newId } from '../../platform/ids.ts';
import type { TokenStore } from '../../ports/courier-account.ts';
import type { CourierPurchase, CourierQuoteRequest } from '../../ports/courier.ts';
import { createEasyparcelCouriers } from './easyparcel-couriers.ts';
import { codeOfStatus } from './easyparcel.status.ts';

const signal = new AbortController().signal;

/** One server's memory; the real one is a row that all servers share. */
function memory(): TokenStore {
  let kept: string | null = null;
  let turn: Promise<unknown> = Promise.resolve();
  return {
    read: () => Promise.resolve(kept),
    change: (work) => {
      const mine = turn.then(async () => (kept = await work(kept)));
      turn = mine.catch(() => undefined);
      return mine;
    },
  };
}

async function open(options: { kind?: 'demo' | 'live'; is_live?: boolean } = {}) {
  let shift_ms = 0;
  const clock = { now: () => Date.now() + shift_ms };
  const { easyparcel, url, stop } = await startCourierStandIns(clock);
  easyparcel.push_url = 'https://sampan.example/api/webhooks/couriers/easyparcel-my';
  const { client_id, client_secret, refresh_token, message_secret } = easyparcel;
  const warnings: string[] = [];
  const store = memory();
  const couriers = createEasyparcelCouriers({
    account: { client_id, client_secret, refresh_token, message_secret, kind: options.kind ?? 'demo' },
    base_url: `${url}/easyparcel`,
    is_live: options.is_live ?? false,
    tokens: () => store,
    egress: createEgress({ allow: [new URL(url).host] }),
    clock,
    warn: (message) => warnings.push(message),
  });
  return {
    couriers,
    easyparcel,
    clock,
    warnings,
    store,
    stop,
    advance: (seconds: number) => (shift_ms += seconds * 1000),
  };
}

async function opened() {
  const all = await open();
  const [courier] = all.couriers;
  if (courier === undefined) throw new Error('no courier');
  return { ...all, courier };
}

courierSuite(
  'EasyParcel',
  {
    country: 'MY',
    currency: 'MYR',
    refused: (purchase) => ({ ...purchase, destination: { ...purchase.destination, name: 'NOT SERVED' } }),
    takes_cash: false,
    is_safe_at_once: false,
    has_look_up: false,
    codes_after_pick_up: 'picked_up',
  },
  async () => {
    const { courier, easyparcel, clock, stop } = await opened();
    const inState = <T extends { origin: object; destination: object }>(one: T) => ({
      ...one,
      origin: { ...one.origin, state: 'Kuala Lumpur' },
      destination: { ...one.destination, state: 'Kuala Lumpur' },
    });
    return {
      courier: {
        ...courier,
        quote: (request, call) => courier.quote(inState(request), call),
        buy: (purchase, call) => courier.buy(inState(purchase), call),
      },
      clock,
      booked: async () => easyparcel.parcels.size,
      loseNextAnswer: () => easyparcel.modes.on('answer_lost'),
      loseNextCall: () => easyparcel.modes.on('down'),
      // It weighs in steps of ten grams.
      told: () => ({ weight_g: null, cod: null }),
      move: async (code, to) =>
        easyparcel.scan(code, to === 'picked_up' ? 'Parcel has been collected' : 'Delivered to recipient'),
      close: stop,
    };
  },
);

describe('production 1.5: EasyParcel', () => {
  let its: Awaited<ReturnType<typeof opened>>;
  beforeAll(async () => {
    its = await opened();
  });
  afterAll(() => its.stop());

  const address = {
    name: 'Nurul Huda',
    phone: '+60123456789',
    email: '',
    street: '8 Jalan Ampang',
    unit_number: '',
    city: 'Kuala Lumpur',
    state: 'Kuala Lumpur',
    district: '',
    county: '',
    post_code: '50450',
    country: 'MY',
    lat: null,
    lng: null,
  } as const;
  const request = (more: Partial<CourierQuoteRequest> = {}): CourierQuoteRequest => ({
    origin: address,
    destination: { ...address, state: 'Pulau Pinang', city: 'Bayan Lepas', post_code: '11950' },
    parcel: { weight_g: 1_251, length_mm: 200, width_mm: 155, height_mm: 100, content: 'Batik', value_minor: 5_000 },
    currency: 'MYR',
    cod_minor: 0,
    asked_at: 0,
    ...more,
  });
  const purchase = (more: Partial<CourierPurchase> = {}): CourierPurchase => ({
    ...request(),
    client_ref: newId(),
    service_id: 'easyparcel-my.EP-CS096',
    courier_rate_ref: '1084',
    insured_minor: 0,
    reference: 'SP-100001',
    instructions: '',
    is_test: false,
    ...more,
  });
  const bought = async (more: Partial<CourierPurchase> = {}) => {
    const outcome = await its.courier.buy(purchase(more), { signal });
    if (outcome.status !== 'bought') throw new Error(outcome.reason);
    return outcome;
  };

  test('every courier behind it is offered, fetched or brought as it is', async () => {
    const { rates } = await its.courier.quote(request(), { signal });
    expect(rates.map((rate) => [rate.service_id, rate.freight_minor, rate.pick_up, rate.drop_off])).toEqual([
      ['easyparcel-my.EP-CS096', 1_084, true, false],
      ['easyparcel-my.EP-CS09C', 820, false, true],
    ]);
    const nowhere = request({ destination: { ...address, state: 'Atlantis' } });
    expect(await its.courier.quote(nowhere, { signal })).toMatchObject({ refusals: [{ code: 'route_not_served' }] });
  });

  test('weights go up to the next ten grams, and the state by its code', async () => {
    const { tracking_code } = await bought();
    expect(its.easyparcel.parcels.get(tracking_code)?.sent).toMatchObject({
      weight: 1.26,
      receiver: { subdivision_code: 'MY-07', phone_number: '123456789' },
    });
  });

  test('a label that comes later leaves the purchase open, and it is found with the label', async () => {
    its.easyparcel.modes.on('asynchronous');
    const wish = purchase();
    await expect(its.courier.buy(wish, { signal })).rejects.toThrow(/no label yet/u);
    expect(await its.courier.findByClientRef(wish.client_ref, { signal })).toEqual({ status: 'unknown' });
    its.easyparcel.modes.off('asynchronous');
    const found = await its.courier.findByClientRef(wish.client_ref, { signal });
    expect(found).toMatchObject({ status: 'bought', courier_label: { format: 'pdf' } });
  });

  test('a shipment that is ordered is never refused, however its label is lost', async () => {
    const own = await opened();
    const send = own.courier.buy(purchase(), { signal });
    await send;
    const before = own.easyparcel.parcels.size;
    own.easyparcel.modes.on('answer_lost');
    await expect(own.courier.buy(purchase(), { signal })).rejects.toThrow(/502/u);
    expect(own.easyparcel.parcels.size).toBe(before + 1);
    await own.stop();
  });

  test('tokens are renewed once, kept for all servers, and replaced by a new consent', async () => {
    const own = await opened();
    await Promise.all([own.courier.track('ES-1', { signal }), own.courier.track('ES-2', { signal })]);
    const first = JSON.parse((await own.store.read()) ?? '{}') as { refresh_token: string };
    expect(first.refresh_token).toBe(own.easyparcel.refresh_token);
    own.advance(36_000);
    await own.courier.track('ES-1', { signal });
    const second = JSON.parse((await own.store.read()) ?? '{}') as { refresh_token: string };
    expect(second.refresh_token).not.toBe(first.refresh_token);
    own.easyparcel.tokens.clear();
    own.easyparcel.refresh_token = 'first-refresh-token';
    expect(await own.courier.track('ES-1', { signal })).toEqual({ status: 'not_found' });
    await own.stop();
  });

  test('what it sends is believed with the secret of its address, and only says which shipment to look at', async () => {
    its.easyparcel.takePushes();
    const { tracking_code } = await bought();
    const [push] = its.easyparcel.takePushes();
    const raw_body = Buffer.from(push?.body ?? '');
    const secret = new URL(push?.url ?? '').searchParams.get('secret') ?? '';
    expect(its.courier.readMessage?.({ headers: {}, raw_body, path: '', secret })).toMatchObject({
      status: 'read',
      reports: [{ tracking_code, event: null }],
    });
    expect(its.courier.readMessage?.({ headers: {}, raw_body, path: '', secret: 'wrong' })).toEqual({
      status: 'forged',
    });
    expect(its.courier.readMessage?.({ headers: {}, raw_body, path: '' })).toEqual({ status: 'forged' });
  });

  test('a live account is not offered where parcels are tests', async () => {
    const own = await open({ kind: 'live' });
    expect(own.couriers).toEqual([]);
    expect(own.warnings).toEqual([expect.stringContaining('not offered')]);
    await own.stop();
  });

  test('the text decides what is cancelled, and an unknown code is noted', () => {
    expect(codeOfStatus(8, 'Cancelled')).toBe('cancelled');
    expect(codeOfStatus(8, 'On Hold')).toBe('delayed');
    expect(codeOfStatus(77, 'Teleported')).toBeNull();
  });
});
