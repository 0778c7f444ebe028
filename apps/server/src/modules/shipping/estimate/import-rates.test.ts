import { createTestDatabase } from '@sampan/testing';
import type { TestDatabase } from '@sampan/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databaseOn } from '../../../platform/database/database.ts';
import type { Database } from '../../../platform/database/database.ts';
import { cardsOf, requestOf, shippedLanes, shippedText, zones } from '#test/estimate/estimate.fixtures.ts';
import { rateCards } from './estimate.table.ts';
import { importRates } from './import-rates.ts';
import type { ImportOutcome } from './import-rates.ts';
import { freightCost, quoteFromRateCard } from './rate-lane.ts';
import { parseRateCard } from './rate-card.csv.ts';
import { createRateSource } from './rate-source.ts';
import { seedRates } from './rates.seed.ts';
import { writeRateCard } from './write-rate-card.ts';

const HEADER = shippedText('SG').split('\n')[0] ?? '';
const COLUMNS = HEADER.split(',');
const GOOD: Record<string, string> = {
  courier: 'merlion-express',
  service: 'next-day',
  service_name: 'Next Day',
  currency: 'SGD',
  origin_country: 'SG',
  origin_zone: '*',
  destination_country: 'SG',
  destination_zone: '*',
  eta_days_from: '1',
  eta_days_to: '2',
  cut_off: '1500',
  pick_up: 'yes',
  drop_off: 'no',
  cod_min: '',
  cod_max: '',
  cod_min_fee: '',
  insurance_max: '',
  volumetric_divisor: '5000',
  rounding_kg: '0.5',
  min_weight_kg: '0',
  max_weight_kg: '3',
  max_side_cm: '120',
  weight_breaks: '1=4.90; 3=5.40',
  fuel_percent: '4',
  remote_fee: '',
  bulky_over_cm: '',
  bulky_fee: '',
  area_name: '',
  area_fee: '',
};
const row = (over: Record<string, string> = {}): string =>
  COLUMNS.map((name) => ({ ...GOOD, ...over })[name] ?? '').join(',');
const csv = (...rows: string[]): string => [HEADER, ...rows].join('\n');
const read = (text: string) => parseRateCard(text, { zones, couriers: null });

describe('a rate card file is read line by line', () => {
  test.each([
    ['courier', 'Merlion Express', /not an alias/],
    ['currency', 'MYR', /not SGD, the currency of SG/],
    ['origin_country', 'VN', /VN is closed/],
    ['destination_country', 'Malaysia', /not a country/],
    ['origin_zone', 'west', /no zone of SG/],
    ['eta_days_to', '0', /before eta_days_from/],
    ['cut_off', '3pm', /not a time such as 1500/],
    ['pick_up', 'true', /neither yes nor no/],
    ['pick_up', 'no', /picked up or dropped off/],
    ['cod_max', '10.000', /not an amount in SGD/],
    ['cod_max', '-5', /negative/],
    ['volumetric_divisor', '50', /whole number from 1000/],
    ['rounding_kg', '0', /is 0/],
    ['max_weight_kg', '5', /end at 3 kg, but max_weight_kg is 5/],
    ['max_weight_kg', 'heavy', /not a weight in kilograms/],
    ['weight_breaks', '1=4.90; 1=5.40', /does not weigh more/],
    ['weight_breaks', '1=4.90; 3=4.40', /costs less/],
    ['weight_breaks', '+1=0.90', /no weight break/],
    ['weight_breaks', '1:4.90', /not a weight and a price/],
    ['fuel_percent', '120', /percentage from 0 to 100/],
    ['bulky_fee', '3', /length in centimetres/],
  ])('%s = "%s" is refused with its line and reason', (column, value, reason) => {
    const parsed = read(csv(row(), row({ service: 'other', service_name: 'Other', [column]: value })));
    expect(parsed.ok).toBe(false);
    const problems = parsed.ok ? [] : parsed.problems;
    const messages = problems.map((problem) => `${problem.line}: ${problem.reason}`).join('\n');
    expect(problems.every((problem) => problem.line === 3)).toBe(true);
    expect(messages).toMatch(reason);
  });

  test('every wrong line is named in one go', () => {
    const parsed = read(
      csv(row({ currency: 'USD' }), row({ service: 'two', service_name: '' }), row({ service: 'three', pick_up: '1' })),
    );
    expect(parsed.ok ? [] : parsed.problems.map((problem) => [problem.line, problem.column])).toEqual([
      [2, 'currency'],
      [3, 'service_name'],
      [4, 'pick_up'],
    ]);
  });

  test('the same lane twice, and two names for one service', () => {
    const parsed = read(csv(row(), row(), row({ destination_country: 'MY', service_name: 'Tomorrow' })));
    expect(parsed.ok ? [] : parsed.problems.map((problem) => problem.line)).toEqual([3, 4]);
  });

  test('missing, unknown and doubled columns, a short line, an open quote, an empty file', () => {
    const problemsOf = (text: string) => {
      const parsed = read(text);
      return parsed.ok ? [] : parsed.problems.map((one) => `${one.line} ${one.column ?? ''} ${one.reason}`);
    };
    expect(problemsOf(csv(row()).replace('fuel_percent', 'petrol'))).toEqual([
      expect.stringContaining('fuel_percent is missing'),
      expect.stringContaining('petrol is not a column'),
    ]);
    expect(problemsOf(csv(row(), 'merlion-express,next-day'))).toEqual([expect.stringContaining('3  has 2 cells')]);
    expect(problemsOf(csv(`"${row()}`))).toEqual([expect.stringContaining('not readable as CSV')]);
    expect(problemsOf(HEADER)).toEqual([expect.stringContaining('at least one row')]);
  });

  test.each(['SG', 'MY', 'PH', 'ID'] as const)(
    'the card of %s comes back from its own writing unchanged',
    (country) => {
      const lanes = shippedLanes(country);
      expect(read(writeRateCard(lanes))).toEqual({ ok: true, lanes });
    },
  );

  test('weights and steps price as written', () => {
    const lane = {
      breaks: [
        { up_to_g: 500, price_minor: 320 },
        { up_to_g: 1_000, price_minor: 400 },
      ],
      step: { step_g: 500, price_minor: 60 },
    };
    expect([1, 500, 501, 1_000, 1_001, 1_500, 1_501].map((weight_g) => freightCost(lane, weight_g))).toEqual([
      320, 320, 400, 400, 460, 460, 520,
    ]);
  });
});

describe('lanes and zones', () => {
  const cards = cardsOf(shippedLanes('MY'));
  const quote = (over: Parameters<typeof requestOf>[2]) =>
    cards.flatMap((card) => quoteFromRateCard(card, requestOf('MY', 'MY', over), zones).rates);
  const to = (state: string, post_code: string) => ({
    destination: { ...requestOf('MY', 'MY').destination, state, post_code },
  });
  const priceOf = (rates: ReturnType<typeof quote>, service: string) =>
    rates.find((rate) => rate.service_id === service)?.freight_minor;

  test('the narrowest lane wins: Klang Valley before the peninsula, Sabah with its surcharge', () => {
    const near = quote(to('Selangor', '40000'));
    const west = quote(to('Johor', '80000'));
    const east = quote(to('Sabah', '88000'));
    expect(priceOf(near, 'hornbill-express.next-day')).toBeLessThan(priceOf(west, 'hornbill-express.next-day') ?? 0);
    expect(priceOf(east, 'hornbill-express.next-day')).toBeGreaterThan(
      priceOf(west, 'hornbill-express.next-day') ?? Infinity,
    );
    expect(east.find((rate) => rate.service_id === 'hornbill-express.next-day')?.surcharges).toContainEqual({
      code: 'area',
      name: 'East Malaysia',
      amount_minor: 600,
    });
  });

  test('an address that says neither state nor postcode is priced at the dearest lane', () => {
    expect(priceOf(quote(to('', '')), 'hornbill-express.next-day')).toBe(
      priceOf(quote(to('Sabah', '88000')), 'hornbill-express.next-day'),
    );
  });

  test('a postcode cannot move a parcel out of its state', () => {
    expect(priceOf(quote(to('Sabah', '50450')), 'hornbill-express.next-day')).toBe(
      priceOf(quote(to('Sabah', '88000')), 'hornbill-express.next-day'),
    );
  });

  test('remote places cost extra', () => {
    const rate = quote(to('Kedah', '07000')).find((one) => one.service_id === 'wau-parcel.standard');
    expect(rate?.surcharges).toContainEqual({ code: 'remote_area', name: 'Remote area: Langkawi', amount_minor: 600 });
  });

  test('a light, large box is charged by its volume, and a long one as bulky', () => {
    const parcel = { ...requestOf('MY', 'MY').parcel, length_mm: 1_300, width_mm: 300, height_mm: 200 };
    const rate = quote({ parcel }).find((one) => one.service_id === 'hornbill-express.next-day');
    expect(rate?.weight).toMatchObject({ actual_g: 1_000, volumetric_g: 13_000, chargeable_g: 13_000, divisor: 6_000 });
    expect(rate?.surcharges.map((surcharge) => surcharge.code)).toContain('bulky');
  });

  test('services that do not take a parcel say why', () => {
    const refusals = cards.flatMap(
      (card) =>
        quoteFromRateCard(
          card,
          requestOf('MY', 'MY', { parcel: { ...requestOf('MY', 'MY').parcel, weight_g: 500_000 } }),
          zones,
        ).refusals,
    );
    expect(new Set(refusals.map((refusal) => refusal.code))).toEqual(new Set(['too_heavy']));
    const cod = cards.flatMap(
      (card) => quoteFromRateCard(card, requestOf('MY', 'MY', { cod_minor: 9_999_99 }), zones).refusals,
    );
    expect(new Set(cod.map((refusal) => refusal.code))).toEqual(
      new Set(['cod_not_available', 'cod_out_of_range', 'too_light']),
    );
  });
});

describe('importing', () => {
  let database: TestDatabase;
  let db: Database;
  const clock = { now: () => 1_795_000_000_000 };
  beforeAll(async () => {
    database = await createTestDatabase();
    db = databaseOn(database.pool);
  });
  afterAll(() => database.drop());
  beforeEach(async () => {
    await db.delete(rateCards);
  });
  const load = (text: string, couriers: ReadonlySet<string> | null = null): Promise<ImportOutcome> =>
    importRates({ db, clock, text, source: 'test.csv', zones, couriers });
  const inForce = async () => (await db.select().from(rateCards)).filter((card) => card.replaced_at === null);

  test('new prices replace the old card under a new version; the same prices change nothing', async () => {
    const first = await load(csv(row()));
    const again = await load(csv(row()));
    const changed = await load(csv(row({ weight_breaks: '1=5.90; 3=6.40' })));
    const versions = [first, again, changed].map((outcome) =>
      outcome.status === 'imported' ? outcome.cards[0]?.version : undefined,
    );
    expect(versions[1]).toBeNull();
    expect(versions[2]).toBeGreaterThan(versions[0] ?? Infinity);
    expect(await inForce()).toHaveLength(1);
    expect(await db.select().from(rateCards)).toHaveLength(2);
  });

  test('one wrong line keeps the whole file out', async () => {
    const outcome = await load(csv(row(), row({ service: 'other', currency: 'USD' })));
    expect(outcome.status).toBe('refused');
    expect(await inForce()).toHaveLength(0);
  });

  test('a courier this installation does not have is named', async () => {
    const outcome = await load(csv(row()), new Set(['straits-parcel']));
    expect(outcome).toMatchObject({ status: 'refused', problems: [{ line: 2, column: 'courier' }] });
  });

  test('twenty imports at once leave one card in force', async () => {
    await Promise.all(
      Array.from({ length: 20 }, (_, n) => load(csv(row({ weight_breaks: `1=${n + 1}.00; 3=${n + 2}.00` })))),
    );
    expect(await inForce()).toHaveLength(1);
  });

  test('seeding twice changes nothing, and leaves cards alone that somebody imported', async () => {
    await seedRates(db);
    const seeded = (await inForce()).map((card) => card.version);
    await load(csv(row()));
    const own = (await inForce()).find((card) => card.source === 'test.csv')?.version;
    await seedRates(db);
    const after = (await inForce()).map((card) => card.version);
    expect(seeded).toHaveLength(16);
    expect(after).toContain(own);
    expect(after.filter((version) => version !== own).every((version) => seeded.includes(version))).toBe(true);
  });

  test('a running server takes new prices within seconds', async () => {
    await load(csv(row()));
    let now = 0;
    const source = createRateSource({ db, clock: { now: () => now } });
    const price = async () => (await source.quoteOf('merlion-express', requestOf('SG', 'SG'))).rates[0]?.freight_minor;
    expect(await price()).toBe(490);
    await load(csv(row({ weight_breaks: '1=9.90; 3=9.95' })));
    now += 6_000;
    expect(await price()).toBe(990);
  });
});
