export { createNominatimGeocoder } from './nominatim-geocoder.ts';
export type { NominatimSettings } from './nominatim-geocoder.ts';
