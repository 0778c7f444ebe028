import { feature } from 'topojson-client';
import { topology } from 'topojson-server';
import { filter, filterWeight, presimplify } from 'topojson-simplify';
import type { ArcIndex, Feature, Polygon, Position, Topology } from './coast-shape.ts';
import { clipRing, polygonsOf } from './coast-shape.ts';
import { readSourceJson } from './source-package.ts';

/** GeoJSON the map picker draws; `country` is the ISO code. Positions are [longitude, latitude] with three decimals. */
export interface CoastMap {
  type: 'FeatureCollection';
  features: {
    type: 'Feature';
    properties: { country: string };
    geometry: { type: 'MultiPolygon'; coordinates: Polygon[] };
  }[];
}

/** The part of the earth the picker shows. What lies outside is cut off. */
const REGION = { west: 91.5, east: 141.5, south: -12.5, north: 25 };

/**
 * Countries by how finely they are drawn: the smallest triangle (in square degrees) a corner of the line may stand for. 2.7e-5 is about 0.3 km².
 * Neighbours are there so that land does not look like sea.
 */
const DETAIL: Readonly<Record<string, { country: string; triangle: number }>> = {
  SGP: { country: 'SG', triangle: 0 },
  BRN: { country: 'BN', triangle: 2.7e-5 },
  MYS: { country: 'MY', triangle: 2.7e-5 },
  PHL: { country: 'PH', triangle: 2.7e-5 },
  IDN: { country: 'ID', triangle: 2.7e-5 },
  VNM: { country: 'VN', triangle: 2.7e-5 },
  TLS: { country: 'TL', triangle: 3e-4 },
  THA: { country: 'TH', triangle: 3e-4 },
  KHM: { country: 'KH', triangle: 3e-4 },
  LAO: { country: 'LA', triangle: 3e-4 },
  MMR: { country: 'MM', triangle: 2e-3 },
  CHN: { country: 'CN', triangle: 2e-3 },
  TWN: { country: 'TW', triangle: 2e-3 },
  PNG: { country: 'PG', triangle: 2e-3 },
  AUS: { country: 'AU', triangle: 2e-3 },
  IND: { country: 'IN', triangle: 2e-3 },
  BGD: { country: 'BD', triangle: 2e-3 },
};
const SMALLEST_ISLAND = 2.7e-5;

function ownersOfArcs({ objects }: Topology): Map<number, string[]> {
  const owners = new Map<number, string[]>();
  for (const { properties, arcs } of objects['land']?.geometries ?? []) {
    const visit = (arc: ArcIndex): void => {
      if (typeof arc === 'number') {
        const index = arc < 0 ? ~arc : arc;
        owners.set(index, [...(owners.get(index) ?? []), properties.A3]);
      } else arc.forEach(visit);
    };
    (arcs ?? []).forEach(visit);
  }
  return owners;
}

/** Drops the corners that matter least. A border is drawn as coarsely as the coarser of its two countries, on both sides alike. */
function thin(input: Topology): Topology {
  const owners = ownersOfArcs(input);
  return {
    ...input,
    arcs: input.arcs.map((arc, index) => {
      const triangle = Math.max(...(owners.get(index) ?? []).map((code) => DETAIL[code]?.triangle ?? 0), 0);
      return arc
        .filter((point, at) => at === 0 || at === arc.length - 1 || (point[2] ?? 0) >= triangle)
        .map(([x = 0, y = 0]) => [x, y]);
    }),
  };
}

const round = ([x, y]: Position): Position => [Math.round(x * 1000) / 1000, Math.round(y * 1000) / 1000];

/** Coasts and borders of the region: at most about 300 KB in gzip, without streets or names. */
export function buildCoast(): CoastMap {
  const features = readSourceJson<{ features: Feature[] }>('@geo-maps/countries-coastline-100m/map.geo.json')
    .features.filter(({ properties }) => properties.A3 in DETAIL)
    .map((entry): Feature => ({
      ...entry,
      geometry: {
        type: 'MultiPolygon',
        coordinates: polygonsOf(entry)
          .map((rings) => rings.map((ring) => clipRing(ring, REGION)).filter((ring) => ring.length > 3))
          .filter((rings) => rings.length > 0),
      },
    }));
  const simplified = thin(presimplify(topology({ land: { type: 'FeatureCollection', features } })));
  const kept = filter(simplified, filterWeight(simplified, SMALLEST_ISLAND));
  const land = kept.objects['land'];
  if (land === undefined) throw new Error('the coast map came out empty');
  return {
    type: 'FeatureCollection',
    features: feature(kept, land).features.map((entry) => ({
      type: 'Feature',
      properties: { country: DETAIL[entry.properties.A3]?.country ?? '' },
      geometry: {
        type: 'MultiPolygon',
        coordinates: polygonsOf(entry).map((rings) => rings.map((ring) => ring.map(round))),
      },
    })),
  };
}
