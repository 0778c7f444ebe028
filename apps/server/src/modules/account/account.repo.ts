import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Ctx } from '../../kernel/context.ts';
import { companies, users, type CompanyRow, type UserRow } from './account.table.ts';

export interface Person {
  user: UserRow;
  company: CompanyRow;
}

export async function findPersonByEmail(ctx: Ctx, email: string): Promise<Person | null> {
  const [row] = await ctx.db
    .select({ user: users, company: companies })
    .from(users)
    .innerJoin(companies, eq(companies.id, users.company_id))
    .where(sql`lower(${users.email}) = lower(${email})`);
  return row ?? null;
}

export async function findPerson(ctx: Ctx, user_id: string): Promise<Person | null> {
  const [row] = await ctx.db
    .select({ user: users, company: companies })
    .from(users)
    .innerJoin(companies, eq(companies.id, users.company_id))
    .where(eq(users.id, user_id));
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

/** The next parcel number of a company, e.g. SP-100482. Two callers at once get two numbers. */
export async function takeOrderNumber(ctx: Ctx, company_id: string): Promise<string> {
  const [row] = await ctx.db
    .update(companies)
    .set({ next_order_number: sql`${companies.next_order_number} + 1` })
    .where(eq(companies.id, company_id))
    .returning({ next: companies.next_order_number });
  return `SP-${100_000 + (row?.next ?? 1) - 1}`;
}
