import type { AutoStopReason } from '@sampan/contract';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { epochSeconds } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { findCompany } from '../../identity/account/index.ts';
import { mailAutoTopUpStopped } from './balance.mail.ts';
import { changeBalanceSetting, lockBalanceSetting } from './balance-setting.repo.ts';

/** Turns automatic top-up off because a card said no, and tells the owner. Must run in the transaction that learned of it. */
export async function stopAutomatic(tx: Ctx, company_id: string, reason: AutoStopReason): Promise<void> {
  const company = await findCompany(tx, company_id);
  if (!company) return;
  const setting = await lockBalanceSetting(tx, company);
  if (!setting.auto_is_on) return;
  await changeBalanceSetting(tx, setting, {
    auto_is_on: false,
    auto_stop_reason: reason,
    auto_stopped_at: epochSeconds(tx.clock),
  });
  await recordAudit(tx, {
    action: 'balance_setting.stopped',
    object_type: 'company',
    object_id: company_id,
    company_id,
    details: { reason },
  });
  await mailAutoTopUpStopped(tx, company_id, reason);
}
