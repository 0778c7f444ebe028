import { epochSeconds } from '../../../platform/clock.ts';
import { requireSession, type Ctx } from '../../../platform/context.ts';
import { touchSession } from './session.repo.ts';

/** Records that somebody looks at the page of this session, to the second (spec 7 track-active). Idempotent. */
export async function trackActive({ ctx }: { ctx: Ctx }): Promise<void> {
  const actor = requireSession(ctx);
  await touchSession(ctx, actor.session_id, epochSeconds(ctx.clock));
}
