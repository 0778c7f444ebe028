import type { CountryCode } from '@sampan/country-rules';
import { and, eq, isNull, ne, or, sql } from 'drizzle-orm';
import { recordAudit } from '../../kernel/audit/record-audit.ts';
import { epochSeconds } from '../../kernel/clock.ts';
import type { Ctx } from '../../kernel/context.ts';
import { withTransaction } from '../../kernel/transaction.ts';
import { companies } from '../account/account.table.ts';
import { paymentMethods } from '../payment-method/payment-method.table.ts';
import { tellExpiring } from './balance-mail.ts';
import { balanceSettings } from './balance-setting.table.ts';
import { monthOf } from './month.ts';

interface Card {
  id: string;
  company_id: string;
  country_code: CountryCode;
  last4: string;
  month: string;
}

const cardMonth = sql<string>`to_char(make_date(${paymentMethods.exp_year}, ${paymentMethods.exp_month}, 1), 'YYYY-MM')`;
const isUntold = or(isNull(paymentMethods.expiry_told_month), ne(paymentMethods.expiry_told_month, cardMonth));

/** Default cards that automatic top-up charges, which end this month by their company's calendar. */
async function findExpiring(ctx: Ctx): Promise<Card[]> {
  const now = epochSeconds(ctx.clock);
  const rows = await ctx.db
    .select({
      id: paymentMethods.id,
      company_id: paymentMethods.company_id,
      country_code: companies.country_code,
      last4: paymentMethods.last4,
      month: cardMonth,
    })
    .from(balanceSettings)
    .innerJoin(paymentMethods, eq(paymentMethods.company_id, balanceSettings.company_id))
    .innerJoin(companies, eq(companies.id, balanceSettings.company_id))
    .where(and(balanceSettings.auto_is_on, paymentMethods.is_default, isUntold));
  return rows.filter(({ month, country_code }) => month === monthOf(now, country_code));
}

/** Claims the telling and tells, in one transaction: whoever comes second finds it told. */
async function tellOne(ctx: Ctx, card: Card): Promise<boolean> {
  return withTransaction(ctx, async (tx) => {
    const claimed = await tx.db
      .update(paymentMethods)
      .set({ expiry_told_month: card.month })
      .where(and(eq(paymentMethods.id, card.id), eq(paymentMethods.is_default, true), isUntold))
      .returning({ id: paymentMethods.id });
    if (claimed.length === 0) return false;
    const { company_id, last4, month } = card;
    await tellExpiring(tx, { company_id, last4, month });
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
 * Tells owners that the card which automatic top-up charges ends this month: once per card and month, before a charge is refused and
 * labels wait. Any number of servers may look at once. Answers how many were told of.
 */
export async function tellExpiringCards(ctx: Ctx): Promise<number> {
  let told = 0;
  for (const card of await findExpiring(ctx)) if (await tellOne(ctx, card)) told += 1;
  return told;
}
