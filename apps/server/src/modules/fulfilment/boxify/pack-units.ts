import { BOX_SIZES, sortedSides, type BoxSize, type Sides } from './box-size.ts';
import { fillBox } from './fill-box.ts';

/** One piece of goods. Sides are null where nobody has measured it: then its weight alone counts. */
export interface Unit {
  sides: Sides | null;
  weight_g: number;
}

export interface PackedBox<U extends Unit> {
  box: BoxSize;
  units: U[];
  /** A single piece that is larger or heavier than every preset. */
  is_oversized: boolean;
}

function volumeOf({ sides }: Unit): number {
  return sides === null ? 0 : sides[0] * sides[1] * sides[2];
}

/** The units that go into a box of this size, in their order, and those left. */
function fill<U extends Unit>(units: readonly U[], { sides, max_g }: BoxSize): { taken: U[]; left: U[] } {
  const [light, heavy]: [U[], U[]] = [[], []];
  let weight = 0;
  for (const unit of units) {
    const fits = weight + unit.weight_g <= max_g;
    if (fits) weight += unit.weight_g;
    (fits ? light : heavy).push(unit);
  }
  const places = fillBox(
    light.map((unit) => unit.sides),
    sides,
  );
  return {
    taken: light.filter((_, at) => places[at] !== null),
    left: [...light.filter((_, at) => places[at] === null), ...heavy],
  };
}

/**
 * Packs the pieces of one order: into the smallest preset that holds all of them by sides and weight, or, when none does, into
 * several, the largest filled first. The same pieces are packed the same way whatever their order (volume 3 'boxify').
 */
export function packUnits<U extends Unit>(units: readonly U[], sizes: readonly BoxSize[] = BOX_SIZES): PackedBox<U>[] {
  let left: U[] = units.toSorted(
    (a, b) =>
      volumeOf(b) - volumeOf(a) ||
      (sortedSides(b.sides ?? [0, 0, 0])[0] ?? 0) - (sortedSides(a.sides ?? [0, 0, 0])[0] ?? 0) ||
      b.weight_g - a.weight_g,
  );
  const largest = sizes.at(-1) as BoxSize;
  const boxes: PackedBox<U>[] = [];
  while (left.length > 0) {
    const all = left;
    const whole = sizes.find((box) => fill(all, box).left.length === 0);
    if (whole) return [...boxes, { box: whole, units: left, is_oversized: false }];
    const { taken, left: rest } = fill(left, largest);
    // What even the largest refuses alone travels as it is.
    const [first, ...others] = left as [U, ...U[]];
    const box = sizes.find((size) => fill(taken, size).left.length === 0) ?? largest;
    boxes.push(
      taken.length === 0
        ? { box: largest, units: [first], is_oversized: true }
        : { box, units: taken, is_oversized: false },
    );
    left = taken.length === 0 ? others : rest;
  }
  return boxes;
}
