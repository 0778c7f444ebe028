import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Ctx } from '../../../platform/context.ts';
import { companies, users, type CompanyRow, type UserRow } from './account.table.ts';

export interface UserWithCompany {
  user: UserRow;
  company: CompanyRow;
}

/**
 * Who proved that an email is theirs; at most one person. People who merely wrote it when they registered are nobody here:
 * an email belongs to who can read it (docs/decisions/0016).
 */
export async function findUserByVerifiedEmail(ctx: Ctx, email: string): Promise<UserWithCompany | null> {
  const [row] = await personQuery(ctx).where(
    and(sql`lower(${users.email}) = lower(${email})`, eq(users.is_mail_verified, true)),
  );
  return row ?? null;
}

/** The first who registered with an email that they did not prove yet. */
export async function findUnverifiedByEmail(ctx: Ctx, email: string): Promise<UserWithCompany | null> {
  const [row] = await personQuery(ctx)
    .where(and(sql`lower(${users.email}) = lower(${email})`, eq(users.is_mail_verified, false)))
    .orderBy(users.created_at, users.id)
    .limit(1);
  return row ?? null;
}

/** Who signs in with a phone number, in E.164. */
export async function findUserByLoginPhone(ctx: Ctx, login_phone: string): Promise<UserWithCompany | null> {
  const [row] = await personQuery(ctx).where(eq(users.login_phone, login_phone));
  return row ?? null;
}

export async function findUser(ctx: Ctx, user_id: string): Promise<UserWithCompany | null> {
  const [row] = await personQuery(ctx).where(eq(users.id, user_id));
  return row ?? null;
}

function personQuery(ctx: Ctx) {
  return ctx.db
    .select({ user: users, company: companies })
    .from(users)
    .innerJoin(companies, eq(companies.id, users.company_id));
}

/** The company with an invite code; null when nobody has it. */
export async function findCompanyByInvite(ctx: Ctx, invite_code: string): Promise<CompanyRow | null> {
  const [row] = await ctx.db.select().from(companies).where(eq(companies.invite_code, invite_code.toUpperCase()));
  return row ?? null;
}

export async function findCompany(ctx: Ctx, company_id: string): Promise<CompanyRow | null> {
  const [row] = await ctx.db.select().from(companies).where(eq(companies.id, company_id));
  return row ?? null;
}

/** Who a company's own mail goes to: its owner, the first of them. */
export async function findOwner(ctx: Ctx, company_id: string): Promise<UserRow | null> {
  const [row] = await ctx.db
    .select()
    .from(users)
    .where(and(eq(users.company_id, company_id), eq(users.role, 'owner'), isNull(users.disabled_at)))
    .orderBy(users.created_at, users.id)
    .limit(1);
  return row ?? null;
}

/** All who own a company and still belong to it: who is told when its safety is at stake. */
export async function findOwners(ctx: Ctx, company_id: string): Promise<UserRow[]> {
  return ctx.db
    .select()
    .from(users)
    .where(and(eq(users.company_id, company_id), eq(users.role, 'owner'), isNull(users.disabled_at)))
    .orderBy(users.created_at, users.id);
}

/** The next parcel numbers of a company, e.g. SP-100482. Two callers at once get different ones. */
export async function allocateOrderNumbers(ctx: Ctx, company_id: string, count: number): Promise<string[]> {
  const [row] = await ctx.db
    .update(companies)
    .set({ next_order_number: sql`${companies.next_order_number} + ${count}` })
    .where(eq(companies.id, company_id))
    .returning({ next: companies.next_order_number });
  const first = 100_000 + (row?.next ?? count) - count;
  return Array.from({ length: count }, (_, at) => `SP-${first + at}`);
}
