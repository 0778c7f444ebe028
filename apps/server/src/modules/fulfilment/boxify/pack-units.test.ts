import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BOX_SIZES, type Sides } from './box-size.ts';
import { fillBox, type Placed } from './fill-box.ts';
import { packUnits, type Unit } from './pack-units.ts';

const unit = (weight_g: number, sides: Sides | null = null): Unit => ({ weight_g, sides });
const packed = (...units: Unit[]) =>
  packUnits(units).map(({ box, units: inside, is_oversized }) => [box.alias, inside.length, is_oversized]);

const side = fc.integer({ min: 10, max: 900 });
const sides = fc.tuple(side, side, side);
const anyUnit: fc.Arbitrary<Unit> = fc.record({
  weight_g: fc.integer({ min: 1, max: 60_000 }),
  sides: fc.option(sides),
});

function overlap(a: Placed, b: Placed): boolean {
  return [0, 1, 2].every((axis) => {
    const [from, to] = [a.at[axis] ?? 0, (a.at[axis] ?? 0) + (a.sides[axis] ?? 0)];
    const [other_from, other_to] = [b.at[axis] ?? 0, (b.at[axis] ?? 0) + (b.sides[axis] ?? 0)];
    return from < other_to && other_from < to;
  });
}

describe('spec 9 package size presets: the smallest that holds an order', () => {
  test.each([
    ['by weight, where nobody measured', [unit(1_900)], [['satchel', 1, false]]],
    ['by weight, beyond a preset', [unit(1_900), unit(200)], [['handbag', 2, false]]],
    ['by sides, however light', [unit(100, [340, 240, 140])], [['shoebox', 1, false]]],
    ['a side that is too long, however thin', [unit(100, [500, 20, 20])], [['carry_on', 1, false]]],
    ['turned', [unit(100, [50, 350, 250])], [['satchel', 1, false]]],
    ['side by side', [unit(100, [170, 250, 50]), unit(100, [170, 250, 50])], [['satchel', 2, false]]],
    ['on top of each other', [unit(100, [350, 250, 50]), unit(100, [350, 250, 50])], [['handbag', 2, false]]],
    [
      'split by weight',
      [unit(30_000), unit(30_000)],
      [
        ['carry_on', 1, false],
        ['carry_on', 1, false],
      ],
    ],
    [
      'larger than all of them',
      [unit(5_000, [900, 100, 100]), unit(100)],
      [
        ['satchel', 1, false],
        ['check_in', 1, true],
      ],
    ],
    ['heavier than all of them', [unit(60_000)], [['check_in', 1, true]]],
  ])('%s', (_, units, expected) => {
    expect(packed(...units)).toEqual(expected);
  });

  test('nothing lies in another thing, nor beyond its box', () => {
    fc.assert(
      fc.property(fc.array(sides, { maxLength: 12 }), sides, (things, box) => {
        const placed = fillBox(things, box).filter((each): each is Placed => each !== null && each !== 'anywhere');
        for (const [at, one] of placed.entries()) {
          for (const axis of [0, 1, 2])
            expect((one.at[axis] ?? 0) + (one.sides[axis] ?? 0)).toBeLessThanOrEqual(box[axis] ?? 0);
          expect(placed.slice(at + 1).some((other) => overlap(one, other))).toBe(false);
        }
      }),
      { numRuns: 100, seed: 17 },
    );
  });

  test('every piece is packed once, no box is too heavy, and the order of the pieces changes nothing', () => {
    fc.assert(
      fc.property(fc.array(anyUnit, { minLength: 1, maxLength: 15 }), (units) => {
        const boxes = packUnits(units);
        expect(new Set(boxes.flatMap((box) => box.units))).toEqual(new Set(units));
        expect(boxes.flatMap((box) => box.units)).toHaveLength(units.length);
        for (const { box, units: inside, is_oversized } of boxes) {
          const weight = inside.reduce((sum, { weight_g }) => sum + weight_g, 0);
          expect(is_oversized ? inside.length === 1 : weight <= box.max_g).toBe(true);
          expect(BOX_SIZES).toContain(box);
        }
        const shapes = (packing: ReturnType<typeof packUnits>) =>
          packing.map(({ box, units: inside }) => `${box.alias} ${inside.length}`);
        expect(shapes(packUnits(units.toReversed()))).toEqual(shapes(boxes));
      }),
      { numRuns: 100, seed: 17 },
    );
  });
});
