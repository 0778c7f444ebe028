import type { Session } from '@sampan/contract';
import { rulesOf } from '@sampan/country-rules';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { epochSeconds } from '../../../platform/clock.ts';
import { requireSession, type Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { findUser } from '../account/index.ts';
import { presentUser } from '../profile/index.ts';
import { findActor, startSession } from '../session/index.ts';
import { countStarts, mayBeActedFor, consumeGrant } from './login-as.repo.ts';

const WINDOW_S = 3600;
const MOST_STARTS = 10;

/**
 * Opens a session in the name of somebody for an admin (spec 4 'Login as'): by a grant the admin made, or by an access token
 * of that person. It ends after 60 minutes whatever happens, and the kernel refuses in it what cannot be undone. Never onto
 * another admin, never out of such a session, at most ten times an hour (trust 5). Both sides' logs say so.
 * Throws `login_as_token_dead`, `current_account`, `login_as_refused`, `country_closed`, `rate_limited`.
 */
export async function loginAs({ ctx, access_token }: { ctx: Ctx; access_token: string }): Promise<Session> {
  try {
    return await open(ctx, access_token);
  } catch (refused) {
    if (refused instanceof DomainError)
      await recordAudit(ctx, {
        action: 'login_as.refused',
        object_type: 'user',
        object_id: requireSession(ctx).user_id,
        details: { code: refused.code },
        result: 'refused',
      });
    throw refused;
  }
}

async function open(ctx: Ctx, access_token: string): Promise<Session> {
  const admin = requireSession(ctx);
  return withTransaction(ctx, async (tx) => {
    const target = await targetOf(tx, admin.user_id, access_token);
    if (!target) throw new DomainError('login_as_token_dead');
    if (target.user_id === admin.user_id) throw new DomainError('current_account');
    const found = await findUser(tx, target.user_id);
    if (!found) throw new DomainError('login_as_token_dead');
    if (rulesOf(found.company.country_code).is_closed) throw new DomainError('country_closed');
    if (!mayBeActedFor(found.user, found.company)) throw new DomainError('login_as_refused');
    const since = epochSeconds(tx.clock) - WINDOW_S;
    if ((await countStarts(tx, admin.user_id, since)) >= MOST_STARTS)
      throw new DomainError('rate_limited', { retry_after_s: WINDOW_S });
    const started = await startSession(tx, {
      user_id: found.user.id,
      method: 'login_as',
      impersonator_id: admin.user_id,
    });
    await recordAudit(tx, {
      action: 'login_as.start',
      object_type: 'session',
      object_id: started.session_id,
      company_id: found.company.id,
      subject_id: found.user.id,
      details: target.reason === null ? { by: 'access_token' } : { by: 'grant', reason: target.reason },
    });
    const actor = await findActor(tx, started.token);
    const user = await presentUser({ ...tx, actor }, found);
    return { token: started.token, expires_at: started.expires_at, user };
  });
}

/** Whom a token is for: a grant is spent by this, the session of an access token goes on. Null for a dead one. */
async function targetOf(
  tx: Ctx,
  admin_id: string,
  token: string,
): Promise<{ user_id: string; reason: string | null } | null> {
  const grant = await consumeGrant(tx, admin_id, token);
  if (grant) return grant;
  const actor = await findActor(tx, token);
  // Somebody else's borrowed session is no proof of that person.
  return actor && actor.impersonator_id === null && actor.api_key === null
    ? { user_id: actor.user_id, reason: null }
    : null;
}
