import type { Sides } from './box-size.ts';

/** Where a thing lies: the corner nearest to the origin, and its sides along the axes. */
export interface Placed {
  at: Sides;
  sides: Sides;
}

const TURNS = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
] as const;

const volumeOf = ([a, b, c]: Sides): number => a * b * c;

/** How a thing lies in a space with the least left over along its tightest side; null where it does not fit in any way. */
function turnFor(thing: Sides, space: Sides): Sides | null {
  let best: { sides: Sides; slack: number } | null = null;
  for (const [x, y, z] of TURNS) {
    const sides = [thing[x], thing[y], thing[z]] as const;
    const slack = Math.min(...space.map((side, axis) => side - (sides[axis] ?? 0)));
    if (slack >= 0 && (best === null || slack < best.slack)) best = { sides, slack };
  }
  return best?.sides ?? null;
}

/** The rest of a space beside, behind and above what was put into its corner: three that do not overlap. */
function restOf({ at: [x, y, z], sides: [length, width, height] }: Placed, [a, b, c]: Sides): Placed[] {
  const rest: Placed[] = [
    { at: [x + a, y, z], sides: [length - a, width, height] },
    { at: [x, y + b, z], sides: [a, width - b, height] },
    { at: [x, y, z + c], sides: [a, b, height - c] },
  ];
  return rest.filter(({ sides }) => sides.every((side) => side > 0));
}

/**
 * Puts things into a box, in their order: each into the smallest free space it fits, turned as it fits best. Answers where each
 * lies, null for those that find no room. Things without sides lie nowhere and always find room.
 */
export function fillBox(things: readonly (Sides | null)[], box: Sides): (Placed | 'anywhere' | null)[] {
  let free: Placed[] = [{ at: [0, 0, 0], sides: box }];
  return things.map((thing) => {
    if (thing === null) return 'anywhere';
    for (const space of free.toSorted((a, b) => volumeOf(a.sides) - volumeOf(b.sides))) {
      const sides = turnFor(thing, space.sides);
      if (sides === null) continue;
      free = [...free.filter((each) => each !== space), ...restOf(space, sides)];
      return { at: space.at, sides };
    }
    return null;
  });
}
