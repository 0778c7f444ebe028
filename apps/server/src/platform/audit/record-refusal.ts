import type { Endpoint } from '@sampan/contract';
import type { Ctx } from '../context.ts';
import { DomainError } from '../errors.ts';
import { recordAudit } from './record-audit.ts';

/** Refusals that tell of a hidden control somebody reached anyway. */
const TELLING: ReadonlySet<string> = new Set(['forbidden', 'impersonation_refused']);

/**
 * Notes that somebody who is signed in was refused an endpoint (trust 4.25). The answer stays what it is. What secret keys
 * are refused stands in the request log, where a robot that repeats itself hides nobody's deeds.
 */
export async function recordRefusal(ctx: Ctx, endpoint: Endpoint, refused: unknown): Promise<void> {
  if (!ctx.actor || ctx.actor.api_key || !(refused instanceof DomainError) || !TELLING.has(refused.code)) return;
  await recordAudit(ctx, {
    action: 'access.refused',
    object_type: 'endpoint',
    object_id: endpoint.name,
    details: { code: refused.code },
    result: 'refused',
  });
}

/**
 * The ghost-user header selects somebody the session may act as, and grants nothing (design 8.7): the person of the session,
 * which for an impersonation is the one it is for. Anybody else is refused with 403, and that is noted.
 */
export async function requireImpersonationRight(ctx: Ctx, ghost_user_id: string | undefined): Promise<void> {
  if (!ctx.actor || !ghost_user_id || ghost_user_id === ctx.actor.user_id) return;
  await recordAudit(ctx, {
    action: 'ghost_user.refused',
    object_type: 'user',
    object_id: ghost_user_id.slice(0, 60),
    result: 'refused',
  });
  throw new DomainError('forbidden');
}
