/** A round step such as 1, 2, 5, 10, 20, 50 that divides a range into about `wanted` parts. */
function stepOf(range: number, wanted: number): number {
  if (range <= 0) return 1;
  const rough = range / wanted;
  const power = 10 ** Math.floor(Math.log10(rough));
  const fitting = [1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10;
  return fitting * power;
}

export interface ChartScale {
  min: number;
  max: number;
  ticks: number[];
}

/**
 * From zero, or below when a value is, up to a round figure above the largest; the ticks are round figures too, and not
 * closer than `least_step`: things are counted whole.
 */
export function scaleOf(values: readonly number[], wanted = 4, least_step = 0): ChartScale {
  const highest = Math.max(0, ...values);
  const lowest = Math.min(0, ...values);
  const step = Math.max(least_step, stepOf(highest - lowest, wanted));
  const min = Math.floor(lowest / step) * step;
  const max = Math.max(min + step, Math.ceil(highest / step) * step);
  const ticks: number[] = [];
  for (let index = 0; min + index * step <= max + step / 1000; index += 1) ticks.push(min + index * step);
  return { min, max, ticks };
}

/** Which of many labels stand below the bars so that none touches the next. */
export function labelledEvery(count: number, width_px: number, label_px: number): number {
  return Math.max(1, Math.ceil((count * label_px) / Math.max(1, width_px)));
}

/**
 * The labels of a chart that ends today: every so many, counted from the last, which stands at the right edge; one whose words
 * would run into those of the last is left out.
 *
 * @param place `middleOf` answers where a bar's middle is, `width` where the chart ends, `digit` how wide a letter is, in px
 */
export function labelledToLast(
  labels: readonly string[],
  every: number,
  place: { middleOf: (index: number) => number; width: number; digit: number },
): ReadonlySet<number> {
  const last = labels.length - 1;
  const wide = (index: number) => place.digit * (labels[index]?.length ?? 0);
  const free_to = place.width - wide(last);
  const indexes = [...labels.keys()].filter((index) => (last - index) % every === 0);
  return new Set(indexes.filter((index) => index === last || place.middleOf(index) + wide(index) / 2 <= free_to));
}
