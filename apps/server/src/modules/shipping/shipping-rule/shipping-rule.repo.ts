import { eq, sql } from 'drizzle-orm';
import type { Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { shippingRules, type ShippingRulesRow, type StoredRule } from './shipping-rule.table.ts';

export async function findShippingRules(
  ctx: Pick<Ctx, 'db'>,
  company_id: string,
): Promise<Omit<ShippingRulesRow, 'company_id' | 'updated_at'>> {
  const [row] = await ctx.db.select().from(shippingRules).where(eq(shippingRules.company_id, company_id));
  return row ?? { rules: [], sku_weights: [], revision: 0 };
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

/** Replaces the table. Throws `changed_meanwhile` where it is no longer at the revision that was changed. */
export async function writeShippingRules(
  ctx: Ctx,
  row: Omit<ShippingRulesRow, 'revision'>,
  changed: number | undefined,
): Promise<ShippingRulesRow> {
  const [written] = await ctx.db
    .insert(shippingRules)
    .values(row)
    .onConflictDoUpdate({
      target: shippingRules.company_id,
      set: { ...row, revision: sql`${shippingRules.revision} + 1` },
      ...(changed === undefined ? {} : { setWhere: eq(shippingRules.revision, changed) }),
    })
    .returning();
  if (!written) throw new DomainError('changed_meanwhile');
  return written;
}
