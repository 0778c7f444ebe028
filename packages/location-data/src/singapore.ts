import { readGeonames } from './geonames.ts';
import type { CountryLocations } from './location-row.ts';

/** Singapore has no address levels and its postcodes follow the sector table of country-rules: only the named places are built. */
export function buildSingapore(): CountryLocations {
  const places = readGeonames('SG').map((place) => ({
    name: place.name,
    parent: null,
    lat: place.lat,
    lng: place.lng,
  }));
  return { country: 'SG', levels: [], places, postcodes: [] };
}
