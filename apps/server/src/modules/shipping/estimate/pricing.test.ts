import { rulesOf } from '@sampan/country-rules';
import type { CountryCode } from '@sampan/country-rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addressIn,
  cardsOf,
  parcelOf,
  profileOf,
  questionOf,
  requestOf,
  shippedLanes,
  zones,
} from '#test/estimate/estimate.fixtures.ts';
import { quoteFromRateCard } from './rate-lane.ts';
import { priceEntry } from './pricing.ts';
import type { QuoteEntry } from './pricing.ts';
import { rankEntries } from './rank-entries.ts';

const OPEN = ['SG', 'MY', 'PH', 'ID'] as const satisfies readonly CountryCode[];
const CARDS = Object.fromEntries(OPEN.map((country) => [country, cardsOf(shippedLanes(country))]));
const STATES: Record<string, string[]> = {
  SG: [''],
  MY: ['Selangor', 'Sabah', 'Johor', ''],
  PH: ['Metro Manila', 'Cebu', 'Davao del Sur', 'Pampanga', ''],
  ID: ['DKI Jakarta', 'Papua', 'Bali', 'Riau', ''],
};

const parcels = fc.record({
  from: fc.constantFrom(...OPEN),
  to: fc.constantFrom(...OPEN),
  from_state: fc.nat(9),
  to_state: fc.nat(9),
  weight_g: fc.oneof(fc.integer({ min: 10, max: 5_000 }), fc.integer({ min: 10, max: 60_000 })),
  sides: fc.oneof(
    fc.constant([0, 0, 0] as const),
    fc.tuple(fc.integer({ min: 1, max: 400 }), fc.integer({ min: 1, max: 300 }), fc.integer({ min: 1, max: 200 })),
    fc.tuple(fc.integer({ min: 1, max: 1_600 }), fc.integer({ min: 1, max: 800 }), fc.integer({ min: 1, max: 600 })),
  ),
  cod_minor: fc.oneof(fc.constant(0), fc.integer({ min: 100, max: 200_000 })),
  value_minor: fc.integer({ min: 0, max: 5_000_000_00 }),
  is_insured: fc.boolean(),
  voucher: fc.constantFrom('', 'discount20', 'unknown'),
  tax_schedule: fc.constantFrom('spec', 'statutory'),
  tax_registered: fc.boolean(),
});

function entriesOf(p: typeof parcels extends fc.Arbitrary<infer T> ? T : never): QuoteEntry[] {
  const request = requestOf(p.from, p.to, {
    origin: addressIn(p.from, { state: STATES[p.from]?.[p.from_state % 5] ?? '', post_code: '' }),
    destination: addressIn(p.to, { state: STATES[p.to]?.[p.to_state % 5] ?? '', post_code: '' }),
    parcel: parcelOf({
      weight_g: p.weight_g,
      length_mm: p.sides[0],
      width_mm: p.sides[1],
      height_mm: p.sides[2],
      value_minor: p.value_minor,
    }),
    cod_minor: p.cod_minor,
  });
  const question = questionOf(p.from, { ...p, origin_country: p.from, destination_country: p.to });
  return (CARDS[p.from] ?? []).flatMap((card) =>
    quoteFromRateCard(card, request, zones).rates.map((rate) =>
      priceEntry(rate, profileOf(card.courier_alias), question, rate.service_id),
    ),
  );
}

const AMOUNTS = [
  'shipping_fee',
  'platform_fee',
  'cod_fee',
  'original_delivery_sampan_premium',
  'delivery_sampan_premium',
  'discount',
  'sub_total',
  'tax',
  'tax_discount',
  'tax_before_discount',
  'total_fee',
  'total_fee_before_discount',
  'total_fee_before_discount_non_tax',
] as const satisfies readonly (keyof QuoteEntry)[];

describe('spec 3 Estimated cost entry', () => {
  test('nobody is asked for a part of a rupiah or a dong (spec 9), whatever the rates', () => {
    let priced = 0;
    fc.assert(
      fc.property(parcels, (p) => {
        for (const entry of entriesOf({
          ...p,
          from: 'ID',
          to: 'ID',
          tax_schedule: 'statutory',
          tax_registered: true,
        })) {
          priced += 1;
          for (const name of AMOUNTS) expect(entry[name] % 100, `${name} is ${entry[name]}`).toBe(0);
        }
      }),
      { numRuns: 200 },
    );
    expect(priced).toBeGreaterThan(0);
  });

  test('the parts add up to the total in every entry, whatever the parcel', () => {
    let priced = 0;
    fc.assert(
      fc.property(parcels, (p) => {
        for (const entry of entriesOf(p)) {
          priced += 1;
          for (const name of AMOUNTS)
            expect(Number.isSafeInteger(entry[name]) && entry[name] >= 0, `${name} is ${entry[name]}`).toBe(true);
          const surcharges = entry.surcharges.reduce((sum, one) => sum + one.amount_minor, 0);
          const parts =
            entry.shipping_fee + surcharges + entry.platform_fee + entry.cod_fee + entry.delivery_sampan_premium;
          expect(entry.total_fee_before_discount_non_tax).toBe(parts);
          expect(entry.sub_total).toBe(parts - entry.discount);
          expect(entry.total_fee).toBe(entry.sub_total + entry.tax);
          expect(entry.total_fee_before_discount).toBe(parts + entry.tax_before_discount);
          expect(entry.total_fee).toBe(entry.total_fee_before_discount - entry.discount - entry.tax_discount);
          expect(entry.currency).toBe(rulesOf(p.from).currency);
        }
      }),
      { numRuns: 400 },
    );
    expect(priced).toBeGreaterThan(500);
  });

  test('a heavier parcel never costs less with the same service', () => {
    fc.assert(
      fc.property(parcels, fc.integer({ min: 1, max: 20_000 }), (p, more_g) => {
        const light = new Map(entriesOf(p).map((entry) => [entry.delivery_service.id, entry.total_fee]));
        for (const entry of entriesOf({ ...p, weight_g: p.weight_g + more_g })) {
          const lighter = light.get(entry.delivery_service.id);
          if (lighter !== undefined) expect(entry.total_fee).toBeGreaterThanOrEqual(lighter);
        }
      }),
      { numRuns: 200 },
    );
  });
});

describe('spec 9 business constants', () => {
  const [rate] =
    CARDS['SG']?.flatMap(
      (card) => quoteFromRateCard(card, requestOf('SG', 'SG', { cod_minor: 100_00 }), zones).rates,
    ) ?? [];
  const priced = (over: Parameters<typeof questionOf>[1]): QuoteEntry => {
    if (rate === undefined) throw new Error('the shipped card of SG has no service with COD');
    return priceEntry(
      { ...rate, freight_minor: 1_000, surcharges: [] },
      profileOf('merlion-express'),
      questionOf('SG', over),
      'one',
    );
  };

  test('10.00 in Singapore: platform fee 1 %, tax 7 % on both', () => {
    expect(priced({})).toMatchObject({ platform_fee: 10, sub_total: 1_010, tax: 71, total_fee: 1_081 });
  });

  test('COD fee is 3 %, but at least what the courier asks', () => {
    expect(priced({ cod_minor: 100_00 }).cod_fee).toBe(300);
    expect(priced({ cod_minor: 5_00 }).cod_fee).toBe(100);
    expect(priced({}).cod_fee).toBe(0);
  });

  test('insurance is 0.2 % in the country and 1.1 % across borders, capped at the cover the service sells', () => {
    expect(priced({ value_minor: 500_00, is_insured: true }).delivery_sampan_premium).toBe(100);
    expect(priced({ value_minor: 500_00, is_insured: true, destination_country: 'MY' }).delivery_sampan_premium).toBe(
      550,
    );
    expect(priced({ value_minor: 500_00 })).toMatchObject({
      original_delivery_sampan_premium: 100,
      delivery_sampan_premium: 0,
      insured_minor: 0,
    });
    expect(priced({ value_minor: 900_000_00, is_insured: true })).toMatchObject({
      insured_minor: 10_000_00,
      delivery_sampan_premium: 20_00,
    });
  });

  test('discount20 takes 20 % off carriage and platform fee, and its tax with it', () => {
    expect(priced({ voucher: 'discount20' })).toMatchObject({
      discount: 202,
      discount_percent: 20,
      reward_program_name: 'discount20',
      sub_total: 808,
      tax: 57,
      tax_discount: 14,
      total_fee: 865,
      total_fee_before_discount: 1_081,
    });
  });

  test('a company that is not registered for tax charges none; the rates by law apply when they are chosen (design 8.1)', () => {
    expect(priced({ tax_registered: false }).tax).toBe(0);
    expect(priced({ tax_schedule: 'statutory' }).tax_rate.basis_points).toBe(900);
    const abroad = priced({ tax_schedule: 'statutory', destination_country: 'MY' });
    expect(abroad).toMatchObject({
      tax: 0,
      tax_rate: { name: 'GST zero-rated', statute: expect.stringMatching(/s 21/u) },
    });
    expect(abroad.total_fee).toBe(abroad.sub_total);
  });
});

describe('spec 4 order of the estimates', () => {
  const entry = (id: string, total_fee: number, eta_days_to: number): QuoteEntry => {
    const [one] = entriesOf({
      from: 'SG',
      to: 'SG',
      from_state: 0,
      to_state: 0,
      weight_g: 500,
      sides: [100, 100, 100],
      cod_minor: 0,
      value_minor: 0,
      is_insured: false,
      voucher: '',
      tax_schedule: 'spec',
      tax_registered: true,
    });
    if (one === undefined) throw new Error('the shipped card of SG prices nothing');
    return { ...one, total_fee, delivery_service: { ...one.delivery_service, id, eta_days_from: 0, eta_days_to } };
  };

  test('merged by service, recommended first, then by total fee', () => {
    const ranked = rankEntries(
      [entry('b', 900, 1), entry('a', 400, 5), entry('c', 500, 2), entry('b', 800, 1), entry('d', 2_000, 0)],
      'pick_up',
    );
    expect(ranked.map((one) => [one.delivery_service.id, one.total_fee])).toEqual([
      ['c', 500],
      ['a', 400],
      ['b', 800],
      ['d', 2_000],
    ]);
    expect(ranked.filter((one) => one.recommended).map((one) => one.delivery_service.id)).toEqual(['c']);
    expect(ranked.find((one) => one.cheapest)?.delivery_service.id).toBe('a');
    expect(ranked.find((one) => one.fastest)?.delivery_service.id).toBe('d');
  });

  test('what the sender would have to bring somewhere is not recommended to one who asked for a pick-up', () => {
    const bring = entry('a', 400, 1);
    const dropped = { ...bring, delivery_service: { ...bring.delivery_service, delivery_type: 'drop_off' as const } };
    const recommended = (asked: 'pick_up' | 'drop_off') =>
      rankEntries([dropped, entry('b', 900, 1)], asked)[0]?.delivery_service.id;
    expect([recommended('pick_up'), recommended('drop_off')]).toEqual(['b', 'a']);
    expect(rankEntries([dropped], 'pick_up')[0]?.recommended).toBe(true);
  });

  test('nothing to compare gives nothing', () => {
    expect(rankEntries([], 'pick_up')).toEqual([]);
  });
});

describe('the shipped rate cards', () => {
  test.each(OPEN)('%s has four couriers and six services at home for a parcel of one kilogram', (country) => {
    const entries = entriesOf({
      from: country,
      to: country,
      from_state: 0,
      to_state: 0,
      weight_g: 1_000,
      sides: [200, 150, 100],
      cod_minor: 0,
      value_minor: 0,
      is_insured: false,
      voucher: '',
      tax_schedule: 'spec',
      tax_registered: true,
    });
    expect(CARDS[country]?.length).toBeGreaterThanOrEqual(4);
    expect(entries.length).toBeGreaterThanOrEqual(6);
  });

  test.each(OPEN.flatMap((from) => OPEN.filter((to) => to !== from).map((to) => [from, to] as const)))(
    '%s to %s is served',
    (from, to) => {
      const entries = entriesOf({
        from,
        to,
        from_state: 0,
        to_state: 0,
        weight_g: 800,
        sides: [200, 150, 100],
        cod_minor: 0,
        value_minor: 0,
        is_insured: false,
        voucher: '',
        tax_schedule: 'spec',
        tax_registered: true,
      });
      expect(entries.length).toBeGreaterThanOrEqual(3);
    },
  );
});
