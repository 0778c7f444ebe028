import { COUNTRY_CODES } from '@sampan/country-rules';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { epochSeconds } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { mailExpiringCards } from './balance.mail.ts';
import { claimNotification, findUnnotifiedCards, type ChargedCard } from './expiring-card.repo.ts';
import { monthOf } from './month.ts';

/** Claims the telling and tells, in one transaction: whoever comes second finds it told. */
async function tellOne(ctx: Ctx, card: ChargedCard): Promise<boolean> {
  return withTransaction(ctx, async (tx) => {
    if (!(await claimNotification(tx, card))) return false;
    const { company_id, last4, month } = card;
    await mailExpiringCards(tx, { company_id, last4, month });
    await recordAudit(tx, {
      action: 'balance_setting.card_expiring',
      object_type: 'company',
      object_id: company_id,
      company_id,
      details: { last4, month },
    });
    return true;
  });
}

/**
 * Tells owners that the card which automatic top-up charges ends this month, by their company's calendar: once per card and
 * month, before a charge is refused and labels wait. Any number of servers may look at once. Answers how many were told of.
 */
export async function notifyExpiringCards(ctx: Ctx): Promise<number> {
  const now = epochSeconds(ctx.clock);
  const months = new Set(COUNTRY_CODES.map((country) => monthOf(now, country)));
  const cards = await findUnnotifiedCards(ctx, [...months]);
  let told = 0;
  for (const card of cards) if (card.month === monthOf(now, card.country_code) && (await tellOne(ctx, card))) told += 1;
  return told;
}
