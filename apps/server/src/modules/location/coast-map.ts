import { readFileSync } from 'node:fs';
import type { Hono } from 'hono';
import index from '../../../data/map/index.json' with { type: 'json' };

const FILE = new URL('../../../data/map/coast.json.br', import.meta.url);

/** Where the map picker gets the region's coasts; the address changes with the data, so it may be kept forever. */
export function coastUrl(): string {
  return `/map/coast-${index.version}.json`;
}

/** Serves the coast map: compressed once when it was built, sent as it is. Every browser of today takes Brotli over a local or secure connection. */
export function mountCoastMap(app: Hono): void {
  const body = readFileSync(FILE);
  app.get(coastUrl(), (c) => c.body(new Uint8Array(body).buffer, 200, { 'Content-Type': 'application/json', 'Content-Encoding': 'br', 'Cache-Control': 'public, max-age=31536000, immutable' }));
}
