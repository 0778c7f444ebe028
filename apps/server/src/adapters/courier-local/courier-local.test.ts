import { createTestDatabase } from '@sampan/testing';
import type { TestDatabase } from '@sampan/testing';
import fc from 'fast-check';
import { Hono } from 'hono';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { databaseOn } from '../../platform/database/database.ts';
import { newId } from '../../platform/ids.ts';
import type { CourierEvent, CourierPort, CourierPurchase } from '../../ports/courier.ts';
import { isAwb, newAwb } from './awb.ts';
import { mountCourierAssets } from './courier-assets.ts';
import { LOCAL_COURIERS } from './courier-directory.ts';
import { hubOf } from './hub.ts';
import { createLocalNetwork } from './local-network.ts';
import type { LocalNetwork } from './local-network.ts';
import { SCENARIOS } from './scenario.ts';
import { eventsUntil, timelineOf } from './timeline.ts';
import type { ParcelLife } from './pace.ts';

const signal = new AbortController().signal;
const NOON = Date.UTC(2026, 10, 21, 4);

function purchaseFor(name: string, over: Partial<CourierPurchase> = {}): CourierPurchase {
  const address = {
    phone: '81234567',
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
  return {
    client_ref: newId(),
    service_id: 'straits-parcel.standard',
    courier_rate_ref: null,
    origin: { ...address, name: 'Aisyah Rahman', post_code: '408600' },
    destination: { ...address, name },
    parcel: { weight_g: 1_000, length_mm: 200, width_mm: 150, height_mm: 100, content: 'Batik', value_minor: 5_000 },
    currency: 'SGD',
    cod_minor: 0,
    insured_minor: 0,
    reference: 'SP-100001',
    instructions: '',
    is_test: false,
    ...over,
  };
}

function lifeOf(over: Partial<ParcelLife> = {}): ParcelLife {
  const origin_hub = hubOf({ country: 'MY', post_code: '50450', state: '' });
  const destination_hub = hubOf({ country: 'MY', post_code: '88000', state: '' });
  return {
    tracking_code: 'SMPHX00000000017',
    scenario: 'normal',
    trip: {
      origin_hub,
      destination_hub,
      origin_city: 'Kuala Lumpur',
      destination_city: 'Kota Kinabalu',
      is_rush: false,
    },
    carrier: 'courier',
    bought_at_ms: NOON,
    speed: 1,
    forced: {},
    cancelled_at_ms: null,
    instruction: null,
    ...over,
  };
}

const codes = (events: readonly CourierEvent[]): string[] => events.map((event) => event.code);

describe('consignment numbers', () => {
  test('every one is valid, unlike any with one wrong digit', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...LOCAL_COURIERS),
        fc.nat(10),
        fc.integer({ min: 1, max: 9 }),
        (courier, place, more) => {
          const awb = newAwb(courier.awb_letters);
          const at = 5 + place;
          const wrong = `${awb.slice(0, at)}${(Number(awb.charAt(at)) + more) % 10}${awb.slice(at + 1)}`;
          expect(awb).toMatch(/^SMP[A-Z]{2}\d{11}$/);
          expect(isAwb(awb)).toBe(true);
          expect(isAwb(wrong)).toBe(false);
        },
      ),
    );
  });

  test('couriers differ in alias, letters and tile; every open country has four', () => {
    expect(new Set(LOCAL_COURIERS.map((courier) => courier.alias)).size).toBe(LOCAL_COURIERS.length);
    expect(new Set(LOCAL_COURIERS.map((courier) => courier.awb_letters)).size).toBe(LOCAL_COURIERS.length);
    for (const country of ['SG', 'MY', 'PH', 'ID'] as const)
      expect(LOCAL_COURIERS.filter((courier) => courier.countries.includes(country)).length).toBeGreaterThanOrEqual(4);
    expect(LOCAL_COURIERS.some((courier) => courier.countries.includes('VN'))).toBe(false);
  });
});

describe('a parcel moves by the clock alone', () => {
  const lives = fc.record({
    scenario: fc.constantFrom(...SCENARIOS),
    speed: fc.constantFrom(1, 60, 1_000),
    seed: fc.nat(99_999),
  });

  test('later events are only ever added, in order, and end as the scenario says', () => {
    const ends = {
      normal: 'delivered',
      delayed: 'delivered',
      failed_attempt: 'delivered',
      returned: 'returned',
      lost: 'lost',
      missed_pick_up: 'pick_up_failed',
    } as const;
    fc.assert(
      fc.property(
        lives,
        fc.array(fc.nat(2_000_000), { minLength: 2, maxLength: 8 }),
        ({ scenario, speed, seed }, moments) => {
          const life = lifeOf({ scenario, speed, tracking_code: `SMPHX${String(seed).padStart(11, '0')}` });
          let before: string[] = [];
          for (const moment of moments.sort((a, b) => a - b)) {
            const now = eventsUntil(life, NOON + moment * 1_000).map((event) => event.id);
            expect(now.slice(0, before.length)).toEqual(before);
            before = now;
          }
          const all = timelineOf(life);
          expect(all.every((event, index) => index === 0 || event.at_ms > (all[index - 1]?.at_ms ?? 0))).toBe(true);
          expect(all.at(-1)?.code).toBe(ends[scenario]);
          expect(all[0]?.code).toBe('label_created');
        },
      ),
    );
  });

  test('at real speed people are met by day', () => {
    const by_day = timelineOf(lifeOf({ scenario: 'returned' })).filter((event) =>
      ['picked_up', 'out_for_delivery', 'delivered', 'delivery_failed', 'returned'].includes(event.code),
    );
    const hours = by_day.map((event) => new Date(event.at_ms + 8 * 3_600_000).getUTCHours());
    expect(by_day.length).toBeGreaterThan(4);
    expect(hours.every((hour) => hour >= 8 && hour < 20)).toBe(true);
  });

  test('a thousand times faster, the whole way takes minutes', () => {
    const all = timelineOf(lifeOf({ speed: 1_000 }));
    const minutes = ((all.at(-1)?.at_ms ?? 0) - NOON) / 60_000;
    expect(minutes).toBeGreaterThan(1);
    expect(minutes).toBeLessThan(5);
  });

  test('the driver can be called only while out for delivery; the proof comes with the delivery', () => {
    const life = lifeOf();
    const all = timelineOf(life);
    const out = all.find((event) => event.code === 'out_for_delivery')?.at_ms ?? 0;
    expect(eventsUntil(life, out).at(-1)?.driver_phone).toMatch(/^\+60\d{9,10}$/);
    const done = eventsUntil(life, all.at(-1)?.at_ms ?? 0);
    expect(done.every((event) => event.driver_phone === null)).toBe(true);
    expect(done.at(-1)?.pod_urls).toEqual([expect.stringMatching(/^\/couriers\/proof\/[1-4]\.svg$/)]);
  });

  test('across a border the parcel clears customs, and places never come closer than the city', () => {
    const life = lifeOf();
    const foreign = {
      ...life,
      trip: {
        ...life.trip,
        destination_hub: hubOf({ country: 'SG', post_code: '079903', state: '' }),
        destination_city: 'Singapore',
      },
    };
    expect(codes(timelineOf(foreign))).toEqual([
      'label_created',
      'picked_up',
      'at_hub',
      'departed_hub',
      'customs_cleared',
      'at_hub',
      'out_for_delivery',
      'delivered',
    ]);
    const places = new Set(timelineOf(foreign).map((event) => event.place));
    expect(places).toEqual(new Set(['Kuala Lumpur', 'Shah Alam Hub', 'Bukit Merah Hub', 'Singapore']));
  });
});

describe('the network', () => {
  let database: TestDatabase;
  let network: LocalNetwork;
  let now = NOON;
  const courier = (alias: string): CourierPort => {
    const found = network.couriers.find((port) => port.profile.alias === alias);
    if (found === undefined) throw new Error(alias);
    return found;
  };
  const track = async (code: string): Promise<CourierEvent[]> => {
    const outcome = await courier('straits-parcel').track(code, { signal });
    return outcome.status === 'found' ? outcome.events : [];
  };
  const buy = async (name: string): Promise<string> => {
    const outcome = await courier('straits-parcel').buy(purchaseFor(name), { signal });
    if (outcome.status !== 'bought') throw new Error(outcome.reason);
    return outcome.tracking_code;
  };

  beforeAll(async () => {
    database = await createTestDatabase();
    network = createLocalNetwork({
      db: databaseOn(database.pool),
      clock: { now: () => now },
      rates: {
        quoteOf: () => Promise.resolve({ rates: [], refusals: [] }),
        bracketOf: () => Promise.resolve({ key: '', weights: {} }),
      },
      speed: 1_000,
    });
  });
  afterAll(() => database.drop());
  afterEach(() => {
    network.faults.clear();
    now = NOON;
  });

  test('the same client_ref is the same parcel, however often and at once it is bought (trust 3)', async () => {
    const purchase = purchaseFor('Tan Wei Ming');
    const outcomes = await Promise.all(
      Array.from({ length: 25 }, () => courier('straits-parcel').buy(purchase, { signal })),
    );
    const numbers = new Set(
      outcomes.map((outcome) => (outcome.status === 'bought' ? outcome.tracking_code : outcome.reason)),
    );
    expect(numbers.size).toBe(1);
    expect(outcomes[0]).toMatchObject({ status: 'bought', route_code: expect.stringMatching(/^SG-BTM-\d\d$/) });
    expect(await courier('straits-parcel').findByClientRef(purchase.client_ref, { signal })).toMatchObject({
      status: 'bought',
      tracking_code: [...numbers][0],
    });
    expect(await courier('harbour-post').findByClientRef(purchase.client_ref, { signal })).toEqual({
      status: 'not_found',
    });
  });

  test.each([
    ['TEST_DELIVERED', 'delivered'],
    ['Test_Delayed Tan', 'delivered'],
    ['TEST_FAILED_ATTEMPT', 'delivered'],
    ['TEST_RETURNED', 'returned'],
    ['TEST_LOST', 'lost'],
  ])('%s ends as %s', async (name, end) => {
    const code = await buy(name);
    now += 3_600_000;
    const events = await track(code);
    expect(events.at(-1)?.code).toBe(end);
    if (name.includes('FAILED')) expect(codes(events)).toContain('delivery_failed');
    if (name.includes('Delayed')) expect(codes(events)).toContain('delayed');
  });

  test('TEST_FAIL_BUY is refused and leaves nothing; TEST_SLOW is booked although nobody hears of it', async () => {
    const refused = purchaseFor('TEST_FAIL_BUY');
    expect(await courier('straits-parcel').buy(refused, { signal })).toMatchObject({ status: 'refused' });
    expect(await courier('straits-parcel').findByClientRef(refused.client_ref, { signal })).toEqual({
      status: 'not_found',
    });
    const slow = purchaseFor('TEST_SLOW');
    await expect(courier('straits-parcel').buy(slow, { signal: AbortSignal.timeout(100) })).rejects.toThrow(
      'connection',
    );
    expect(await courier('straits-parcel').findByClientRef(slow.client_ref, { signal })).toMatchObject({
      status: 'bought',
    });
  });

  test('answers can be lost before or after the booking', async () => {
    const before = purchaseFor('Lim');
    network.faults.set('straits-parcel', { buy: 'lost_before' });
    await expect(courier('straits-parcel').buy(before, { signal })).rejects.toThrow('connection');
    expect(await courier('straits-parcel').findByClientRef(before.client_ref, { signal })).toEqual({
      status: 'not_found',
    });
    const after = purchaseFor('Lim');
    network.faults.set('straits-parcel', { buy: 'lost_after' });
    await expect(courier('straits-parcel').buy(after, { signal })).rejects.toThrow('connection');
    expect(await courier('straits-parcel').findByClientRef(after.client_ref, { signal })).toMatchObject({
      status: 'bought',
    });
  });

  test('a parcel can be moved along: to its next event, a milestone, the end, and never back', async () => {
    const code = await buy('Nurul');
    expect(codes((await network.advance(code)) ?? [])).toEqual(['label_created', 'picked_up']);
    expect((await network.advance(code, 'out_for_delivery'))?.at(-1)?.code).toBe('out_for_delivery');
    expect((await network.advance(code, 'picked_up'))?.at(-1)?.code).toBe('out_for_delivery');
    const done = await network.advance(code, 'end');
    expect(done?.at(-1)?.code).toBe('delivered');
    expect(await network.advance(code, 'next')).toEqual(done);
    expect(await track(code)).toEqual(done);
    expect(await network.advance('SMPSP00000000000', 'next')).toBeNull();
  });

  test('a parcel may be cancelled until it is picked up', async () => {
    const waiting = await buy('Priya');
    expect(await courier('straits-parcel').cancel(waiting, { signal })).toEqual({ status: 'cancelled' });
    expect(await courier('straits-parcel').cancel(waiting, { signal })).toEqual({ status: 'cancelled' });
    now += 3_600_000;
    expect(codes(await track(waiting))).toEqual(['label_created', 'cancelled']);
    const moving = await buy('Priya');
    await network.advance(moving);
    expect(await courier('straits-parcel').cancel(moving, { signal })).toMatchObject({ status: 'refused' });
  });

  test('a number of another courier, or none at all, is not found', async () => {
    const code = await buy('Siti');
    expect(await courier('harbour-post').track(code, { signal })).toEqual({ status: 'not_found' });
    expect(await courier('straits-parcel').track("' or 1=1", { signal })).toEqual({ status: 'not_found' });
  });

  test('history can be booked in the past', async () => {
    const booking = {
      alias: 'straits-parcel',
      purchase: purchaseFor('Ravi'),
      life: { serial: 42, bought_at_ms: NOON - 10 * 86_400_000, speed: 1, scenario: 'failed_attempt' },
    } as const;
    const planned = network.planPast(booking);
    await network.storePast(databaseOn(database.pool), [booking]);
    const told = await track(planned.tracking_code);
    expect(told.map((event) => [event.id, event.at])).toEqual(planned.events.map((event) => [event.id, event.at]));
    expect(told.at(-1)).toMatchObject({ code: 'delivered', pod_urls: [expect.any(String)] });
  });

  test('a parcel of the past may go on at another speed from a moment on', () => {
    const bought_at_ms = NOON - 86_400_000;
    const booking = {
      alias: 'straits-parcel',
      purchase: purchaseFor('Ravi'),
      life: {
        serial: 42,
        bought_at_ms,
        speed: 1,
        scenario: 'normal',
        hurry: { from_ms: NOON, first_after_ms: 20_000, speed: 1_000 },
      },
    } as const;
    const { events } = network.planPast(booking);
    const coming = events.filter((event) => event.at_ms > NOON);
    expect(coming.length).toBeGreaterThan(1);
    expect(coming[0]?.at_ms).toBe(NOON + 20_000);
    expect(coming.at(-1)?.at_ms).toBeLessThan(NOON + 20_000 + 200_000);
    const { hurry: _, ...unhurried } = booking.life;
    const before = network.planPast({ ...booking, life: unhurried }).events.filter((event) => event.at_ms <= NOON);
    expect(events.slice(0, before.length)).toEqual(before);
  });
});

describe('what is served', () => {
  const app = new Hono();
  mountCourierAssets(app);

  test('a tile for every courier at the address its profile names, and the proof pictures', async () => {
    for (const courier of LOCAL_COURIERS) {
      const answer = await app.request(courier.image_url);
      expect(answer.headers.get('content-type')).toBe('image/svg+xml');
      expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
      expect(await answer.text()).toContain(`fill="${courier.color}"`);
    }
    expect(await (await app.request('/couriers/proof/1.svg')).text()).toContain('<svg');
    expect((await app.request('/couriers/proof/99.svg')).status).toBe(404);
    expect((await app.request('/couriers/nobody.svg')).status).toBe(404);
  });
});
