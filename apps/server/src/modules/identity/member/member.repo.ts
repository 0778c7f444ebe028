import { and, asc, count, eq, inArray, isNull, max, sql } from 'drizzle-orm';
import type { Ctx, Role } from '../../../platform/context.ts';
import { companies, users, type UserRow } from '../account/account.table.ts';
import { sessions } from '../session/session.table.ts';
import { socialIdentities, type SocialIdentityRow } from '../social-login/social-login.table.ts';

/** A person of a company, and what the list says of them besides. */
export interface MemberRecord {
  user: UserRow;
  last_seen_at: number | null;
  providers: SocialIdentityRow['provider'][];
}

const living = (company_id: string) => and(eq(users.company_id, company_id), isNull(users.disabled_at));

/** Who may do what in a company changes one after the other: holds the company until the transaction ends. */
export async function lockCompany(ctx: Ctx, company_id: string): Promise<void> {
  await ctx.db.select({ id: companies.id }).from(companies).where(eq(companies.id, company_id)).for('update');
}

/** A page of a company's people, owners first; and how many there are. */
export async function findMembers(ctx: Ctx, company_id: string, page: { limit: number; offset: number }) {
  const [rows, total] = await Promise.all([
    ctx.db
      .select()
      .from(users)
      .where(living(company_id))
      .orderBy(sql`array_position(array['owner', 'staff', 'staff_ro'], ${users.role})`, asc(users.name), asc(users.id))
      .limit(page.limit)
      .offset(page.offset),
    countMembers(ctx, company_id),
  ]);
  return { rows: await withTraces(ctx, rows), total };
}

/**
 * What else the list says of people: when they were last seen, and the other providers they sign in with. An admin of
 * Sampan who acts as somebody leaves no trace here.
 */
async function withTraces(ctx: Ctx, rows: UserRow[]): Promise<MemberRecord[]> {
  const ids = rows.map(({ id }) => id);
  // One after the other: in a transaction there is one connection.
  const seen = await ctx.db
    .select({ user_id: sessions.user_id, last_seen_at: max(sessions.last_seen_at) })
    .from(sessions)
    .where(and(inArray(sessions.user_id, ids), isNull(sessions.impersonator_id)))
    .groupBy(sessions.user_id);
  const ways = await ctx.db
    .select({ user_id: socialIdentities.user_id, provider: socialIdentities.provider })
    .from(socialIdentities)
    .where(inArray(socialIdentities.user_id, ids));
  return rows.map((user) => ({
    user,
    last_seen_at: seen.find(({ user_id }) => user_id === user.id)?.last_seen_at ?? null,
    providers: ways.filter(({ user_id }) => user_id === user.id).map(({ provider }) => provider),
  }));
}

export async function countMembers(ctx: Ctx, company_id: string): Promise<number> {
  const [row] = await ctx.db.select({ total: count() }).from(users).where(living(company_id));
  return row?.total ?? 0;
}

/** A person of the company; null for another company's and for removed ones. */
export async function findMember(ctx: Ctx, company_id: string, user_id: string): Promise<MemberRecord | null> {
  const rows = await ctx.db
    .select()
    .from(users)
    .where(and(living(company_id), eq(users.id, user_id)));
  const [member] = await withTraces(ctx, rows);
  return member ?? null;
}

export async function hasMemberWithEmail(ctx: Ctx, company_id: string, email: string): Promise<boolean> {
  const rows = await ctx.db
    .select({ id: users.id })
    .from(users)
    .where(and(living(company_id), sql`lower(${users.email}) = lower(${email})`));
  return rows.length > 0;
}

export async function writeRole(ctx: Ctx, company_id: string, user_id: string, role: Role): Promise<void> {
  await ctx.db
    .update(users)
    .set({ role })
    .where(and(eq(users.id, user_id), eq(users.company_id, company_id)));
}

export async function insertMember(ctx: Ctx, row: typeof users.$inferInsert): Promise<void> {
  await ctx.db.insert(users).values(row);
}

/**
 * Takes somebody out of the company for good. The row stays, for what they did carries its id; every way to sign in leaves
 * it, so that the email and the phone number may be used again.
 */
export async function disableMember(ctx: Ctx, company_id: string, user_id: string, now: number): Promise<void> {
  await ctx.db
    .update(users)
    .set({ disabled_at: now, email: null, login_phone: null, password_hash: null })
    .where(and(eq(users.id, user_id), eq(users.company_id, company_id)));
  await ctx.db.delete(socialIdentities).where(eq(socialIdentities.user_id, user_id));
}
