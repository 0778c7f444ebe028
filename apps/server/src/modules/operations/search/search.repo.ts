import { and, desc, eq, inArray, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { Ctx } from '../../../platform/context.ts';
import { likeText } from '../../shipping/order/index.ts';
import { orders, type OrderRow } from '../../shipping/order/order.table.ts';
import { mayBeNear, type SearchWords } from './search-words.ts';

/** Near spellings and single letters have no index: they are looked for among so many of the newest parcels. */
const RECENT = 1_500;
/** A part of a number that so many parcels have is common: in the order it is wanted in, a page of them is found sooner. */
const COMMON = 1_500;
const NEAR_ENOUGH = 0.5;
/** Counting a person's parcels stops here. */
export const PERSON_COUNT_BOUND = 100;

/** Parcels that a typed number names whole: they come first. */
export async function findByWholeNumber(ctx: Ctx, company_id: string, whole: string): Promise<OrderRow[]> {
  const upper = whole.toUpperCase();
  return ctx.db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.company_id, company_id),
        or(eq(orders.number, upper), and(isNotNull(orders.tracking_code), eq(orders.tracking_code, upper))),
      ),
    )
    .limit(2);
}

/**
 * Parcels with all the words, the newest first; the archived ones behind the others. What few have is read from the trigrams,
 * once: they cost most where all parcels share some of a word's, as of a whole number. Numbers are looked for among more, since
 * they follow one another: parts of them lie close together, perhaps far from the newest, while names lie everywhere.
 */
export async function findByWords(
  ctx: Ctx,
  company_id: string,
  { words, is_indexed }: SearchWords,
  limit: number,
): Promise<OrderRow[]> {
  const match = and(...words.map((word) => sql`search_key like ${likeText(word)}`));
  if (!is_indexed) return findRecent(ctx, company_id, match, limit);
  const common = words.some((word) => /\d/u.test(word)) ? COMMON : limit;
  const any = await ctx.db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.company_id, company_id), match))
    .limit(common);
  if (any.length < common) return findByIds(ctx, company_id, any, limit);
  const current = await findOrdered(
    ctx,
    and(eq(orders.company_id, company_id), isNull(orders.archived_at), match),
    limit,
  );
  if (current.length >= limit) return current;
  const archived = and(eq(orders.company_id, company_id), isNotNull(orders.archived_at), match);
  return [...current, ...(await findOrdered(ctx, archived, limit - current.length))];
}

/** Recent parcels with words written nearly so. */
export async function findNearly(
  ctx: Ctx,
  company_id: string,
  { words }: SearchWords,
  limit: number,
): Promise<OrderRow[]> {
  if (!words.some(mayBeNear)) return [];
  const match = words.map((word) =>
    mayBeNear(word)
      ? sql`word_similarity(${word}, search_key) >= ${NEAR_ENOUGH}::real`
      : sql`search_key like ${likeText(word)}`,
  );
  return findRecent(ctx, company_id, and(...match), limit);
}

/** How many parcels went to each of some phones, in the form they are stored in. */
export async function countByPhone(
  ctx: Ctx,
  company_id: string,
  phones: readonly string[],
): Promise<Map<string, number>> {
  if (phones.length === 0) return new Map();
  const { rows } = await ctx.db.execute<{ phone: string; n: string }>(sql`
    select phone, (
      select count(*) from (
        select 1 from orders
        where company_id = ${company_id} and (shipping_address ->> 'phone') = phone limit ${PERSON_COUNT_BOUND + 1}
      ) counted
    ) as n
    from unnest(${sql.param([...phones])}::text[]) as phone`);
  return new Map(rows.map((row) => [row.phone, Number(row.n)]));
}

async function findOrdered(ctx: Ctx, wanted: SQL | undefined, limit: number): Promise<OrderRow[]> {
  return ctx.db.select().from(orders).where(wanted).orderBy(desc(orders.created_at), desc(orders.id)).limit(limit);
}

async function findRecent(ctx: Ctx, company_id: string, match: SQL | undefined, limit: number): Promise<OrderRow[]> {
  const recent = ctx.db
    .select({ id: orders.id, search_key: orders.search_key })
    .from(orders)
    .where(and(eq(orders.company_id, company_id), isNull(orders.archived_at)))
    .orderBy(desc(orders.created_at), desc(orders.id))
    .limit(RECENT)
    .as('recent');
  const found = await ctx.db.select({ id: recent.id }).from(recent).where(match).limit(limit);
  return findByIds(ctx, company_id, found, limit);
}

async function findByIds(
  ctx: Ctx,
  company_id: string,
  found: readonly { id: string }[],
  limit: number,
): Promise<OrderRow[]> {
  if (found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  return ctx.db
    .select()
    .from(orders)
    .where(and(eq(orders.company_id, company_id), inArray(orders.id, ids)))
    .orderBy(sql`archived_at is not null`, desc(orders.created_at), desc(orders.id))
    .limit(limit);
}
