export { createOneMapGeocoder } from './onemap-geocoder.ts';
export type { OneMapSettings } from './onemap-geocoder.ts';
