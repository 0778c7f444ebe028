import { STORE_SOURCES, type AvailableStore, type StoreSource } from '@sampan/contract';
import { requireActor, type Ctx } from '../../../platform/context.ts';
import { findChannels } from './channel.repo.ts';
import { presentStores } from './present-store.ts';
import { STORE_NAMES } from './store-names.ts';

/** These ask nobody which store it is: the merchant says it before. */
const NEEDS_ADDRESS: ReadonlySet<StoreSource> = new Set(['shopify', 'woocommerce']);

/** Every kind of store, whether it can be connected here, and the company's own (spec 7 GET /setting/available_store). */
export async function listAvailableStores({ ctx }: { ctx: Ctx }): Promise<{ records: AvailableStore[] }> {
  const stores = await presentStores(ctx, await findChannels(ctx, requireActor(ctx).company_id));
  return {
    records: STORE_SOURCES.map((source) => {
      const is_available = source === 'manual' || ctx.ports.channels[source] !== null;
      return {
        source,
        name: STORE_NAMES[source],
        is_available,
        unavailable_reason: is_available ? null : ('no_keys' as const),
        needs_shop_name: NEEDS_ADDRESS.has(source),
        stores: stores.filter((store) => store.source === source),
      };
    }),
  };
}
