import { PACKAGE_SIZES, type PackageSizeAlias } from '@sampan/country-rules';

/** A side, a side and a side in millimetres, the longest first. */
export type Sides = readonly [long: number, middle: number, short: number];

export interface BoxSize {
  alias: PackageSizeAlias;
  sides: Sides;
  max_g: number;
}

/** What fits into each preset of spec 9; it names their weights alone, so the sides are those of boxes commonly sold. */
const SIDES: Readonly<Record<PackageSizeAlias, Sides>> = {
  satchel: [350, 250, 50],
  handbag: [350, 250, 100],
  shoebox: [350, 250, 150],
  briefcase: [450, 350, 200],
  carry_on: [550, 400, 300],
  check_in: [800, 600, 450],
};
/** The open-ended preset ends where one person can no longer lift it. */
const BULKY_MAX_G = 50_000;

/** The six presets, the smallest first. */
export const BOX_SIZES: readonly BoxSize[] = PACKAGE_SIZES.map(({ alias, max_kg }) => ({
  alias,
  sides: SIDES[alias],
  max_g: max_kg === null ? BULKY_MAX_G : max_kg * 1_000,
}));

export function sortedSides(sides: Sides): Sides {
  return sides.toSorted((a, b) => b - a) as unknown as Sides;
}
