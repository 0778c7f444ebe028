/** Form of a name in which two sources can be compared: no marks, no case, no punctuation, one space between words. */
export function joinName(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[đĐ]/gu, 'd')
    .toLowerCase()
    .replace(/[^a-z0-9]+/gu, ' ')
    .trim();
}

/** The value that occurs most often; the first one seen wins a tie. */
export function mostCommon(values: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  let best: string | undefined;
  for (const value of values) {
    const count = (counts.get(value) ?? 0) + 1;
    counts.set(value, count);
    if (best === undefined || count > (counts.get(best) ?? 0)) best = value;
  }
  return best;
}

/**
 * The point of the list that lies nearest to their mean. The mean itself may fall into the sea, which a province of islands shows at once.
 * Degrees are compared as they are: near the equator the error does not matter for choosing a centre.
 */
export function middlePoint(points: readonly { lat: number; lng: number }[]): { lat: number; lng: number } | undefined {
  if (points.length === 0) return undefined;
  const lat = points.reduce((sum, point) => sum + point.lat, 0) / points.length;
  const lng = points.reduce((sum, point) => sum + point.lng, 0) / points.length;
  const distance = (point: { lat: number; lng: number }) => (point.lat - lat) ** 2 + (point.lng - lng) ** 2;
  const nearest = points.reduce((best, point) => (distance(point) < distance(best) ? point : best));
  return { lat: nearest.lat, lng: nearest.lng };
}

/** The point nearest to `to` and at most `km` away. A degree is taken as 111 km both ways, which near the equator is right to a few hundredths. */
export function nearestTo<T extends { lat?: number; lng?: number }>(
  to: { lat: number; lng: number },
  candidates: readonly T[],
  km: number,
): T | undefined {
  let best: T | undefined;
  let least = (km / 111) ** 2;
  for (const candidate of candidates) {
    if (candidate.lat === undefined || candidate.lng === undefined) continue;
    const distance = (candidate.lat - to.lat) ** 2 + (candidate.lng - to.lng) ** 2;
    if (distance < least) [best, least] = [candidate, distance];
  }
  return best;
}
