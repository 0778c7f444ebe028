import type { CountryLocations, LevelRow, LocationCountry } from './location-row.ts';

/** A value and how many rows in a row have it. */
export type Run<T> = [value: T, count: number];

/**
 * A country's places as the server ships them: columns, because columns compress to a fifth of rows. Texts are joined with line feeds ('' for none),
 * points are in thousandths of a degree (about 110 m) relative to the place above, and rows refer to each other by position.
 * Rows go by level, then in the order of the places above them, then by name, so that position is also the order of a list.
 */
export interface PackedLocations {
  format: 1;
  country: LocationCountry;
  level: Run<1 | 2 | 3 | 4>[];
  name: string;
  name_en: [row: number, name: string][];
  /** What the official code adds to the code of the place above. */
  code: string;
  /** Position of the place above as a step from the one of the row before; -1 stands for none. */
  parent: number[];
  post_code: string;
  lat: (number | null)[];
  lng: (number | null)[];
  valid_from: Run<string>[];
  valid_to: Run<string>[];
  replaced_by: [row: number, by: number[]][];
  alias: [row: number, name: string][];
  place: { name: string; parent: number[]; lat: (number | null)[]; lng: (number | null)[]; post_code: string };
  postcode: { post_code: string; parent: number[]; area: string };
}

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'variant' });
const thousandths = (degrees: number | undefined) => (degrees === undefined ? null : Math.round(degrees * 1000));

function runs<T>(values: readonly T[]): Run<T>[] {
  const out: Run<T>[] = [];
  for (const value of values) {
    const last = out.at(-1);
    if (last?.[0] === value) last[1] += 1;
    else out.push([value, 1]);
  }
  return out;
}

function steps(values: readonly number[]): number[] {
  return values.map((value, index) => value - (values[index - 1] ?? 0));
}

/** Puts rows in their final order. A place always comes after the place it lies in. */
export function orderLevels(levels: readonly LevelRow[]): LevelRow[] {
  const below = new Map<string | null, LevelRow[]>();
  for (const row of levels) below.set(row.parent, [...(below.get(row.parent) ?? []), row]);
  const byLevel: [LevelRow[], LevelRow[], LevelRow[], LevelRow[]] = [[], [], [], []];
  const visit = (parent: string | null): void => {
    const rows = (below.get(parent) ?? []).toSorted(
      (a, b) =>
        Number(a.valid_to !== undefined) - Number(b.valid_to !== undefined) ||
        collator.compare(a.name, b.name) ||
        collator.compare(a.code, b.code),
    );
    for (const row of rows) {
      byLevel[row.level - 1]?.push(row);
      visit(row.key);
    }
  };
  visit(null);
  const ordered = byLevel.flat();
  if (ordered.length !== levels.length)
    throw new Error(`${levels.length - ordered.length} places lie in a place that does not exist`);
  return ordered;
}

/** Throws when two places share a key or one refers to a place that does not exist. */
export function packLocations({ country, levels, places, postcodes }: CountryLocations): PackedLocations {
  const rows = orderLevels(levels);
  const position = new Map(rows.map((row, index) => [row.key, index]));
  if (position.size !== rows.length) throw new Error(`${country}: two places have the same key`);
  const positionOf = (key: string | null): number => {
    if (key === null) return -1;
    const found = position.get(key);
    if (found === undefined) throw new Error(`${country}: no place has the key ${key}`);
    return found;
  };
  const above = (row: LevelRow) => (row.parent === null ? undefined : rows[positionOf(row.parent)]);
  const text = (values: readonly string[]) => {
    if (values.some((value) => value.includes('\n'))) throw new Error(`${country}: a text has a line feed`);
    return values.join('\n');
  };
  const relative = (row: LevelRow, axis: 'lat' | 'lng') => {
    const own = thousandths(row[axis]);
    return own === null ? null : own - (thousandths(above(row)?.[axis]) ?? 0);
  };
  const sortedPostcodes = postcodes.toSorted(
    (a, b) => collator.compare(a.post_code, b.post_code) || positionOf(a.parent) - positionOf(b.parent),
  );
  const sortedPlaces = places.toSorted(
    (a, b) => positionOf(a.parent) - positionOf(b.parent) || collator.compare(a.name, b.name),
  );
  return {
    format: 1,
    country,
    level: runs(rows.map((row) => row.level)),
    name: text(rows.map((row) => row.name.normalize('NFC'))),
    name_en: rows.flatMap((row, index) =>
      row.name_en === undefined || row.name_en === row.name ? [] : [[index, row.name_en] as [number, string]],
    ),
    code: text(
      rows.map((row) => {
        const outer = above(row)?.code ?? '';
        return row.code.startsWith(outer) ? row.code.slice(outer.length) : `=${row.code}`;
      }),
    ),
    parent: steps(rows.map((row) => positionOf(row.parent))),
    post_code: text(rows.map((row) => row.post_code ?? '')),
    lat: rows.map((row) => relative(row, 'lat')),
    lng: rows.map((row) => relative(row, 'lng')),
    valid_from: runs(rows.map((row) => row.valid_from ?? '')),
    valid_to: runs(rows.map((row) => row.valid_to ?? '')),
    replaced_by: rows.flatMap((row, index) =>
      row.replaced_by === undefined ? [] : [[index, row.replaced_by.map(positionOf)] as [number, number[]]],
    ),
    alias: rows.flatMap((row, index) =>
      (row.aliases ?? []).filter((name) => name !== row.name).map((name) => [index, name] as [number, string]),
    ),
    place: {
      name: text(sortedPlaces.map((place) => place.name.normalize('NFC'))),
      parent: steps(sortedPlaces.map((place) => positionOf(place.parent))),
      lat: sortedPlaces.map((place) => thousandths(place.lat)),
      lng: sortedPlaces.map((place) => thousandths(place.lng)),
      post_code: text(sortedPlaces.map((place) => place.post_code ?? '')),
    },
    postcode: {
      post_code: text(sortedPostcodes.map((row) => row.post_code)),
      parent: steps(sortedPostcodes.map((row) => positionOf(row.parent))),
      area: text(sortedPostcodes.map((row) => row.area)),
    },
  };
}
