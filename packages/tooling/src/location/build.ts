import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { buildCoast } from './coast.ts';
import { buildIndonesia } from './indonesia.ts';
import type { CountryLocations } from './location-row.ts';
import { buildMalaysia } from './malaysia.ts';
import { packLocations } from './pack.ts';
import { buildPhilippines } from './philippines.ts';
import { buildSingapore } from './singapore.ts';
import { buildVietnam } from './vietnam.ts';

const DATA = fileURLToPath(new URL('../../../../apps/server/data/', import.meta.url));

interface IndexEntry { country: string; file: string; places_of_level: number[]; places: number; postcodes: number }

function compress(text: string): Buffer {
  return brotliCompressSync(text, {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY, [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS },
  });
}

function writeCountry(data: CountryLocations): { entry: IndexEntry; text: string } {
  const text = JSON.stringify(packLocations(data));
  const file = `${data.country.toLowerCase()}.json.br`;
  writeFileSync(`${DATA}location/${file}`, compress(text));
  const places_of_level = [1, 2, 3, 4].map((level) => data.levels.filter((row) => row.level === level).length);
  return { entry: { country: data.country, file, places_of_level, places: data.places.length, postcodes: data.postcodes.length }, text };
}

/** Writes apps/server/data/location and apps/server/data/map anew. The same sources give the same bytes and the same version. */
async function main(): Promise<void> {
  mkdirSync(`${DATA}location`, { recursive: true });
  mkdirSync(`${DATA}map`, { recursive: true });
  const countries = [buildSingapore(), buildMalaysia(), buildPhilippines(), await buildIndonesia(), buildVietnam()].map(writeCountry);
  const version = createHash('sha256').update(countries.map(({ text }) => text).join('\n')).digest('hex').slice(0, 12);
  writeFileSync(`${DATA}location/index.json`, `${JSON.stringify({ format: 1, version, countries: countries.map(({ entry }) => entry) }, null, 2)}\n`);

  const coast = JSON.stringify(buildCoast());
  const coastVersion = createHash('sha256').update(coast).digest('hex').slice(0, 12);
  writeFileSync(`${DATA}map/coast.json.br`, compress(coast));
  writeFileSync(`${DATA}map/index.json`, `${JSON.stringify({ version: coastVersion, file: 'coast.json.br' }, null, 2)}\n`);
  for (const { entry } of countries) console.log(entry.country, entry.places_of_level.join(' '), `places ${entry.places}`, `postcodes ${entry.postcodes}`);
  console.log(`location data ${version}, coast ${coastVersion}`);
}

await main();
