import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Ctx } from '../../../platform/context.ts';
import { products, type ProductRow } from './product.table.ts';

type Key = Pick<ProductRow, 'company_id' | 'id'>;

const keyOf = (key: Key) => and(eq(products.company_id, key.company_id), eq(products.id, key.id));

/**
 * Sets units aside in one conditional statement: all of them, or none and false. Never read and then written, so that a
 * hundred buyers at once come out exact. A product that was archived meanwhile has nothing to give.
 */
export async function reserveStock(ctx: Ctx, key: Key, quantity: number): Promise<boolean> {
  const changed = await ctx.db
    .update(products)
    .set({
      stock_quantity: sql`${products.stock_quantity} - ${quantity}`,
      reserved_quantity: sql`${products.reserved_quantity} + ${quantity}`,
    })
    .where(and(keyOf(key), isNull(products.archived_at), sql`${products.stock_quantity} >= ${quantity}`))
    .returning({ id: products.id });
  return changed.length === 1;
}

/** Puts units that were set aside back on sale. The caller sees to it that it happens once. */
export async function releaseStock(ctx: Ctx, key: Key, quantity: number): Promise<void> {
  await ctx.db
    .update(products)
    .set({
      stock_quantity: sql`${products.stock_quantity} + ${quantity}`,
      reserved_quantity: sql`${products.reserved_quantity} - ${quantity}`,
    })
    .where(keyOf(key));
}

/** Units that were sold come back on sale: the shop never sent them. The caller sees to it that it happens once. */
export async function restock(ctx: Ctx, key: Key, quantity: number): Promise<void> {
  await ctx.db
    .update(products)
    .set({ stock_quantity: sql`${products.stock_quantity} + ${quantity}` })
    .where(keyOf(key));
}

/** Units that were set aside are sold. The caller sees to it that it happens once. */
export async function sellReserved(ctx: Ctx, key: Key, quantity: number): Promise<void> {
  await ctx.db
    .update(products)
    .set({ reserved_quantity: sql`${products.reserved_quantity} - ${quantity}` })
    .where(keyOf(key));
}
