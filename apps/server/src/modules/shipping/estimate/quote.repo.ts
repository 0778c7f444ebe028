import { and, asc, desc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type { Ctx } from '../../../platform/context.ts';
import { insertRows } from '../../../platform/database/insert-rows.ts';
import { quotes } from './estimate.table.ts';
import type { QuoteRow } from './estimate.table.ts';

type Store = Pick<Ctx, 'db'>;

/** The youngest quote for a question that still holds. */
export async function findQuoteFor(ctx: Store, params_hash: string, now: number): Promise<QuoteRow | null> {
  const [row] = await ctx.db
    .select()
    .from(quotes)
    .where(and(eq(quotes.params_hash, params_hash), gt(quotes.expires_at, now)))
    .orderBy(desc(quotes.created_at))
    .limit(1);
  return row ?? null;
}

/** The youngest quotes that still hold for questions, by their hash. */
export async function findQuotesFor(
  ctx: Store,
  hashes: readonly string[],
  now: number,
): Promise<ReadonlyMap<string, QuoteRow>> {
  const rows = await ctx.db
    .select()
    .from(quotes)
    .where(and(sql`${quotes.params_hash} = any(${sql.param([...hashes])}::text[])`, gt(quotes.expires_at, now)))
    .orderBy(asc(quotes.created_at));
  return new Map(rows.map((row) => [row.params_hash, row]));
}

/** A company's own quote; another company's is not found. */
export async function findQuote(ctx: Store, company_id: string, id: string): Promise<QuoteRow | null> {
  const [row] = await ctx.db
    .select()
    .from(quotes)
    .where(and(eq(quotes.id, id), eq(quotes.company_id, company_id)));
  return row ?? null;
}

export async function storeQuote(ctx: Store, row: QuoteRow): Promise<void> {
  await ctx.db.insert(quotes).values(row);
}

/** Stores many quotes in one statement. */
export async function storeQuotes(ctx: Store, rows: readonly QuoteRow[]): Promise<void> {
  await insertRows(ctx.db, quotes, rows);
}

/** Deletes quotes that expired long ago, those of companies and those of anybody; answers how many. What was bought is kept with the order. */
export async function deleteOldQuotes(ctx: Store, before: { company: number; anybody: number }): Promise<number> {
  const gone = await ctx.db
    .delete(quotes)
    .where(
      or(lt(quotes.expires_at, before.company), and(lt(quotes.expires_at, before.anybody), isNull(quotes.company_id))),
    )
    .returning({ id: quotes.id });
  return gone.length;
}
