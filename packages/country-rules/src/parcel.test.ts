import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chargeableWeight } from './chargeable-weight.ts';
import type { WeightRule } from './chargeable-weight.ts';
import {
  PACKAGE_SIZES,
  gramsOfKg,
  millimetresOfCm,
  packageRangeText,
  packageSizeForWeight,
  packageSizeOf,
} from './parcel.ts';

const RULE: WeightRule = {
  divisor: 5000,
  rounding_step_g: 500,
  min_g: 1000,
  max_g: 30_000,
  max_side_mm: 1500,
  max_girth_mm: null,
  max_sum_mm: 3000,
};
const box = (length: number, width: number, height: number) => ({ length, width, height });

describe('package sizes (spec section 9)', () => {
  it('has the six presets with name, range and default weight', () => {
    expect(
      PACKAGE_SIZES.map((size) => [size.alias, size.name, packageRangeText(size), size.default_weight_g / 1000]),
    ).toEqual([
      ['satchel', 'Satchel', '0-2', 1],
      ['handbag', 'Handbag', '2-5', 3],
      ['shoebox', 'Shoebox', '5-10', 7.5],
      ['briefcase', 'Medium-box', '10-20', 15],
      ['carry_on', 'Large box', '20-30', 25],
      ['check_in', 'Bulky', '30+', 35],
    ]);
  });

  it('finds a preset by alias and by weight', () => {
    expect(packageSizeOf('briefcase')?.name).toBe('Medium-box');
    expect(packageSizeOf('crate')).toBeNull();
    for (const size of PACKAGE_SIZES) expect(packageSizeForWeight(size.default_weight_g)).toBe(size);
    expect([1, 2_000, 2_001, 30_000, 30_001].map((weight) => packageSizeForWeight(weight).alias)).toEqual([
      'satchel',
      'satchel',
      'handbag',
      'carry_on',
      'check_in',
    ]);
  });

  it('reads wire kilograms and centimetres as whole grams and millimetres', () => {
    expect([1.1, 7.5, 0.001, 2.0001, 0].map(gramsOfKg)).toEqual([1100, 7500, 1, 2001, 0]);
    expect([10.1, 30, 0.05].map(millimetresOfCm)).toEqual([101, 300, 1]);
    expect(() => gramsOfKg(-1)).toThrow(RangeError);
    expect(() => millimetresOfCm(Number.NaN)).toThrow(RangeError);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), (grams) => gramsOfKg(grams / 1000) === grams),
      { numRuns: 2_000 },
    );
  });
});

describe('chargeable weight', () => {
  it.each([
    // actual, box in mm, volumetric, chargeable, by
    [2_000, box(300, 200, 100), 1_200, 2_000, 'actual'],
    [1_000, box(400, 300, 200), 4_800, 5_000, 'volumetric'],
    [300, box(100, 100, 100), 200, 1_000, 'actual'],
    [100, box(101, 99, 99), 198, 1_000, 'volumetric'],
    [1_001, null, 0, 1_500, 'actual'],
    [1_200, box(300, 200, 100), 1_200, 1_500, 'actual'],
  ] as const)(
    'bills %d g in %j as volumetric %d, %d by %s',
    (actual_g, dimension_mm, volumetric_g, chargeable_g, by) => {
      expect(chargeableWeight({ actual_g, dimension_mm, rule: RULE })).toEqual({
        actual_g,
        volumetric_g,
        chargeable_g,
        by,
        exceeds: null,
      });
    },
  );

  it('counts a part of a volumetric gram as a gram and follows the divisor', () => {
    const parcel = { actual_g: 1, dimension_mm: box(11, 11, 11) };
    const fine = { ...RULE, rounding_step_g: 1, min_g: 0 };
    expect(chargeableWeight({ ...parcel, rule: fine }).volumetric_g).toBe(1);
    expect(
      chargeableWeight({ actual_g: 1, dimension_mm: box(600, 500, 400), rule: { ...fine, divisor: 6000 } })
        .chargeable_g,
    ).toBe(20_000);
    expect(
      chargeableWeight({ actual_g: 1, dimension_mm: box(600, 500, 400), rule: { ...fine, divisor: null } })
        .chargeable_g,
    ).toBe(1);
  });

  it('says which limit a parcel breaks', () => {
    const exceeds = (actual_g: number, dimension_mm: ReturnType<typeof box>, rule = RULE) =>
      chargeableWeight({ actual_g, dimension_mm, rule }).exceeds;
    expect(exceeds(30_000, box(1500, 800, 700))).toBeNull();
    expect(exceeds(30_001, box(1, 1, 1))).toBe('weight');
    expect(exceeds(1, box(1, 1501, 1))).toBe('side');
    expect(exceeds(1, box(1500, 800, 701))).toBe('sum');
    expect(exceeds(1, box(100, 500, 100), { ...RULE, max_girth_mm: 900 })).toBeNull();
    expect(exceeds(1, box(101, 500, 100), { ...RULE, max_girth_mm: 900 })).toBe('girth');
  });

  it('never bills less than the parcel weighs, nor a part of a step', () => {
    const side = fc.integer({ min: 1, max: 3_000 });
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 100_000 }),
        side,
        side,
        side,
        fc.integer({ min: 1, max: 1_000 }),
        (actual_g, l, w, h, step) => {
          const billed = chargeableWeight({
            actual_g,
            dimension_mm: box(l, w, h),
            rule: { ...RULE, rounding_step_g: step },
          });
          expect(billed.chargeable_g).toBeGreaterThanOrEqual(Math.max(actual_g, billed.volumetric_g, RULE.min_g));
          expect(billed.chargeable_g % step).toBe(0);
          expect(billed.chargeable_g - Math.max(actual_g, billed.volumetric_g, RULE.min_g)).toBeLessThan(step);
        },
      ),
      { numRuns: 2_000 },
    );
  });

  it('refuses measures that are not whole', () => {
    expect(() => chargeableWeight({ actual_g: 1.5, dimension_mm: null, rule: RULE })).toThrow(RangeError);
    expect(() => chargeableWeight({ actual_g: 1, dimension_mm: box(0, 1, 1), rule: RULE })).toThrow(RangeError);
    expect(() => chargeableWeight({ actual_g: 1, dimension_mm: box(1e6, 1e6, 1e6), rule: RULE })).toThrow(RangeError);
  });
});
