export { createLocalGeocoder } from './local-geocoder.ts';
