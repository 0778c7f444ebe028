import { orderStatus } from '@sampan/contract';
import type { Ctx } from '../../../platform/context.ts';
import { SERVER_VERSION } from '../../../platform/version.ts';
import { coastUrl } from '../../shipping/location/index.ts';

/** What pages need to know about this installation (spec 3 'Constants carry couriers and package_statuses'). */
export async function getConstants({ ctx }: { ctx: Ctx }) {
  const couriers = ctx.ports.couriers.profiles().map(({ alias, name, image_url, color, countries }) => ({
    alias,
    name,
    image_url,
    color,
    countries: [...countries],
  }));
  return {
    couriers,
    package_statuses: orderStatus.options.map((status) => ({ status, label_key: `status.${status}` })),
    map: {
      coast_url: coastUrl(),
      tile_url: ctx.env.SAMPAN_TILE_URL ?? null,
      tile_attribution: ctx.env.SAMPAN_TILE_ATTRIBUTION ?? null,
    },
    tax_schedule: ctx.env.SAMPAN_TAX_SCHEDULE,
    profile: ctx.env.SAMPAN_PROFILE,
    version: SERVER_VERSION,
  };
}
