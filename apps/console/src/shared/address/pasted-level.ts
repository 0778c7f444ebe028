import type { LevelField } from '@sampan/country-rules';

/** Outermost first, with what the name of each says about a place: a city is worth more than the province around it. */
export const LEVELS: readonly (readonly [LevelField, number])[] = [
  ['state', 2],
  ['city', 3],
  ['district', 2],
  ['county', 1.5],
];
