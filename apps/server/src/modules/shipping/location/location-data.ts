import type { CountryCode } from '@sampan/country-rules';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';

const FOLDER = fileURLToPath(new URL('../../../../data/location/', import.meta.url));

type Run<T> = [value: T, count: number];
type Points = (number | null)[];

/** Shape of a country's file; how it is made stands in docs/data-sources.md. */
interface PackedLocations {
  format: number;
  country: CountryCode;
  level: Run<number>[];
  name: string;
  name_en: [row: number, name: string][];
  code: string;
  parent: number[];
  post_code: string;
  lat: Points;
  lng: Points;
  valid_from: Run<string>[];
  valid_to: Run<string>[];
  replaced_by: [row: number, by: number[]][];
  alias: [row: number, name: string][];
  place: { name: string; parent: number[]; lat: Points; lng: Points; post_code: string };
  postcode: { post_code: string; parent: number[]; area: string };
}

export interface LocationIndex {
  format: number;
  /** Changes with every byte of the data. */
  version: string;
  countries: { country: CountryCode; file: string; places_of_level: number[]; places: number; postcodes: number }[];
}

/** One country, unpacked into columns. Positions count from 0 inside the country, -1 is no place. */
export interface LocationColumns {
  country: CountryCode;
  level: number[];
  name: string[];
  name_en: Map<number, string>;
  code: string[];
  parent: number[];
  post_code: string[];
  lat: Points;
  lng: Points;
  valid_from: string[];
  valid_to: string[];
  replaced_by: Map<number, number[]>;
  alias: [row: number, name: string][];
  place: { name: string[]; parent: number[]; lat: Points; lng: Points; post_code: string[] };
  postcode: { post_code: string[]; parent: number[]; area: string[] };
}

/** What the shipped data holds, without reading it. */
export function readLocationIndex(): LocationIndex {
  return JSON.parse(readFileSync(`${FOLDER}index.json`, 'utf8')) as LocationIndex;
}

/** The shipped places of one country. Throws when the file has a format this release does not know. */
export function readLocations(file: string): LocationColumns {
  const packed = JSON.parse(brotliDecompressSync(readFileSync(FOLDER + file)).toString('utf8')) as PackedLocations;
  if (packed.format !== 1) throw new Error(`${file} has the unknown format ${packed.format}`);
  const parent = sums(packed.parent);
  const lat: Points = [];
  const lng: Points = [];
  const code: string[] = [];
  // Rows come after the row above them, so one pass from the front knows every outer value.
  for (const [row, added] of lines(packed.code).entries()) {
    const outer = parent[row] ?? -1;
    code.push(added.startsWith('=') ? added.slice(1) : (code[outer] ?? '') + added);
    lat.push(outward(packed.lat[row], lat[outer]));
    lng.push(outward(packed.lng[row], lng[outer]));
  }
  return {
    country: packed.country,
    level: spread(packed.level),
    name: lines(packed.name),
    name_en: new Map(packed.name_en),
    code,
    parent,
    post_code: lines(packed.post_code),
    lat: lat.map(degrees),
    lng: lng.map(degrees),
    valid_from: spread(packed.valid_from),
    valid_to: spread(packed.valid_to),
    replaced_by: new Map(packed.replaced_by),
    alias: packed.alias,
    place: {
      name: lines(packed.place.name),
      parent: sums(packed.place.parent),
      lat: packed.place.lat.map(degrees),
      lng: packed.place.lng.map(degrees),
      post_code: lines(packed.place.post_code),
    },
    postcode: {
      post_code: lines(packed.postcode.post_code),
      parent: sums(packed.postcode.parent),
      area: lines(packed.postcode.area),
    },
  };
}

/** A country without rows has an empty text, which is no line and not one empty line. */
function lines(text: string): string[] {
  return text === '' ? [] : text.split('\n');
}

function sums(steps: readonly number[]): number[] {
  let sum = 0;
  return steps.map((step) => (sum += step));
}

function spread<T>(runs: readonly Run<T>[]): T[] {
  return runs.flatMap(([value, count]) => Array.from({ length: count }, () => value));
}

function outward(own: number | null | undefined, outer: number | null | undefined): number | null {
  return own === null || own === undefined ? null : own + (outer ?? 0);
}

function degrees(thousandths: number | null): number | null {
  return thousandths === null ? null : thousandths / 1000;
}
