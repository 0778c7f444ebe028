import type { Store, StoreSettings } from '@sampan/contract';
import { rulesOf } from '@sampan/country-rules';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { epochSeconds } from '../../../platform/clock.ts';
import { requireActor, type Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { payableMinorOf } from '../../../platform/payable-amount.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { changeChannel, lockChannel } from './channel.repo.ts';
import { presentStores } from './present-store.ts';

/**
 * Changes how a connected store's orders are taken over, from the next change on. Throws `not_found` for one entered by hand,
 * `invalid_input` for a fallback price that nobody pays in the company's currency.
 */
export async function saveStoreSettings({
  ctx,
  id,
  input,
}: {
  ctx: Ctx;
  id: string;
  input: StoreSettings;
}): Promise<Store> {
  const { company_id, country_code } = requireActor(ctx);
  if (input.checkout_fallback !== null)
    payableMinorOf('checkout_fallback', input.checkout_fallback, rulesOf(country_code).currency);
  return withTransaction(ctx, async (tx) => {
    const row = await lockChannel(tx, company_id, id);
    if (row.external_shop_id === null) throw new DomainError('not_found');
    const written = await changeChannel(tx, row, { settings: input, updated_at: epochSeconds(tx.clock) });
    await recordAudit(tx, {
      action: 'store.update',
      object_type: 'store',
      object_id: id,
      details: { label: row.store_name },
    });
    const [store] = await presentStores(tx, [written]);
    if (!store) throw new DomainError('internal');
    return store;
  });
}
