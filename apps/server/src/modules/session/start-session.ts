import { epochSeconds } from '../../kernel/clock.ts';
import type { Ctx } from '../../kernel/context.ts';
import { newId, newSecret, hashSecret } from '../../kernel/ids.ts';
import { sessions } from './session.table.ts';

/** Whatever happens, a session ends after this long (trust 4.2). */
const LIFE_S = 7 * 24 * 3600;

/** Starts a session with a token of its own. The token leaves the server here and is never stored. */
export async function startSession(
  ctx: Ctx,
  user_id: string,
): Promise<{ token: string; session_id: string; expires_at: number }> {
  const token = newSecret();
  const now = epochSeconds(ctx.clock);
  const session = {
    id: newId(),
    token_hash: hashSecret(token),
    user_id,
    created_at: now,
    last_seen_at: now,
    expires_at: now + LIFE_S,
  };
  await ctx.db.insert(sessions).values(session);
  return { token, session_id: session.id, expires_at: session.expires_at };
}
