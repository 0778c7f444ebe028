/** A courier service's rule for what a parcel weighs on the bill. All limits are inclusive; null means none. */
export interface WeightRule {
  /** Cubic centimetres that count as a kilogram, usually 5000 or 6000; null where volume does not count. */
  readonly divisor: number | null;
  /** The billed weight is rounded up to a multiple of this. */
  readonly rounding_step_g: number;
  readonly min_g: number;
  readonly max_g: number | null;
  readonly max_side_mm: number | null;
  /** Longest side plus twice the other two. */
  readonly max_girth_mm: number | null;
  /** Length + width + height. */
  readonly max_sum_mm: number | null;
}

export interface DimensionMm {
  readonly length: number;
  readonly width: number;
  readonly height: number;
}

export interface ChargeableWeight {
  readonly actual_g: number;
  /** 0 where volume does not count. */
  readonly volumetric_g: number;
  readonly chargeable_g: number;
  /** Which of the two decided. */
  readonly by: 'actual' | 'volumetric';
  /** The first limit the parcel breaks, or null when the service takes it. */
  readonly exceeds: 'weight' | 'side' | 'girth' | 'sum' | null;
}

/**
 * The weight a service bills, in integer grams: the larger of actual and volumetric, at least the minimum, rounded up to
 * the step. Says which weight decided and which limit is broken, so that the price can be explained before the purchase.
 * Throws RangeError for measures that are not whole and positive.
 */
export function chargeableWeight(parcel: {
  readonly actual_g: number;
  readonly dimension_mm: DimensionMm | null;
  readonly rule: WeightRule;
}): ChargeableWeight {
  const { actual_g, dimension_mm, rule } = parcel;
  assertWhole(actual_g, 0);
  assertWhole(rule.rounding_step_g, 1);
  const volumetric_g = dimension_mm === null ? 0 : volumetricWeight(dimension_mm, rule.divisor);
  const weight = Math.max(actual_g, volumetric_g, rule.min_g);
  return {
    actual_g,
    volumetric_g,
    chargeable_g: Math.ceil(weight / rule.rounding_step_g) * rule.rounding_step_g,
    by: volumetric_g > actual_g ? 'volumetric' : 'actual',
    exceeds: brokenLimit(actual_g, dimension_mm, rule),
  };
}

/** Grams a volume counts as, a part of a gram counting as one: cubic mm over cm3/kg is grams exactly. */
function volumetricWeight(dimension: DimensionMm, divisor: number | null): number {
  for (const side of [dimension.length, dimension.width, dimension.height]) assertWhole(side, 1);
  if (divisor === null) return 0;
  assertWhole(divisor, 1);
  const volume_mm3 = dimension.length * dimension.width * dimension.height;
  assertWhole(volume_mm3, 1);
  return Math.ceil(volume_mm3 / divisor);
}

function brokenLimit(actual_g: number, dimension: DimensionMm | null, rule: WeightRule): ChargeableWeight['exceeds'] {
  if (rule.max_g !== null && actual_g > rule.max_g) return 'weight';
  if (dimension === null) return null;
  const longest = Math.max(dimension.length, dimension.width, dimension.height);
  const sum = dimension.length + dimension.width + dimension.height;
  if (rule.max_side_mm !== null && longest > rule.max_side_mm) return 'side';
  if (rule.max_girth_mm !== null && longest + 2 * (sum - longest) > rule.max_girth_mm) return 'girth';
  if (rule.max_sum_mm !== null && sum > rule.max_sum_mm) return 'sum';
  return null;
}

function assertWhole(value: number, least: number): void {
  if (!Number.isSafeInteger(value) || value < least) throw new RangeError(`not a whole measure: ${value}`);
}
