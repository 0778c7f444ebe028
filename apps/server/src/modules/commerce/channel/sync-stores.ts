import type { StartedBulkJob } from '@sampan/contract';
import { requireWriter, type Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { presentStartedJob, startBulkJob, type BulkStep } from '../../../platform/jobs/index.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { findChannels } from './channel.repo.ts';
import { syncStore } from './sync-store.ts';

/** Somebody else reads the store: looked at again this soon. */
const BUSY_S = 3;

/**
 * Reads every connected store of the company, or one, as a bulk job (spec 7 order sync_all). Throws `no_store_connected`, and
 * `not_found` for a store that is not connected here.
 */
export async function syncAllStores({
  ctx,
  store_id,
}: {
  ctx: Ctx;
  store_id?: string | undefined;
}): Promise<StartedBulkJob> {
  const { company_id } = requireWriter(ctx);
  return withTransaction(ctx, async (tx) => {
    const connected = (await findChannels(tx, company_id)).filter(({ external_shop_id }) => external_shop_id !== null);
    const chosen = store_id === undefined ? connected : connected.filter(({ id }) => id === store_id);
    if (chosen.length === 0) throw new DomainError(store_id === undefined ? 'no_store_connected' : 'not_found');
    const items = chosen.map(({ id, store_name }) => ({ subject_id: id, reference: store_name }));
    return presentStartedJob(await startBulkJob(tx, { kind: 'store_sync', items }));
  });
}

/**
 * Reads one store. It is read once, whoever asks: poll and job wait for each other. The job counts orders, which is what its
 * sentence speaks of (spec 4 'Live events'); most channels say page by page how many there are.
 */
export const syncStoreStep: BulkStep = {
  async runItem(ctx, item, _, report) {
    const { company_id } = requireWriter(ctx);
    const row = (await findChannels(ctx, company_id)).find(({ id }) => id === item.subject_id);
    if (!row) throw new DomainError('not_found');
    if (row.state !== 'connected') throw new DomainError('store_needs_reconnect');
    const outcome = await syncStore(ctx, row.id, ({ seen, at_least_left }) =>
      report({ success: seen, failed: 0, remaining: at_least_left }),
    );
    if (outcome.status === 'busy') return { status: 'pending', again_in_s: BUSY_S };
    if (outcome.status === 'done')
      return { status: 'succeeded', result: { seen: outcome.seen, imported: outcome.imported } };
    const is_over = outcome.error.code === 'unauthorised';
    throw new DomainError(is_over ? 'store_needs_reconnect' : 'store_unreachable', { detail: outcome.error.message });
  },
};
