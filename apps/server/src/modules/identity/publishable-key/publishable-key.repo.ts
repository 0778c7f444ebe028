import { and, count, desc, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Ctx } from '../../../platform/context.ts';
import { preparedQuery } from '../../../platform/database/prepared-query.ts';
import { publishableKeys, type PublishableKeyRow } from './publishable-key.table.ts';

/** A page of a company's keys, working ones first, the newest on top; and how many there are. */
export async function findKeysOfCompany(ctx: Ctx, company_id: string, page: { limit: number; offset: number }) {
  const of_company = eq(publishableKeys.company_id, company_id);
  const [rows, [counted]] = await Promise.all([
    ctx.db
      .select()
      .from(publishableKeys)
      .where(of_company)
      .orderBy(
        sql`${publishableKeys.revoked_at} is not null`,
        desc(publishableKeys.created_at),
        desc(publishableKeys.id),
      )
      .limit(page.limit)
      .offset(page.offset),
    ctx.db.select({ total: count() }).from(publishableKeys).where(of_company),
  ]);
  return { rows, total: counted?.total ?? 0 };
}

/** A company's own key, locked until the transaction ends; null for another company's. */
export async function lockKey(ctx: Ctx, company_id: string, id: string): Promise<PublishableKeyRow | null> {
  const [row] = await ctx.db
    .select()
    .from(publishableKeys)
    .where(and(eq(publishableKeys.id, id), eq(publishableKeys.company_id, company_id)))
    .for('update');
  return row ?? null;
}

export async function insertKey(ctx: Ctx, row: typeof publishableKeys.$inferInsert): Promise<PublishableKeyRow> {
  const [written] = await ctx.db.insert(publishableKeys).values(row).returning();
  if (!written) throw new Error('The publishable key was not written');
  return written;
}

export type KeyChange = Partial<Pick<PublishableKeyRow, 'name' | 'allowed_origins' | 'scopes' | 'revoked_at'>>;

export async function changeKey(ctx: Ctx, row: PublishableKeyRow, change: KeyChange): Promise<PublishableKeyRow> {
  await ctx.db
    .update(publishableKeys)
    .set(change)
    .where(and(eq(publishableKeys.id, row.id), eq(publishableKeys.company_id, row.company_id)));
  return { ...row, ...change };
}

/** The key with this text, revoked or not, of whatever company: a page says nothing else about itself. */
export async function readKey(ctx: Ctx, key: string): Promise<PublishableKeyRow | null> {
  const [row] = await byText(ctx.db).execute({ key });
  return row ?? null;
}

/** Every call of a page with a widget asks this. */
const byText = preparedQuery((db) =>
  db
    .select()
    .from(publishableKeys)
    .where(eq(publishableKeys.key, sql.placeholder('key')))
    .prepare('publishable_key'),
);

/** Notes that a key was used, unless that was noted after `before`. */
export async function touchKey(ctx: Ctx, id: string, last_used_at: number, before: number): Promise<void> {
  await ctx.db
    .update(publishableKeys)
    .set({ last_used_at })
    .where(
      and(
        eq(publishableKeys.id, id),
        or(isNull(publishableKeys.last_used_at), lt(publishableKeys.last_used_at, before)),
      ),
    );
}
