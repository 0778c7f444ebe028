import type { CountryCode } from '@sampan/country-rules';
import { eq } from 'drizzle-orm';
import type { Ctx } from '../../../platform/context.ts';
import { balanceSettings, type BalanceSettingRow } from './balance-setting.table.ts';
import { defaultsOf } from './low-balance-default.ts';

/** A company's settings, or what they are before anybody chose. */
export async function findBalanceSetting(
  ctx: Ctx,
  company: { id: string; country_code: CountryCode },
): Promise<BalanceSettingRow> {
  const [row] = await ctx.db.select().from(balanceSettings).where(eq(balanceSettings.company_id, company.id));
  return row ?? { company_id: company.id, ...defaultsOf(company.country_code) };
}

/** The same, made when it is not there, and locked until the transaction ends: one look at a company's balance at a time. */
export async function lockBalanceSetting(
  tx: Ctx,
  company: { id: string; country_code: CountryCode },
): Promise<BalanceSettingRow> {
  const mine = eq(balanceSettings.company_id, company.id);
  await tx.db
    .insert(balanceSettings)
    .values({ company_id: company.id, ...defaultsOf(company.country_code) })
    .onConflictDoNothing();
  const [row] = await tx.db.select().from(balanceSettings).where(mine).for('update');
  if (!row) throw new Error(`Company ${company.id} has no balance settings`);
  return row;
}

export async function changeBalanceSetting(
  tx: Ctx,
  row: BalanceSettingRow,
  change: Partial<BalanceSettingRow>,
): Promise<BalanceSettingRow> {
  const [changed] = await tx.db
    .update(balanceSettings)
    .set(change)
    .where(eq(balanceSettings.company_id, row.company_id))
    .returning();
  return changed ?? row;
}
