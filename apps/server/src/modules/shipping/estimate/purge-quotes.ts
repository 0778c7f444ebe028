import { epochSeconds } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { deleteOldQuotes } from './quote.repo.ts';

/** Long enough to answer a question about last week's price; quotes hold addresses, so they are not kept for good. */
const KEPT_S = 7 * 86_400;
/** Nobody comes back for a price that nobody in particular asked for. */
const KEPT_FOR_ANYBODY_S = 3_600;

/** Deletes old quotes. Run by a job, any number of times, by any server. */
export async function purgeQuotes(ctx: Pick<Ctx, 'db' | 'clock'>): Promise<number> {
  const now = epochSeconds(ctx.clock);
  return deleteOldQuotes(ctx, { company: now - KEPT_S, anybody: now - KEPT_FOR_ANYBODY_S });
}
