import type { Product } from '@sampan/contract';
import { requireActor, type Ctx } from '../../../platform/context.ts';
import { encodeCursor } from '../../../platform/page.ts';
import { presentProduct } from './present-product.ts';
import { countProducts, findProduct, findProductPage, type ProductListQuery } from './product.repo.ts';

/** The company's products, newest first (spec 1 'Product listings'). */
export async function listProducts({ ctx, query }: { ctx: Ctx; query: ProductListQuery }) {
  const { company_id } = requireActor(ctx);
  const page = await findProductPage(ctx, company_id, query);
  const { total, is_exact } = await countProducts(ctx, company_id, query);
  return {
    records: page.rows.map((row) => presentProduct(ctx, row)),
    total,
    total_is_exact: is_exact,
    page: query.page,
    per_page: query.per_page,
    next_cursor: page.last ? encodeCursor(page.last) : null,
  };
}

/** One product of the company. Throws `not_found`. */
export async function getProduct({ ctx, id }: { ctx: Ctx; id: string }): Promise<Product> {
  return presentProduct(ctx, await findProduct(ctx, requireActor(ctx).company_id, id));
}
