/** What the coast builder uses of the three topojson packages, which ship no types. */
declare module 'topojson-server' {
  import type { Topology, Feature } from './coast-shape.ts';
  export function topology(objects: Record<string, { type: 'FeatureCollection'; features: Feature[] }>): Topology;
}
declare module 'topojson-simplify' {
  import type { Topology } from './coast-shape.ts';
  export function presimplify(topology: Topology): Topology;
  export function filter(topology: Topology, keep: (ring: [number, number][], interior: boolean) => boolean): Topology;
  export function filterWeight(
    topology: Topology,
    minWeight: number,
  ): (ring: [number, number][], interior: boolean) => boolean;
}
declare module 'topojson-client' {
  import type { Feature, Topology, TopologyObject } from './coast-shape.ts';
  export function feature(
    topology: Topology,
    object: TopologyObject,
  ): { type: 'FeatureCollection'; features: Feature[] };
}
