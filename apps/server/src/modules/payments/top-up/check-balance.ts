import { rulesOf } from '@sampan/country-rules';
import type { Ctx } from '../../../platform/context.ts';
import { writeLiveEvent } from '../../../platform/outbox/write-outbox.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { findCompany, type CompanyRow } from '../../identity/account/index.ts';
import { balanceOf } from '../../ledger/wallet/index.ts';
import { requestPayment } from './request-payment.ts';
import { mailLowBalance } from './balance.mail.ts';
import { changeBalanceSetting, findBalanceSetting, lockBalanceSetting } from './balance-setting.repo.ts';
import type { BalanceSettingRow } from './balance-setting.table.ts';
import { startAutomatic } from './start-automatic.ts';
import type { TopUpRow } from './top-up.table.ts';

const isLow = (setting: BalanceSettingRow, available_minor: number) =>
  setting.low_is_on && available_minor < setting.low_threshold_minor;

/** Whether this balance changes anything: the warning, the readiness of automatic top-up, or a charge. */
function isNews(setting: BalanceSettingRow, available_minor: number): boolean {
  if (isLow(setting, available_minor) !== setting.is_low) return true;
  // Below the threshold and ready is a charge; above it and not ready makes it ready again.
  return setting.auto_is_on && setting.auto_is_armed === available_minor < setting.auto_threshold_minor;
}

/**
 * Looks at a company's balance: warns once when it has fallen below the threshold, and starts automatic top-up once per fall.
 * Any number of servers may look at once; one of them acts.
 */
export async function checkBalance(ctx: Ctx, company_id: string): Promise<void> {
  const company = await findCompany(ctx, company_id);
  // Who pays by invoice has nothing to fill (spec 6).
  if (!company || company.payment_type === 'post_billing') return;
  const { available_minor } = await balanceOf(ctx, company_id);
  if (!isNews(await findBalanceSetting(ctx, company), available_minor)) return;
  const started = await withTransaction(ctx, (tx) => act(tx, company));
  // The charge goes out after its row is safe; should this server die here, `settleTopUps` sends it.
  if (started) await requestPayment(ctx, started);
}

async function act(tx: Ctx, company: CompanyRow): Promise<TopUpRow | null> {
  let setting = await lockBalanceSetting(tx, company);
  const { available_minor } = await balanceOf(tx, company.id);
  const is_low = isLow(setting, available_minor);
  if (is_low !== setting.is_low) {
    const falls = setting.falls + (is_low ? 1 : 0);
    setting = await changeBalanceSetting(tx, setting, { is_low, falls });
    if (is_low)
      await mailLowBalance(tx, {
        company_id: company.id,
        currency: rulesOf(company.country_code).currency,
        balance_minor: available_minor,
        threshold_minor: setting.low_threshold_minor,
      });
    await writeLiveEvent(tx, company.id, 'wallet_updated', {});
  }
  if (!setting.auto_is_on) return null;
  if (available_minor >= setting.auto_threshold_minor) {
    if (!setting.auto_is_armed) await changeBalanceSetting(tx, setting, { auto_is_armed: true });
    return null;
  }
  return setting.auto_is_armed ? startAutomatic(tx, company, setting) : null;
}
