import type { ClaimState } from '@sampan/contract';
import { and, asc, count, eq, sql } from 'drizzle-orm';
import type { Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { decodeCursor, offsetOf } from '../../../platform/page.ts';
import { users } from '../../identity/account/account.table.ts';
import { claims, type ClaimRow } from './claim.table.ts';

/** The claim of a parcel with the name of who opened it. */
export async function findOrderClaim(
  ctx: Ctx,
  company_id: string,
  order_id: string,
): Promise<(ClaimRow & { user_name: string }) | null> {
  const [row] = await ctx.db
    .select({ claim: claims, user_name: users.name })
    .from(claims)
    .leftJoin(users, eq(users.id, claims.user_id))
    .where(and(eq(claims.company_id, company_id), eq(claims.order_id, order_id)));
  return row ? { ...row.claim, user_name: row.user_name ?? '' } : null;
}

/** A claim of any company, for people of Sampan; throws `not_found`. `lock` keeps others from answering it meanwhile. */
export async function findClaim(
  ctx: Ctx,
  id: string,
  options: { lock?: boolean } = {},
): Promise<ClaimRow & { user_name: string }> {
  const query = ctx.db.select().from(claims).where(eq(claims.id, id));
  const [row] = options.lock ? await query.for('update') : await query;
  if (!row) throw new DomainError('not_found');
  const [user] = await ctx.db.select({ name: users.name }).from(users).where(eq(users.id, row.user_id));
  return { ...row, user_name: user?.name ?? '' };
}

export async function insertClaim(tx: Ctx, row: ClaimRow): Promise<void> {
  await tx.db.insert(claims).values(row);
}

/** Moves a claim on, only from the state it may come from. Throws `claim_closed` when somebody else was faster. */
export async function moveClaim(
  tx: Ctx,
  id: string,
  from: ClaimState,
  change: Partial<Pick<ClaimRow, 'state' | 'granted_minor' | 'answer' | 'answered_at' | 'pay_by' | 'paid_at'>>,
): Promise<ClaimRow> {
  const [row] = await tx.db
    .update(claims)
    .set(change)
    .where(and(eq(claims.id, id), eq(claims.state, from)))
    .returning();
  if (!row) throw new DomainError('claim_closed');
  return row;
}

/** A page of the claims in a state, the oldest first: they have waited longest. */
export async function findClaimPage(
  ctx: Ctx,
  { state, page, per_page, cursor }: { state: ClaimState; page: number; per_page: number; cursor?: string | undefined },
): Promise<{ rows: ClaimRow[]; total: number; last: { at: number; id: string } | null }> {
  const after = cursor === undefined ? null : decodeCursor(cursor);
  const in_state = eq(claims.state, state);
  const found = await ctx.db
    .select()
    .from(claims)
    .where(
      and(in_state, after ? sql`(${claims.created_at}, ${claims.id}) > (${after.at}, ${after.id}::uuid)` : undefined),
    )
    .orderBy(asc(claims.created_at), asc(claims.id))
    .limit(per_page + 1)
    .offset(after ? 0 : offsetOf(page, per_page));
  const [counted] = await ctx.db.select({ total: count() }).from(claims).where(in_state);
  const rows = found.slice(0, per_page);
  const last = found.length > per_page ? rows.at(-1) : undefined;
  return { rows, total: counted?.total ?? 0, last: last ? { at: last.created_at, id: last.id } : null };
}
