import type { AdminPerson } from '@sampan/contract';
import { and, count, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { rulesOf } from '@sampan/country-rules';
import { epochSeconds } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { hashSecret } from '../../../platform/ids.ts';
import { companies, users, type CompanyRow, type UserRow } from '../account/account.table.ts';
import { sessions } from '../session/session.table.ts';
import { loginAsGrants } from './login-as.table.ts';

const MOST_PEOPLE = 20;

/** People whose name, email or company holds the text. Admins of Sampan look across companies; nobody else may call this. */
export async function searchPersons(ctx: Ctx, search: string): Promise<AdminPerson[]> {
  const like = `%${search.replaceAll(/[\\%_]/gu, String.raw`\$&`)}%`;
  const rows = await ctx.db
    .select({ user: users, company: companies })
    .from(users)
    .innerJoin(companies, eq(companies.id, users.company_id))
    .where(
      or(
        sql`${users.email} ilike ${like}`,
        sql`unaccent(${users.name}) ilike unaccent(${like})`,
        sql`unaccent(${companies.name}) ilike unaccent(${like})`,
      ),
    )
    .orderBy(companies.name, users.created_at, users.id)
    .limit(MOST_PEOPLE);
  return rows.map(({ user, company }) => ({
    id: user.id,
    name: user.name,
    email: user.email ?? '',
    company_name: company.name,
    country_code: company.country_code,
    company_role: user.role,
    may_login_as: mayBeActedFor(user, company),
  }));
}

/** Never another admin, nobody who was removed, nobody in a country that is closed (trust 4.4, design 8.4). */
export function mayBeActedFor(user: UserRow, company: CompanyRow): boolean {
  return !user.is_admin && user.disabled_at === null && !rulesOf(company.country_code).is_closed;
}

export interface Grant {
  user_id: string;
  reason: string;
}

/** Spends a grant of this admin; null when it is unknown, somebody else's, used or too old. Two calls at once: one gets it. */
export async function consumeGrant(ctx: Ctx, admin_id: string, token: string): Promise<Grant | null> {
  const now = epochSeconds(ctx.clock);
  const [grant] = await ctx.db
    .update(loginAsGrants)
    .set({ used_at: now })
    .where(
      and(
        eq(loginAsGrants.token_hash, hashSecret(token)),
        eq(loginAsGrants.admin_id, admin_id),
        isNull(loginAsGrants.used_at),
        gt(loginAsGrants.expires_at, now),
      ),
    )
    .returning({ user_id: loginAsGrants.user_id, reason: loginAsGrants.reason });
  return grant ?? null;
}

/** How often an admin began to act as somebody since then. Must run in a transaction: calls at once wait for one another. */
export async function countStarts(tx: Ctx, admin_id: string, since: number): Promise<number> {
  await tx.db.select({ id: users.id }).from(users).where(eq(users.id, admin_id)).for('update');
  const [row] = await tx.db
    .select({ n: count() })
    .from(sessions)
    .where(and(eq(sessions.impersonator_id, admin_id), gt(sessions.created_at, since)));
  return row?.n ?? 0;
}
