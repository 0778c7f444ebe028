import type { CountryCode } from '@sampan/country-rules';
import { and, eq, isNull, ne, or, sql } from 'drizzle-orm';
import type { Ctx } from '../../../platform/context.ts';
import { companies } from '../../identity/account/account.table.ts';
import { paymentMethods } from '../payment-method/payment-method.table.ts';
import { balanceSettings } from './balance-setting.table.ts';

/** A card that automatic top-up charges. */
export interface ChargedCard {
  id: string;
  company_id: string;
  country_code: CountryCode;
  last4: string;
  /** In which it ends: '2026-11'. */
  month: string;
}

const endMonth = sql<string>`to_char(make_date(${paymentMethods.exp_year}, ${paymentMethods.exp_month}, 1), 'YYYY-MM')`;
const isUntold = or(isNull(paymentMethods.expiry_told_month), ne(paymentMethods.expiry_told_month, endMonth));

/** Default cards of companies with automatic top-up that end in one of some months, and of which nobody was told. */
export async function findUnnotifiedCards(ctx: Ctx, months: readonly string[]): Promise<ChargedCard[]> {
  return ctx.db
    .select({
      id: paymentMethods.id,
      company_id: paymentMethods.company_id,
      country_code: companies.country_code,
      last4: paymentMethods.last4,
      month: endMonth,
    })
    .from(balanceSettings)
    .innerJoin(paymentMethods, eq(paymentMethods.company_id, balanceSettings.company_id))
    .innerJoin(companies, eq(companies.id, balanceSettings.company_id))
    .where(
      and(
        balanceSettings.auto_is_on,
        paymentMethods.is_default,
        isUntold,
        or(...months.map((month) => eq(endMonth, month))),
      ),
    );
}

/** Whether the caller is the one to tell of a card; nobody else is told so then. Must run in the transaction that tells. */
export async function claimNotification(tx: Ctx, card: ChargedCard): Promise<boolean> {
  const claimed = await tx.db
    .update(paymentMethods)
    .set({ expiry_told_month: card.month })
    .where(
      and(
        eq(paymentMethods.company_id, card.company_id),
        eq(paymentMethods.id, card.id),
        eq(paymentMethods.is_default, true),
        isUntold,
      ),
    )
    .returning({ id: paymentMethods.id });
  return claimed.length === 1;
}
