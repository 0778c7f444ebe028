/// <reference path="./leaflet-esm.d.ts" />
import type { CountryCode } from '@sampan/country-rules';

export type MapPoint = { lat: number; lng: number };

export type MapViewOptions = {
  box: HTMLElement;
  centre: MapPoint;
  country: CountryCode;
  /** GeoJSON of the coasts (features with `properties.country`); used when there are no tiles. */
  coastUrl: string | undefined;
  /** `https://…/{z}/{x}/{y}.png`. */
  tileUrl: string | undefined;
  /** The map came to rest; `same` when the pin points where it did before. */
  onRest: (point: MapPoint, same: boolean) => void;
  onMoveStart: () => void;
};

export type MapView = {
  /** Puts a point under the pin. */
  go: (point: MapPoint) => void;
  /** Moves the ground by whole pixels. */
  pan: (x: number, y: number) => void;
  zoom: (by: 1 | -1) => void;
  centre: () => MapPoint;
  remove: () => void;
};

/** Zoom on opening (spec section 9: "Map zoom 12, controls hidden"). */
const ZOOM = 12;
const ZOOM_OUT_MOST = 5;
/** Coasts say nothing closer than this; tiles go to the house. */
const ZOOM_IN_MOST = { coast: 15, tiles: 19 } as const;

/** About a metre: the rounding of a resize. */
const SAME_DEGREES = 0.00001;

type CoastCollection = {
  type: 'FeatureCollection';
  features: { type: 'Feature'; properties: { country: string }; geometry: never }[];
};

async function loadCoast(url: string): Promise<CoastCollection> {
  const answer = await fetch(url, { credentials: 'omit' });
  if (!answer.ok) throw new Error(`coast map: ${answer.status}`);
  return (await answer.json()) as CoastCollection;
}

/**
 * A Leaflet map without controls, loaded when it is needed. Rejects when neither the library nor a ground to draw can be
 * had: the picker then offers its search alone.
 */
export async function createMapView(options: MapViewOptions): Promise<MapView> {
  const { box, centre, country, coastUrl, tileUrl } = options;
  const [leaflet, coast] = await Promise.all([
    import('leaflet/dist/leaflet-src.esm.js'),
    tileUrl === undefined && coastUrl !== undefined ? loadCoast(coastUrl) : undefined,
  ]);
  if (tileUrl === undefined && coast === undefined) throw new Error('no map to draw');
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const map = leaflet.map(box, {
    center: centre,
    zoom: ZOOM,
    minZoom: ZOOM_OUT_MOST,
    maxZoom: tileUrl === undefined ? ZOOM_IN_MOST.coast : ZOOM_IN_MOST.tiles,
    zoomControl: false,
    attributionControl: false,
    // Our own keys: Leaflet's move 80 px, the picker needs 10.
    keyboard: false,
    zoomAnimation: !calm,
    fadeAnimation: false,
    inertia: !calm,
    renderer: leaflet.svg({ padding: 0.5 }),
    // Scrolling and pinching keep the pin's place.
    scrollWheelZoom: 'center',
    touchZoom: 'center',
    doubleClickZoom: 'center',
  });
  if (tileUrl !== undefined) {
    leaflet.tileLayer(tileUrl, { maxZoom: ZOOM_IN_MOST.tiles }).addTo(map);
  } else if (coast !== undefined) {
    leaflet
      .geoJSON(coast as Parameters<typeof leaflet.geoJSON>[0], {
        interactive: false,
        style: (feature) => {
          const own = (feature?.properties as { country?: string } | undefined)?.country === country;
          return { weight: 1, fillOpacity: 1, className: own ? 's-map__land s-map__land--own' : 's-map__land' };
        },
      })
      .addTo(map);
  }
  const point = (): MapPoint => {
    const { lat, lng } = map.getCenter().wrap();
    return { lat, lng };
  };
  map.on('movestart', options.onMoveStart);
  let last = point();
  map.on('moveend', () => {
    const now = point();
    // Zooming and resizing end a move as well, but the pin still points at the same place.
    const same = Math.abs(now.lat - last.lat) < SAME_DEGREES && Math.abs(now.lng - last.lng) < SAME_DEGREES;
    last = now;
    options.onRest(now, same);
  });
  const resize = new ResizeObserver(() => map.invalidateSize({ animate: false }));
  resize.observe(box);
  return {
    go: (to) => map.setView(to, Math.max(map.getZoom(), ZOOM), { animate: false }),
    pan: (x, y) => map.panBy([x, y], { animate: false }),
    zoom: (by) => map.setZoom(map.getZoom() + by),
    centre: point,
    remove: () => {
      resize.disconnect();
      map.remove();
    },
  };
}
