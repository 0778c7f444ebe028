import { payableUnitOf, toMajor, type CountryCode, type Currency } from '@sampan/country-rules';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createCourierNetwork } from '../../src/adapters/courier-network/index.ts';
import { newId } from '../../src/platform/ids.ts';
import type {
  CourierAddress,
  CourierEventCode,
  CourierNetwork,
  CourierPort,
  CourierPurchase,
  CourierQuoteRequest,
  CourierRate,
} from '../../src/ports/courier.ts';

/** A courier, and hands to do what happens over there. */
export interface CourierUnderTest {
  courier: CourierPort;
  clock: { now(): number };
  /** How many parcels it booked. */
  booked(): Promise<number>;
  /** The next purchase is booked, and its answer lost. */
  loseNextAnswer(): void;
  /** The next call is lost before anything happened. */
  loseNextCall(): void;
  /** What it was told of a parcel, in its own decimals; null where it keeps none. */
  told(tracking_code: string): { weight_g: number | null; cod: number | null };
  /** Numbers that it told of on its own, where it cannot be asked by our reference. */
  heard?(): string[];
  /** Makes something happen to a parcel. */
  move(tracking_code: string, to: 'picked_up' | 'delivered'): Promise<void>;
  close(): Promise<void>;
}

export interface CourierFacts {
  country: CountryCode;
  currency: Currency;
  /** Makes a purchase one that this courier refuses. */
  refused(purchase: CourierPurchase): CourierPurchase;
  takes_cash: boolean;
  /** False where two servers that ask at the same moment could book twice: one row is leased by one server, so they do not. */
  is_safe_at_once: boolean;
  codes_after_pick_up: CourierEventCode;
  /** False where it cannot be asked by our reference: an open purchase waits for its message, and is never sent again. */
  has_look_up?: boolean;
}

const ADDRESSES: Record<CountryCode, CourierAddress> = {
  SG: addressIn('SG', { phone: '+6581234567', street: '10 Anson Road', unit_number: '#05-12', post_code: '079903' }),
  MY: addressIn('MY', { phone: '+60123456789', street: '8 Jalan Ampang', city: 'Kuala Lumpur', post_code: '50450' }),
  PH: addressIn('PH', { phone: '+639171234567', street: '12 Ayala Avenue', city: 'Makati', post_code: '1226' }),
  ID: addressIn('ID', { phone: '+6281234567890', street: 'Jalan Sudirman 7', city: 'Jakarta', post_code: '10220' }),
  VN: addressIn('VN', { phone: '+84912345678', street: '5 Le Loi', city: 'Ho Chi Minh', post_code: '' }),
};

function addressIn(country: CountryCode, more: Partial<CourierAddress>): CourierAddress {
  return {
    name: 'Tan Wei Ming',
    phone: '',
    email: '',
    street: '',
    unit_number: '',
    city: '',
    state: '',
    district: '',
    county: '',
    post_code: '',
    country,
    lat: 1.2764,
    lng: 103.8458,
    ...more,
  };
}

/** What every courier does alike behind the port: the local network, Karrio, and each courier's own API before its stand-in. */
export function courierSuite(name: string, facts: CourierFacts, open: () => Promise<CourierUnderTest>): void {
  describe(`production 1.8: ${name} behaves as every courier does`, () => {
    let its: CourierUnderTest;
    let network: CourierNetwork;
    beforeAll(async () => {
      its = await open();
      // Through the guard, so that an answer of another form counts as none.
      network = createCourierNetwork({ couriers: [its.courier], clock: its.clock });
    });
    afterAll(() => its.close());
    const alias = () => its.courier.profile.alias;

    const request = (more: Partial<CourierQuoteRequest> = {}): CourierQuoteRequest => ({
      origin: ADDRESSES[facts.country],
      destination: { ...ADDRESSES[facts.country], name: 'Nurul Huda' },
      parcel: { weight_g: 1_250, length_mm: 200, width_mm: 155, height_mm: 100, content: 'Batik', value_minor: 5_000 },
      currency: facts.currency,
      cod_minor: 0,
      asked_at: Math.floor(its.clock.now() / 1000),
      ...more,
    });
    const rateFor = async (asked: CourierQuoteRequest): Promise<CourierRate> => {
      const [rate] = (await network.quote(alias(), asked)).rates;
      if (rate === undefined) throw new Error(`${name} offers nothing`);
      return rate;
    };
    const purchaseOf = async (more: Partial<CourierQuoteRequest> = {}): Promise<CourierPurchase> => {
      const asked = request(more);
      const rate = await rateFor(asked);
      return {
        ...asked,
        client_ref: newId(),
        service_id: rate.service_id,
        courier_rate_ref: rate.courier_rate_ref,
        insured_minor: 0,
        reference: 'SP-100001',
        instructions: '',
        is_test: false,
        pick_up: { date: null, from: null, to: null },
      };
    };
    const bought = async (purchase: CourierPurchase) => {
      const outcome = await network.buy(alias(), purchase);
      if (outcome.status !== 'bought') throw new Error(`refused: ${outcome.reason}`);
      return outcome;
    };

    const has_look_up = facts.has_look_up ?? true;

    test.runIf(has_look_up)('the same reference twice makes one parcel', async () => {
      const before = await its.booked();
      const purchase = await purchaseOf();
      expect(await bought(purchase)).toEqual(await bought(purchase));
      expect(await its.booked()).toBe(before + 1);
    });

    test.runIf(facts.is_safe_at_once)('the same reference from two servers at once makes one parcel', async () => {
      const before = await its.booked();
      const purchase = await purchaseOf();
      const [one, other] = await Promise.all([
        network.buy(alias(), purchase).catch(() => null),
        network.buy(alias(), purchase).catch(() => null),
      ]);
      const again = await bought(purchase);
      for (const outcome of [one, other])
        if (outcome !== null) expect(outcome).toMatchObject({ status: 'bought', tracking_code: again.tracking_code });
      expect(await its.booked()).toBe(before + 1);
    });

    test.runIf(has_look_up)(
      'an answer that was lost after the write is found, and not bought a second time',
      async () => {
        const before = await its.booked();
        const purchase = await purchaseOf();
        its.loseNextAnswer();
        await expect(network.buy(alias(), purchase)).rejects.toThrow(/unavailable/u);
        expect(await its.booked()).toBe(before + 1);
        const found = await network.findByClientRef(alias(), purchase.client_ref);
        expect(found.status).toBe('bought');
        expect(await bought(purchase)).toEqual(found);
        expect(await its.booked()).toBe(before + 1);
      },
    );

    test.runIf(has_look_up)(
      'a call that was lost before the write leaves nothing, and the reference is free',
      async () => {
        const before = await its.booked();
        const purchase = await purchaseOf();
        its.loseNextCall();
        await expect(network.buy(alias(), purchase)).rejects.toThrow(/unavailable/u);
        expect(await its.booked()).toBe(before);
        expect(await network.findByClientRef(alias(), purchase.client_ref)).toEqual({ status: 'not_found' });
        await bought(purchase);
        expect(await its.booked()).toBe(before + 1);
      },
    );

    test.runIf(!has_look_up)('an answer that was lost stays open until the courier tells of the parcel', async () => {
      const before = await its.booked();
      const purchase = await purchaseOf();
      its.loseNextAnswer();
      await expect(network.buy(alias(), purchase)).rejects.toThrow(/unavailable/u);
      expect(await its.booked()).toBe(before + 1);
      if (its.heard !== undefined)
        expect(await network.findByClientRef(alias(), purchase.client_ref)).toEqual({ status: 'unknown' });
      const heard = its.heard?.() ?? [];
      expect(await network.findByClientRef(alias(), purchase.client_ref, heard)).toMatchObject({ status: 'bought' });
      // Another purchase's parcel is not taken for it.
      expect(await network.findByClientRef(alias(), newId(), heard)).toEqual({ status: 'unknown' });
      expect(await its.booked()).toBe(before + 1);
    });

    test.runIf(!has_look_up)('a call that was lost before the write leaves nothing, and says so', async () => {
      const before = await its.booked();
      const purchase = await purchaseOf();
      its.loseNextCall();
      expect(await network.buy(alias(), purchase)).toMatchObject({ status: 'refused' });
      expect(await its.booked()).toBe(before);
    });

    test('a refusal is an answer with a reason for people, not an exception', async () => {
      const before = await its.booked();
      const outcome = await network.buy(alias(), facts.refused(await purchaseOf()));
      expect(outcome).toMatchObject({ status: 'refused', reason: expect.stringMatching(/\S{3}/u) });
      expect(await its.booked()).toBe(before);
    });

    test('a reference and a number that it never gave out are not found', async () => {
      const status = has_look_up ? 'not_found' : 'unknown';
      expect(await network.findByClientRef(alias(), newId())).toEqual({ status });
      expect(await network.track(alias(), 'NOBODYS0000001')).toEqual({ status: 'not_found' });
      expect(await network.cancel(alias(), 'NOBODYS0000001')).toMatchObject({ status: 'refused' });
    });

    test('weight arrives to the gram', async () => {
      await fc.assert(
        fc.asyncProperty(fc.integer({ min: 1, max: 19_999 }), async (weight_g) => {
          const parcel = { ...request().parcel, weight_g };
          const purchase = { ...(await purchaseOf({ parcel })) };
          const told = its.told((await bought(purchase)).tracking_code).weight_g;
          if (told !== null) expect(told).toBe(weight_g);
        }),
        { numRuns: 25 },
      );
    });

    test.runIf(facts.takes_cash)('cash to collect arrives to the unit', async () => {
      const unit = payableUnitOf(facts.currency);
      await fc.assert(
        fc.asyncProperty(fc.integer({ min: 100, max: 20_000 }), async (units) => {
          const cod_minor = units * unit;
          const purchase = { ...(await purchaseOf()), cod_minor };
          const told = its.told((await bought(purchase)).tracking_code).cod;
          if (told !== null) expect(told).toBe(toMajor(cod_minor, facts.currency));
        }),
        { numRuns: 25 },
      );
    });

    test('its reports come oldest first, keep their ids, and move on', async () => {
      const { tracking_code } = await bought(await purchaseOf());
      await its.move(tracking_code, 'picked_up');
      const first = await eventsOf(tracking_code);
      expect(first.map((event) => event.at)).toEqual(first.map((event) => event.at).toSorted((a, b) => a - b));
      expect(await eventsOf(tracking_code)).toEqual(first);
      expect(first.at(-1)?.code).toBe(facts.codes_after_pick_up);
      await its.move(tracking_code, 'delivered');
      const second = await eventsOf(tracking_code);
      expect(second.slice(0, first.length).map((event) => event.id)).toEqual(first.map((event) => event.id));
      expect(second.at(-1)?.code).toBe('delivered');
      expect(new Set(second.map((event) => event.id)).size).toBe(second.length);
    });

    test('it is cancelled before it is fetched, as often as it is asked, and not afterwards', async () => {
      const { tracking_code } = await bought(await purchaseOf());
      expect(await network.cancel(alias(), tracking_code)).toEqual({ status: 'cancelled' });
      expect(await network.cancel(alias(), tracking_code)).toEqual({ status: 'cancelled' });
      const other = await bought(await purchaseOf());
      await its.move(other.tracking_code, 'picked_up');
      expect(await network.cancel(alias(), other.tracking_code)).toMatchObject({
        status: 'refused',
        reason: expect.stringMatching(/\S{3}/u),
      });
    });

    async function eventsOf(tracking_code: string) {
      const outcome = await network.track(alias(), tracking_code);
      if (outcome.status !== 'found') throw new Error(`${tracking_code} is not found`);
      return outcome.events;
    }
  });
}
