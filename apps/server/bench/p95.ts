/** What 95 of a hundred calls stay below, in the unit of the times; 0 for none. */
export function p95(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;
}
