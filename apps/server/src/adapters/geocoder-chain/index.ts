export { createGeocoder } from './create-geocoder.ts';
