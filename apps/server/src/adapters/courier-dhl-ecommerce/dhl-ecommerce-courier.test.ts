import { startCourierStandIns } from '@sampan/stand-ins';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ratesOf } from '#test/adapters/courier.fixtures.ts';
import { courierSuite } from '#test/adapters/courier.suite.ts';
import { createEgress } from '../../platform/egress/egress-client.ts';
import { newId } from '../../platform/ids.ts';
import type { CourierPurchase } from '../../ports/courier.ts';
import { EgressError } from '../../ports/egress.ts';
import { createDhlEcommerceCouriers } from './dhl-ecommerce-couriers.ts';
import { codeOfDescription } from './dhl-ecommerce.status.ts';

const signal = new AbortController().signal;

async function open(options: { late_ms?: number } = {}) {
  let shift_ms = 0;
  const clock = { now: () => Date.now() + shift_ms };
  const { dhl_ecommerce: dhl, url, stop } = await startCourierStandIns(clock);
  const { client_id, password, pickup_account, sold_to_account, prefix } = dhl;
  const [courier] = createDhlEcommerceCouriers({
    accounts: [{ country: 'MY', client_id, password, pickup_account, sold_to_account, prefix }],
    base_url: `${url}/dhl-ecommerce`,
    is_live: false,
    egress: createEgress({ allow: [new URL(url).host] }),
    clock: { now: () => clock.now() - (options.late_ms ?? 0) },
    rates: ratesOf('standard'),
  });
  if (courier === undefined) throw new Error('no courier');
  return { courier, dhl, clock, stop, advance: (seconds: number) => (shift_ms += seconds * 1000) };
}

courierSuite(
  'DHL eCommerce',
  {
    country: 'MY',
    currency: 'MYR',
    refused: (purchase) => ({ ...purchase, destination: { ...purchase.destination, name: 'NOT SERVED' } }),
    takes_cash: true,
    is_safe_at_once: true,
    codes_after_pick_up: 'picked_up',
  },
  async () => {
    const { courier, dhl, clock, stop } = await open();
    return {
      courier,
      clock,
      booked: async () => dhl.parcels.size,
      loseNextAnswer: () => dhl.modes.on('answer_lost'),
      loseNextCall: () => dhl.modes.on('down'),
      told: (code) => {
        const parcel = dhl.parcels.get(code);
        return { weight_g: parcel?.weight_g ?? null, cod: parcel?.cod ?? null };
      },
      move: async (code, to) => dhl.scan(code, to === 'picked_up' ? 'Shipment picked up' : 'Successfully delivered'),
      close: stop,
    };
  },
);

describe('production 1.4: DHL eCommerce', () => {
  let its: Awaited<ReturnType<typeof open>>;
  beforeAll(async () => {
    its = await open();
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
  const purchase = (more: Partial<CourierPurchase> = {}): CourierPurchase => ({
    client_ref: newId(),
    service_id: 'dhl-ecommerce-my.standard',
    courier_rate_ref: null,
    origin: address,
    destination: address,
    parcel: { weight_g: 1_250, length_mm: 200, width_mm: 155, height_mm: 100, content: 'Batik', value_minor: 5_000 },
    currency: 'MYR',
    cod_minor: 0,
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

  test('its own label is answered as it came, and a parcel is fetched or brought', async () => {
    const { courier_label, tracking_code } = await bought({ pick_up: { date: null, from: null, to: null } });
    expect(Buffer.from(courier_label?.base64 ?? '', 'base64').toString('latin1')).toContain(tracking_code);
    expect(its.dhl.parcels.get(tracking_code)?.sent).toMatchObject({ handoverMethod: 2, item: { productCode: 'PDO' } });
    const brought = await bought({ pick_up: null });
    expect(its.dhl.parcels.get(brought.tracking_code)?.sent).toMatchObject({ handoverMethod: 1 });
  });

  test('one token serves all calls for half a day, and a dead one is replaced once', async () => {
    const own = await open();
    for (let parcel = 0; parcel < 12; parcel += 1) await bought({}, own);
    expect(own.dhl.tokens.size).toBe(1);
    own.advance(12 * 3600);
    await bought({}, own);
    expect(own.dhl.tokens.size).toBe(2);
    own.dhl.tokens.clear();
    await bought({}, own);
    expect(own.dhl.tokens.size).toBe(1);
    await own.stop();
  });

  test('a clock that is off is no refusal of a parcel: nothing is known, and nothing is booked', async () => {
    const late = await open({ late_ms: 3_600_000 });
    await expect(late.courier.buy(purchase(), { signal })).rejects.toThrow(/said nothing|messageDateTime/u);
    expect(late.dhl.parcels.size).toBe(0);
    await late.stop();
  });

  test('an address breaks between words, and one that does not fit is refused in words', async () => {
    const street = 'Lot 12-3 Jalan Perusahaan Utama Kawasan Perindustrian Bukit Jelutong Seksyen U8';
    const { tracking_code } = await bought({ destination: { ...address, street } });
    expect(its.dhl.parcels.get(tracking_code)?.sent).toMatchObject({
      item: {
        consigneeAddress: {
          address1: 'Lot 12-3 Jalan Perusahaan Utama Kawasan',
          address2: 'Perindustrian Bukit Jelutong Seksyen U8',
        },
      },
    });
    const before = its.dhl.parcels.size;
    const destination = { ...address, street: `${street} ${street} ${street}` };
    expect(await its.courier.buy(purchase({ destination }), { signal })).toMatchObject({
      status: 'refused',
      reason: expect.stringContaining('3 lines of 50 characters'),
    });
    expect(its.dhl.parcels.size).toBe(before);
  });

  test('its words are known in any case, with the times of the country, and an unknown one is noted', async () => {
    expect(codeOfDescription('SUCCESSFULLY DELIVERED.')).toBe('delivered');
    const { tracking_code } = await bought();
    its.dhl.scan(tracking_code, 'Teleported');
    const outcome = await its.courier.track(tracking_code, { signal });
    const events = outcome.status === 'found' ? outcome.events : [];
    expect(events.map(({ code }) => code)).toEqual(['label_created', 'noted']);
    expect(Math.abs((events[0]?.at ?? 0) - its.clock.now() / 1000)).toBeLessThan(60);
  });

  test('the live account is not asked for a test parcel, and a test server asks the test one', async () => {
    const hosts: string[] = [];
    const build = (is_live: boolean) =>
      createDhlEcommerceCouriers({
        accounts: [
          { country: 'MY', client_id: 'a', password: 'b', pickup_account: '1', sold_to_account: '2', prefix: 'MY' },
        ],
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
        rates: ratesOf('standard'),
      })[0];
    expect(await build(true)?.buy(purchase({ is_test: true }), { signal })).toMatchObject({ status: 'refused' });
    expect(hosts).toEqual([]);
    await expect(build(true)?.buy(purchase(), { signal })).rejects.toThrow(/connect_failed/u);
    await expect(build(false)?.buy(purchase({ is_test: true }), { signal })).rejects.toThrow(/connect_failed/u);
    expect(hosts).toEqual(['api.dhlecommerce.dhl.com', 'apitest.dhlecommerce.asia']);
  });

  test('its stand-in refuses what DHL refuses, inside a 200', async () => {
    const before = its.dhl.parcels.size;
    for (const [more, reason] of [
      [{ destination: { ...address, phone: '12' } }, /phone/u],
      [{ destination: { ...address, post_code: '1' } }, /postCode/u],
      [{ parcel: { ...purchase().parcel, weight_g: 0 } }, /totalWeight/u],
      [{ parcel: { ...purchase().parcel, content: 'x'.repeat(51) } }, /at most 50 characters for the contents/u],
    ] as const)
      expect(await its.courier.buy(purchase(more), { signal })).toMatchObject({
        status: 'refused',
        reason: expect.stringMatching(reason),
      });
    expect(its.dhl.parcels.size).toBe(before);
  });
});
