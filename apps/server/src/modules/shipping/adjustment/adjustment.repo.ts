import type { AdjustmentState } from '@sampan/contract';
import { and, asc, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { epochSeconds } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { decodeCursor, offsetOf } from '../../../platform/page.ts';
import { adjustments, type AdjustmentRow } from './adjustment.table.ts';

export interface AdjustmentFilter {
  /** Null: of every company, for people of Sampan. */
  company_id: string | null;
  state?: AdjustmentState | undefined;
  order_id?: string | undefined;
}

export interface PageQuery {
  page: number;
  per_page: number;
  cursor?: string | undefined;
}

function filtersOf({ company_id, state, order_id }: AdjustmentFilter): SQL[] {
  return [
    ...(company_id === null ? [] : [eq(adjustments.company_id, company_id)]),
    ...(state === undefined ? [] : [eq(adjustments.state, state)]),
    ...(order_id === undefined ? [] : [eq(adjustments.order_id, order_id)]),
  ];
}

/** One adjustment; throws `not_found`, for another company's too. `lock` keeps others from deciding it meanwhile. */
export async function findAdjustment(
  ctx: Ctx,
  company_id: string | null,
  id: string,
  options: { lock?: boolean } = {},
): Promise<AdjustmentRow> {
  const query = ctx.db
    .select()
    .from(adjustments)
    .where(and(eq(adjustments.id, id), ...filtersOf({ company_id })));
  const [row] = options.lock ? await query.for('update') : await query;
  if (!row) throw new DomainError('not_found');
  return row;
}

/** A page of a list, the newest first; `oldest_first` is for what waits to be decided. */
export async function findAdjustmentPage(
  ctx: Ctx,
  filter: AdjustmentFilter,
  query: PageQuery,
  options: { oldest_first?: boolean } = {},
): Promise<{ rows: AdjustmentRow[]; last: { at: number; id: string } | null }> {
  const filters = filtersOf(filter);
  const cursor = query.cursor === undefined ? null : decodeCursor(query.cursor);
  const { created_at, id } = adjustments;
  if (cursor)
    filters.push(
      options.oldest_first
        ? sql`(${created_at}, ${id}) > (${cursor.at}, ${cursor.id}::uuid)`
        : sql`(${created_at}, ${id}) < (${cursor.at}, ${cursor.id}::uuid)`,
    );
  const order = options.oldest_first ? asc : desc;
  const found = await ctx.db
    .select()
    .from(adjustments)
    .where(and(...filters))
    .orderBy(order(created_at), order(id))
    .limit(query.per_page + 1)
    .offset(cursor ? 0 : offsetOf(query.page, query.per_page));
  const rows = found.slice(0, query.per_page);
  const last = found.length > query.per_page ? rows.at(-1) : undefined;
  return { rows, last: last ? { at: last.created_at, id: last.id } : null };
}

/** The next rows of a company behind `last`, the newest first: for files, which read a list to its end. */
export async function findAdjustmentsBehind(
  ctx: Ctx,
  filter: AdjustmentFilter,
  last: AdjustmentRow | null,
  limit: number,
): Promise<AdjustmentRow[]> {
  const { created_at, id } = adjustments;
  return ctx.db
    .select()
    .from(adjustments)
    .where(
      and(
        ...filtersOf(filter),
        last ? sql`(${created_at}, ${id}) < (${last.created_at}, ${last.id}::uuid)` : undefined,
      ),
    )
    .orderBy(desc(created_at), desc(id))
    .limit(limit);
}

/** How many there are in each state and what they come to; sums of what the same filter lists. */
export async function sumAdjustments(
  ctx: Ctx,
  filter: AdjustmentFilter,
): Promise<{ state: AdjustmentState; count: number; amount_minor: number }[]> {
  const rows = await ctx.db
    .select({
      state: adjustments.state,
      count: sql<string>`count(*)`,
      amount_minor: sql<string>`sum(${adjustments.amount_minor})`,
    })
    .from(adjustments)
    .where(and(...filtersOf(filter)))
    .groupBy(adjustments.state);
  return rows.map((row) => ({ state: row.state, count: Number(row.count), amount_minor: Number(row.amount_minor) }));
}

export type AdjustmentChange = Partial<Omit<AdjustmentRow, 'id' | 'company_id' | 'created_at'>>;

/** Moves an adjustment on, only from the states it may come from. Throws `adjustment_closed` when somebody else was faster. */
export async function transitionAdjustment(
  tx: Ctx,
  id: string,
  from: readonly AdjustmentState[],
  change: AdjustmentChange,
): Promise<AdjustmentRow> {
  const [row] = await tx.db
    .update(adjustments)
    .set({ ...change, updated_at: epochSeconds(tx.clock) })
    .where(and(eq(adjustments.id, id), inArray(adjustments.state, [...from])))
    .returning();
  if (!row) throw new DomainError('adjustment_closed');
  return row;
}

/** The adjustment whose price stands for a label, the latest of those that were not taken back; null when it was bought so. */
export async function findOpenAdjustment(tx: Ctx, purchase_id: string): Promise<AdjustmentRow | null> {
  const [row] = await tx.db
    .select()
    .from(adjustments)
    .where(
      and(
        eq(adjustments.purchase_id, purchase_id),
        inArray(adjustments.state, ['open', 'disputed', 'due', 'charged', 'credited']),
      ),
    )
    .orderBy(desc(adjustments.created_at), desc(adjustments.id))
    .limit(1);
  return row ?? null;
}
