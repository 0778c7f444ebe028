const DAY_S = 86_400;

/** Whole days since a moment. */
export function daysSince(at: number): number {
  return Math.max(0, Math.floor((Date.now() / 1000 - at) / DAY_S));
}
