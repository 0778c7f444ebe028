import { eq } from 'drizzle-orm';
import type { Ctx } from '../../../platform/context.ts';
import { shippingRules, type ShippingRulesRow, type StoredRule } from './shipping-rule.table.ts';

export async function findShippingRules(
  ctx: Pick<Ctx, 'db'>,
  company_id: string,
): Promise<Pick<ShippingRulesRow, 'rules' | 'sku_weights'>> {
  const [row] = await ctx.db.select().from(shippingRules).where(eq(shippingRules.company_id, company_id));
  return row ?? { rules: [], sku_weights: [] };
}

/** The rules of a company in the order in which they are asked. */
export async function findRules(ctx: Pick<Ctx, 'db'>, company_id: string): Promise<readonly StoredRule[]> {
  return (await findShippingRules(ctx, company_id)).rules;
}

/** Grams of one piece by SKU. */
export async function findSkuWeights(ctx: Pick<Ctx, 'db'>, company_id: string): Promise<ReadonlyMap<string, number>> {
  const { sku_weights } = await findShippingRules(ctx, company_id);
  return new Map(sku_weights.map(({ sku, weight_g }) => [sku, weight_g]));
}

export async function writeShippingRules(ctx: Ctx, row: ShippingRulesRow): Promise<void> {
  await ctx.db.insert(shippingRules).values(row).onConflictDoUpdate({ target: shippingRules.company_id, set: row });
}
