import { STORE_SOURCES, type AvailableStore, type StoreSource } from '@sampan/contract';
import { requireActor, type Ctx } from '../../../platform/context.ts';
import { findChannels } from './channel.repo.ts';
import { presentStore } from './present-store.ts';

const NAMES: Readonly<Record<StoreSource, string>> = {
  shopify: 'Shopify',
  woocommerce: 'WooCommerce',
  lazada: 'Lazada',
  shopee: 'Shopee',
  tiktok: 'TikTok Shop',
  manual: 'Other store',
};

/** Why stores of a kind cannot be connected; null when they can. */
function reasonOf(ctx: Ctx, source: StoreSource): AvailableStore['unavailable_reason'] {
  if (source === 'manual') return null;
  return ctx.ports.channels[source] === null ? 'no_keys' : 'not_connectable';
}

/** Every kind of store, whether it can be connected here, and the company's own (spec 7 GET /setting/available_store). */
export async function listAvailableStores({ ctx }: { ctx: Ctx }): Promise<{ records: AvailableStore[] }> {
  const rows = await findChannels(ctx, requireActor(ctx).company_id);
  return {
    records: STORE_SOURCES.map((source) => ({
      source,
      name: NAMES[source],
      is_available: source === 'manual',
      unavailable_reason: reasonOf(ctx, source),
      stores: rows.filter((row) => row.source === source).map(presentStore),
    })),
  };
}
