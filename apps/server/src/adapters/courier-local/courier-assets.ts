import type { Hono } from 'hono';
import type { CourierProfile } from '../../ports/courier.ts';
import { LOCAL_COURIERS } from './courier-directory.ts';
import { courierTile } from './courier-tile.ts';
import { proofPicture } from './proof-of-delivery.ts';

const ONE_DAY = 'public, max-age=86400';

/**
 * Serves the couriers' tiles and the proof pictures, at the addresses that profiles and events name. `profileOf` knows
 * couriers from elsewhere too; they get a tile with their initials.
 */
export function mountCourierAssets(
  app: Hono,
  profileOf: (alias: string) => Pick<CourierProfile, 'alias' | 'name' | 'color'> | undefined = localProfileOf,
): void {
  const svg = (body: string): Response =>
    new Response(body, {
      headers: {
        'Content-Type': 'image/svg+xml',
        'Cache-Control': ONE_DAY,
        'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
        'X-Content-Type-Options': 'nosniff',
        // Widgets show them on any shop's page, isolated pages (COEP) included.
        'Cross-Origin-Resource-Policy': 'cross-origin',
      },
    });
  app.get('/couriers/:file{[a-z0-9-]+\\.svg}', (c) => {
    const courier = profileOf(c.req.param('file').replace(/\.svg$/, ''));
    return courier === undefined ? c.notFound() : svg(courierTile(courier));
  });
  app.get('/couriers/proof/:file{[0-9]+\\.svg}', (c) => {
    const picture = proofPicture(Number.parseInt(c.req.param('file'), 10));
    return picture === null ? c.notFound() : svg(picture);
  });
}

function localProfileOf(alias: string): CourierProfile | undefined {
  return LOCAL_COURIERS.find((courier) => courier.alias === alias);
}
