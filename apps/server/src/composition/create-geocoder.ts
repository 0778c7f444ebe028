import type { Logger } from 'pino';
import type { Env } from '../platform/config/env.ts';
import type { Database } from '../platform/database/database.ts';
import type { Geocoder } from '../ports/geocoder.ts';
import { createLocalGeocoder } from '../modules/shipping/location/local-geocoder/index.ts';
import { createNominatimGeocoder } from '../adapters/geocoder-nominatim/index.ts';
import { createOneMapGeocoder } from '../adapters/geocoder-onemap/index.ts';
import type { GeocoderLink } from '../adapters/geocoder-chain/geocoder-chain.ts';
import { createGeocoderChain } from '../adapters/geocoder-chain/geocoder-chain.ts';

const ONEMAP_URL = 'https://www.onemap.gov.sg';

type GeocoderEnv = Pick<Env, 'ONEMAP_URL' | 'ONEMAP_TOKEN' | 'NOMINATIM_URL' | 'public_url'>;

/** The geocoder the settings ask for: OneMap for Singapore and Nominatim for every country when they are set, behind them always the shipped data. */
export function createGeocoder({
  db,
  env,
  log,
}: {
  db: Database;
  env: GeocoderEnv;
  log: Pick<Logger, 'warn'>;
}): Geocoder {
  const links: GeocoderLink[] = [];
  if (env.ONEMAP_URL !== undefined || env.ONEMAP_TOKEN !== undefined) {
    links.push({
      countries: ['SG'],
      geocoder: createOneMapGeocoder({ base_url: env.ONEMAP_URL ?? ONEMAP_URL, token: env.ONEMAP_TOKEN }),
    });
  }
  if (env.NOMINATIM_URL !== undefined) {
    const geocoder = createNominatimGeocoder({ base_url: env.NOMINATIM_URL, user_agent: `Sampan (${env.public_url})` });
    links.push({ countries: ['SG', 'MY', 'PH', 'ID', 'VN'], geocoder });
  }
  return createGeocoderChain({
    links,
    local: createLocalGeocoder({ db }),
    onUnavailable: (error) => log.warn({ err: error.message }, 'a geocoding service could not be asked'),
  });
}
