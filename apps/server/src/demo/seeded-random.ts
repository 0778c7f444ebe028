/** Chance that falls the same way every time: the demo is the same at every first start. */
export interface SeededRandom {
  /** At least 0, less than 1. */
  roll(): number;
  /** A whole number from `least` to `most`, both possible. */
  between(least: number, most: number): number;
  /** True in so many of all cases, 0 to 1. */
  chance(share: number): boolean;
  pick<T>(from: readonly T[]): T;
  /** The index of one of the weights, more often of a greater one. */
  weighed(weights: readonly number[]): number;
}

/** Mulberry32 over a seed drawn from a text. */
export function createSeededRandom(text: string): SeededRandom {
  let state = 2_166_136_261;
  for (const character of text) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16_777_619) >>> 0;
  const roll = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (least: number, most: number) => least + Math.floor(roll() * (most - least + 1));
  return {
    roll,
    between,
    chance: (share) => roll() < share,
    pick: (from) => {
      const found = from[between(0, from.length - 1)];
      if (found === undefined) throw new RangeError('nothing to pick from');
      return found;
    },
    weighed: (weights) => {
      let left = roll() * weights.reduce((sum, weight) => sum + weight, 0);
      const found = weights.findIndex((weight) => (left -= weight) < 0);
      return found === -1 ? weights.length - 1 : found;
    },
  };
}
