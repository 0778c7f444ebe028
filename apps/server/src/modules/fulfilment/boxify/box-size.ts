import type { SavedPackage } from '@sampan/contract';
import { PACKAGE_SIZES, millimetresOfCm, type PackageSizeAlias } from '@sampan/country-rules';

/** A side, a side and a side in millimetres, the longest first. */
export type Sides = readonly [long: number, middle: number, short: number];

export interface BoxSize {
  /** The alias of a preset, or the name of a package of the company's own. */
  alias: string;
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

const volumeOf = (sides: Sides): number => sides[0] * sides[1] * sides[2];

/**
 * The company's own packages among the presets, the smallest first. One of its own holds the weight of the smallest preset as large
 * as it: goods that nobody measured would all go into the smallest box otherwise.
 */
export function boxSizesWith(packages: readonly SavedPackage[]): readonly BoxSize[] {
  const own = packages.map(({ name, length, width, height }): BoxSize => {
    const sides = sortedSides([millimetresOfCm(length), millimetresOfCm(width), millimetresOfCm(height)]);
    const preset = BOX_SIZES.find((size) => volumeOf(size.sides) >= volumeOf(sides));
    return { alias: name, sides, max_g: preset?.max_g ?? BULKY_MAX_G };
  });
  return [...own, ...BOX_SIZES].toSorted((a, b) => volumeOf(a.sides) - volumeOf(b.sides));
}
