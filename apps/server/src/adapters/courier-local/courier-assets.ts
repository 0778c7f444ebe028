import type { Hono } from 'hono';
import { svgResponse } from '../../platform/static/svg-response.ts';
import type { CourierProfile } from '../../ports/courier.ts';
import { LOCAL_COURIERS } from './courier-directory.ts';
import { courierTile } from './courier-tile.ts';
import { proofPicture } from './proof-of-delivery.ts';

/**
 * Serves the couriers' tiles and the proof pictures, at the addresses that profiles and events name. `profileOf` knows
 * couriers from elsewhere too; they get a tile with their initials.
 */
export function mountCourierAssets(
  app: Hono,
  profileOf: (alias: string) => Pick<CourierProfile, 'alias' | 'name' | 'color'> | undefined = localProfileOf,
): void {
  app.get('/couriers/:file{[a-z0-9-]+\\.svg}', (c) => {
    const courier = profileOf(c.req.param('file').replace(/\.svg$/, ''));
    return courier === undefined ? c.notFound() : svgResponse(courierTile(courier));
  });
  app.get('/couriers/proof/:file{[0-9]+\\.svg}', (c) => {
    const picture = proofPicture(Number.parseInt(c.req.param('file'), 10));
    return picture === null ? c.notFound() : svgResponse(picture);
  });
}

function localProfileOf(alias: string): CourierProfile | undefined {
  return LOCAL_COURIERS.find((courier) => courier.alias === alias);
}
