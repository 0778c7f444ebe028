import { MAX_STORES, type Store, type StoreForm } from '@sampan/contract';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { epochSeconds } from '../../../platform/clock.ts';
import { requireActor, type Ctx } from '../../../platform/context.ts';
import { DomainError, refuseFields } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { issueErrorOf } from '../../../platform/issue-error.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { changeChannel, countChannelsLocked, insertChannel, lockChannel } from './channel.repo.ts';
import { presentStores } from './present-store.ts';
import { sealStoreToken } from './store-token.ts';

/**
 * Adds a store that is entered by hand, or updates the one with the form's id (spec 3, form 'store'). Throws `not_found`, and
 * `invalid_input` beyond the number of stores a company may have.
 */
export async function saveStore({ ctx, input }: { ctx: Ctx; input: StoreForm }): Promise<Store> {
  const { company_id } = requireActor(ctx);
  const { id: given, access_token, ...form } = input;
  const now = epochSeconds(ctx.clock);
  return withTransaction(
    ctx,
    async (tx) => {
      const id = given ?? newId(tx.clock.now());
      const columns = { ...form, access_token: sealStoreToken(tx.env.sealing_keys, id, access_token), updated_at: now };
      if (given !== null) {
        const before = await lockChannel(tx, company_id, given);
        if (before.external_shop_id !== null) throw new DomainError('not_found');
        const row = await changeChannel(tx, before, columns);
        await audit(tx, 'store.update', row.id, row.store_name);
        return row;
      }
      if ((await countChannelsLocked(tx, company_id)) >= MAX_STORES)
        refuseFields([issueErrorOf('store_name', 'validate.too_many', { max: String(MAX_STORES) })]);
      const row = await insertChannel(tx, { ...columns, id, company_id, source: 'manual', created_at: now });
      await audit(tx, 'store.create', id, row.store_name);
      return row;
    },
    async (tx, row) => {
      const [store] = await presentStores(tx, [row]);
      if (!store) throw new DomainError('internal');
      return store;
    },
  );
}

function audit(tx: Ctx, action: string, object_id: string, label: string): Promise<void> {
  return recordAudit(tx, { action, object_type: 'store', object_id, details: { label } });
}
