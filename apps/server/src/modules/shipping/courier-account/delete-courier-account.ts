import type { CourierAccounts } from '@sampan/contract';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { epochSeconds } from '../../../platform/clock.ts';
import { requireWriter, type Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { publishEvent } from '../../../platform/publish-event.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { ownAlias } from '../../../ports/courier-account.ts';
import { stopPollingCourier } from '../tracking/index.ts';
import { changeAccount, lockConnected } from './courier-account.repo.ts';
import { listCourierAccounts } from './list-courier-accounts.ts';

/**
 * Ends a contract here: what was entered is deleted, and the courier is asked no more about its parcels. Throws `not_found` for
 * another company's, `label_pending` while a purchase waits for the courier's answer.
 */
export async function deleteCourierAccount({ ctx, id }: { ctx: Ctx; id: string }): Promise<CourierAccounts> {
  const { company_id } = requireWriter(ctx);
  return withTransaction(ctx, async (tx) => {
    const account = await lockConnected(tx, company_id, id, 'update');
    if (account === null) throw new DomainError('not_found');
    const alias = ownAlias(tx.ports.courier_accounts.aliasOf(account), id);
    await publishEvent(tx, 'courier_account.ending', { account, alias });
    await changeAccount(tx, account, { credentials: null, disconnected_at: epochSeconds(tx.clock) });
    await stopPollingCourier(tx, company_id, alias);
    await recordAudit(tx, {
      action: 'courier_account.delete',
      object_type: 'courier_account',
      object_id: id,
      details: { courier: account.courier },
    });
    return listCourierAccounts({ ctx: tx });
  });
}
