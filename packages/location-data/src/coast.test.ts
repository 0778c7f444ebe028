import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Ring } from './coast-shape.ts';
import { clipRing } from './coast-shape.ts';
import type { CoastMap } from './coast.ts';
import { buildCoast } from './coast.ts';

const square: Ring = [
  [0, 0],
  [10, 0],
  [10, 10],
  [0, 10],
  [0, 0],
];

describe('cutting a ring', () => {
  it('keeps the part inside the box', () => {
    const clipped = clipRing(square, { west: 5, east: 20, south: -1, north: 4 });
    expect(clipped.at(-1)).toEqual(clipped[0]);
    expect(clipped.slice(1).map(String).toSorted()).toEqual(['10,0', '10,4', '5,0', '5,4']);
  });
  it('leaves nothing of a ring outside', () => {
    expect(clipRing(square, { west: 20, east: 30, south: 0, north: 10 })).toEqual([]);
  });
});

/** Whether a point is on land: an odd number of edges lies to its right. */
function isLand(map: CoastMap, lng: number, lat: number): boolean {
  const rings = map.features.flatMap((feature) => feature.geometry.coordinates.flat());
  const crossings = rings.flatMap((ring) =>
    ring.slice(1).filter(([x, y], index) => {
      const [px, py] = ring[index] ?? [x, y];
      return py > lat !== y > lat && lng < px + ((lat - py) / (y - py)) * (x - px);
    }),
  );
  return crossings.length % 2 === 1;
}

describe('the coast map of the picker', () => {
  let map: CoastMap;
  beforeAll(() => {
    map = buildCoast();
  }, 120_000);

  it('is about 300 kB in gzip', () => {
    expect(gzipSync(JSON.stringify(map), { level: 9 }).length).toBeLessThan(310_000);
  });

  it('has the five countries, their neighbours, and closed rings', () => {
    expect(map.features.map((feature) => feature.properties.country)).toEqual(
      expect.arrayContaining(['SG', 'MY', 'PH', 'ID', 'VN', 'BN', 'TH', 'KH', 'LA', 'TL']),
    );
    const rings = map.features.flatMap((feature) => feature.geometry.coordinates.flat());
    expect(rings.filter((ring) => ring.length < 4 || String(ring[0]) !== String(ring.at(-1)))).toEqual([]);
  });

  it('has land where people live and sea where ships go', () => {
    expect(
      [
        [103.82, 1.35],
        [101.69, 3.14],
        [121.04, 14.65],
        [106.83, -6.2],
        [105.85, 21.03],
        [110.36, -7.8],
      ].map(([lng = 0, lat = 0]) => isLand(map, lng, lat)),
    ).toEqual([true, true, true, true, true, true]);
    expect(
      [
        [104.5, 2.5],
        [112, 10],
        [108, -3.5],
        [130, 10],
      ].map(([lng = 0, lat = 0]) => isLand(map, lng, lat)),
    ).toEqual([false, false, false, false]);
  });
});
