import { and, count, desc, eq, gt, isNull, min, sql } from 'drizzle-orm';
import type { Ctx } from '../../../platform/context.ts';
import { users } from '../account/account.table.ts';
import { invitations, type InvitationRow } from './member.table.ts';

const open = and(isNull(invitations.accepted_at), isNull(invitations.revoked_at));
const openOf = (company_id: string) => and(eq(invitations.company_id, company_id), open);

/** A page of a company's unanswered invitations with who sent them, the newest first; and how many there are. */
export async function findInvitations(ctx: Ctx, company_id: string, page: { limit: number; offset: number }) {
  const [rows, total] = await Promise.all([
    ctx.db
      .select({ invitation: invitations, inviter: users })
      .from(invitations)
      .innerJoin(users, eq(users.id, invitations.invited_by))
      .where(openOf(company_id))
      .orderBy(desc(invitations.created_at), desc(invitations.id))
      .limit(page.limit)
      .offset(page.offset),
    countInvitations(ctx, company_id),
  ]);
  return { rows, total };
}

export async function countInvitations(ctx: Ctx, company_id: string): Promise<number> {
  const [row] = await ctx.db.select({ total: count() }).from(invitations).where(openOf(company_id));
  return row?.total ?? 0;
}

/** The unanswered invitation of an email, locked until the transaction ends. */
export async function lockOpenInvitation(ctx: Ctx, company_id: string, email: string): Promise<InvitationRow | null> {
  const [row] = await ctx.db
    .select()
    .from(invitations)
    .where(and(openOf(company_id), sql`lower(${invitations.email}) = lower(${email})`))
    .for('update');
  return row ?? null;
}

/** A company's own invitation, answered or not, locked until the transaction ends; null for another company's. */
export async function lockInvitation(ctx: Ctx, company_id: string, id: string): Promise<InvitationRow | null> {
  const [row] = await ctx.db
    .select()
    .from(invitations)
    .where(and(eq(invitations.id, id), eq(invitations.company_id, company_id)))
    .for('update');
  return row ?? null;
}

/** The unanswered invitation whose link holds this secret, of whatever company; expired ones are left out. */
export async function findInvitationOfToken(ctx: Ctx, token_hash: string, now: number): Promise<InvitationRow | null> {
  const [row] = await ctx.db
    .select()
    .from(invitations)
    .where(and(eq(invitations.token_hash, token_hash), open, gt(invitations.expires_at, now)));
  return row ?? null;
}

export async function insertInvitation(ctx: Ctx, row: typeof invitations.$inferInsert): Promise<InvitationRow> {
  const [written] = await ctx.db.insert(invitations).values(row).returning();
  if (!written) throw new Error('The invitation was not written');
  return written;
}

export async function endInvitation(
  ctx: Ctx,
  id: string,
  end: { revoked_at: number } | { accepted_at: number; accepted_by: string },
): Promise<void> {
  await ctx.db.update(invitations).set(end).where(eq(invitations.id, id));
}

/** Takes back what somebody invited who may not invite any longer. */
export async function revokeInvitationsOf(ctx: Ctx, company_id: string, user_id: string, now: number): Promise<void> {
  await ctx.db
    .update(invitations)
    .set({ revoked_at: now })
    .where(and(openOf(company_id), eq(invitations.invited_by, user_id)));
}

/** How many invitations a company sent after `since`, to one email or to all; and when the first of them was. */
export async function countSent(ctx: Ctx, company_id: string, since: number, email?: string) {
  const [row] = await ctx.db
    .select({ sent: count(), first_at: min(invitations.created_at) })
    .from(invitations)
    .where(
      and(
        eq(invitations.company_id, company_id),
        gt(invitations.created_at, since),
        email === undefined ? undefined : sql`lower(${invitations.email}) = lower(${email})`,
      ),
    );
  return { sent: row?.sent ?? 0, first_at: row?.first_at ?? since };
}
