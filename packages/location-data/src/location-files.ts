import { createHash } from 'node:crypto';
import { buildIndonesia } from './indonesia.ts';
import type { CountryLocations, LocationCountry } from './location-row.ts';
import { buildMalaysia } from './malaysia.ts';
import { packLocations } from './pack.ts';
import { buildPhilippines } from './philippines.ts';
import { buildSingapore } from './singapore.ts';
import { buildVietnam } from './vietnam.ts';

export interface LocationFile {
  country: LocationCountry;
  file: string;
  /** Number of places of levels 1 to 4, former ones counted in. */
  places_of_level: number[];
  places: number;
  postcodes: number;
  /** The file before it is compressed. */
  text: string;
}

function fileOf(data: CountryLocations): LocationFile {
  return {
    country: data.country,
    file: `${data.country.toLowerCase()}.json.br`,
    places_of_level: [1, 2, 3, 4].map((level) => data.levels.filter((row) => row.level === level).length),
    places: data.places.length,
    postcodes: data.postcodes.length,
    text: JSON.stringify(packLocations(data)),
  };
}

/** The location files of all countries and the version they have together: the same sources give the same version. */
export async function composeLocationFiles(): Promise<{ version: string; files: LocationFile[] }> {
  const files = [buildSingapore(), buildMalaysia(), buildPhilippines(), await buildIndonesia(), buildVietnam()].map(
    fileOf,
  );
  return {
    version: createHash('sha256')
      .update(files.map(({ text }) => text).join('\n'))
      .digest('hex')
      .slice(0, 12),
    files,
  };
}
