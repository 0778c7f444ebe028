export type Position = [number, number];
export type Ring = Position[];
export type Polygon = Ring[];

export interface Feature {
  type: 'Feature';
  properties: { A3: string };
  geometry: { type: 'Polygon'; coordinates: Polygon } | { type: 'MultiPolygon'; coordinates: Polygon[] } | null;
}

export type ArcIndex = number | ArcIndex[];

export interface TopologyObject {
  type: 'GeometryCollection';
  geometries: { type: string | null; properties: { A3: string }; arcs?: ArcIndex[] }[];
}

/** After presimplify each position has a third number: the area of its triangle, which says how much it matters. */
export interface Topology {
  type: 'Topology';
  objects: Record<string, TopologyObject>;
  arcs: number[][][];
}

export function polygonsOf({ geometry }: Feature): Polygon[] {
  if (geometry === null) return [];
  return geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
}

/** Part of a ring inside `west..east` and `south..north`, cut side by side (Sutherland and Hodgman). Fewer than three positions mean nothing is left. */
export function clipRing(ring: Ring, box: { west: number; east: number; south: number; north: number }): Ring {
  const sides: { inside: (p: Position) => boolean; cut: (a: Position, b: Position) => Position }[] = [
    { inside: ([x]) => x >= box.west, cut: (a, b) => cutAt(a, b, 0, box.west) },
    { inside: ([x]) => x <= box.east, cut: (a, b) => cutAt(a, b, 0, box.east) },
    { inside: ([, y]) => y >= box.south, cut: (a, b) => cutAt(a, b, 1, box.south) },
    { inside: ([, y]) => y <= box.north, cut: (a, b) => cutAt(a, b, 1, box.north) },
  ];
  const clipped = sides.reduce<Ring>(
    (points, { inside, cut }) =>
      points.flatMap((point, index) => {
        const previous = points.at(index - 1) ?? point;
        const crossing = inside(previous) === inside(point) ? [] : [cut(previous, point)];
        return inside(point) ? [...crossing, point] : crossing;
      }),
    ring.slice(0, -1),
  );
  const first = clipped[0];
  return first === undefined || clipped.length < 3 ? [] : [...clipped, first];
}

function cutAt(a: Position, b: Position, axis: 0 | 1, value: number): Position {
  const share = (value - a[axis]) / (b[axis] - a[axis]);
  return axis === 0 ? [value, a[1] + share * (b[1] - a[1])] : [a[0] + share * (b[0] - a[0]), value];
}
