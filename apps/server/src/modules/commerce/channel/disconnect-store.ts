import type { StoreSource } from '@sampan/contract';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { epochSeconds } from '../../../platform/clock.ts';
import { requireActor, type Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { changeChannel, lockChannel } from './channel.repo.ts';

/**
 * Disconnects a store and destroys its token; its orders stay (spec 4 'Stores': by alias, shop name and id, channels C11).
 * Throws `not_found` when one of the three belongs to another store.
 */
export async function disconnectStore({
  ctx,
  id,
  query,
}: {
  ctx: Ctx;
  id: string;
  query: { store: StoreSource; shop_name: string; id?: string | undefined };
}): Promise<void> {
  const { company_id } = requireActor(ctx);
  await withTransaction(ctx, async (tx) => {
    const row = await lockChannel(tx, company_id, id);
    const is_same =
      row.source === query.store &&
      (query.shop_name === '' || query.shop_name === row.store_name) &&
      (query.id === undefined || query.id === id);
    if (!is_same) throw new DomainError('not_found');
    const now = epochSeconds(tx.clock);
    await changeChannel(tx, row, { access_token: null, disconnected_at: now, updated_at: now });
    await recordAudit(tx, {
      action: 'store.disconnect',
      object_type: 'store',
      object_id: id,
      details: { label: row.store_name },
    });
  });
}
