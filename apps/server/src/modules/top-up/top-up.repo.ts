import { and, eq, gt, inArray, lte, ne, sql } from 'drizzle-orm';
import type { Ctx } from '../../kernel/context.ts';
import { topUps, type TopUpRow } from './top-up.table.ts';

export async function insertTopUp(ctx: Ctx, row: TopUpRow): Promise<void> {
  await ctx.db.insert(topUps).values(row);
}

/** A company's own top-up; null for another company's. */
export async function findTopUp(ctx: Ctx, company_id: string, id: string): Promise<TopUpRow | null> {
  const [row] = await ctx.db
    .select()
    .from(topUps)
    .where(and(eq(topUps.company_id, company_id), eq(topUps.id, id)));
  return row ?? null;
}

/** The top-up a payment is for, locked until the transaction ends. */
export async function lockTopUp(ctx: Ctx, id: string): Promise<TopUpRow | null> {
  const [row] = await ctx.db.select().from(topUps).where(eq(topUps.id, id)).for('update');
  return row ?? null;
}

export async function changeTopUp(ctx: Ctx, row: TopUpRow, change: Partial<TopUpRow>): Promise<TopUpRow> {
  const [changed] = await ctx.db.update(topUps).set(change).where(eq(topUps.id, row.id)).returning();
  return changed ?? row;
}

/** One top-up of a company is begun at a time, so that a double click is seen as one. */
export async function lockTopUps(ctx: Ctx, company_id: string): Promise<void> {
  await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtext('top_ups'), hashtext(${company_id}))`);
}

/** Whether the same was asked a moment ago and may have been charged. */
export async function hasTwin(
  ctx: Ctx,
  twin: Pick<TopUpRow, 'company_id' | 'amount_minor' | 'card_id'>,
  since: number,
): Promise<boolean> {
  const rows = await ctx.db
    .select({ id: topUps.id })
    .from(topUps)
    .where(
      and(
        eq(topUps.company_id, twin.company_id),
        eq(topUps.amount_minor, twin.amount_minor),
        eq(topUps.card_id, twin.card_id),
        ne(topUps.status, 'failed'),
        gt(topUps.created_at, since),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** Leases open top-ups whose provider is to be asked; another server leaves them alone until `until`. */
export async function leaseOpenTopUps(ctx: Ctx, now: number, until: number, limit: number): Promise<TopUpRow[]> {
  return ctx.db.transaction(async (tx) => {
    const due = await tx
      .select({ id: topUps.id })
      .from(topUps)
      .where(lte(topUps.ask_at, now))
      .orderBy(topUps.ask_at)
      .limit(limit)
      .for('update', { skipLocked: true });
    if (due.length === 0) return [];
    return tx
      .update(topUps)
      .set({ ask_at: until })
      .where(
        inArray(
          topUps.id,
          due.map(({ id }) => id),
        ),
      )
      .returning();
  });
}
