import { epochSeconds } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { newId, newSecret, hashSecret } from '../../../platform/ids.ts';
import { sessions, type SessionMethod } from './session.table.ts';

/** Whatever happens, a session ends after this long (trust 4.2). */
const LIFE_S = 7 * 24 * 3600;
/** An admin acts as somebody else no longer than this (design 8.6). */
const IMPERSONATION_LIFE_S = 3600;

export interface NewSession {
  user_id: string;
  method: SessionMethod;
  /** The admin who acts as `user_id`. */
  impersonator_id?: string;
}

/** Starts a session with a token of its own. The token leaves the server here and is never stored. */
export async function startSession(
  ctx: Ctx,
  { user_id, method, impersonator_id }: NewSession,
): Promise<{ token: string; session_id: string; expires_at: number }> {
  const token = newSecret();
  const now = epochSeconds(ctx.clock);
  const session = {
    id: newId(),
    token_hash: hashSecret(token),
    user_id,
    method,
    impersonator_id: impersonator_id ?? null,
    ip: ctx.ip,
    user_agent: ctx.user_agent,
    created_at: now,
    last_seen_at: now,
    expires_at: now + (impersonator_id === undefined ? LIFE_S : IMPERSONATION_LIFE_S),
  };
  await ctx.db.insert(sessions).values(session);
  return { token, session_id: session.id, expires_at: session.expires_at };
}
