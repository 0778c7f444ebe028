import { epochSeconds } from '../../../platform/clock.ts';
import type { Actor, Ctx } from '../../../platform/context.ts';
import { hasAcceptedTerms, hasAdminRights, requiresEmailVerification } from '../account/index.ts';
import { isAdmin, readPerson, readSessionOfId, readSessionOfToken, touchSession } from './session.repo.ts';

/** A session unused for this long has ended (trust 4.2). */
export const IDLE_S = 12 * 3600;
/** `last_seen_at` is written at most this often: reading must not write on every call. */
const SEEN_EVERY_S = 60;

/** Who a session is, by its token; null when it is unknown, ended or too old. */
export async function findActor(ctx: Ctx, token: string): Promise<Actor | null> {
  return actorOf(ctx, await readSessionOfToken(ctx, token));
}

/** The same by session id, for a live connection that must close when its session ends. */
export async function findActorOfSession(ctx: Ctx, session_id: string): Promise<Actor | null> {
  return actorOf(ctx, await readSessionOfId(ctx, session_id));
}

/** A person of a company without a session: whoever started work that goes on by itself. Null when the person has left. */
export async function findActorOfPerson(
  ctx: Ctx,
  { company_id, user_id }: { company_id: string; user_id: string },
): Promise<Actor | null> {
  const row = await readPerson(ctx, company_id, user_id);
  if (!row || row.user.disabled_at !== null) return null;
  return { ...rightsOf(ctx, row), session_id: null, impersonator_id: null };
}

async function actorOf(ctx: Ctx, row: Awaited<ReturnType<typeof readSessionOfToken>>): Promise<Actor | null> {
  const now = epochSeconds(ctx.clock);
  if (!row || row.session.ended_at !== null) return null;
  if (row.user.disabled_at !== null) return null;
  if (row.session.impersonator_id !== null && !(await isAdmin(ctx, row.session.impersonator_id))) return null;
  if (row.session.expires_at <= now || row.session.last_seen_at + IDLE_S <= now) return null;
  if (row.session.last_seen_at + SEEN_EVERY_S < now) await touchSession(ctx, row.session.id, now);
  return {
    ...rightsOf(ctx, row),
    session_id: row.session.id,
    impersonator_id: row.session.impersonator_id,
    ...(row.session.impersonator_id === null ? {} : { impersonated_until: row.session.expires_at }),
  };
}

function rightsOf(ctx: Ctx, row: NonNullable<Awaited<ReturnType<typeof readPerson>>>) {
  return {
    user_id: row.user.id,
    company_id: row.company.id,
    api_key: null,
    role: row.user.role,
    country_code: row.company.country_code,
    is_admin: hasAdminRights(ctx, row.user),
    is_test: row.company.is_test,
    payment_type: row.company.payment_type,
    is_mail_verified: row.user.is_mail_verified,
    requires_email_verification: requiresEmailVerification(ctx, row.user),
    accept_locad: hasAcceptedTerms(row.user),
  };
}
