/** A size a sender can pick instead of measuring (spec section 9). */
export interface PackageSize {
  readonly alias: PackageSizeAlias;
  readonly name: string;
  readonly min_kg: number;
  /** Null: no upper end. */
  readonly max_kg: number | null;
  readonly default_weight_g: number;
}

export type PackageSizeAlias = 'satchel' | 'handbag' | 'shoebox' | 'briefcase' | 'carry_on' | 'check_in';

/** The open-ended preset: what is heavier than every range. */
const BULKY: PackageSize = { alias: 'check_in', name: 'Bulky', min_kg: 30, max_kg: null, default_weight_g: 35_000 };

/** The six presets, lightest first (spec section 9). */
export const PACKAGE_SIZES: readonly PackageSize[] = [
  { alias: 'satchel', name: 'Satchel', min_kg: 0, max_kg: 2, default_weight_g: 1_000 },
  { alias: 'handbag', name: 'Handbag', min_kg: 2, max_kg: 5, default_weight_g: 3_000 },
  { alias: 'shoebox', name: 'Shoebox', min_kg: 5, max_kg: 10, default_weight_g: 7_500 },
  { alias: 'briefcase', name: 'Medium-box', min_kg: 10, max_kg: 20, default_weight_g: 15_000 },
  { alias: 'carry_on', name: 'Large box', min_kg: 20, max_kg: 30, default_weight_g: 25_000 },
  BULKY,
];

/** The preset of that alias, or null. */
export function packageSizeOf(alias: string): PackageSize | null {
  return PACKAGE_SIZES.find((size) => size.alias === alias) ?? null;
}

/** The preset whose range holds a weight; a weight on a border takes the lighter one. */
export function packageSizeForWeight(weight_g: number): PackageSize {
  return PACKAGE_SIZES.find((size) => size.max_kg !== null && weight_g <= size.max_kg * 1_000) ?? BULKY;
}

/** The range as the picker shows it: '0-2', '30+'; weights are in Kg (spec section 9). */
export function packageRangeText(size: PackageSize): string {
  return size.max_kg === null ? `${size.min_kg}+` : `${size.min_kg}-${size.max_kg}`;
}

/** Kilograms of the wire as whole grams; a part of a gram counts as a gram. */
export function gramsOfKg(kg: number): number {
  return upToWhole(kg * 1_000);
}

/** Centimetres of the wire as whole millimetres; a part of a millimetre counts as one. */
export function millimetresOfCm(cm: number): number {
  return upToWhole(cm * 10);
}

// 1.1 * 1000 is 1100.0000000000002 in doubles: what lies within a millionth above a whole number is that number.
function upToWhole(value: number): number {
  if (!Number.isFinite(value) || value < 0) throw new RangeError(`not a measure: ${value}`);
  return Math.ceil(value - 1e-6) + 0;
}
