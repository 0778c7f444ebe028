import { and, desc, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import { epochSeconds } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { decodeCursor, offsetOf } from '../../../platform/page.ts';
import { foldText } from '../../shipping/order/index.ts';
import { productImages } from './product-image.table.ts';
import { products, type ProductRow } from './product.table.ts';

/** Counting stops here, as in every list. */
const COUNT_BOUND = 10_000;

/** One product of a company; throws `not_found`, for another company's too. */
export async function findProduct(ctx: Ctx, company_id: string, id: string): Promise<ProductRow> {
  const [row] = await ctx.db
    .select()
    .from(products)
    .where(and(eq(products.company_id, company_id), eq(products.id, id)));
  if (!row) throw new DomainError('not_found');
  return row;
}

/** A product on sale by its public handle, or null: archived ones are not there. */
export async function findProductOnSale(ctx: Ctx, public_id: string): Promise<ProductRow | null> {
  const [row] = await ctx.db
    .select()
    .from(products)
    .where(and(eq(products.public_id, public_id), isNull(products.archived_at)));
  return row ?? null;
}

export type NewProduct = typeof products.$inferInsert;
export type ProductChange = Partial<Omit<ProductRow, 'company_id' | 'id' | 'public_id' | 'created_at'>>;

export async function insertProduct(ctx: Ctx, row: NewProduct): Promise<ProductRow> {
  const [written] = await ctx.db.insert(products).values(row).returning();
  if (!written) throw new DomainError('internal');
  return written;
}

/** Writes a change. `stock_delta` is added to the stock; null when the stock does not allow it, and nothing is written then. */
export async function writeProduct(
  ctx: Ctx,
  row: Pick<ProductRow, 'company_id' | 'id'>,
  change: ProductChange,
  stock_delta = 0,
): Promise<ProductRow | null> {
  const [written] = await ctx.db
    .update(products)
    .set({
      ...change,
      ...(stock_delta === 0 ? {} : { stock_quantity: sql`${products.stock_quantity} + ${stock_delta}` }),
      updated_at: epochSeconds(ctx.clock),
    })
    .where(
      and(
        eq(products.company_id, row.company_id),
        eq(products.id, row.id),
        stock_delta < 0 ? sql`${products.stock_quantity} + ${stock_delta} >= 0` : undefined,
      ),
    )
    .returning();
  return written ?? null;
}

export interface ProductListQuery {
  page: number;
  per_page: number;
  cursor?: string | undefined;
  status: 'active' | 'archived';
  search?: string | undefined;
}

function filtersOf(company_id: string, query: ProductListQuery): SQL[] {
  const text = foldText(query.search ?? '').replaceAll(/[\\%_]/gu, (sign) => `\\${sign}`);
  return [
    eq(products.company_id, company_id),
    query.status === 'archived' ? isNotNull(products.archived_at) : isNull(products.archived_at),
    ...(text === '' ? [] : [sql`${products.search_key} like ${`%${text}%`}`]),
  ];
}

/** One page of a company's products, newest first, and whether more follow. */
export async function findProductPage(
  ctx: Ctx,
  company_id: string,
  query: ProductListQuery,
): Promise<{ rows: ProductRow[]; last: { at: number; id: string } | null }> {
  const filters = filtersOf(company_id, query);
  const cursor = query.cursor === undefined ? null : decodeCursor(query.cursor);
  if (cursor) filters.push(sql`(${products.created_at}, ${products.id}) < (${cursor.at}, ${cursor.id})`);
  const rows = await ctx.db
    .select()
    .from(products)
    .where(and(...filters))
    .orderBy(desc(products.created_at), desc(products.id))
    .limit(query.per_page + 1)
    .offset(cursor ? 0 : offsetOf(query.page, query.per_page));
  const page = rows.slice(0, query.per_page);
  const last = rows.length > query.per_page ? page.at(-1) : undefined;
  return { rows: page, last: last ? { at: last.created_at, id: last.id } : null };
}

/** How many products a list holds, counted up to a bound. */
export async function countProducts(ctx: Ctx, company_id: string, query: ProductListQuery) {
  const bounded = ctx.db
    .select({ one: sql`1`.as('one') })
    .from(products)
    .where(and(...filtersOf(company_id, query)))
    .limit(COUNT_BOUND + 1)
    .as('bounded');
  const [row] = await ctx.db.select({ n: sql<string>`count(*)` }).from(bounded);
  const n = Number(row?.n ?? 0);
  return { total: Math.min(n, COUNT_BOUND), is_exact: n <= COUNT_BOUND };
}

/** Whether a company uploaded the picture of that name. */
export async function isImageOfCompany(ctx: Ctx, company_id: string, name: string): Promise<boolean> {
  const [row] = await ctx.db
    .select({ name: productImages.name })
    .from(productImages)
    .where(and(eq(productImages.name, name), eq(productImages.company_id, company_id)));
  return row !== undefined;
}
