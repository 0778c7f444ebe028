export { createGeocoder } from './create-geocoder.ts';
export { createGeocoderChain } from './geocoder-chain.ts';
export type { GeocoderLink } from './geocoder-chain.ts';
