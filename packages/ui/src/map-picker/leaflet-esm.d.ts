/** Leaflet's module build: no global `L`, and only what is imported. The package types the other build only. */
declare module 'leaflet/dist/leaflet-src.esm.js' {
  export { geoJSON, map, svg, tileLayer } from 'leaflet';
}
