import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Ctx } from '../../../platform/context.ts';
import type { Database } from '../../../platform/database/database.ts';
import { preparedQuery } from '../../../platform/database/prepared-query.ts';
import { companies, users } from '../account/account.table.ts';
import { hasAdminRights } from '../account/index.ts';
import { hashSecret } from '../../../platform/ids.ts';
import { sessions } from './session.table.ts';

/** A session with the person and the company it is of, by its token, which is stored hashed; null when there is none. */
export async function readSessionOfToken(ctx: Ctx, token: string) {
  const [row] = await byToken(ctx.db).execute({ token_hash: hashSecret(token) });
  return row ?? null;
}

/** The same by the session's id. */
export async function readSessionOfId(ctx: Ctx, session_id: string) {
  const [row] = await byId(ctx.db).execute({ id: session_id });
  return row ?? null;
}

function selectWithPerson(db: Database) {
  return db
    .select({ session: sessions, user: users, company: companies })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user_id))
    .innerJoin(companies, eq(companies.id, users.company_id));
}

/** Every call of a signed-in person asks this. */
const byToken = preparedQuery((db) =>
  selectWithPerson(db)
    .where(eq(sessions.token_hash, sql.placeholder('token_hash')))
    .prepare('session_of_token'),
);
const byId = preparedQuery((db) =>
  selectWithPerson(db)
    .where(eq(sessions.id, sql.placeholder('id')))
    .prepare('session_of_id'),
);

/** A person of a company; null when there is none. */
export async function readPerson(ctx: Ctx, company_id: string, user_id: string) {
  const [row] = await ctx.db
    .select({ user: users, company: companies })
    .from(users)
    .innerJoin(companies, eq(companies.id, users.company_id))
    .where(and(eq(users.id, user_id), eq(users.company_id, company_id)));
  return row ?? null;
}

/** Sessions with whose they are. */
export function selectSessions(ctx: Ctx) {
  return ctx.db
    .select({ session: sessions, name: users.name, email: users.email })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user_id));
}

/** Whether somebody has the rights of an admin of Sampan still: who no longer has, acts as nobody else from then on. */
export async function isAdmin(ctx: Ctx, user_id: string): Promise<boolean> {
  const [admin] = await ctx.db
    .select({ is_admin: users.is_admin, two_factor_at: users.two_factor_at, disabled_at: users.disabled_at })
    .from(users)
    .where(eq(users.id, user_id));
  return admin !== undefined && hasAdminRights(ctx, admin) && admin.disabled_at === null;
}

/** The company of each of these people. */
export async function companiesOf(ctx: Ctx, user_ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const people = await ctx.db
    .select({ id: users.id, company_id: users.company_id })
    .from(users)
    .where(inArray(users.id, user_ids));
  return new Map(people.map(({ id, company_id }) => [id, company_id]));
}

/** Notes that a session was used. */
export async function touchSession(ctx: Ctx, session_id: string, last_seen_at: number): Promise<void> {
  await ctx.db.update(sessions).set({ last_seen_at }).where(eq(sessions.id, session_id));
}
