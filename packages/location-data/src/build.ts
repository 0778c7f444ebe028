import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { buildCoast } from './coast.ts';
import { composeLocationFiles } from './location-files.ts';

const DATA = fileURLToPath(new URL('../../../apps/server/data/', import.meta.url));

function compress(text: string): Buffer {
  return brotliCompressSync(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    },
  });
}

/** Writes apps/server/data/location and apps/server/data/map anew, run by hand after a source package changed. */
async function main(): Promise<void> {
  mkdirSync(`${DATA}location`, { recursive: true });
  mkdirSync(`${DATA}map`, { recursive: true });
  const { version, files } = await composeLocationFiles();
  for (const { file, text } of files) writeFileSync(`${DATA}location/${file}`, compress(text));
  const countries = files.map(({ country, file, places_of_level, places, postcodes }) => ({
    country,
    file,
    places_of_level,
    places,
    postcodes,
  }));
  writeFileSync(`${DATA}location/index.json`, `${JSON.stringify({ format: 1, version, countries }, null, 2)}\n`);

  const coast = JSON.stringify(buildCoast());
  const coast_version = createHash('sha256').update(coast).digest('hex').slice(0, 12);
  writeFileSync(`${DATA}map/coast.json.br`, compress(coast));
  writeFileSync(
    `${DATA}map/index.json`,
    `${JSON.stringify({ version: coast_version, file: 'coast.json.br' }, null, 2)}\n`,
  );
  for (const { country, places_of_level, places, postcodes } of countries)
    console.log(country, places_of_level.join(' '), `places ${places}`, `postcodes ${postcodes}`);
  console.log(`location data ${version}, coast ${coast_version}`);
}

await main();
