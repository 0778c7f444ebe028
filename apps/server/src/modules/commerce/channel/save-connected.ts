import { MAX_STORES } from '@sampan/contract';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { epochSeconds } from '../../../platform/clock.ts';
import { requireActor, type Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import type { ChannelShop, ChannelSource } from '../../../ports/sales-channel.ts';
import { changeChannel, countChannelsLocked, findShop, insertChannel } from './channel.repo.ts';
import type { ChannelRow } from './channel.table.ts';
import { keepBuyers } from './erase-after-end.ts';
import { tokenColumns } from './store-token.ts';
import { cutText } from '../../../platform/cut-text.ts';

/**
 * Keeps the stores that a channel gave permission for. A store that was connected before is the same row again, with its
 * orders (channels C1). Throws `store_taken` when all of them are connected by other companies.
 */
export async function saveConnected(ctx: Ctx, source: ChannelSource, shops: readonly ChannelShop[]): Promise<void> {
  const { company_id } = requireActor(ctx);
  await withTransaction(ctx, async (tx) => {
    let open = MAX_STORES - (await countChannelsLocked(tx, company_id));
    let saved = 0;
    for (const shop of shops) {
      const { own, is_taken } = await findShop(tx, company_id, source, shop.external_shop_id);
      if (is_taken) continue;
      const is_new = own === null || own.disconnected_at !== null;
      if (is_new && open === 0) throw new DomainError('store_limit');
      if (is_new) open -= 1;
      saved += 1;
      await saveShop(tx, { company_id, source, shop, own });
    }
    if (saved === 0) throw new DomainError('store_taken');
  });
}

async function saveShop(
  tx: Ctx,
  {
    company_id,
    source,
    shop,
    own,
  }: { company_id: string; source: ChannelSource; shop: ChannelShop; own: ChannelRow | null },
): Promise<void> {
  const now = epochSeconds(tx.clock);
  const id = own?.id ?? newId(tx.clock.now());
  const columns = {
    ...tokenColumns(tx.env.sealing_keys, id, shop.tokens),
    store_name: cutText(shop.name, 120),
    authorisation_ends_at: shop.authorisation_ends_at,
    state: 'connected' as const,
    problem_code: null,
    problem_message: '',
    problem_at: null,
    failures: 0,
    subscribed_at: null,
    checkout_rates: null,
    next_sync_at: now,
    disconnected_at: null,
    token_version: (own?.token_version ?? 0) + 1,
    updated_at: now,
  };
  const row = own
    ? await changeChannel(tx, own, columns)
    : await insertChannel(tx, {
        ...columns,
        id,
        company_id,
        source,
        external_shop_id: shop.external_shop_id,
        profile_url: profileOf(source, shop.external_shop_id),
        store_logo: '',
        social_network_id: '',
        created_at: now,
      });
  await keepBuyers(tx, row);
  await recordAudit(tx, {
    action: 'store.connect',
    object_type: 'store',
    object_id: row.id,
    details: { label: row.store_name, source },
  });
}

/** The store's own page, where its name at the channel is an address. */
function profileOf(source: ChannelSource, external_shop_id: string): string {
  if (source === 'shopify') return `https://${external_shop_id}`;
  return source === 'woocommerce' ? external_shop_id : '';
}
