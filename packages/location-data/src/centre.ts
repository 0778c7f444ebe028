import { middlePoint } from './join-name.ts';
import type { LevelRow } from './location-row.ts';

/** Gives each place that has no point the middle of the places below it, deepest level first. */
export function fillCentres(rows: LevelRow[]): void {
  const below = new Map<string, { lat: number; lng: number }[]>();
  for (const row of rows.toSorted((a, b) => b.level - a.level)) {
    if (row.lat === undefined) Object.assign(row, middlePoint(below.get(row.key) ?? []));
    if (row.parent === null || row.lat === undefined || row.lng === undefined) continue;
    const points = below.get(row.parent) ?? [];
    points.push({ lat: row.lat, lng: row.lng });
    below.set(row.parent, points);
  }
}

/**
 * Towns GeoNames lacks take the point of the town beside them whose postcode is nearest: postcodes run along the ground.
 * `rows` are the towns of one state or province; a town without postcode stays without point.
 */
export function fillFromPostcodes(rows: readonly LevelRow[], codeOf: (row: LevelRow) => number | undefined): void {
  const known = rows.flatMap((row) => {
    const code = codeOf(row);
    return row.lat === undefined || row.lng === undefined || code === undefined
      ? []
      : [{ code, lat: row.lat, lng: row.lng }];
  });
  for (const row of rows) {
    const code = codeOf(row);
    if (row.lat !== undefined || code === undefined || known.length === 0) continue;
    const nearest = known.reduce((best, other) =>
      Math.abs(other.code - code) < Math.abs(best.code - code) ? other : best,
    );
    Object.assign(row, { lat: nearest.lat, lng: nearest.lng });
  }
}
