import { rulesOf } from '@sampan/country-rules';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { epochSeconds } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { newId } from '../../../platform/ids.ts';
import type { CompanyRow } from '../../identity/account/index.ts';
import { chargeableCard, listCardIds } from '../payment-method/index.ts';
import { mailAutoTopUpCapped } from './balance.mail.ts';
import { changeBalanceSetting } from './balance-setting.repo.ts';
import type { BalanceSettingRow } from './balance-setting.table.ts';
import { monthOf } from './month.ts';
import { stopAutomatic } from './stop-automatic.ts';
import { chargedInMonth, hasOpenAutomatic, insertTopUp, NO_PAGE, UNPAID } from './top-up.repo.ts';
import type { TopUpRow } from './top-up.table.ts';

/** A charge whose sender died is sent by another server after this. */
const ASK_AGAIN_S = 10;

/**
 * Begins the one charge of this fall below the threshold, from the default card, within the month's cap. Null when nothing is
 * charged. The caller holds the lock on the settings; the database refuses a second charge of a fall, or one beside an open one.
 */
export async function startAutomatic(
  tx: Ctx,
  company: CompanyRow,
  setting: BalanceSettingRow,
): Promise<TopUpRow | null> {
  const { id: company_id, country_code } = company;
  if (await hasOpenAutomatic(tx, company_id)) return null;
  const [card] = await listCardIds(tx, company_id);
  if (!card || setting.consent_by === null) {
    await stopAutomatic(tx, company_id, 'no_card');
    return null;
  }
  const { currency, time_zone } = rulesOf(country_code);
  const now = epochSeconds(tx.clock);
  const month = monthOf(now, country_code);
  const amount_minor = setting.auto_amount_minor;
  if ((await chargedInMonth(tx, company_id, month, time_zone)) + amount_minor > setting.auto_cap_minor) {
    if (setting.cap_told_month !== month) await tellCap(tx, company, setting, month);
    return null;
  }
  const fall = setting.auto_falls + 1;
  await changeBalanceSetting(tx, setting, { auto_is_armed: false, auto_falls: fall });
  const row: TopUpRow = {
    id: newId(),
    company_id,
    user_id: setting.consent_by,
    amount_minor,
    currency,
    method: 'card',
    ...UNPAID,
    ...NO_PAGE,
    ...(await chargeableCard(tx, company_id, card.id)),
    fall,
    status: 'pending',
    ask_at: now + ASK_AGAIN_S,
    created_at: now,
  };
  await insertTopUp(tx, row);
  await recordAudit(tx, {
    action: 'top_up.start',
    object_type: 'top_up',
    object_id: row.id,
    company_id,
    subject_id: setting.consent_by,
    details: { amount_minor, currency, last4: row.last4, is_automatic: true, fall },
  });
  return row;
}

/** Tells the owner once a month that the cap is reached. */
async function tellCap(tx: Ctx, company: CompanyRow, setting: BalanceSettingRow, month: string): Promise<void> {
  const { currency } = rulesOf(company.country_code);
  await changeBalanceSetting(tx, setting, { cap_told_month: month });
  await recordAudit(tx, {
    action: 'balance_setting.capped',
    object_type: 'company',
    object_id: company.id,
    company_id: company.id,
    details: { cap_minor: setting.auto_cap_minor, currency, month },
  });
  await mailAutoTopUpCapped(tx, { company_id: company.id, currency, cap_minor: setting.auto_cap_minor });
}
